"""The reference in a notebook: pages, search, the table of a rule, and its script played out.

>>> rules = Reference("en")
>>> print(rules.search("two idols"))
5 rules with “two idols”.
- idols.B: Idols, side B
- idols.A: Idols, side A
- deck: The treasures
- solo.collectors: Solo: the collectors
- remains.A: Remains, side A
>>> rules["claim.push"].title
'Pushing off'
>>> print(rules.play("claim.own"))
> a5
✗ Your own servants are already on treasure a: you may neither add to them nor push them.
claim.own: Your own servants stay
"""

from __future__ import annotations

import difflib
import html
from collections.abc import Iterable, Iterator, Sequence

from ...engine.timeline import Timeline
from ...front import named
from ...games import FIRST, GAMES
from .. import explain
from ..aloud import SpokenPage, aloud
from ..explain.lessons import voice
from ..lessons.run import Run, is_move
from ..lessons.task import LEARNER
from ..rules import index
from ..shown import BESIDE, Table, Told, Verdict
from ..tour import tell
from ..words import Words
from .pages import Page, book_title, contents, lesson, page
from .search import Found, search
from .text import page_text
from .trials import Trial, trials

MARKED = "background: #ffe27a; color: #1a1a1a"
"""What has been found, by day and by night: notebooks have a ground of theirs for it and no ink."""


class RulePage:
    """A rule's page in a notebook: text for every reader, an article for the eye."""

    def __init__(self, words: Words, page: Page) -> None:
        self.words = words
        self.page = page

    @property
    def title(self) -> str:
        """The rule's title."""
        return self.page.title

    def __str__(self) -> str:
        return page_text(self.words, self.page)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return _beside("".join(self._markup()))

    def _markup(self) -> Iterator[str]:
        told, say = self.page, self.words.say
        yield f"<h3>{_safe(told.title)} <code>{_safe(told.id)}</code></h3>"
        yield f"<p>{_safe(told.text)}</p>"
        if told.ruling:
            yield f"<p><b>{_safe(say('reference-ruling'))}.</b> {_safe(told.ruling)}</p>"
        yield f"<p><b>{_safe(say('reference-where'))}</b></p><ul>"
        for place in told.places:
            where = _safe(place.text)
            where = where if place.heading else f"<i>{where}</i>"
            yield f"<li>{say('labelled', label=_safe(place.language), value=where)}</li>"
        yield "</ul>"
        if told.editions:
            yield f"<p>{_safe(told.editions)}</p>"
        if told.trial:
            yield f"<p><b>{_safe(say('reference-try'))}.</b> {_safe(told.trial)}</p>"
        if told.related:
            listed = ", ".join(
                f"{_safe(link.title)} <code>{_safe(link.id)}</code>" for link in told.related
            )
            yield f"<p><b>{_safe(say('reference-related'))}.</b> {listed}</p>"


class AloudPage(Told):
    """What to say and to do, part by part, with pictures."""

    def __init__(self, said: SpokenPage) -> None:
        told = (f"{section.title}. {section.say} ({section.do})" for section in said.sections)
        super().__init__([said.title, said.about, *told, said.later])
        self.said = said

    def _repr_html_(self) -> str:
        told = [f"<h3>{_safe(self.said.title)}</h3><p>{_safe(self.said.about)}</p>"]
        for section in self.said.sections:
            told.append(f"<h4>{_safe(section.title)}</h4>")
            told.append(f'<p><img src="{section.picture}" alt=""></p>' if section.picture else "")
            told.append(f'<p style="font-size: larger">{_safe(section.say)}</p>')
            told.append(f"<p><em>{_safe(section.do)}</em></p>")
        return _beside("".join([*told, f"<p>{_safe(self.said.later)}</p>"]))


class Hits(Told):
    """What a search has found, with the words marked where they were found."""

    def __init__(self, found: Found) -> None:
        titles = ("".join(piece for piece, _ in hit.title) for hit in found.hits)
        listed = (f"{hit.rule}: {title}" for hit, title in zip(found.hits, titles, strict=True))
        super().__init__([found.says], listed)
        self.found = found

    def _repr_html_(self) -> str:
        items = "".join(
            f"<li><code>{_safe(hit.rule)}</code> <b>{_marks(hit.title)}</b><br>"
            f"{_marks(hit.excerpt)}</li>"
            for hit in self.found.hits
        )
        return _beside(f"<p>{_safe(self.found.says)}</p>" + (f"<ul>{items}</ul>" if items else ""))


