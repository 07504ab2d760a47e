"""The review: a sum that adds up as it is shown, when it is made, and exercises to their ends."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from crypt_core.crypt.coach.advice import NEAR
from crypt_core.crypt.coach.review import Decision, Review, play_on
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import CLAIM, Move, write_move
from crypt_core.crypt.scoring import score_sheet
from crypt_core.crypt.teach import explain
from crypt_core.crypt.teach.explain import review as say
from crypt_core.crypt.teach.explain.advice import answer as why_better
from crypt_core.crypt.teach.explain.amounts import less
from crypt_core.crypt.views import view
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.explain.numbers import decimal
from crypt_core.teach.words import LANGS
from crypt_widgets.assets import script
from crypt_widgets.games.crypt.coach.present import coach_data
from crypt_widgets.games.crypt.review import state as review_state
from crypt_widgets.games.crypt.review.present import review_data
from crypt_widgets.games.crypt.review.state import ReviewState
from crypt_widgets.panels.bar.present import bar_data
from crypt_widgets.panels.frame.played import kept
from crypt_widgets.panels.story.present import story_data
from crypt_widgets.panels.whatif.present import told_moments, whatif_data
from crypt_widgets.tutoring.opening import new_game
from crypt_widgets.tutoring.session import Session
from tests.finished import finished_text, reviewed
from tests.messages import send

GAMES = [("AAAAAA", 7), ("BBBBBB", 12), ("ABABAB", 11), ("BABABA", 4)]


@pytest.fixture(autouse=True)
def made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game is gone over once for all tests."""
    monkeypatch.setattr(review_state, "review", reviewed)


def ask(at: Session, do: str, **facts: Any) -> dict[str, Any]:
    """Send a message; the value is what the panel shows then."""
    send(at, {"do": do, **facts})
    return review_data(at)


def loaded(sides: str = "AAAAAA", seed: int = 7, lang: str = "en") -> Session:
    at = Session(lang)
    ask(at, "load", text=finished_text(sides, seed))
    return at


def gone_over(sides: str = "AAAAAA", seed: int = 7, lang: str = "en") -> Session:
    at = loaded(sides, seed, lang)
    ask(at, "tool", name="review")
    assert ask(at, "review-compute")["state"] == "told"
    return at


def review_of(at: Session) -> Review:
    assert at.panel_state(ReviewState).review is not None
    return at.panel_state(ReviewState).review


def number(text: str) -> Fraction:
    """A number as it is written in any of the languages."""
    return Fraction(text.replace(",", ".").replace("−", "-").replace("+", ""))


# --- the sum --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("sides", "seed"), [*GAMES, ("AAAAAA", 4)])
def test_what_is_shown_adds_up_to_the_score(sides: str, seed: int, lang: str) -> None:
    at = gone_over(sides, seed, lang)
    data, review = review_data(at), review_of(at)
    score = at.timeline.state.scores[0]
    start, luck, lost, end = (number(part["sign"].replace("=", "") + part["value"])
                              for part in data["sum"])  # fmt: skip
    assert start + luck + lost == end == score
    assert "." not in data["sum"][3]["value"] + data["rounds"]["level"], "a score is whole"

    rounds, level = data["rounds"], start
    assert number(rounds["start"]) == start
    for row in rounds["rows"]:
        level += number(row["luck"]) + number(row["lost"])
        assert number(row["level"]) == level
    assert sum(number(row["luck"]) for row in rounds["rows"]) == number(rounds["luck"]) == luck
    assert sum(number(row["lost"]) for row in rounds["rows"]) == number(rounds["lost"]) == lost

    tenths = round(data["start"] * 10)
    for entry in data["entries"]:
        tenths += round(entry["change"] * 10)
        assert tenths == round(entry["level"] * 10)
    assert tenths == score * 10

    # Rounding moves nothing far, and makes nothing out of nothing.
    little = Fraction("0.05") * sum(decision.loss > 0 for decision in review.decisions)
    assert abs(luck - review.luck) <= Fraction("0.1") + little
    assert abs(-lost - review.lost) <= little
    for told, entry in zip(data["entries"], review.entries, strict=True):
        true = -entry.loss if isinstance(entry, Decision) else entry.gain
        assert abs(told["change"] - float(true)) < 0.3
        assert true or not told["change"]
        assert told["change"] <= 0 or not isinstance(entry, Decision)
        assert abs(told["level"] - float(entry.expected)) < 0.2


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("sides", "seed"), GAMES)
def test_whose_luck_it_was_adds_up_and_the_score_without_it_is_told(
    sides: str, seed: int, lang: str
) -> None:
    at = gone_over(sides, seed, lang)
    data = review_data(at)
    start, luck, lost = (number(part["sign"] + part["value"]) for part in data["sum"][:3])
    told = {part["id"]: number(part["value"]) for part in data["luck"]}
    assert sum(told.values()) == luck
    assert {"cards", "ghost", "dice"} <= told.keys()
    for part in data["luck"]:
        value = told[part["id"]]
        assert part["side"] == ("gave" if value > 0 else "took" if value < 0 else "even")
    like = decimal(at.voice, int(10 * (start + lost)))
    assert like in data["like"]
    end = story_data(at, at.game.view(at.timeline.state, 0))["end"]
    assert end is not None
    assert end["like"] is not None
    assert like in end["like"]


