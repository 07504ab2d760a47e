"""The session behind the panels: who sees what, looking back, and how games come and go."""

from __future__ import annotations

import random
from typing import Any

import pytest

from crypt_core.crypt import events as ev
from crypt_core.crypt.components import Setup
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.state import CLAIM, OVER, POTTERY
from crypt_core.crypt.views import view
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.words import LANGS
from crypt_widgets.games.crypt.ribbon import ribbon
from crypt_widgets.games.crypt.table.present import table_data
from crypt_widgets.panels.frame.present import frame_data
from crypt_widgets.panels.story.present import story_data
from crypt_widgets.panels.whatif.present import told_moments, whatif_data
from crypt_widgets.tutoring.cache import Cache
from crypt_widgets.tutoring.narration import shown
from crypt_widgets.tutoring.opening import Opened, new_game
from crypt_widgets.tutoring.session import Session
from crypt_widgets.tutoring.shell import Shell
from tests.crypt.build import table as posed
from tests.messages import send

PEOPLE = {"players": 2, "seats": ["person", "person"]}


def session(**fields: Any) -> Session:
    return Session("en", new_game({"seed": 3, **fields}))


def ask(at: Session, **message: Any) -> None:
    send(at, message)


def read(at: Session, **message: Any) -> None:
    """The same of somebody who reads what is told of it."""
    send(Shell(at), message)


def table(at: Session) -> dict[str, Any]:
    return table_data(at, view(at.timeline.state, at.viewer))


def values(at: Session, player: int) -> list[int | None]:
    """The values of a player's treasures as the table shows them."""
    held = table(at)["players"][player]["treasures"]
    return [card["value"] for kind in held for card in kind["cards"]]


def play(at: Session, *moves: str) -> None:
    """Make decisions one after another, passing the screen whenever it must be."""
    for move in moves:
        ask(at, do="play", move=move)
        assert at.draft.verdict is None, at.draft.verdict
        ask(at, do="continue")
        if at.curtain:
            ask(at, do="curtain")


@pytest.fixture
def hot_seat() -> Session:
    """Two people; the first has collected a face-down treasure, the second is at the screen."""
    at = session(**PEOPLE)
    down = next(slot for slot, t in enumerate(at.timeline.state.crypt) if t and not t.up)
    play(at, f"{'abc'[down]}1", "recover", "recover")
    assert at.shown_to == at.asked == 1
    return at


def test_a_game_without_secrets_needs_no_curtain() -> None:
    at = session(**PEOPLE)
    ask(at, do="play", move="a1")
    ask(at, do="continue")
    assert not at.curtain
    assert at.viewer == at.asked == 1


def test_who_was_done_with_the_window_before_claim_is_still_offered_it() -> None:
    """Until Claim begins, beside whatever the one who is asked now may do."""
    held = ("pottery1 pottery2", "pottery3 pottery4")
    state = posed("idols4 jewelry2 remains1?", *held, sides="AAABAA", stage=POTTERY)
    at = Session("en", Opened(Timeline(CRYPT, state.setup, 3, state), ["person", "person"]))
    ask(at, do="play", move="done")
    assert (at.viewer, at.asked) == (1, 1)
    offered = {button["move"]: button["label"] for button in table(at)["ask"]["buttons"]}
    assert set(offered) == {"take c", "done", "P1: take c"}
    assert offered["P1: take c"].startswith("Player 1: Take")
    ask(at, do="play", move="P1: take c")
    assert at.draft.verdict is None
    assert at.timeline.state.stage == CLAIM
    assert [str(t.card) for t in at.timeline.state.players[0].treasures][-1] == "remains1"


def test_the_table_shows_the_kind_on_top_of_the_deck() -> None:
    at = session()
    deck = table(at)["deck"]
    assert deck["kind"] == at.timeline.state.top
    assert deck["count"] == 21
    assert "; on top " in deck["label"]
    last = Session(
        "en", Opened(Timeline(CRYPT, Setup(), 3, posed(players=1, round_=8)), ["person"])
    )
    assert table(last)["deck"]["kind"] is None
    assert table(last)["deck"]["label"] == "0 cards in the deck, no round to come"


def test_what_was_collected_face_down_is_for_its_collector(hot_seat: Session) -> None:
    assert hot_seat.viewer == 1
    assert values(hot_seat, 0) == [None]


