"""Panels by name: alone, on a game that others share, and what can be set and observed of it."""

from __future__ import annotations

import inspect
import sys
from importlib import import_module
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

import ipywidgets
import pytest
import traitlets

import crypt_widgets
from crypt_core import game, odds
from crypt_core.engine.game import IllegalMove
from crypt_core.games import NAMES
from crypt_core.teach.words import LANGS, Words
from crypt_widgets import (
    Coach,
    Dials,
    Exercise,
    FightHelp,
    GhostExplorer,
    GraveHelp,
    LiveGame,
    PhasePanel,
    Phases,
    Review,
    RuleBook,
    Steps,
    Story,
    Table,
    Tutor,
    WhatIf,
    tutor,
)
from crypt_widgets.assets import bundle, source
from crypt_widgets.notebook.on_game import OnGame
from crypt_widgets.panels.drafted import written

ALONE = (Coach, GhostExplorer, Phases, RuleBook, Steps, Story, Table, WhatIf)


def shown(panel: OnGame) -> list[str]:
    """The names of the panels that have something to show there."""
    return [name for name, one in panel.live.panels.items() if one.data]


def note(panel: Any) -> str:
    return str(panel.note.data.get("text", ""))


@pytest.mark.parametrize("kind", ALONE)
@pytest.mark.parametrize("lang", LANGS)
def test_a_panel_alone_shows_something_at_once(kind: type[OnGame], lang: str) -> None:
    panel = kind(seed=7, lang=lang)
    assert len(shown(panel)) == 1
    assert panel.lang == lang
    assert kind.__name__ in repr(panel)
    assert len(repr(panel)) < 110, "a notebook cuts longer ones"


def test_what_has_nothing_to_show_says_what_it_needs() -> None:
    review = Review(seed=7)
    assert "play a turn" in note(review)
    review.play("a5")
    assert note(review) == ""
    assert shown(review) == ["review"]
    assert "no Ghost" in note(GhostExplorer(LiveGame("sedlec", seed=7)))
    assert "La Crypte de Sedlec" in note(GraveHelp(seed=7))
    assert shown(GraveHelp("sedlec", seed=7)) == ["help"]
    assert "Donjon" in note(FightHelp(seed=7))
    assert shown(FightHelp("donjon", seed=7)) == ["chances"]


def test_a_panel_of_one_game_refuses_the_name_of_another() -> None:
    with pytest.raises(
        ValueError, match=r"GhostExplorer shows nothing of sedlec: it is for crypt$"
    ):
        GhostExplorer("sedlec", seed=7)
    with pytest.raises(ValueError, match=r"it is for donjon$"):
        FightHelp("crypt", seed=7)
    assert shown(WhatIf("sedlec", seed=7)) == shown(WhatIf(seed=7))


@pytest.mark.parametrize("name", NAMES)
def test_what_of_a_game_can_stand_alone_is_offered_with_all_else(name: str) -> None:
    """A game that has nothing of the kind has no such module."""
    if find_spec(f"crypt_widgets.games.{name}.alone") is None:
        return
    module = import_module(f"crypt_widgets.games.{name}.alone")
    own = [
        kind for kind in vars(module).values() if getattr(kind, "__module__", "") == module.__name__
    ]
    assert own
    assert all(getattr(crypt_widgets, kind.__name__, None) is kind for kind in own)


def test_a_panel_of_its_own_begins_with_something_to_look_at() -> None:
    explorer = GhostExplorer(seed=7)
    assert explorer.claim == "a4"
    assert 0 < explorer.odds["kept"]["a"] < 1
    assert Coach(seed=7).live.panels["coach"].data["hints"]
    assert Story(GhostExplorer(LiveGame(seed=7))).claim == "", "who shares a game changes nothing"