def test_a_game_that_goes_on_has_luck_and_no_score_without_it() -> None:
    at = gone_over()
    ask(at, "go", node=0)
    ask(at, "play", move="c6")
    ask(at, "tool", name="review")
    ask(at, "review-start")
    data = ask(at, "review-compute")
    assert data["state"] == "told"
    assert data["like"] is None
    assert len(data["luck"]) >= 3


def test_costs_and_extremes_are_those_of_the_chart() -> None:
    at = gone_over()
    data = review_data(at)
    numbered = {entry["number"]: entry for entry in data["entries"] if entry["number"]}
    assert sorted(numbered) == list(range(1, len(data["mistakes"]) + 1))
    for place, mistake in enumerate(data["mistakes"], 1):
        assert float(number(mistake["cost"])) == numbered[place]["change"] < 0
        assert mistake["move"] == numbered[place]["text"]
    gains = [entry["change"] for entry in data["entries"] if entry["kind"] == "draw"]
    told = [float(number(draw["change"])) for draw in data["draws"]]
    assert told == [max(gains), min(gains)]


def test_entries_lead_to_where_they_happened() -> None:
    at = gone_over()
    entries = review_data(at)["entries"]
    for place, (entry, told) in enumerate(zip(review_of(at).entries, entries, strict=True)):
        data = ask(at, "go", node=told["node"], step=told["step"])
        assert data["state"] == "told", "looking back along a line does not leave it"
        # What a draw leads to and the decision after it can be the same moment of the table.
        assert data["at"] in (place, place + 1)
        if isinstance(entry, Decision):
            assert at.timeline.moment.id == entry.before
            assert at.deciding
        else:
            assert at.timeline.place == (entry.moment, entry.step)