def test_looking_back_at_another_persons_decision_draws_the_curtain(hot_seat: Session) -> None:
    ask(hot_seat, do="go", node=0, step=None)
    assert hot_seat.curtain
    assert hot_seat.viewer is None
    for _ in range(20):
        ask(hot_seat, do="next")
        if hot_seat.shown_to == 1:
            assert values(hot_seat, 0) in ([], [None])
            assert "It has been seen" not in str(story_data(hot_seat, view_of(hot_seat)))
    ask(hot_seat, do="go", node=0, step=None)
    ask(hot_seat, do="curtain")
    assert hot_seat.viewer == 0


def view_of(at: Session) -> Any:
    return view(at.timeline.state, at.viewer)


def test_a_comparison_shows_what_whoever_looks_may_know(hot_seat: Session) -> None:
    at = hot_seat
    own = 1 if at.people[0] == 0 else 0
    ask(at, do="luck", luck="new")
    end = at.timeline.moment.id
    ask(at, do="play", move="recover")
    ask(at, do="go", node=end, step=None)
    ask(at, do="play", move="a2")
    compared = whatif_data(at)["compare"]
    assert compared is not None
    told = zip(compared["whose"], compared["rows"], strict=True)
    row = next(r for name, r in told if (name, r[0]) == ("Player 1", "Coins on treasures"))
    assert "?" in row, f"player {own + 1} must not learn the value"


def branched(at: Session, node: int, move: str = "recover") -> None:
    """Begin a branch with another decision and look at what comes of it."""
    ask(at, do="go", node=node)
    ask(at, do="play", move=move)
    ask(at, do="continue")


def test_the_line_one_is_on_is_held_against_the_one_it_left() -> None:
    at = played("a4", "recover")
    branched(at, 0, "b4")
    assert whatif_data(at)["picked"] == [0, 1]
    here = at.timeline.moment.id
    for legal in at.game.own_moves(at.timeline.state, at.asked)[:2]:
        branched(at, here, at.game.write_move(legal))
    assert len(at.timeline.ends) == 3
    assert whatif_data(at)["picked"] == [1, 2]
    ask(at, do="go", node=1)
    assert whatif_data(at)["picked"] == [0, 2], "of the first line it is the newest"


@pytest.mark.parametrize("lines", [(0, 2), (2, 0), (-1, 0), (0, -1)])
def test_a_line_that_does_not_exist_is_not_compared(lines: tuple[int, int]) -> None:
    at = played("a4", "recover")
    branched(at, 0, "b4")
    for do in ("compare", "expect"):
        ask(at, do=do, a=lines[0], b=lines[1])
    assert whatif_data(at)["picked"] == [0, 1]
    assert not at.branches.expected


def test_a_finished_game_is_held_against_a_branch_as_far_as_that_has_got() -> None:
    at = ended()
    over = at.timeline.tip
    assert over.state.scores
    branched(at, 3)
    compared = whatif_data(at)["compare"]
    assert compared is not None
    tip = at.timeline.tip
    line, branch = (
        [m for m in at.timeline.line(end) if m.state.round == tip.state.round]
        for end in (over.id, tip.id)
    )
    then = line[len(branch) - 1]
    figures = list(at.timeline.rows([then.id], 0)[0].items())[2:]
    for row, (name, value) in zip(compared["rows"], figures, strict=True):
        assert row[1] == ("?" if value is None else str(value).replace("-", "−")), name
    assert "Branch 1" in compared["note"]
    assert f"ound {tip.state.round}" in compared["note"]
    # Which of the two is shorter makes no difference.
    ask(at, do="compare", a=1, b=0)
    turned = whatif_data(at)["compare"]
    assert turned is not None
    assert [row[1:3] for row in turned["rows"]] == [row[2:0:-1] for row in compared["rows"]]
    assert [row[1:] for row in turned["rows"]] != [row[1:] for row in compared["rows"]]
    for _, left, right, told in (*compared["rows"], *turned["rows"]):
        difference = 0 if told == "=" else int(told.replace("−", "-"))
        assert int(right) - int(left) == difference
    while not at.over:
        move = at.game.own_moves(at.timeline.state, at.asked)[0]
        ask(at, do="play", move=at.game.write_move(move))
        ask(at, do="continue")
    both = whatif_data(at)["compare"]
    assert both is not None
    assert both["note"] == at.words.say("compare-at-end")
    scores = [at.timeline.moments[end].state.scores[0] for end in at.timeline.ends]
    assert [str(score) for score in scores[::-1]] in [row[1:3] for row in both["rows"]]


