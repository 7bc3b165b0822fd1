"""The rules in force, as messages to be said: only those that apply, each with its rule ids.

A pure function of `Rules`. The words are in the Fluent files; the terminal prints them, and the
page gets this list from the server, so that neither works out which rule applies.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import chain, product, starmap
from typing import Final, TypeAlias, assert_never

from augury.game import (
    ALL_SPECIAL,
    JESTER,
    WIZARD,
    Bidding,
    CloudChange,
    Foresight,
    Kind,
    LastBid,
    Lot,
    Mode,
    Rules,
    Suit,
    Ties,
)
from augury.game.cards import Aftermath, Announcement, Lead, TurnedUp

Argument: TypeAlias = int | str | tuple[str, ...]
"""A number, a text that is the same in every language, or names to be listed, by message id."""


@dataclass(frozen=True)
class Article:
    """One message of the rule book."""

    message: str
    rules: tuple[str, ...]  # the ids of the rules it says
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    title: str | None = None  # the message id of what it is about, where it has a name
    card: str | None = None  # the code of the card it is about


@dataclass(frozen=True)
class Chapter:
    """Articles that belong together."""

    title: str  # a message id
    articles: tuple[Article, ...]


def chapters(rules: Rules) -> tuple[Chapter, ...]:
    """The rules that apply, in the order in which a round asks for them."""
    return _book(rules, _rounds(rules), _trump(rules))


def handbook() -> tuple[Chapter, ...]:
    """All the rules, for someone at no table: every special card, and the variants by name."""
    rules = Rules(special=ALL_SPECIAL)
    rounds = (
        Article("rule-rounds", ("R2.2",)),
        Article("rule-rounds-count", ("R2.2",)),
        Article("rule-rounds-special", ("S0.2",)),
        Article("rule-deal-first", ("R2.3",)),
        *_dealing(rules),
    )
    trump = (*_trump(rules), Article("rule-trump-left", ("R3.4",)))
    variants = (
        ("plus-minus-one", "V1"),
        (f"bidding-{Bidding.HIDDEN}", "V2"),
        (f"bidding-{Bidding.SECRET}", "V3"),
        ("foresight", "V4"),
        (f"mode-{Mode.ONE_COLOUR}", "V5"),
        (f"mode-{Mode.MAXIMUS}", "V6"),
    )
    elsewhere = (
        ("first-dealer-lot", "O1"),
        (f"last-bid-{LastBid.UNLESS_LEADING}", "O2"),
        (f"last-bid-{LastBid.ZERO}", "O2"),
        (f"ties-{Ties.PREDICTIONS}", "O3"),
        (f"ties-{Ties.PREDICTIONS_MET}", "O3"),
    )
    options = (("variants", variants), ("options-elsewhere", elsewhere))
    return (
        *map(_by_edition, _book(rules, rounds, trump)),
        *(
            Chapter(title, tuple(chain.from_iterable(starmap(_option, named))))
            for title, named in options
        ),
    )


_MORE: Final[Mapping[str, tuple[str, ...]]] = {
    "foresight": ("rule-foresight-when", "rule-variant-plain"),
    f"mode-{Mode.ONE_COLOUR}": ("rule-one-colour-rounds", "rule-variant-plain"),
    f"mode-{Mode.MAXIMUS}": ("rule-variant-plain",),
}
"""What is to be said of a variant besides what it means: when it applies, and for how long."""


def _option(name: str, rule: str) -> Iterator[Article]:
    yield Article(f"{name}-why", (rule,), title=name)
    for message in _MORE.get(name, ()):
        yield Article(message, (rule,))


def _by_edition(chapter: Chapter) -> Chapter:
    """The same chapter for someone at no table: when the Cloud works depends on the edition."""
    at_once = f"rule-change-{CloudChange.AT_ONCE}"
    articles = (
        replace(one, message="rule-change-either") if one.message == at_once else one
        for one in chapter.articles
    )
    return replace(chapter, articles=tuple(articles))


def _book(rules: Rules, rounds: Iterable[Article], trump: Iterable[Article]) -> tuple[Chapter, ...]:
    book = (
        ("rule-goal-title", _goal()),
        ("rule-cards-title", _cards(rules)),
        ("rule-rounds-title", rounds),
        ("rule-trump-title", trump),
        ("rule-bids-title", _bids(rules)),
        ("rule-tricks-title", _tricks(rules)),
        ("special-cards", _special(rules)),
        ("rule-score-title", _score(rules)),
    )
    return tuple(Chapter(title, articles) for title, each in book if (articles := tuple(each)))


def _goal() -> Iterator[Article]:
    yield Article("rule-goal", ("R4.1", "R8.1"))


def _cards(rules: Rules) -> Iterator[Article]:
    suits = {"suits": tuple(f"suit-{suit.value}" for suit in Suit)}
    if rules.mode is Mode.ONE_COLOUR:
        yield Article("mode-one-colour-why", ("V5",), title="mode-one-colour")
        yield Article("rule-suits-own", ("V5",), {"suits": suits["suits"][: rules.players]})
    else:
        yield Article("rule-suits", ("R1.2",), suits)
        yield Article("rule-cards", ("R1.1", "R1.3"))
    for kind in (WIZARD, JESTER):
        title = f"card-{kind.code}"
        yield Article(f"rule-{kind}", kind.rules.own, title=title, card=kind.code)
    for count in sorted({kind.copies for kind in rules.special}):
        kinds = [kind for kind in rules.special if kind.copies == count]
        yield Article("rule-deck-special", ("S0.1",), {"count": count, **_names(kinds)})


def _rounds(rules: Rules) -> Iterator[Article]:
    yield Article("rule-players", ("R2.1",), {"players": rules.players, "rounds": rules.rounds})
    sizes = {"sizes": ", ".join(map(str, rules.schedule))}
    match rules.mode:
        case Mode.MAXIMUS:
            yield Article("mode-maximus-why", ("V6",), title="mode-maximus")
            yield Article("rule-schedule", ("V6",), sizes)
        case Mode.ONE_COLOUR:
            yield Article("rule-schedule", ("V5",), sizes)
        case Mode.CLASSIC:
            if rules.hand_sizes is None and not rules.special:
                yield Article("rule-rounds", ("R2.2",))
            yield Article("rule-schedule", ("R2.2", *(["S0.2"] if rules.special else [])), sizes)
        case _:
            assert_never(rules.mode)
    yield from _dealing(rules)


def _dealing(rules: Rules) -> Iterator[Article]:
    own = rules.mode is Mode.ONE_COLOUR
    yield Article("rule-shuffle-own", ("V5",)) if own else Article("rule-shuffle", ("R2.3",))
    if rules.first_dealer is Lot.LOT:
        yield Article("first-dealer-lot-why", ("O1",))
    elif rules.first_dealer != 0:
        yield Article("first-dealer-why", ("O1",))
    yield Article("rule-deal-own", ("V5",)) if own else Article("rule-deal", ("R2.3",))
    if any(rules.turns_up(number) for number in range(1, rules.rounds + 1)):
        yield Article("rule-stock", ("R2.4",))


def _trump(rules: Rules) -> Iterator[Article]:
    if rules.mode is Mode.MAXIMUS:  # its own article says what is trump
        yield Article("rule-trump-beats", ("R3.1", "V6"))
    if rules.mode is not Mode.CLASSIC:
        return
    yield Article("rule-trump", ("R3.1",))
    for message, effect in (
        ("rule-trump-none", TurnedUp.NO_TRUMP),
        ("rule-trump-dealer", TurnedUp.DEALER_NAMES),
    ):
        every = (JESTER, WIZARD, *rules.special)
        kinds = [kind for kind in every if kind.turned_up is effect]
        ids = _unique(kind.rules.turned_up for kind in kinds)
        yield Article(message, ids, _names(kinds))
    without = [number for number in range(1, rules.rounds + 1) if not rules.turns_up(number)]
    if without:
        last = without == [rules.rounds]
        yield Article("rule-trump-last" if last else "rule-trump-left", ("R3.4",))


def _bids(rules: Rules) -> Iterator[Article]:
    yield Article("rule-bids", ("R4.1",))
    match rules.bidding:
        case Bidding.OPEN:
            yield Article("bidding-open-why", ("R4.2", "R4.3"))
            yield Article("rule-bids-turn", ("R4.2",))
        case Bidding.HIDDEN:
            yield Article("bidding-hidden-why", ("V2", "R4.3"), title="bidding-hidden")
        case Bidding.SECRET:
            yield Article("bidding-secret-why", ("V3",), title="bidding-secret")
        case _:
            assert_never(rules.bidding)
    if rules.plus_minus_one:
        yield Article("plus-minus-one-why", ("V1",), title="plus-minus-one")
        aloud = rules.bidding is Bidding.OPEN
        yield Article("rule-last-bid" if aloud else "rule-rebid", ("V1",))
        if rules.last_bid is not LastBid.NOBODY:
            yield from _option(f"last-bid-{rules.last_bid}", "O2")
        if _with(rules, Aftermath.NOBODY_TAKES):
            yield Article("rule-bids-nobody", ("S4.6",))
    if rules.foresight is not Foresight.OFF:
        yield Article(f"rule-foresight-{rules.foresight}", ("V4",), title="foresight")
        if rules.mode is Mode.CLASSIC:
            yield Article("rule-foresight-trump", ("V4",))


def _tricks(rules: Rules) -> Iterator[Article]:
    yield Article("rule-lead", ("R5.1",))
    if rules.suits_matter:
        yield Article("rule-tricks", ("R5.2", "R5.3", "R5.4"))
        yield Article("rule-free", ("R5.5", "R5.6", "R5.7"))
        yield Article("rule-winning", ("R6.1",))


def _score(rules: Rules) -> Iterator[Article]:
    yield Article("rule-score", ("R7.1", "R7.2"))
    yield Article("rule-end", ("R8.1",))
    if rules.ties is Ties.SHARED:
        yield Article("ties-shared-why", ("R8.1",))
    else:
        yield from _option(f"ties-{rules.ties}", "O3")


# Special cards: each with its own sentence, then what they do by the flags of their records


def _special(rules: Rules) -> Iterator[Article]:
    if any(not kind.traded for kind in rules.special):
        yield Article("rule-special", ("S0.3",))
    for kind in rules.special:
        title = f"kind-{kind.name}"
        yield Article(f"{title}-why", kind.rules.own, title=title, card=kind.code)
    yield from _leading(rules.special)
    yield from _meanings(rules.special)
    yield from _nobody(rules)
    yield from _passing(rules)
    yield from _changing(rules)


def _leading(special: tuple[Kind, ...]) -> Iterator[Article]:
    """What a card does to a trick whose suit is not decided yet."""
    plain = [kind for kind in special if kind.announcement is Announcement.NOTHING]
    for message, kinds in (
        ("rule-lead-free", [kind for kind in plain if kind.lead is Lead.FREES]),
        ("rule-lead-waits", [kind for kind in plain if kind.lead is Lead.WAITS]),
        ("rule-lead-suit", [kind for kind in special if kind.announcement is Announcement.SUIT]),
    ):
        played = [kind for kind in kinds if not kind.traded]
        if played:
            yield Article(message, _unique(kind.rules.led for kind in played), _names(played))


def _meanings(special: tuple[Kind, ...]) -> Iterator[Article]:
    """What has to be said about cards that are announced as another, or given up."""
    if any(kind.announcement is Announcement.WIZARD_OR_JESTER for kind in special):
        yield Article("rule-announced", ("S1.1", "X8"))
    traded = [kind for kind in special if kind.traded]
    if traded:
        yield Article("rule-traded", ("S5.2", "S5.4", "X7"), _names(traded))


def _nobody(rules: Rules) -> Iterator[Article]:
    """Articles on tricks that belong to nobody."""
    bombs = _with(rules, Aftermath.NOBODY_TAKES)
    if not bombs:
        return
    yield Article("rule-nobody", ("S4.1",), _names(bombs))
    never = [kind for kind in bombs if _is_below_jesters(kind)]
    if never:
        yield Article("rule-nobody-never", ("S4.3",), _names(never))
    for kind, toppled in _topplers(rules):
        for bomb in bombs:
            names = {**_names([toppled, kind, bomb]), "card": (f"card-{kind.code}",)}
            yield Article("rule-nobody-toppled", ("X1",), names)
    low = [kind for kind in rules.special if _is_below_jesters(kind) and kind not in bombs]
    if low and never:
        yield Article("rule-nobody-jesters", ("X6",), _names([JESTER, *low, *never]))


def _topplers(rules: Rules) -> Iterator[tuple[Kind, Kind]]:
    """The cards that win in another's company, each with that other, where both are played."""
    kinds = dict.fromkeys(card.kind for card in rules.deck)
    for kind in rules.special:
        for other in kinds:
            if kind.topples == other.name:
                yield kind, other