# --- when it is made ------------------------------------------------------------------------------


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The tips of the lines that have been gone over."""
    tips: list[int] = []
    real = review_state.review

    def counting(timeline: Timeline) -> Review:
        tips.append(timeline.tip.id)
        return real(timeline)

    monkeypatch.setattr(review_state, "review", counting)
    return tips


def test_a_closed_card_computes_nothing(made: list[int]) -> None:
    at = loaded()
    assert ask(at, "tool", name="whatif")["state"] == "closed"
    assert ask(at, "review-compute")["state"] == "closed"
    assert ask(at, "tool", name="review")["state"] == "working"
    assert made == [], "first the panel shows that there is work to do"
    ask(at, "review-compute")
    assert ask(at, "tool", name="odds")["state"] == "closed"
    ask(at, "tool", name="review")
    assert ask(at, "review-compute")["state"] == "told"
    assert made == [at.timeline.tip.id], "once for a line"


def test_another_line_is_gone_over_when_asked_and_the_first_is_not_forgotten(
    made: list[int],
) -> None:
    at = gone_over()
    first = at.timeline.tip.id
    start = review_data(at)["sum"][0]
    decision = review_of(at).mistakes()[0]
    ask(at, "go", node=decision.before)
    ask(at, "play", move=write_move(decision.advice.best.move))
    assert ask(at, "continue")["state"] == "offered"
    data = ask(at, "review-start")
    assert data["state"] == "working"
    data = ask(at, "review-compute")
    branch = at.timeline.tip.id
    assert data["sum"][0] == start
    assert data["entries"][-1]["node"] == branch != first
    assert "so far" in data["title"]
    ask(at, "go", node=first)
    assert review_data(at)["state"] == "told"
    assert review_data(at)["entries"][-1]["node"] == first
    assert made == [first, branch]


def test_a_game_that_has_just_ended_is_gone_over_on_an_open_card(made: list[int]) -> None:
    at = loaded()
    line = at.timeline.line(at.timeline.tip.id)
    again = Session("en", new_game({"seed": at.timeline.seed}))
    assert review_data(again) == {}, "nothing has been decided"
    ask(again, "play", move=write_move(line[1].move))
    ask(again, "tool", name="review")
    ask(again, "review-compute")
    assert again.panel_state(ReviewState).over is False
    for moment in line[2:]:
        ask(again, "continue")
        assert ask(again, "play", move=write_move(moment.move))
        assert again.draft.verdict is None
    assert review_data(again)["state"] == "offered", "not before its end has been shown"
    assert ask(again, "continue")["state"] == "working"
    ask(again, "review-compute")
    assert again.panel_state(ReviewState).over is True
    assert len(made) == 2


def test_it_stands_with_the_end_of_the_game_and_goes_along_from_there(made: list[int]) -> None:
    at = loaded()
    assert at.reading.shown == ("story", "review")
    assert review_data(at)["state"] == "working"
    data = ask(at, "review-compute")
    assert data["state"] == "told"
    ask(at, "go", node=at.timeline.tip.id, step=len(at.timeline.tip.steps))
    assert at.reading.shown == ("story", "review"), "that is the end itself"
    mistake = review_of(at).mistakes()[0]
    ask(at, "review-exercise", node=mistake.moment)
    assert at.reading.shown == ("review",)
    ask(at, "review-exercise", node=review_of(at).mistakes()[1].moment)
    ask(at, "lang", lang="it")
    assert ask(at, "review-leave")["state"] == "told"
    assert at.reading.shown == ("story", "review"), "all is as it was before the exercises"
    ask(at, "go", node=mistake.before)
    assert at.reading.shown == ("review",)
    ask(at, "review-exercise", node=mistake.moment)
    ask(at, "review-leave")
    assert at.reading.shown == ("review",)
    ask(at, "back-to-game")
    assert at.reading.shown == ("review",), "who is led to the end has what has led there"
    assert made == [at.timeline.tip.id]


def test_who_walks_to_the_end_sees_it_whatever_was_open() -> None:
    at = loaded()
    arrived = at.match.arrived
    assert arrived > 0
    ask(at, "back")
    ask(at, "tool", name="whatif")
    ask(at, "next")
    assert at.reading.shown == ("story", "review")
    assert at.match.arrived > arrived
    ask(at, "tool", name="whatif")
    ask(at, "next")
    ask(at, "lang", lang="fr")
    assert at.reading.shown == ("whatif",), "one was there already"


def test_there_is_no_review_of_a_game_of_several() -> None:
    at = Session("en", new_game({"seed": 3, "players": 2, "seats": ["person", "bot:random"]}))
    while not at.over:
        ask(at, "continue")
        if at.deciding:
            ask(at, "play", move=write_move(CRYPT.legal_moves(at.timeline.state)[0]))
    assert review_data(at) == {}
    assert ask(at, "tool", name="review") == {}
    assert ask(at, "review-compute") == {}


def test_another_game_has_a_review_of_its_own() -> None:
    at = gone_over()
    ask(at, "review-exercise", node=review_of(at).mistakes()[0].moment)
    data = ask(at, "load", text=finished_text("BBBBBB", 12))
    assert data["state"] == "working"
    assert ask(at, "review-compute")["rounds"]["level"] == str(at.timeline.state.scores[0])
    assert ask(at, "new", seed="5") == {}


# --- exercises ------------------------------------------------------------------------------------

Fits = Callable[[Decision, Move], bool]


def begun(fits: Fits) -> tuple[Session, Decision, Move]:
    """An exercise begun that has a move such as is looked for, the best of them."""
    for sides, seed in GAMES:
        at = gone_over(sides, seed)
        for decision in review_of(at).mistakes():
            moves = [advised.move for advised in decision.advice.moves]
            found = next((move for move in moves if fits(decision, move)), None)
            if found is not None:
                data = ask(at, "review-exercise", node=decision.moment)
                assert data["state"] == "exercise"
                assert at.timeline.moment.id == decision.before
                assert at.deciding
                return at, decision, found
    raise LookupError("none of the games has such a decision")


def tried(at: Session, move: Move) -> dict[str, Any]:
    """What the exercise says of a move made at the table."""
    data = ask(at, "play", move=write_move(move))
    assert at.draft.verdict is None
    exercise: dict[str, Any] = data["exercise"]
    return exercise


def is_best(decision: Decision, move: Move) -> bool:
    return decision.advice.rank(move) == 1


def is_near(decision: Decision, move: Move) -> bool:
    return decision.advice.near_best(move) and decision.advice.of(move).loss > 0.05


def is_better(decision: Decision, move: Move) -> bool:
    return NEAR < decision.advice.of(move).loss < decision.loss - Fraction("0.3")


def is_worse(decision: Decision, move: Move) -> bool:
    return decision.advice.of(move).loss > decision.loss + Fraction("0.3")


@pytest.mark.parametrize("fits", [is_best, is_near])
def test_the_best_move_solves_it_and_so_does_one_near_it(fits: Fits) -> None:
    at, decision, answer = begun(fits)
    home = at.panel_state(ReviewState).home
    exercise = tried(at, answer)
    assert exercise["judged"]["how"] == "solved"
    assert exercise["ended"]
    assert at.timeline.moment.parent == decision.before
    assert at.timeline.moment.luck == at.timeline.moments[decision.moment].luck
    data = ask(at, "review-leave")
    assert at.timeline.place.moment == home
    assert data["state"] == "told"
    assert [card["node"] for card in data["mistakes"] if card["found"]] == [decision.moment]


@pytest.mark.parametrize(("fits", "how"), [(is_better, "better"), (is_worse, "worse")])
def test_a_move_that_is_not_good_enough_is_told_what_it_loses(fits: Fits, how: str) -> None:
    at, decision, move = begun(fits)
    exercise = tried(at, move)
    assert exercise["judged"]["how"] == how
    assert not exercise["ended"]
    assert not exercise["working"]
    assert exercise["both"] is exercise["answer"] is None, "that would give it away"
    loss = round(decision.advice.of(move).loss * 10)
    assert at.voice.tenths(loss) in exercise["judged"]["text"]
    ask(at, "continue")
    assert at.deciding
    exercise = tried(at, CRYPT.legal_moves(at.timeline.state)[0])
    assert exercise["judged"]["how"] == how, "playing on is no other try"
    data = ask(at, "review-again")
    assert data["exercise"]["judged"] is None
    assert at.timeline.moment.id == decision.before
    assert tried(at, decision.move)["judged"]["how"] == "same"
    assert at.timeline.moment.id == decision.moment
    ask(at, "review-again")
    assert tried(at, decision.advice.best.move)["judged"]["how"] == "solved"


def is_in_vain(decision: Decision, move: Move) -> bool:
    advised = decision.advice.of(move)
    return advised.in_vain and advised.loss < 0.05


def test_a_treasure_flipped_in_vain_solves_nothing() -> None:
    """Though it is expected to bring as much as the best move; and the coach's list says so."""
    at, decision, idle = begun(is_in_vain)
    exercise = tried(at, idle)
    assert exercise["judged"]["how"] == "in-vain"
    assert not exercise["ended"]
    assert exercise["answer"] is None
    assert at.panel_state(ReviewState).found == set()
    ask(at, "review-again")
    assert tried(at, decision.advice.best.move)["judged"]["how"] == "solved"

    ask(at, "review-leave")
    ask(at, "go", node=decision.before)
    send(at, {"do": "tool", "name": "coach"})
    send(at, {"do": "coach-list", "open": True})
    rows = {row["move"]: row for row in coach_data(at)["list"]["rows"]}
    marks = [(row["even"], row["for_nothing"]) for row in rows.values()]
    assert (False, True) in marks
    assert (True, True) not in marks
    row = rows[write_move(idle).removeprefix("P1: ")]
    assert (row["even"], row["for_nothing"], row["loss"]) == (False, True, "0")
    assert row["rank"] > 1