def test_a_game_that_is_over_is_held_against_none_that_is_not() -> None:
    """Also where that has come as far in the last round: more can be done there than was."""
    at = ended(seed=4)
    *_, before, over = at.timeline.line(at.timeline.tip.id)
    assert over.state.scores
    assert before.state.round == over.state.round
    first = at.timeline.parent(before)
    branched(at, first.id, "a3 c4")
    branched(at, at.timeline.tip.id, "rouse")
    assert not at.over
    assert at.timeline.tip.depth == over.depth
    compared = whatif_data(at)["compare"]
    assert compared is not None
    assert compared["note"] != at.words.say("compare-at-end")
    held = [list(at.timeline.rows([moment.id], 0)[0].values())[2:] for moment in (before, over)]
    assert held[0] != held[1]
    assert [row[1] for row in compared["rows"]] == [str(value) for value in held[0]]


def test_opening_a_game_of_several_with_secrets_begins_behind_the_curtain(
    hot_seat: Session,
) -> None:
    again = session()
    ask(again, do="load", text=hot_seat.match.record())
    assert again.curtain
    assert values(again, 0) == [None]
    assert table(again)["curtain"] is not None
    assert table(again)["ask"] is None


def test_a_look_at_a_treasure_that_goes_to_the_box_stays_a_secret() -> None:
    at = session(sides="AABAAA", **PEOPLE)
    for seed in range(60):
        at = session(sides="AABAAA", seed=seed, **PEOPLE)
        kinds = [(slot, t.card.kind) for slot, t in enumerate(at.timeline.state.crypt) if t]
        found = [slot for slot, kind in kinds[:2] if kind == "manuscripts"]
        if found:
            play(at, f"{'abc'[found[0]]}1", "recover", "recover")
            break
    ask(at, do="play", move="P1: peek")
    assert at.viewer is None, "it is for player 1 alone, and player 2 is at the screen"
    ask(at, do="curtain")
    assert at.viewer == 0
    ask(at, do="next")
    assert at.curtain
    assert at.viewer is None


def test_powers_of_people_out_of_turn_are_offered() -> None:
    for seed in range(60):
        at = session(sides="AABAAA", seed=seed, **PEOPLE)
        kinds = [(slot, t.card.kind) for slot, t in enumerate(at.timeline.state.crypt) if t]
        if found := [slot for slot, kind in kinds[:2] if kind == "manuscripts"]:
            play(at, f"{'abc'[found[0]]}1", "recover", "recover")
            break
    assert at.asked == 1
    buttons = {button["move"]: button["label"] for button in table(at)["ask"]["buttons"]}
    assert "P1: peek" in buttons
    assert "Player 1" in buttons["P1: peek"]


@pytest.mark.parametrize("lang", LANGS)
def test_a_second_look_that_shows_nothing_new_is_offered_as_such(lang: str) -> None:
    """It stays legal, and nothing else is offered in other words than before."""
    at = Session(lang, new_game({"seed": 50, "sides": "AABAAA"}))
    ask(at, do="continue")
    play(at, "a6 b6 c1", "c22", "a6 c6")
    before = {button["move"]: button for button in table(at)["ask"]["buttons"]}
    play(at, "peek")
    after = {button["move"]: button for button in table(at)["ask"]["buttons"]}
    assert after.keys() == before.keys() >= {"peek"}
    assert after["peek"]["legal"]
    told = [words["peek"]["hint"] for words in (before, after)]
    assert told == [at.voice.say("crypt-move-peek.hint", new=new) for new in ("yes", "no")]
    assert [move for move in after if after[move] != before[move]] == ["peek"]


def test_moves_for_a_bot_are_not_taken() -> None:
    at = session(players=2, seats=["person", "bot:random"])
    ask(at, do="play", move="a1")
    ask(at, do="back")
    while at.deciders != (1,):
        ask(at, do="next")
    while not at.timeline.at_decision:
        ask(at, do="next")
    before = len(at.timeline.moments)
    ask(at, do="play", move="P2: recover")
    assert at.draft.verdict is not None
    assert at.draft.verdict.refusal is not None
    assert at.draft.verdict.refusal.reason == "not-your-seat"
    assert len(at.timeline.moments) == before