class Played(Told):
    """The lines of a script, and what came of each."""

    def __init__(self, played: Sequence[tuple[str, Told]]) -> None:
        super().__init__("\n".join(f"> {move}\n{told}" for move, told in played).splitlines())
        self.played = played

    def _repr_html_(self) -> str:
        return "".join(
            f'<p style="{BESIDE}"><code>{_safe(move)}</code></p>{told._repr_html_()}'
            for move, told in self.played
        )


def _beside(markup: str) -> str:
    """Markup as far in as the text of a notebook."""
    return f'<div style="{BESIDE}">{markup}</div>'


def _safe(text: str) -> str:
    return html.escape(text)


def _marks(pieces: Iterable[tuple[str, bool]]) -> str:
    return "".join(
        f'<mark style="{MARKED}">{_safe(text)}</mark>' if found else _safe(text)
        for text, found in pieces
    )


class Reference:
    """All rules of a game in a language ("en", "fr" or "it"); shown, it is a table of contents."""

    def __init__(self, lang: str = "en", game: str = FIRST) -> None:
        self.words = Words(lang)
        self.game = named(game).name
        self.rules = index(game)

    def __getitem__(self, rule: str) -> RulePage:
        """The page of a rule.

        :raises KeyError: if there is no such rule, with those that are written alike.
        """
        return RulePage(self.words, page(self.words, self.game, self._known(rule)))

    def __iter__(self) -> Iterator[str]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def _known(self, rule: str) -> str:
        if rule not in self.rules:
            alike = difflib.get_close_matches(rule, self.rules, cutoff=0.4)
            alike = alike or list(self.rules)[:3]
            raise KeyError(f"no rule {rule!r}; there are {', '.join(alike)}")
        return rule

    @property
    def _title(self) -> str:
        return book_title(self.words, self.game)

    def __str__(self) -> str:
        lines = [self._title]
        for part in contents(self.words, self.game):
            lines += ["", part.title, *(f"- {link.id}: {link.title}" for link in part.links)]
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        parts = [f"<p><b>{_safe(self._title)}</b></p>"]
        for part in contents(self.words, self.game):
            items = "".join(
                f"<li><code>{_safe(link.id)}</code> {_safe(link.title)}</li>" for link in part.links
            )
            parts.append(f"<p>{_safe(part.title)}</p><ul>{items}</ul>")
        return _beside("".join(parts))

    def aloud(self) -> AloudPage:
        """The whole game as one teaches it to a table."""
        return AloudPage(aloud(self.words.lang, self.game))

    def search(self, text: str) -> Hits:
        """The rules that have these words, the best first."""
        return Hits(search(self.words, self.game, text))

    # --- the table of a rule

    def _trial(self, rule: str) -> Trial:
        there = trials(self.game)
        if self._known(rule) not in there:
            raise KeyError(f"the rule {rule!r} has no table to try it at")
        return there[rule]

    def table(self, rule: str) -> Table:
        """The table at which a rule can be tried.

        :raises KeyError: if there is no such rule, or no such table.
        """
        state = self.timeline(rule).state
        said = voice(self.words, self.game, self._trial(rule).start.seats)
        return Table(said, GAMES[self.game].view(state, LEARNER))

    def timeline(self, rule: str) -> Timeline:
        """The same table to be played at, as a panel or a tutor takes it.

        :raises KeyError: if there is no such rule, or no such table.
        """
        return self._trial(rule).start.timeline()

    def play(self, rule: str) -> Told:
        """What a rule's script does at its table: each line of it, and what came of it.

        :raises KeyError: if there is no such rule, or no such table.
        """
        trial = self._trial(rule)
        run = Run(lesson(self.words, self.game, rule).tasks[0])
        said = voice(self.words, self.game, trial.start.seats)
        played: list[tuple[str, Told]] = []
        for line in trial.script:
            before, told = run.did, len(run.did.steps)
            refusal = run.act(line)
            if refusal is not None:
                title = self.rules.card(self.words, refusal.rule).title
                verdict = Verdict(explain.refusal(said, refusal), refusal.rule, title)
                played.append((line, verdict))
                continue
            if is_move(line):
                # What a move leads to is told at once: a notebook has no buttons to go on with.
                run.timeline.go(run.timeline.moment.id)
            news = tell(said, run.did.steps[told:], before.state, LEARNER)
            if news.items:
                played.append((line, Told(items=news.items, first=told + 1)))
        return Played(played)