@pytest.mark.parametrize("lang", LANGS)
def test_a_saved_notebook_keeps_what_a_panel_says(lang: str) -> None:
    explorer = GhostExplorer(seed=7, lang=lang)
    explorer.claim = "a5"
    left = explorer.snapshot()["text/plain"]
    kept = explorer.live.panels["odds"].data["answer"]["treasures"][0]["shares"][0]["text"]
    assert f"{kept} ·" in left
    assert len(left.splitlines()) == 10, "three treasures with their rolls, two sums, a line"
    assert "crypt-still" in explorer.snapshot()["text/html"]
    helping = GraveHelp("sedlec", seed=7, lang=lang).snapshot()["text/plain"].splitlines()
    assert sum(line.startswith("- ") and "17" in line for line in helping) == 5, "each kind"
    fights = FightHelp("donjon", seed=7, lang=lang).snapshot()["text/plain"].splitlines()
    assert sum(line.startswith("- ") for line in fights) == 2, "each quest that is looked at"
    game = LiveGame(seed=15, lang=lang)
    game.play("a5 b3")
    whatif, before = WhatIf(game), game.moment
    assert whatif.snapshot() == {}, "with one line there is nothing to compare"
    game.play("a66")
    game.moment = before
    game.play("a44")
    assert len(whatif.snapshot()["text/plain"].splitlines()) == 4
    assert GhostExplorer(LiveGame("sedlec", seed=7)).snapshot() == {}


def test_several_panels_share_one_game() -> None:
    table = Table(seed=7)
    assert Story(table).live is GhostExplorer(table.live).live is table.live
    whole = tutor(seed=7)
    assert GhostExplorer(whole).live.panels is whole.live.panels
    timeline = game(seed=5)
    assert Table(timeline).live is Coach(timeline).live
    assert Table(timeline).game is timeline
    assert odds(table, "a5").kept == odds(game(seed=7), "a5").kept


def test_a_game_changed_in_python_is_shown_once_asked() -> None:
    table = Table(seed=7)
    before = table.live.panels["table"].data
    table.live.session.timeline.play(table.live.session.game.read_move("P1: recover"))
    assert table.live.panels["table"].data == before
    table.redraw()
    assert table.live.panels["table"].data != before


def test_only_what_is_shown_is_made_and_drawn() -> None:
    assert set(Story(seed=7).live.panels) == {"story"}
    both = Table(seed=7)
    Coach(both)
    assert set(both.live.panels) == {"table", "coach", "estimate"}


def test_panels_stand_in_boxes_and_have_a_layout() -> None:
    one = Table(seed=7, layout={"width": "50%"})
    assert one.layout.width == "50%"
    assert ipywidgets.HBox([one, Story(one)]).children[0] is one


def test_what_is_set_anywhere_moves_all() -> None:
    table = Table(seed=7)
    explorer, story = GhostExplorer(table), Story(table)
    heard: list[tuple[str, Any]] = []
    explorer.observe(
        lambda change: heard.append((change["name"], change["new"])), ["claim", "odds"]
    )
    table.claim = "a5 b3"
    assert explorer.claim == story.live.claim == "a5 b3"
    assert [name for name, _ in heard] == ["claim", "odds"]
    assert heard[-1][1]["kept"]["a"] == pytest.approx(85 / 216)
    assert table.live.panels["table"].data["lay"] == ("a5 b3", 1), "and the table lays it out"
    assert explorer.verdict["allowed"] is True
    explorer.claim = "a7"
    assert table.verdict["rule"] == "claim.place"
    story.lang = "fr"
    assert table.lang == "fr"
    assert "effort" in table.verdict["text"]
    explorer.claim = ""
    assert table.verdict == {}


def test_it_can_be_linked_and_answered_by_whoever_hears() -> None:
    slider = ipywidgets.IntSlider(value=0, max=5)
    table = Table(seed=7)
    traitlets.link((slider, "value"), (table, "moment"))
    table.play("a5")
    assert slider.value == table.moment == 1
    slider.value = 0
    assert table.live.moment == 0
    assert table.game.place.moment == 0
    # Who hears of one change may make another, and all know the last one.
    table.observe(lambda change: setattr(table, "claim", "b2"), "moment")
    story = Story(table)
    slider.value = 1
    slider.value = 0
    assert (table.claim, story.claim, table.live.claim) == ("b2", "b2", "b2")