def test_bots_play_until_a_person_decides() -> None:
    at = session(players=4, seats=["bot:sensible", "person", "bot:random", "bot:random"])
    ask(at, do="continue")
    assert at.deciding
    assert at.asked == 1


def test_a_table_of_bots_plays_to_the_end() -> None:
    at = session(players=3, seats=["bot:random"] * 3)
    ask(at, do="continue")
    while not at.over:
        ask(at, do="continue")
    assert story_data(at, view_of(at))["sheet"] is not None


def test_refusals_follow_the_language() -> None:
    at = session()
    for move in ("a9", "a1"):
        ask(at, do="consider", move=move)
        english = table(at)["verdict"]["text"]
        ask(at, do="lang", lang="fr")
        assert table(at)["verdict"]["text"] != english
        ask(at, do="lang", lang="en")


# --- games come and go ----------------------------------------------------------------------------


def played(*moves: str, seed: int = 5) -> Session:
    at = session(seed=seed)
    for move in moves:
        ask(at, do="play", move=move)
        ask(at, do="continue")
    return at


def hello(**message: Any) -> Session:
    at = Session()
    ask(at, do="hello", lang="en", **message)
    return at


def ended(**fields: Any) -> Session:
    """A game played to its end, with the first of whatever can be done."""
    at = session(**fields)
    ask(at, do="continue")
    while not at.over:
        move = at.game.own_moves(at.timeline.state, at.asked)[0]
        ask(at, do="play", move=at.game.write_move(move))
        ask(at, do="continue")
    return at


def test_the_same_deal_again_begins_where_the_finished_game_began() -> None:
    at = ended(players=2, seats=["person", "bot:greedy"], sides="BBBBBB")
    finished = at.match.record()
    before, seats = at.timeline, list(at.seats)
    ask(at, do="go", node=1)
    ask(at, do="play", move="recover")
    finished = at.match.record()
    ask(at, do="again")
    assert (at.timeline.setup, at.timeline.seed, at.seats) == (before.setup, before.seed, seats)
    assert at.timeline.moments == before.moments[:1] or len(at.timeline.moments) == 1
    assert at.timeline.moments[0].steps == before.moments[0].steps
    assert at.match.previous == finished
    ask(at, do="previous")
    assert len(at.timeline.moments) == len(before.moments)


def test_the_line_that_came_to_its_end_first_counts_though_it_began_later() -> None:
    def to_the_end() -> None:
        while not at.over:
            move = at.game.own_moves(at.timeline.state, at.asked)[0]
            ask(at, do="play", move=at.game.write_move(move))
            ask(at, do="continue")

    at = played("a4", "recover")
    first = at.timeline.moment.id
    branched(at, 0)
    to_the_end()
    counts = at.timeline.moment
    ask(at, do="go", node=first)
    to_the_end()
    assert at.timeline.moment.id > counts.id
    assert at.match.outcome is counts
    assert at.match.score == counts.state.scores[0]


def test_the_end_of_a_game_adds_up_and_says_who_won() -> None:
    for fields in ({"players": 1}, {"players": 3, "seats": ["person", "bot:greedy", "bot:random"]}):
        at = ended(**fields)
        end = story_data(at, view_of(at))["end"]
        assert end is not None
        scores = at.timeline.state.scores
        assert [scores[player["seat"]] for player in end["players"]] == sorted(scores)[::-1]
        for place, player in enumerate(end["players"]):
            points = [part["points"][place] for part in end["parts"]]
            assert sum(points) == player["total"] == scores[player["seat"]]
            assert player["won"] == (player["seat"] in at.timeline.state.winners)
        assert all(any(part["points"]) for part in end["parts"]), "what gave nothing is left out"
        assert [rung["here"] for rung in end["ladder"]].count(True) == (len(scores) == 1)
        assert end["ways"] == [], "nobody has said where one may go from here"


