"""What is typed, and what it means in each phase."""

import pytest

from augury import (
    SPECIAL,
    Bid,
    Bidding,
    ChangeBid,
    NameTrump,
    Pass,
    Play,
    State,
    Suit,
    card,
    view,
)
from augury.cli.errors import InputError
from augury.cli.plain.move_input import Announce, Input, Keyword, read, read_face
from augury.cli.words.speech import Speech
from augury.cli.words.spelling import to_notation
from augury.game.cards import CARDS
from augury.locales import LANGUAGES, say
from augury.testing.scenarios import act, dealt, ready

HANDS = "R7 S U C | B2 W R1 B1 | B3 D F B4 | X G1 G2 G3"


def typed(text: str, state: State, seat: int = 0, language: str = "en") -> Input:
    return read(text, view(state, seat), language)


def leading() -> State:
    """Seat 3 has won a trick with the Dragon in it, and leads; then it is the Juggler's pass."""
    return act(ready(HANDS, up="Y1", special=SPECIAL), "1:W 2:B3 3:G1")


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("1", Play(0, card("R7"))),
        (" r7 ", Play(0, card("R7"))),
        ("R 7", Play(0, card("R7"))),
        ("G13", Play(0, card("G13"))),  # not in hand, which is for the engine to say
        ("2", Announce(card("S"))),
        ("s", Announce(card("S"))),
        ("S=W", Play(0, card("S"), card("W"))),
        ("s=j", Play(0, card("S"), card("J"))),
        ("u", Announce(card("U"))),  # the Juggler, not an undo
        ("U=R", Play(0, card("U"), card("U=R"))),
        ("c = g", Play(0, card("C"), card("C=G"))),
        ("D", Play(0, card("D"))),
        ("bid=2", Bid(0, 2)),
        ("", None),
        ("   ", None),
        ("?", Keyword.HELP),
        ("Rules", Keyword.RULES),
        ("p", Keyword.PAD),
        ("q", Keyword.LEAVE),
    ],
)
def test_a_card(text: str, entry: Input) -> None:
    assert typed(text, leading()) == entry


@pytest.mark.parametrize("text", ["0", "5", "99999999999999999999", "R0", "hello", "B14", "\x1b[A"])
def test_no_card(text: str) -> None:
    with pytest.raises(InputError):
        typed(text, leading())


def test_r_is_never_the_rules() -> None:
    """Whoever wants red, or a red card, does not leave the table for it."""
    assert typed("r", dealt("B1 W | R3 J | G2 G3", up="W")) == NameTrump(0, Suit.RED)
    with pytest.raises(InputError):
        typed("r", leading())


def test_without_the_juggler_u_takes_a_move_back() -> None:
    state = act(ready("R7 | B2 | G3", up="Y1"), "1:B2 2:G3")
    for text in ("u", "U", "undo"):
        assert typed(text, state) is Keyword.TAKE_BACK


@pytest.mark.parametrize(
    ("text", "entry"),
    [("2", Bid(0, 2)), ("bid=2", Bid(0, 2)), ("9", Bid(0, 9)), ("rules", Keyword.RULES)],
)
def test_a_bid(text: str, entry: Input) -> None:
    state = dealt("B1 W | R3 J | G2 G3", up="G4", bidding=Bidding.HIDDEN)
    assert typed(text, state) == entry


@pytest.mark.parametrize("text", ["-1", "two", "R7", "1.5", "²"])
def test_no_bid(text: str) -> None:
    state = dealt("B1 W | R3 J | G2 G3", up="G4", bidding=Bidding.HIDDEN)
    with pytest.raises(InputError, match="from 0 to 2"):
        typed(text, state)


def test_nothing_long() -> None:
    with pytest.raises(InputError, match="that long"):
        typed("9" * 5000, dealt("B1 W | R3 J | G2 G3", up="W"))


@pytest.mark.parametrize(
    ("text", "trump"),
    [
        ("1", Suit.BLUE),
        ("4", Suit.YELLOW),
        ("R", Suit.RED),
        ("r", Suit.RED),
        ("green", Suit.GREEN),
        ("trump=Y", Suit.YELLOW),
        ("none", None),  # refused by the engine where it has to be a suit
    ],
)
def test_a_trump(text: str, trump: Suit | None) -> None:
    state = dealt("B1 W | R3 J | G2 G3", up="W")
    assert typed(text, state) == NameTrump(0, trump)


@pytest.mark.parametrize("text", ["0", "5", "W", "purple", "trump="])
def test_no_trump(text: str) -> None:
    with pytest.raises(InputError, match="Name a suit"):
        typed(text, dealt("B1 W | R3 J | G2 G3", up="W"))


def test_the_rules_can_be_asked_for_while_trump_is_named() -> None:
    assert typed("rules", dealt("B1 W | R3 J | G2 G3", up="W")) is Keyword.RULES


def test_after_the_werewolf_none_has_a_number() -> None:
    state = dealt("B1 L | R3 J | G2 G3", up="W", special=SPECIAL)
    assert typed("5", state) == NameTrump(0, None)


@pytest.mark.parametrize("text", ["1", "R7", "r7", "pass=R7", "PASS=r7"])
def test_a_pass(text: str) -> None:
    state = act(leading(), "0:U=B")
    assert typed(text, state) == Pass(0, card("R7"))