def test_going_over_mistakes_leaves_the_game_as_it_was() -> None:
    """Its record, its code, its tree and where one was in it: also while an exercise is tried."""
    at = gone_over()
    ask(at, "go", node=3, step=1)
    before = at.match.record(), at.match.code(), kept(at), str(told_moments(at)), whatif_data(at)
    for mistake in review_of(at).mistakes():
        ask(at, "review-exercise", node=mistake.moment)
        assert at.branches.aside
        for advised in (mistake.advice.moves[-1], mistake.advice.best):
            tried(at, advised.move)
            ask(at, "continue")
            assert (at.match.record(), at.match.code(), kept(at), str(told_moments(at))) == before[
                :4
            ]
            ask(at, "review-again")
    assert len(at.timeline.moments) > len(at.written.timeline.moments)
    ask(at, "review-leave")
    assert not at.branches.aside
    after = at.match.record(), at.match.code(), kept(at), str(told_moments(at)), whatif_data(at)
    assert after == before
    # What is decided now is a branch of the game, whatever was tried in between.
    known = len(at.timeline.moments)
    ask(at, "go", node=mistake.before)
    ask(at, "play", move=write_move(mistake.advice.best.move))
    assert at.timeline.place.moment == known
    assert story_data(at, view(at.timeline.state, at.viewer))["news"] is not None
    assert at.match.record() != before[0]