def test_the_ways_on_from_an_end() -> None:
    at = ended()
    shell = Shell(at)
    ways = story_data(at, view_of(at), shell.onward)["end"]["ways"]
    assert [way["id"] for way in ways] == ["review", "again", "new", "dare", "course"]
    shell.learner.done = frozenset(
        task.id for lesson in shell.course.all_of("lesson") for task in lesson.tasks
    )
    ways = story_data(at, view_of(at), shell.onward)["end"]["ways"]
    assert [way["id"] for way in ways] == ["review", "again", "new", "dare"]
    several = ended(players=2, seats=["person", "bot:random"])
    ways = story_data(several, view_of(several), ("again",))["end"]["ways"]
    assert [way["id"] for way in ways] == ["review", "again"]
    send(several, ways[0]["ask"])
    ways = story_data(several, view_of(several), ("again",))["end"]["ways"]
    assert [way["id"] for way in ways] == ["again"], "it is being gone over"
    send(several, {"do": "tool", "name": "story"})
    ways = story_data(several, view_of(several), ("again",))["end"]["ways"]
    assert [way["id"] for way in ways] == ["review", "again"], "there is more room for it alone"
    send(shell, {"do": "again"})
    assert shell.onward == ()
    assert not at.over


def test_a_reload_finds_the_whole_tree_of_the_line_in_the_address() -> None:
    kept = played("a4", "recover")
    ask(kept, do="go", node=0, step=None)
    ask(kept, do="play", move="b2")
    at = hello(saved=kept.match.record(), code=kept.match.code())
    assert len(at.timeline.moments) == len(kept.timeline.moments)
    assert at.timeline.place == kept.timeline.place
    assert at.match.saved is None


def test_each_page_finds_its_own_tree() -> None:
    mine, other = played("a4", "recover", seed=5), played("b2", seed=6)
    ask(mine, do="go", node=0, step=None)
    ask(mine, do="play", move="c1")
    at = hello(saved=other.match.record(), own=mine.match.record(), code=mine.match.code())
    assert at.match.record() == mine.match.record()
    assert at.match.saved is None


def test_a_game_kept_without_an_address_is_offered() -> None:
    kept = played("a4")
    at = hello(saved=kept.match.record())
    assert len(at.timeline.moments) == 1
    assert frame_data(Shell(at))["resume"] is not None
    ask(at, do="resume")
    assert at.match.code() == kept.match.code()
    assert frame_data(Shell(at))["resume"] is None


def test_an_address_with_another_game_leaves_the_kept_one_on_offer() -> None:
    kept, shared = played("a4", seed=5), played("b2", seed=6)
    at = hello(saved=kept.match.record(), code=shared.match.code(), previous="before")
    assert at.match.code() == shared.match.code()
    assert at.match.saved == kept.match.record()
    assert at.match.previous == "before"


def test_a_draft_is_laid_out_again_only_where_it_was() -> None:
    kept = played("a4")
    here, elsewhere = kept.match.code(), played("b2").match.code()
    assert hello(code=here, draft=[here, "b3"]).draft.laid == ("b3", 1)
    assert hello(code=here, draft=[elsewhere, "b3"]).draft.laid == ("", 0)


def test_the_table_is_not_shown_what_was_laid_out_before() -> None:
    at = session(seed=5)
    at.draft.lay("a5")
    assert table(at)["lay"] == ("a5", 1)
    ask(at, do="consider", move="b3")
    assert table(at)["lay"] == ("", 1)


def test_a_damaged_address_says_so_and_offers_the_kept_game() -> None:
    kept = played("a4")
    at = hello(saved=kept.match.record(), code="1.garbage")
    assert at.match.trouble is not None
    assert len(at.timeline.moments) == 1
    ask(at, do="resume")
    assert at.match.code() == kept.match.code()


@pytest.mark.parametrize("text", ["", "{", '{"format": "crypt-tutor"}', "1.x", "\ufeff{}", "hello"])
def test_what_cannot_be_loaded_leaves_the_game_alone(text: str) -> None:
    at = played("a4")
    before = at.match.record()
    ask(at, do="load", text=text)
    assert at.match.trouble is not None
    assert at.match.record() == before
    assert frame_data(Shell(at))["trouble"]["text"]


def test_a_file_with_a_byte_order_mark_is_read() -> None:
    at = session()
    ask(at, do="load", text="\ufeff" + played("a4").match.record())
    assert at.match.trouble is None
    assert len(at.timeline.moments) == 2