def test_a_special_card_is_passed_without_an_announcement() -> None:
    assert typed("2", act(leading(), "0:U=B")) == Pass(0, card("S"))


@pytest.mark.parametrize(
    ("text", "by"), [("+", 1), ("+1", 1), ("-", -1), ("-1", -1), ("−1", -1), ("bid+1", 1)]
)
def test_a_change(text: str, by: int) -> None:
    state = ready("C W | B2 B3 | R1 R2", up="Y1", bids=(1, 0, 0), special=SPECIAL)
    assert typed(text, act(state, "1:B2 2:R1 0:C=B")) == ChangeBid(0, by)


@pytest.mark.parametrize("text", ["1", "2", "+2", "up", "R7"])
def test_no_change(text: str) -> None:
    state = ready("C W | B2 B3 | R1 R2", up="Y1", bids=(1, 0, 0), special=SPECIAL)
    with pytest.raises(InputError, match="Say \\+"):
        typed(text, act(state, "1:B2 2:R1 0:C=B"))


@pytest.mark.parametrize(
    ("code", "text", "face"),
    [
        ("S", "1", "W"),
        ("S", "j", "J"),
        ("S", "Jester", "J"),
        ("S", "S=W", "W"),
        ("U", "2", "U=R"),
        ("U", "yellow", "U=Y"),
        ("C", "g", "C=G"),
    ],
)
def test_an_announcement(code: str, text: str, face: str) -> None:
    assert read_face(text, card(code), "en") is card(face)


@pytest.mark.parametrize("text", ["", "0", "3", "dragon", "W W"])
def test_no_announcement(text: str) -> None:
    assert read_face(text, card("S"), "en") is None


# In other languages


@pytest.mark.parametrize(
    ("language", "text", "entry"),
    [
        ("de", "rot 7", Play(0, card("R7"))),
        ("de", "Zwerge 7", Play(0, card("R7"))),
        ("de", "red 7", Play(0, card("R7"))),  # English and the notation are always understood
        ("de", "r7", Play(0, card("R7"))),
        ("de", "Gestaltwandler", Announce(card("S"))),
        ("de", "gestaltwandler = zauberer", Play(0, card("S"), card("W"))),
        ("cs", "červená 7", Play(0, card("R7"))),
        ("cs", "cervena 7", Play(0, card("R7"))),
        ("cs", "Žonglér = žlutá", Play(0, card("U"), card("U=Y"))),
        ("hu", "TÖRPÉK 7", Play(0, card("R7"))),
        ("hu", "Felhő=zöld", Play(0, card("C"), card("C=G"))),
        ("el", "ΚΌΚΚΙΝΟ 7", Play(0, card("R7"))),
        ("el", "μάγος", Play(0, card("W"))),
        ("pt-BR", "anões 7", Play(0, card("R7"))),
        ("pt-BR", "Metamorfo=Feiticeiro", Play(0, card("S"), card("W"))),
        ("el", "rules", Keyword.RULES),
    ],
)
def test_names_may_be_typed_in_the_language(language: str, text: str, entry: Input) -> None:
    assert typed(text, leading(), language=language) == entry


@pytest.mark.parametrize(
    ("language", "text", "trump"),
    [
        ("de", "Grün", Suit.GREEN),
        ("hu", "sárga", Suit.YELLOW),
        ("el", "Νάνοι", Suit.RED),
        ("cs", "žádný", None),
        ("pt-BR", "none", None),
    ],
)
def test_trump_may_be_named_in_the_language(language: str, text: str, trump: Suit | None) -> None:
    state = dealt("B1 L | R3 J | G2 G3", up="W", special=SPECIAL)
    assert typed(text, state, language=language) == NameTrump(0, trump)


def test_an_announcement_in_the_language() -> None:
    assert read_face("Narr", card("S"), "de") is card("J")
    assert read_face("vermelho", card("U"), "pt-BR") is card("U=R")


@pytest.mark.parametrize(
    ("text", "language", "entry"),
    [
        ("7 of Dwarves", "en", Play(0, card("R7"))),
        ("7 of Dwarves", "hu", Play(0, card("R7"))),
        ("7 dos Anões", "pt-BR", Play(0, card("R7"))),
        ("Zwerge 7", "de", Play(0, card("R7"))),
        ("z", "de", Play(0, card("W"))),
        ("N", "de", Play(0, card("J"))),
        ("S=Z", "de", Play(0, card("S"), card("W"))),
        ("Č", "cs", Play(0, card("W"))),
        ("C", "cs", Announce(card("C"))),  # the Cloud, not the Czech Č
        ("m", "hu", Play(0, card("W"))),
        ("γ", "el", Play(0, card("J"))),
    ],
)
def test_a_card_as_it_is_shown_or_printed(text: str, language: str, entry: Input) -> None:
    assert typed(text, leading(), language=language) == entry


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_that_is_shown_can_be_typed(language: str) -> None:
    for each in CARDS:
        shown = Speech(language).kind(each.kind)
        if each.suit is not None:
            suit = say(language, f"suit-{each.suit.value}")
            shown = say(language, "card-number", value=f"{each.value:g}", suit=suit)
        assert to_notation(shown, language) == each.code, shown
