"""What if: a rewind, a branch with the same luck or with new luck, the tree and the comparison."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from crypt_core.crypt.components import KINDS
from crypt_core.crypt.events import GhostRolled
from crypt_core.crypt.game import CRYPT
from crypt_core.engine import record
from crypt_core.engine.timeline import Moment, Timeline
from crypt_widgets.opening import Opened
from crypt_widgets.present_whatif import told_moments, whatif_data
from crypt_widgets.session import Session
from tests.browser.tutor_page import WHATIF, TutorPage, game
from tests.finished import finished

Open = Callable[..., TutorPage]
SCRUB = f'{WHATIF} [data-action="scrub"]'
NODE = f'{WHATIF} [data-node="%d"]'
PLAYED = ("a4 b2", "recover", "a6")


@pytest.fixture
def at_whatif(at_table: Open) -> Open:
    """``at_whatif(timeline)``: the page that tests take turns at, with what-if beside the table."""

    def take(timeline: Timeline) -> TutorPage:
        tutor = at_table(timeline)
        tutor.tool("whatif")
        return tutor

    return take


def ghost_roll(moment: Moment) -> tuple[int, ...]:
    return next(step.event.faces for step in moment.steps if isinstance(step.event, GhostRolled))


def scrub(tutor: TutorPage, index: int) -> None:
    """To the stop with this number."""
    tutor.find(SCRUB).fill(str(index))
    tutor.page.wait_for_timeout(200)  # a sweep of the slider is sent when it comes to rest
    tutor.settle()


def test_the_slider_says_what_the_table_shows(at_whatif: Open) -> None:
    """While a claim is played out it is that which is told, and then what is to be decided."""
    tutor = at_whatif(game())
    tutor.decide("a4 b2")
    told = f"{WHATIF} .wi-moment"
    assert not tutor.deciding
    assert tutor.text(told).startswith("Round 1, You: 4 on")
    assert "being played out" in tutor.find(SCRUB).get_attribute("aria-valuetext")
    tutor.go_on()
    assert tutor.deciding
    assert tutor.text(told) == "Round 1, You: to be decided"
    scrub(tutor, 0)
    assert tutor.text(told).startswith("Round 1, You: 4 on")
    assert "being played out" not in tutor.text(told)


def test_rewind_and_branch_with_the_same_luck(at_whatif: Open) -> None:
    played = game(*PLAYED)
    tutor = at_whatif(played)
    assert tutor.find(SCRUB).get_attribute("max") == str(len(PLAYED))
    assert tutor.find(f"{WHATIF} .wi-table").count() == 0
    scrub(tutor, 0)
    assert tutor.timeline.place.moment == 0
    assert tutor.deciding, "one may decide otherwise there"
    tutor.decide("b6")
    branch = tutor.timeline.moment
    assert branch.parent == 0
    assert branch.luck == played.moments[1].luck
    assert ghost_roll(branch) == ghost_roll(played.moments[1]), "the same key, the same roll"
    tutor.go_on()

    # The tree has both lines, and the branch is where one is.
    assert tutor.find(f"{WHATIF} [data-node]").count() == len(PLAYED) + 2
    assert tutor.find(f"{WHATIF} .wi-now").get_attribute("data-node") == str(branch.id)
    assert tutor.find(f"{NODE % branch.id} .wi-fresh").count() == 0

    # The comparison says what Python says, of both lines as far as the shorter has got.
    timeline = tutor.timeline
    longer, tip = timeline.leaves()
    then = timeline.line(longer.id)[tip.depth]
    assert then.state.round == tip.state.round < longer.state.round
    first, second = (timeline.rows([moment.id], 0)[0] for moment in (then, tip))
    for row in (first, second):
        row["collectors"] = row["score"] - row["coins"] - row["ready"]
    cells = [
        row.split("\t") for row in tutor.find(f"{WHATIF} .wi-table tbody tr").all_inner_texts()
    ]
    assert [row[1:3] for row in cells] == [
        [str(first[figure]), str(second[figure])]
        for figure in (*KINDS, "coins", "collectors", "ready", "score")
    ]
    for _, left, right, difference in cells:
        told = 0 if difference == "=" else int(difference.replace("−", "-"))
        assert int(right) - int(left) == told


def test_new_luck_is_drawn_afresh_and_marked(at_whatif: Open) -> None:
    tutor = at_whatif(game(*PLAYED))
    scrub(tutor, 0)
    tutor.find('[data-action="luck-new"]').check()
    tutor.settle()
    tutor.decide("a4 b2")
    branch = tutor.timeline.moment
    assert branch.id == len(PLAYED) + 1, "the same decision, yet a branch of its own"
    assert branch.luck != tutor.timeline.moments[1].luck
    assert tutor.find(f"{NODE % branch.id} .wi-fresh").is_visible()
    assert tutor.find('[data-action="luck-same"]').is_checked(), "new luck is for one branch"


def test_tree_leads_to_any_moment_by_mouse_and_keyboard(at_whatif: Open) -> None:
    tutor = at_whatif(game(*PLAYED))
    tutor.click(NODE % 1)
    assert tutor.timeline.place.moment == 1
    assert tutor.find(f"{WHATIF} .wi-looking").is_visible()
    tutor.click(f'{WHATIF} [data-action="back-to-game"]')
    assert tutor.timeline.place.moment == len(PLAYED)
    assert not tutor.find(f"{WHATIF} .wi-looking").is_visible()

    def focused() -> str | None:
        found = tutor.page.evaluate("document.activeElement.dataset.node ?? null")
        return None if found is None else str(found)

    tutor.find(NODE % len(PLAYED)).focus()
    tutor.press("ArrowUp")
    assert focused() == "2"
    assert tutor.timeline.place.moment == len(PLAYED), "only Enter goes there"
    tutor.press("Enter")
    assert tutor.timeline.place.moment == 2
    assert focused() == "2"
    tutor.press("Home")
    assert focused() == "0"
    tutor.press("ArrowDown Enter")
    assert tutor.timeline.place.moment == 1
    tutor.press("End Enter")
    assert tutor.timeline.place.moment == len(PLAYED)
    # One stop of the tab order, whatever its size.
    stops = tutor.find(f'{WHATIF} [data-node][tabindex="0"]')
    assert stops.count() == 1


def test_a_branch_folds_and_lines_to_compare_can_be_chosen(at_whatif: Open) -> None:
    timeline = game(*PLAYED)
    timeline.go(0)
    timeline.play(timeline.game.read_move("b6", timeline.state))
    timeline.go(0)
    timeline.play(timeline.game.read_move("c1", timeline.state))
    tutor = at_whatif(game())
    tutor.load(record.save_text(timeline))
    tutor.find('[data-action="compare-a"]').select_option("1")
    tutor.settle()
    tutor.find('[data-action="compare-b"]').select_option("2")
    tutor.settle()
    heads = tutor.find(f"{WHATIF} .wi-table thead th").all_inner_texts()
    assert re.search(r"1\b", heads[0])
    assert re.search(r"2\b", heads[1])
    count = tutor.find(f"{WHATIF} [data-node]").count()
    tutor.click(f'{NODE % 0} [data-action="fold"]')
    assert tutor.find(f"{WHATIF} [data-node]").count() == count - 2
    assert tutor.find(NODE % 0).get_attribute("aria-expanded") == "false"
    tutor.find(NODE % 0).focus()
    tutor.press("ArrowRight")
    assert tutor.find(f"{WHATIF} [data-node]").count() == count


def test_lines_are_compared_by_what_may_be_expected_when_that_is_asked(at_whatif: Open) -> None:
    """By keyboard: the button gives way to what it brings, and the keyboard stays there."""
    timeline = game(*PLAYED)
    timeline.go(0)
    timeline.play(timeline.game.read_move("b6", timeline.state))
    tutor = at_whatif(game())
    tutor.load(record.save_text(timeline))
    told = f"{WHATIF} .wi-expected"
    assert not tutor.find(told).count()
    tutor.find(f'{WHATIF} [data-action="expect"]').focus()
    tutor.press("Enter")
    assert tutor.page.evaluate("document.activeElement.matches('.wi-expected')")
    rows = [row.split("\t") for row in tutor.find(f"{told} tbody tr").all_inner_texts()]
    session = Session("en", Opened(tutor.timeline, tutor.seats))
    session.receive({"do": "expect", "a": 0, "b": 1})
    compared = whatif_data(session)["compare"]
    assert compared is not None
    assert [[cell.strip() for cell in row] for row in rows] == compared["expected"]["rows"]
    # What is compared now has not been asked about.
    tutor.find('[data-action="luck-new"]').check()
    tutor.settle()
    tutor.decide("a6")
    assert tutor.find(f'{WHATIF} [data-action="expect"]').is_visible()


def test_players_of_the_same_name_are_compared_apart(at_whatif: Open) -> None:
    timeline = Timeline(CRYPT, CRYPT.setup({"players": 2}), 7)
    for _ in range(2):
        timeline.play(CRYPT.legal_moves(timeline.state)[0])
    timeline.go(0)
    timeline.play(CRYPT.legal_moves(timeline.state)[1])
    tutor = at_whatif(game())
    tutor.load(Opened(timeline, ["person", "person"], names=("Ann", "Ann")).record())
    assert tutor.find(f"{WHATIF} .wi-whose").all_inner_texts() == ["Ann", "Ann"]
    bodies = tutor.find(f"{WHATIF} .wi-table tbody")
    figures = [
        [row.split("\t")[0] for row in body.all_inner_texts()[0].splitlines()[1:]]
        for body in bodies.all()
    ]
    assert len(figures) == 2
    assert figures[0] == figures[1]
    assert len(set(figures[0])) == len(figures[0]) > 5


def test_the_tree_on_the_page_is_the_whole_tree(at_whatif: Open) -> None:
    """However it came to be: played, branched, loaded, or in another language."""
    tutor = at_whatif(game(*PLAYED))

    def check(lang: str) -> None:
        told = told_moments(Session(lang, Opened(tutor.timeline, tutor.seats)))
        shown = tutor.find(f"{WHATIF} [data-node]").evaluate_all(
            "all => all.map((it) => [it.dataset.node, it.querySelector('.wi-move').textContent])"
        )
        assert sorted((int(node), label) for node, label in shown) == [
            (node, item["label"]) for node, item in enumerate(told)
        ]

    check("en")
    scrub(tutor, 1)
    tutor.decide("b6")
    check("en")
    tutor.go_on()
    tutor.decide("a6")
    check("en")
    tutor.find('[data-action="lang"]').select_option("it")
    tutor.settle()
    check("it")
    kept = tutor.kept
    tutor.new_game(seed=3)
    assert tutor.find(f"{WHATIF} [data-node]").count() == 1
    tutor.decide("a6")
    check("it")
    tutor.load(kept)
    check("it")
    assert tutor.kept == kept
    tutor.reload()
    check("it")
    # Whoever has the page next finds it in English.
    tutor.find('[data-action="lang"]').select_option("en")
    tutor.settle()


def test_back_to_the_end_of_a_finished_game_one_stays_at_the_tree(at_whatif: Open) -> None:
    tutor = at_whatif(finished())
    tutor.tool("whatif")
    tutor.click(NODE % 1)
    tutor.click(f'{WHATIF} [data-action="back-to-game"]')
    assert tutor.over
    assert tutor.find(WHATIF).is_visible()