@pytest.mark.parametrize("kind", [Table, PhasePanel])
def test_a_page_links_traits_without_python_between(kind: Any) -> None:
    panel = kind(seed=7)
    moved = ipywidgets.IntSlider(max=5)
    ipywidgets.jslink((moved, "value"), (panel, "step"))
    with pytest.raises(TypeError, match="odds cannot be synced"):
        ipywidgets.jslink((panel, "odds"), (moved, "value"))
    said: list[dict[str, Any]] = []
    panel.comm.send = lambda data, **_more: said.append(data)
    panel.claim = "a5"
    told = {name: value for it in said for name, value in it["state"].items()}
    assert (told["claim"], told["verdict"]["allowed"]) == ("a5", True)

    def sets(name: str, value: Any) -> list[Any]:
        """What the page hears of a trait that it sets, of which it always gets an echo."""
        said.clear()
        panel.set_state({name: value})
        return [it["state"][name] for it in said if name in it["state"]]

    assert sets("claim", "b2") == ["b2"]
    assert panel.live.claim == "b2"
    assert sets("moment", 9) == sets("moment", "nine") == [0], "there is no such moment"
    assert sets("verdict", {}) == [panel.verdict] != [{}]
    assert sets("_dom_classes", ["mine"]) == [["mine"]]


def test_what_is_played_comes_back() -> None:
    panel = tutor(seed=7)
    heard: list[Any] = []
    panel.observe(lambda change: heard.append(change["new"]), "played")
    told = panel.play("a5 b3")
    assert "The Ghost rolls" in str(told)
    assert heard == [{"moment": 1, "player": 0, "move": "a5 b3"}]
    panel.live.answer({"do": "play", "move": "recover"})
    assert heard[-1]["move"] == "recover", "also what is played on the screen"
    assert [str(at.move) for at in panel.game.line()[1:]] == ["P1: a5 b3", "P1: recover"]
    assert list(panel.frame("decisions").verb) == ["claim", "recover"]
    again = tutor(record=panel.record())
    assert again.game.moments[1].state == panel.game.moments[1].state
    assert tutor(code=panel.code()).moment == 2
    with pytest.raises(IllegalMove, match=r"claim\.place"):
        panel.play("a9")
    assert panel.moment == 2


def test_who_plays_with_bots_comes_to_the_next_own_decision() -> None:
    table = Table("crypt", seed=3, players=2, seats=["person", "bot:sensible"])
    table.play(written(table.game.game.legal_moves(table.game.state)[0]))
    assert table.game.at_decision
    assert 0 in table.game.game.deciders(table.game.state)


def test_the_viewer_can_be_set() -> None:
    table = Table(seed=3, players=2, seats=["person", "person"])
    assert table.viewer is None or table.viewer in (0, 1)
    table.viewer = 1
    assert table.viewer == 1
    assert table.live.panels["table"].data["curtain"] is None
    table.viewer = None
    assert table.viewer is None
    decider = table.game.game.deciders(table.game.state)[0]
    table.viewer = decider
    assert table.live.session.deciding
    table.viewer = 1 - decider
    assert not table.live.session.deciding, "who looks at it as somebody else does not decide"


def test_another_seed_deals_anew() -> None:
    table = Table(seed=7)
    table.play("a5")
    table.seed = 8
    assert (table.moment, table.game.seed) == (0, 8)


def test_the_rule_book_is_turned() -> None:
    book = RuleBook(seed=7, lang="it")
    data = book.live.panels["reference"].data
    assert data["parts"]
    assert data["head"] is None
    book.page = "claim.push"
    assert book.live.panels["reference"].data["page"]["id"] == "claim.push"
    book.page = "aloud"
    assert "cinque volte su sei" in str(book.snapshot())
    book.live.answer({"do": "rules-page"})
    assert book.page == ""
    with pytest.raises(ValueError, match=r"no rule 'claim\.pusch'; there are claim.push"):
        book.page = "claim.pusch"
    assert book.page == ""


def test_who_says_who_sits_there_has_said_how_many() -> None:
    assert Table("crypt", seed=3, seats=["person", "bot:sensible"]).live.session.seats[1:] == [
        "bot:sensible"
    ]
    with pytest.raises(ValueError, match="each seat is one of person, bot:random"):
        Table("crypt", seats=["person", "bot:sensibel"])


def press(panel: OnGame, name: str, **message: Any) -> None:
    """What a press in one of its panels sends."""
    panel.live.panels[name]._handle_custom_msg(message, [])