def test_another_game_ends_an_exercise_and_the_one_before_is_kept_without_it() -> None:
    at = gone_over()
    game = at.match.record()
    mistake = review_of(at).mistakes()[0]
    ask(at, "review-exercise", node=mistake.moment)
    tried(at, mistake.advice.best.move)
    ask(at, "new", seed="5")
    assert not at.branches.aside
    assert at.match.previous == game


def test_any_kind_of_decision_can_be_an_exercise() -> None:
    at, _, answer = begun(lambda d, move: is_best(d, move) and d.move.verb != CLAIM)
    assert tried(at, answer)["ended"]
    at, _, answer = begun(lambda d, move: is_best(d, move) and move.verb != CLAIM)
    assert tried(at, answer)["ended"]


def test_hints_are_a_ladder_and_the_answer_is_shown_on_demand() -> None:
    at, decision, _ = begun(is_best)
    told = []
    for _ in range(5):
        exercise = ask(at, "review-hint")["exercise"]
        told.append(exercise["hints"])
        assert exercise["answer"] is None
    assert [len(hints) for hints in told] == [1, 2, 3, 3, 3]
    assert len(set(told[-1])) == 3
    assert exercise["hint"] is None
    exercise = ask(at, "review-show")["exercise"]
    assert exercise["ended"]
    assert exercise["judged"] is None
    assert (
        explain.move(at.voice, decision.advice.best.move, decision.advice.view)
        in (exercise["answer"]["move"])
    )
    assert at.panel_state(ReviewState).found == set(), "shown is not found"
    assert at.timeline.moment.id == decision.before


def test_both_choices_are_played_on_with_the_same_luck() -> None:
    at, decision, answer = begun(is_best)
    assert tried(at, answer)["working"], "the judgement comes first"
    both = ask(at, "review-compute")["exercise"]["both"]
    state = at.timeline.moments[decision.before].state
    luck = at.timeline.moments[decision.moment].luck
    last = []
    for move in (decision.move, answer):
        now = state
        for made in play_on(state, move, luck):
            now, _ = CRYPT.play(now, made, luck)
        last.append(now)
    assert both["scores"] == [now.scores[0] for now in last]
    cells = [row[1:] for row in both["rows"]]
    assert len(cells) == 8 - decision.round + 1
    assert [sum(cells[-1][:2]), sum(cells[-1][2:])] == both["scores"]
    for now, (coins, ready) in zip(last, (cells[-1][:2], cells[-1][2:]), strict=True):
        sheet = score_sheet(now, 0)
        assert (coins, ready) == (sheet.total - sheet.servants, now.players[0].ready)
    assert at.voice.tenths(round(decision.loss * 10)) in both["note"]