def _is_below_jesters(kind: Kind) -> bool:
    assert JESTER.tier is not None
    return kind.tier is not None and kind.tier < JESTER.tier


def _passing(rules: Rules) -> Iterator[Article]:
    """Cards passed to the left after a trick."""
    if not _with(rules, Aftermath.ALL_PASS):
        return
    yield Article("rule-pass", ("S6.2", "S6.3"))
    bombs = _with(rules, Aftermath.NOBODY_TAKES)
    if bombs:
        yield Article("rule-pass-nobody", ("S6.4", "X2"), _names(bombs))


def _changing(rules: Rules) -> Iterator[Article]:
    """Predictions changed by the winner of a trick."""
    changers = _with(rules, Aftermath.BID_CHANGES)
    if not changers:
        return
    yield Article(f"rule-change-{rules.cloud}", ("S7.2", "S7.6"), _names(changers))
    yield Article("rule-change-range", ("S7.7",))
    if rules.bidding is Bidding.SECRET:
        yield Article("rule-change-secret", ("S7.9",))
    bombs = _with(rules, Aftermath.NOBODY_TAKES)
    if bombs:
        yield Article("rule-change-nobody", ("S7.3", "X3"), _names(bombs))
    if rules.cloud is CloudChange.AT_ONCE:
        for passed, changer in product(_with(rules, Aftermath.ALL_PASS), changers):
            yield Article("rule-pass-first", ("X4",), _names([passed, changer]))


def _with(rules: Rules, aftermath: Aftermath) -> tuple[Kind, ...]:
    """The special cards that bring this about."""
    return tuple(kind for kind in rules.special if kind.aftermath is aftermath)


def _names(kinds: Iterable[Kind]) -> dict[str, Argument]:
    return {"cards": tuple(f"card-{kind.code}" for kind in kinds)}


def _unique(ids: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(chain.from_iterable(ids)))