@pytest.mark.parametrize("lang", LANGS)
def test_a_rule_asked_for_at_a_panel_alone_is_read_below_it(lang: str) -> None:
    table = Table(seed=7, lang=lang)
    phases = Phases(table)
    press(table, "table", do="rule", id="claim.push")
    assert table.rule_note is not None
    assert table.rule_note in table.children
    card = table.rule_note.data["rule"]
    assert card["id"] == "claim.push"
    assert card["text"]
    assert card["page"] is False, "there is no book to be opened"
    assert all(table.rule_note.words.values())
    assert phases.rule_note is None, "who was not asked tells nothing"
    table.rule_note._handle_custom_msg({"do": "close-rule"}, [])
    assert table.rule_note.data == {}
    press(phases, "ribbon", do="rule", id="collect.roll")
    assert phases.rule_note is not None
    assert phases.rule_note.data["rule"]["id"] == "collect.roll"
    assert table.rule_note.data == {}


def test_a_rule_is_read_in_the_story_and_in_the_book_where_they_are() -> None:
    table = Table(seed=7)
    story = Story(table)
    press(table, "table", do="rule", id="claim.push")
    assert story.live.panels["story"].data["rule"]["page"] is False
    assert table.rule_note is None
    book = RuleBook(table)
    assert story.live.panels["story"].data["rule"]["page"] is True
    press(story, "story", do="rules-open", id="claim.push")
    assert book.page == "claim.push"
    assert book.live.panels["reference"].data["head"] is None, (
        "there is no screen to come back from"
    )
    assert tutor(seed=7).live.session.reading.has("reference")


def test_nothing_leads_to_a_panel_that_is_not_there() -> None:
    alone, whole = Table(seed=7), tutor(seed=7)
    for panel, opens in ((alone, False), (whole, True)):
        panel.claim = "a5 b3"
        chances = panel.live.panels["table"].data["verdict"]["chances"]
        assert [it["opens"] for it in chances] == [opens, opens]
    GhostExplorer(alone)
    assert not alone.live.panels["table"].data["verdict"]["chances"][0]["opens"], "it lies open"
    ended = record_of_a_game()
    for kind, ways in ((Story, ["again"]), (tutor, ["review", "again", "new", "dare", "course"])):
        panel = kind(record=ended) if kind is tutor else kind(ended)
        panel.moment = len(panel.game.moments) - 1
        panel.step = len(panel.game.moment.steps)
        assert [way["id"] for way in panel.live.panels["story"].data["end"]["ways"]] == ways
    story = Story(ended)
    Review(story)
    story.moment = len(story.game.moments) - 1
    story.step = len(story.game.moment.steps)
    assert [way["id"] for way in story.live.panels["story"].data["end"]["ways"]] == [
        "review",
        "again",
    ]


def record_of_a_game() -> str:
    """A game played to its end."""
    table = Table(seed=7)
    while not table.live.session.over:
        table.play("recover")
    return table.record()


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"lang": "de"}, "no language 'de' is spoken here; there are en, fr, it"),
    ({"game": "chess"}, "no game is named 'chess'; there are crypt, sedlec"),
    ({"players": 9}, "This game is for 1, 2, 3 or 4 players, not for 9."),
    ({"foo": 1}, "A setup has no field “foo”"),
    ({"game": 3}, "a game is a timeline"),
    ({"code": "1.xxxx"}, "."),
    ({"game": "crypt", "code": "1.xxxx"}, "a tutor begins with one game"),
]


@pytest.mark.parametrize(("options", "says"), WRONG)
def test_what_cannot_be_is_said_in_a_sentence(options: dict[str, Any], says: str) -> None:
    with pytest.raises((ValueError, TypeError), match=says):
        tutor(**options)


def test_a_game_that_has_begun_is_not_set_up() -> None:
    table = Table(seed=7)
    with pytest.raises(TypeError, match="seed: this game has begun"):
        Story(table, seed=8)
    with pytest.raises(TypeError, match="players: this game has begun"):
        tutor(timeline=game(seed=7), players=2)


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("moment", 9, "there is no moment 9: there are 0 to 0"),
        ("step", 9, "there is no step 9"),
        ("viewer", 4, "there is no viewer 4: there are 0 to 0"),
        ("lang", "de", "no language 'de'"),
        ("seed", -1, "a seed is a whole number"),
    ],
)
def test_a_trait_that_cannot_be_set_says_what_could(name: str, value: Any, says: str) -> None:
    table = Table(seed=7)
    before = getattr(table, name)
    with pytest.raises(ValueError, match=says):
        setattr(table, name, value)
    assert getattr(table, name) == before