def test_new_luck_and_wandering_off_do_not_lose_the_exercise() -> None:
    at, _, answer = begun(is_best)
    home = at.panel_state(ReviewState).home
    assert ask(at, "go", node=home)["exercise"]["away"]
    ask(at, "luck", luck="new")
    data = ask(at, "review-again")
    assert not data["exercise"]["away"]
    assert not at.branches.new_luck, "the luck is that of the game"
    tried(at, answer)
    ask(at, "review-leave")
    assert at.timeline.tip.id == home == at.timeline.place.moment


def test_an_exercise_leads_on_to_the_next() -> None:
    at = gone_over()
    worst = [mistake.moment for mistake in review_of(at).mistakes()]
    data = ask(at, "review-exercise", node=worst[0])
    for node in worst:
        assert data["exercise"]["node"] == node
        decision = next(d for d in review_of(at).decisions if d.moment == node)
        after = tried(at, decision.advice.best.move)["next"]
        if after is not None:
            data = ask(at, "review-exercise", node=after)
    assert after is None
    assert all(card["found"] for card in ask(at, "review-leave")["mistakes"])


def test_what_was_shown_is_done_and_the_next_ones_come_in_their_order() -> None:
    at = gone_over()
    worst = [mistake.moment for mistake in review_of(at).mistakes()]
    assert len(worst) > 2
    ask(at, "review-exercise", node=worst[1])
    met = [worst[1]]
    while True:
        exercise = ask(at, "review-show")["exercise"]
        assert exercise["all_done"] == (len(met) == len(worst))
        if exercise["next"] is None:
            break
        met.append(exercise["next"])
        ask(at, "review-exercise", node=met[-1])
        assert len(met) <= len(worst), "none comes again"
    assert met == worst[1:] + worst[:1], "from the first again after the last"
    cards = ask(at, "review-leave")["mistakes"]
    assert all(card["shown"] and not card["found"] for card in cards)


def test_the_reason_of_a_mistake_is_kept_until_its_exercise_is_done() -> None:
    at, decision, answer = begun(is_best)
    ask(at, "review-hint")
    cards = ask(at, "review-leave")["mistakes"]
    assert all(card["move"] and card["cost"] and card["why"] is None for card in cards)
    ask(at, "review-exercise", node=decision.moment)
    why = tried(at, answer)["answer"]["why"]
    other = next(card["node"] for card in cards if card["node"] != decision.moment)
    cards = ask(at, "review-leave")["mistakes"]
    assert {card["node"]: card["why"] for card in cards if card["why"]} == {decision.moment: why}
    ask(at, "review-exercise", node=other)
    ask(at, "review-show")
    cards = ask(at, "review-leave")["mistakes"]
    assert {card["node"] for card in cards if card["why"]} == {decision.moment, other}


@pytest.mark.parametrize(("sides", "seed"), [*GAMES, ("AAAAAA", 4)])
def test_what_a_decision_gave_away_is_one_number(sides: str, seed: int) -> None:
    """In the chart, on its card, in its exercise and after it, and in the coach's list."""
    at = gone_over(sides, seed)
    cards = zip(review_of(at).mistakes(), review_data(at)["mistakes"], strict=True)
    for place, (decision, card) in enumerate(cards, 1):
        cost = less(at.voice, decision.advice.of(decision.move).loss)
        assert card["cost"] == cost
        (entry,) = [it for it in review_data(at)["entries"] if it["number"] == place]
        assert entry["change"] == float(number(cost))
        task = ask(at, "review-exercise", node=decision.moment)["exercise"]["task"]
        coins = at.voice.tenths(int(-number(cost) * 10))
        assert coins in task
        ask(at, "review-show")
        both = ask(at, "review-compute")["exercise"]["both"]
        assert coins in both["note"], "the best is as far ahead as the move gave away"
        ask(at, "review-leave")