def test_the_game_that_was_left_can_be_gone_back_to() -> None:
    at = played("a4")
    first = at.match.record()
    ask(at, do="new", players=3, sides="ABABAB", seats=["person", "bot:random", None], seed="9")
    assert at.match.trouble is not None, "a seat that is none is refused"
    ask(at, do="new", players=3, sides="ABABAB", seats=["person", "bot:random"], seed="9")
    assert at.timeline.setup.players == 3
    assert at.seats == ["person", "bot:random", "person"]
    assert at.match.previous == first
    ask(at, do="previous")
    assert at.match.record() == first
    assert at.match.previous is None, "nothing had been played in the other"


@pytest.mark.parametrize(
    "fields", [{"players": 9}, {"sides": "AAA"}, {"seed": "x"}, {"players": 2, "seats": "all"}]
)
def test_a_game_that_cannot_be_begun_is_refused(fields: dict[str, Any]) -> None:
    at = played("a4")
    before = at.match.record()
    ask(at, do="new", **fields)
    assert at.match.trouble is not None
    assert at.match.record() == before


def test_unknown_messages_change_nothing() -> None:
    at = played("a4")
    before = at.match.record()
    for message in ({"do": "fly"}, {"do": "go", "node": 99}, {"do": "go", "node": -1}):
        send(at, message)
    ask(at, do="compare", a=5, b=-1)
    ask(at, do="rule", id="no.such")
    assert at.match.record() == before
    assert at.reading.rule is None


def test_a_rule_is_read_in_the_story_and_then_the_tool_is_back() -> None:
    at = played("a4")
    ask(at, do="tool", name="coach")
    ask(at, do="rule", id="claim.push")
    assert (at.reading.rule, at.reading.tool) == ("claim.push", "story")
    ask(at, do="rule", id="ghost.place")
    ask(at, do="close-rule")
    assert (at.reading.rule, at.reading.tool) == (None, "coach")
    # Any other message closes it too; who has opened another tool meanwhile stays there.
    ask(at, do="rule", id="claim.push")
    ask(at, do="back")
    assert (at.reading.rule, at.reading.tool) == (None, "coach")
    ask(at, do="rule", id="claim.push")
    ask(at, do="tool", name="odds")
    ask(at, do="close-rule")
    assert (at.reading.rule, at.reading.tool) == (None, "odds")


# --- what if --------------------------------------------------------------------------------------


def test_playing_on_from_an_earlier_moment_grows_a_branch() -> None:
    at = played("a4 b2", "recover")
    ask(at, do="go", node=0, step=None)
    assert at.timeline.looking_back
    ask(at, do="luck", luck="new")
    ask(at, do="play", move="a4 b2")
    assert not at.branches.new_luck, "new luck is asked for once"
    told = told_moments(at)
    assert [item["branch"] for item in told if "branch" in item] == ["Your game", "Branch 1"]
    assert [item["luck"] for item in told if item.get("branch") == "Branch 1"] == ["new"]
    ask(at, do="go", node=0, step=None)
    ask(at, do="play", move="a4 b2")
    assert at.timeline.moment.id == 3, "with the luck of the line one is on, it is known already"


def test_back_to_the_end_of_the_line() -> None:
    at = played("a4", "recover")
    end = at.timeline.place
    ask(at, do="go", node=0, step=1)
    ask(at, do="back-to-game")
    assert at.timeline.place == end


def test_stepping_shows_each_event_once() -> None:
    at = session()
    ask(at, do="play", move="a4 b2 c1")
    told = [story_data(at, view_of(at))]
    while not at.timeline.at_decision:
        ask(at, do="next")
        told.append(story_data(at, view_of(at)))
    stops = at.timeline.stops(at.timeline.moment)
    assert [data["step"] for data in told] == [*range(1, len(stops) + 1)]
    assert {data["steps"] for data in told} == {len(stops)}
    assert len({data["news"]["text"] for data in told}) == len(stops)