def test_all_is_found_by_pressing_tab() -> None:
    assert set(crypt_widgets.__all__) == set(dir(crypt_widgets))
    for name in crypt_widgets.__all__:
        found = getattr(crypt_widgets, name)
        assert name == "__version__" or found.__doc__
    for offered in ("moment", "claim", "odds", "play", "frame", "game", "layout"):
        assert offered in dir(Table(seed=7))
    assert {"seed", "lang", "players"} <= set(inspect.signature(Table.__init__).parameters)
    assert {"timeline", "record", "code"} <= set(inspect.signature(tutor).parameters)


def test_the_odds_are_found_only_if_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(seed=7)
    asked: list[int] = []

    def ask(_session: object) -> dict[str, Any]:
        asked.append(1)
        return {"kept": {}}

    monkeypatch.setattr(table.live.session.adapter, "odds", ask)
    table.claim = "a5"
    assert asked == []
    assert table.odds == {"kept": {}}
    assert asked == [1]


def published(panel: OnGame | Dials, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    monkeypatch.setattr("IPython.display.publish_display_data", found.append)
    panel._ipython_display_()
    return found


@pytest.mark.parametrize("kind", [Tutor, Table])
def test_a_saved_notebook_has_the_table_in_words_and_drawn(
    kind: type[OnGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("VOILA_PREHEAT", raising=False)
    still, live = published(kind(seed=7, lang="fr"), monkeypatch)
    assert "Exécutez cette cellule" in still["text/plain"]
    assert "data:image/svg+xml" in still["text/html"]
    assert "application/vnd.jupyter.widget-view+json" not in still
    assert "application/vnd.jupyter.widget-view+json" in live


@pytest.mark.parametrize("lang", LANGS)
def test_a_page_that_cannot_draw_a_widget_says_how_to_go_on(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("VOILA_PREHEAT", raising=False)
    run = Words(lang).say("still-run")
    for widget in (
        *(kind(seed=7, lang=lang) for kind in ALONE),
        Exercise("first-round.order", lang),
        Exercise("first-round.least", lang),
        Dials(str, {"effort": range(1, 7)}, lang=lang),
    ):
        *left, live = published(widget, monkeypatch)
        said = "\n".join(one["text/plain"] for one in (*left, live))
        assert said.count(run) == 1
        assert "<" not in said


def test_a_page_that_is_alive_needs_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VOILA_BASE_URL", "/")
    assert len(published(tutor(seed=7), monkeypatch)) == 1
    assert len(published(Story(seed=7), monkeypatch)) == 1


@pytest.mark.parametrize("kind", [Table, Tutor])
def test_a_box_brings_its_script_to_marimo_and_to_no_other_notebook(
    kind: type[OnGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = kind(seed=7)
    assert "_esm" not in panel.get_state()
    marimo = SimpleNamespace(
        running_in_notebook=lambda: True, ui=SimpleNamespace(anywidget=lambda box: (box,))
    )
    monkeypatch.setitem(sys.modules, "marimo", marimo)
    assert panel.get_state()["_esm"] == bundle(source("notebook/box", "js"))
    assert "_esm" not in panel.get_state("children")
    assert panel._display_() == (panel,)
    marimo.running_in_notebook = lambda: False
    assert "_esm" not in panel.get_state()


def test_panels_of_a_notebook_stand_on_one_ground_and_in_marimo_those_of_a_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its notebooks may share a process, and no widget is of two of them."""

    def grounds() -> list[ipywidgets.Widget]:
        table = Table(seed=7)
        return [panel.children[0] for panel in (table, Story(table), Table(seed=7))]

    assert len(set(grounds())) == 1
    marimo = SimpleNamespace(running_in_notebook=lambda: True)
    monkeypatch.setitem(sys.modules, "marimo", marimo)
    first, second, other = grounds()
    assert first is second
    assert first is not other


def test_a_panel_stands_on_no_ground_that_was_closed_with_its_cell() -> None:
    """All panels of the page would wait for what it brings."""
    closed = Table(seed=7).children[0]
    closed.close()
    ground = Table(seed=7).children[0]
    assert ground is not closed
    assert ground.comm is not None