@pytest.mark.parametrize("lang", LANGS)
def test_the_better_move_is_shown_when_it_is_asked_for(lang: str) -> None:
    """By its card alone, with no exercise; and of what is not listed there is nothing to show."""
    at = gone_over(lang=lang)
    decision, *others = review_of(at).mistakes()
    assert not any(card["better"] or card["why"] for card in review_data(at)["mistakes"])
    place = at.timeline.place
    first, *rest = ask(at, "review-reveal", node=decision.moment)["mistakes"]
    advice = decision.advice
    assert first["better"] == explain.move(at.voice, advice.best.move, advice.view)
    assert first["why"] == why_better(at.voice, advice.view, advice, decision.move)
    assert first["shown"]
    assert not first["found"]
    assert not any(card["better"] or card["why"] or card["shown"] for card in rest)
    assert at.timeline.place == place
    fine = next(d for d in review_of(at).decisions if d not in (decision, *others))
    ask(at, "review-reveal", node=fine.moment)
    assert at.panel_state(ReviewState).shown == {decision.moment}
    ask(at, "review-exercise", node=decision.moment)
    assert tried(at, advice.best.move)["judged"]["how"] == "solved", "it is still an exercise"


def test_an_exercise_that_waits_for_its_answer_does_not_offer_to_go_on() -> None:
    def ways() -> list[bool]:
        bar = bar_data(at)
        return [bar["can_next"], bar["can_continue"]]

    def after_the_ghost(decision: Decision, move: Move) -> bool:
        """It has steps that lead to it."""
        return decision.advice.view.last_turn and is_best(decision, move)

    at, decision, answer = begun(after_the_ghost)
    assert at.timeline.looking_back
    assert ways() == [False, False]
    ask(at, "review-show")
    assert ways() == [True, True], "once it has been told the line goes on"
    ask(at, "review-again")
    assert ways() == [False, False]
    ask(at, "go", node=decision.before, step=1)
    assert not at.timeline.at_decision
    assert ways() == [True, True], "to the decision"
    ask(at, "review-again")
    tried(at, answer)
    ask(at, "review-leave")
    ask(at, "go", node=decision.before)
    assert ways() == [True, True], "without an exercise"


def test_after_the_last_entry_of_a_game_there_is_its_score() -> None:
    at = gone_over()
    *entries, last = review_data(at)["entries"]
    assert last["effect"].endswith(f"final score: {at.timeline.state.scores[0]}.")
    assert all(entry["effect"].endswith(" expected.") for entry in entries)


def test_what_is_no_exercise_is_ignored() -> None:
    at = loaded()
    for message in ("review-exercise", "review-hint", "review-show", "review-again"):
        assert ask(at, message, node=2)["state"] == "working"
    place = at.timeline.place
    ask(at, "review-leave")
    assert at.timeline.place == place
    at = gone_over()
    assert ask(at, "review-exercise", node="x")["state"] == "told"
    assert ask(at, "review-exercise", node=999)["state"] == "told"


def test_a_saved_game_with_branches_is_gone_over_along_its_line() -> None:
    at = gone_over()
    first = at.timeline.tip.id
    ask(at, "go", node=0)
    ask(at, "play", move="a1")
    ask(at, "go", node=first)
    again = Session("fr")
    ask(again, "load", text=at.match.record())
    ask(again, "tool", name="review")
    data = ask(again, "review-compute")
    assert data["rounds"]["level"] == str(again.timeline.state.scores[0])
    assert review_of(again).entries[-1].expected == review_of(at).entries[-1].expected


def test_the_coach_gives_no_answer_away_while_one_looks_for_a_better_move() -> None:
    at = gone_over()
    ask(at, "tool", name="coach")
    mistake = review_of(at).mistakes()[0]
    ask(at, "go", node=mistake.before)
    assert coach_data(at), "the coach is there"
    ask(at, "review-exercise", node=mistake.moment)
    assert not coach_data(at)
    ask(at, "review-show")
    assert coach_data(at), "once it has been told there is nothing to give away"


def test_every_way_to_be_judged_has_a_sign_of_its_own() -> None:
    """In the panel's script, which knows them by name."""
    signs = re.search(r"const HOW = \{(.*?)\}", script("games/crypt/review/panel"), re.DOTALL)
    assert signs
    for how in (say.SOLVED, say.IN_VAIN, say.SAME, say.BETTER, say.WORSE, say.EQUAL):
        assert re.search(rf'(?<![\w-])"?{how}"?: "\w+"', signs[1]), how