def test_what_happened_before_tells_each_event_and_its_reason() -> None:
    at = session()
    ask(at, do="play", move="a4 b2 c1")
    first = story_data(at, view_of(at))
    assert [line["text"][:12] for line in first["log"][-3:]] == [
        "You place a ",
        "You place a ",
        "You place a ",
    ]
    assert len({line["text"] for line in first["log"]}) == len(first["log"])
    while not at.timeline.at_decision:
        ask(at, do="next")
    data = story_data(at, view_of(at))
    moment, log = at.timeline.moment, data["log"]
    alone = at.timeline.stops(moment)[-2] == len(moment.steps) - 1
    told = [at.tells.news(at.voice, step.event, view(step.state, 0)) for step in moment.steps[:3]]
    begins = len(log) + alone - len(moment.steps)
    assert log[begins : begins + 3] == [{"text": it.text, "why": it.why} for it in told]


def test_seats_are_kept_with_the_game() -> None:
    at = session(players=2, seats=["bot:random", "person"])
    again = session()
    ask(again, do="load", text=at.match.code())
    assert again.seats == ["bot:random", "person"]
    assert Opened(at.timeline, at.seats).code() == again.match.code()


def test_notation_names_whoever_moves() -> None:
    at = session()
    ask(at, do="consider", move="P1: a4")
    assert at.draft.verdict is not None
    assert at.draft.verdict.refusal is None
    ask(at, do="consider", move="P2: a4")
    assert at.draft.verdict.refusal is not None
    assert CRYPT.deciders(at.timeline.state) == (0,)


def test_the_status_names_who_collects_not_who_comes_next() -> None:
    at = session()
    told: dict[type, set[str]] = {}
    dice = random.Random(3)
    while at.timeline.state.stage != OVER:
        move = dice.choice(CRYPT.legal_moves(at.timeline.state))
        ask(at, do="play", move=CRYPT.write_move(move))
        while not at.timeline.at_decision:
            # What the Ghost takes after it is told in the same breath, and has another's name.
            step = at.timeline.moment.steps[shown(at.timeline)[0] - 1]
            status = ribbon(at, view(at.timeline.state, at.viewer))
            shining = [player["id"] for player in table(at)["players"] if player["on_turn"]]
            assert shining == ([] if status["who"] is None else [status["who"]])
            told.setdefault(type(step.event), set()).add(status["turn"])
            ask(at, do="next")
    assert told[ev.Rolled] == {"You roll"}
    assert told[ev.Collected] == {"You collect"}
    assert "The Ghost rolls" in told[ev.GhostRolled], "the roll and its groups are one step"
    assert "Your turn" not in set().union(*told.values()), "nobody has to decide anything here"
    assert told[ev.GhostTook] == {"The Ghost collects"}
    assert told[ev.Discarded] == {"Now treasures are collected"}


@pytest.mark.parametrize("game", [{}, {"game": "sedlec"}], ids=["crypt", "sedlec"])
def test_a_new_game_like_the_one_at_the_table_is_an_answer_too(game: dict[str, Any]) -> None:
    at = Shell(session(**game))
    before = frame_data(at)
    send(at, {"do": "new", "seed": 3, **game})
    assert frame_data(at) != before, "the dialogue waits for what is new"


def brief(at: Session) -> dict[str, list[bool]]:
    """Walk to the next decision: of each rule, whether its reason was but a line."""
    told: dict[str, list[bool]] = {}
    while True:
        news = story_data(at, view_of(at))["news"]
        told.setdefault(news["rule"], []).append(news["brief"])
        if at.timeline.at_decision:
            return told
        read(at, do="next")


def test_a_reason_told_in_full_twice_is_a_line_the_third_time() -> None:
    at = session(seed=4)
    told: dict[str, list[bool]] = {}
    for _ in range(6):
        read(at, do="play", move="recover")
        for rule, lines in brief(at).items():
            told.setdefault(rule, []).extend(lines)
    assert told["recover"] == [False, False, True, True, True, True]
    assert all(
        lines == [False, False, *[True] * len(lines[2:])] for lines in told.values() if lines[1:]
    )


def test_a_reason_is_as_long_as_it_was_whenever_one_looks_again() -> None:
    at = session(seed=4)

    def line() -> bool:
        return bool(story_data(at, view_of(at))["news"]["brief"])

    for _ in range(3):
        read(at, do="play", move="recover")
        shown = [line() for _ in range(4)]
        read(at, do="lang", lang="fr")
        shown += [line()]
        read(at, do="lang", lang="en")
        assert len({*shown}) == 1, "a redraw and another language are not another time"
        read(at, do="continue")
        last = shown[0]
    assert last
    read(at, do="go", node=1, step=1)
    assert not line()
    read(at, do="new", seed="5")
    read(at, do="play", move="recover")
    assert line(), "who has read it, has read it"


def test_in_a_lesson_reasons_are_told_in_full() -> None:
    at = session(seed=4)
    at.guided = True
    for _ in range(4):
        read(at, do="play", move="recover")
        assert not any(any(lines) for lines in brief(at).values())


def test_undo_goes_to_before_ones_own_last_decision() -> None:
    at = played("a4 b2", "recover")

    def story() -> dict[str, Any]:
        return dict(story_data(at, view_of(at)))

    assert (story()["can_undo"], story()["past"]) == (True, False)
    ask(at, do="undo")
    assert (at.timeline.moment.id, at.timeline.at_decision, at.deciding) == (1, True, True)
    assert (story()["can_undo"], story()["past"]) == (True, True)
    ask(at, do="undo")
    assert at.timeline.moment.id == 0
    assert (story()["can_undo"], story()["past"]) == (False, True)
    ask(at, do="undo")
    assert at.timeline.moment.id == 0, "there is nothing more to undo"
    assert len(at.timeline.moments) == 3, "what was undone is still there, as a line"
    ask(at, do="play", move="c1")
    assert not story()["past"]
    ask(at, do="next")
    ask(at, do="undo")
    assert at.timeline.moment.id == 0, "from the midst of what came of it, too"


def test_undo_passes_over_what_bots_have_decided() -> None:
    at = session(players=3, seats=["person", "bot:random", "bot:random"])
    ask(at, do="continue")
    before = at.timeline.place
    ask(at, do="play", move="recover")
    ask(at, do="continue")
    assert len(at.timeline.moments) > 3
    ask(at, do="undo")
    assert at.timeline.place == before


def test_a_lesson_offers_no_undo() -> None:
    at = played("a4")
    at.guided = True
    before = at.timeline.place
    data = story_data(at, view_of(at))
    assert not data["can_undo"]
    ask(at, do="undo")
    assert at.timeline.place == before


def test_undo_of_a_look_that_others_must_not_see_draws_the_curtain(hot_seat: Session) -> None:
    ask(hot_seat, do="undo")
    owing = hot_seat.asked
    assert hot_seat.curtain == (owing != 1)


def test_drawing_changes_nothing() -> None:
    at = session(seed=4)
    ask(at, do="play", move="recover")
    reasons = {rule: [*places] for rule, places in at.reading.reasons.items()}
    assert reasons, "it is remembered as a message is handled"
    at.timeline.forward()
    for _ in range(3):
        story_data(at, view_of(at))
    assert at.reading.reasons == reasons


def test_of_what_is_worded_only_the_last_is_kept() -> None:
    made: list[int] = []
    kept = Cache(2)

    def word(number: int) -> int:
        made.append(number)
        return number

    for number in (1, 2, 1, 3, 1, 2):
        assert kept.once((number,), lambda number=number: word(number)) == number
    assert made == [1, 2, 3, 2], "what was asked for last is kept"
    assert len(kept) == 2


def test_what_was_tried_aside_is_not_told_of_the_game() -> None:
    tried, straight = session(seed=4), session(seed=4)
    tried.branches.step_aside()
    ask(tried, do="play", move="recover")
    ask(tried, do="continue")
    aside = story_data(tried, view_of(tried))["log"]
    tried.branches.come_back()
    logs = []
    for at in (tried, straight):
        ask(at, do="play", move="a4")
        ask(at, do="continue")
        logs.append(story_data(at, view_of(at))["log"])
    assert logs[0] == logs[1] != aside


def test_a_review_is_no_place_to_be_at_the_beginning_of_a_game() -> None:
    at = session(seed=4)
    ask(at, do="tool", name="review")
    assert at.reading.tool == "story", "there is nothing to go over"
    ask(at, do="play", move="recover")
    ask(at, do="tool", name="review")
    assert at.reading.tool == "review"
    ask(at, do="new", seed="5")
    assert at.reading.tool == "story"
    ask(at, do="tool", name="coach")
    ask(at, do="new", seed="6")
    assert at.reading.tool == "coach", "other tools stay"
