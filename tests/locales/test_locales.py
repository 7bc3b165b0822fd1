"""Six languages that say the same things, and only what is asked for."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from augury.analysis.lessons import Lesson
from augury.analysis.verdicts import Verdict
from augury.bots.registry import BOTS
from augury.cli.full.themes import THEMES
from augury.game.cards import JESTER, KINDS, SPECIAL, WIZARD, Suit
from augury.game.errors import BadAnnouncement, IllegalAction
from augury.game.play.tricks import WonBy
from augury.game.rules.choices import CHOICES, VALUES
from augury.locales import LANGUAGES, say, source
from augury.tables.errors import Refused as ServerRefused
from augury.tables.protocol.fields import Emote, Phrase

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web/src"
TRANSLATED = [language for language in LANGUAGES if language != "en"]
NUMBERS = (0, 1, 2, 3, 4, 5, 10, 20)
VARIABLES_THAT_COUNT = {
    "bid", "bots", "count", "number", "rounds", "seat", "second", "taken", "tricks"
}  # fmt: skip


@cache
def messages(language: str) -> dict[str, ast.Message]:
    entries = FluentParser().parse(source(language)).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


class Reader(Visitor):
    """What a message puts in, and what it chooses by."""

    def __init__(self, message: ast.Message) -> None:
        self.variables = set[str]()
        self.plurals = set[str]()
        self.choices = dict[str, set[str]]()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        name = node.selector.id.name
        keys = {
            key.name
            for key in (variant.key for variant in node.variants)
            if isinstance(key, ast.Identifier)
        }
        if name in VARIABLES_THAT_COUNT:
            self.plurals |= keys
        else:
            self.choices[name] = keys
        self.generic_visit(node)


def samples(message: ast.Message) -> Iterator[dict[str, str | int]]:
    variables = Reader(message).variables
    for number in NUMBERS:
        yield {name: number if name in VARIABLES_THAT_COUNT else "Ada" for name in variables}


ENGLISH = messages("en")


def test_the_files_are_the_languages() -> None:
    files = {path.stem for path in (ROOT / "src/augury/locales").glob("*.ftl")}
    assert files == set(LANGUAGES)


def test_the_page_offers_the_same_languages() -> None:
    text = (PAGE / "speech/languages.ts").read_text(encoding="utf-8")
    assert dict(re.findall(r'\["([\w-]+)", "([^"]+)"\]', text)) == dict(LANGUAGES)


def test_the_players_of_the_house_have_names() -> None:
    messages = {player.message for player in BOTS}
    assert {name for name in ENGLISH if name.startswith("bot-")} == messages


def test_an_unknown_language() -> None:
    with pytest.raises(LookupError, match="no words in 'tlh': there are de, el, en"):
        source("tlh")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unreadable(language: str) -> None:
    entries = FluentParser().parse(source(language)).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert sorted(names) == sorted(set(names)), "a message is there twice"


@pytest.mark.parametrize("language", TRANSLATED)
def test_has_the_messages_of_english(language: str) -> None:
    there = messages(language)
    assert ENGLISH.keys() - there.keys() == set(), "missing"
    assert there.keys() - ENGLISH.keys() == set(), "nobody asks for them"


@pytest.mark.parametrize("language", TRANSLATED)
def test_puts_in_what_english_puts_in(language: str) -> None:
    there = {name: Reader(message).variables for name, message in messages(language).items()}
    assert there == {name: Reader(message).variables for name, message in ENGLISH.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for name, message in messages(language).items():
        for values in samples(message):
            text = say(language, name, **values)
            assert text.strip(), name
            assert text == text.strip(), name
            assert not re.search(r"[{}$]|  ", text), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_chooses_by_plural_forms_that_the_language_has(language: str) -> None:
    forms = {*Locale.parse(language, sep="-").plural_form.tags, "other"}
    for name, message in messages(language).items():
        assert Reader(message).plurals <= forms, name


@pytest.mark.parametrize("language", TRANSLATED)
def test_chooses_by_the_words_english_chooses_by(language: str) -> None:
    """Who is spoken to, how bids are made, what is due: `[you]` must not be translated."""
    there = {name: Reader(message).choices for name, message in messages(language).items()}
    assert there == {name: Reader(message).choices for name, message in ENGLISH.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_swallowed_by_a_plural_form(language: str) -> None:
    """In Portuguese "one" is said of 0 as well: "um lugar" must not stand for none."""
    for name, message in messages(language).items():
        counts = Reader(message).variables & VARIABLES_THAT_COUNT
        # They name the winners, and put in a number that is written with its sign.
        if len(counts) != 1 or name in {"end-won", "hint-gain"}:
            continue
        (count,) = counts
        others: dict[str, str | int] = dict.fromkeys(Reader(message).variables - counts, "Ada")
        said = [say(language, name, **{**others, count: number}) for number in NUMBERS]
        can_be_none = name not in {"play-now-with", "start-with-bots"}
        first = 0 if can_be_none else 1
        assert len(set(said[first:])) == len(NUMBERS) - first, name


@pytest.mark.parametrize("language", TRANSLATED)
def test_sentences_are_translated(language: str) -> None:
    def text(message: ast.Message) -> str:
        assert message.value is not None
        return " ".join(
            part.value for part in message.value.elements if isinstance(part, ast.TextElement)
        )

    there = messages(language)
    same = [
        name
        for name, message in ENGLISH.items()
        if len(re.findall(r"\w+", text(message))) > 2 and text(message) == text(there[name])
    ]
    assert same == []


def written(language: str) -> Iterator[tuple[str, str]]:
    """Every message as it stands in its file, with what is put in and chosen between."""
    text = source(language)
    for name, message in messages(language).items():
        assert message.span is not None
        yield name, text[message.span.start : message.span.end].partition("=")[2]


# What no typesetter of the language would print.
MISPRINTS = {
    "'": "a straight apostrophe",
    '"': "straight quotes",
    r"\.\.\.": "three points instead of an ellipsis",
}
# A list that goes on: "first, second, third … place"
GOES_ON = "pad-prizes"
# A Czech line does not end with a preposition or conjunction of one letter.
ALONE = r"(?<![\w}])[ksvzouaiKSVZOUAI] (?=[^\s–])"


@pytest.mark.parametrize("language", LANGUAGES)
def test_is_set_as_the_language_is_printed(language: str) -> None:
    wrong = dict(MISPRINTS)
    if language == "de":
        wrong["(?<!\u00a0)…"] = "an ellipsis without a fixed space before it"
    else:
        wrong["[ \u00a0]…"] = "a space before an ellipsis"
    if language == "cs":
        wrong[ALONE] = "a word of one letter that may end a line"
    found = [
        f"{name}: {why}"
        for name, text in written(language)
        for pattern, why in wrong.items()
        if name != GOES_ON and re.search(pattern, text)
    ]
    assert found == []


# After these words a name stands as it does alone; a verb or preposition would change it.
PLAIN = {
    "de": "als ist keine nur stattdessen",
    "cs": "jako jen toho",
    "el": "αυτό μόνο ως",
    "hu": "csak",
}


@pytest.mark.parametrize("language", PLAIN)
def test_what_is_put_in_stands_in_its_plain_form(language: str) -> None:
    """A card, a suit or a move comes after a colon, in brackets or first: never in a case."""
    put_in = r"(\w+)[ \u00a0]\{ \$(?:card|cards|suit|face|faces|move|best|other) \}"
    found = [
        (name, word)
        for name, text in written(language)
        for word in re.findall(put_in, text)
        if word.lower() not in PLAIN[language].split()
    ]
    assert found == []


# Words that were once used beside another one for the same thing.
OTHER_WORDS = {
    "de": ["voraus", "sichern", "gesichert", "Lehrspiel", "Wertungsblock"],
    "el": ["χαρτι", "φύλλο", "φυλλομετρητ", "browser", " bot", "αποτίμησ", "παρτίδα"],
    "pt-BR": ["naipe puxado", "naipe a seguir", " dar as cartas", "lição"],
    "cs": ["Proroctví", "zápisník", "ctít"],
    "hu": ["kiszolgáló", "játékfájl", "pontozólap", "pontlap", "lecke"],
}


@pytest.mark.parametrize("language", OTHER_WORDS)
def test_one_word_for_one_thing(language: str) -> None:
    found = [
        (name, word)
        for name, text in written(language)
        for word in OTHER_WORDS[language]
        if word in text
    ]
    assert found == []


# Players read one word for it, a prediction: none of those that code, another game or another
# rulebook has for it. (In German "Tippe" is what a finger does, in Hungarian "tipp" a hint.)
NOT_PREDICTIONS = {
    "en": r"\b(re)?bid(s|der|ding)?\b",
    "de": r"\bTipps?\b|\bgetippt|\bGebote?s?\b",
    "el": r"στοίχημα|στοιχ[ηή]μ|προσφορ",
    "pt-BR": r"\bapost|\blances?\b|\bpalpite",
    "cs": r"proroc|sázk|\btipy?\b",
    "hu": r"licit|vállalás|bemondások",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_prediction_is_called_nothing_else(language: str) -> None:
    found = [
        name
        for name, message in messages(language).items()
        if re.search(NOT_PREDICTIONS[language], " ".join(literal(message)), re.IGNORECASE)
    ]
    assert found == []


def literal(message: ast.Message) -> list[str]:
    """What is said in any case: the text of a message, without the names of what is put in."""
    texts = list[str]()

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            texts.append(node.value)

    Texts().visit(message)
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_has_one_name(language: str) -> None:
    for kind in SPECIAL:
        assert say(language, f"kind-{kind}") == say(language, f"card-{kind.code}")
    cards = [say(language, f"card-{kind.code}") for kind in KINDS if kind.code]
    suits = [say(language, f"suit-{suit.value}") for suit in Suit]
    assert len({*cards, *suits}) == len(cards) + len(suits)


# The names that the rulebooks print (E): suits, Wizard, Jester, and the special cards of two.
PRINTED = {
    "de": "Menschen Zwerge Elfen Riesen Zauberer Narr",
    "el": "Άνθρωποι Νάνοι Ξωτικά Γίγαντες Μάγος Γελωτοποιός",
    "cs": "Lidé Trpaslíci Elfové Obři Čaroděj Žolík",
    "hu": "Emberek Törpék Tündérek Óriások Mágus Bolond"
    " Alakváltó Sárkány Tündér Bomba Farkasember Zsonglőr Felhő",
    "pt-BR": "Humanos Anões Elfos Gigantes Feiticeiro Bufão"
    " Metamorfo Dragão Fada Bomba Lobisomem Malabarista Nuvem",
}


@pytest.mark.parametrize("language", PRINTED)
def test_the_names_are_those_of_the_rulebook(language: str) -> None:
    ids = [*(f"suit-{code}" for code in "BRGY"), *(f"card-{code}" for code in "WJSDFXLUC")]
    printed = PRINTED[language].split()
    assert [say(language, name) for name in ids[: len(printed)]] == printed


def page_files() -> list[Path]:
    return [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]


def sources() -> str:
    rooms = [ROOT / f"src/augury/{room}" for room in ("analysis", "cli", "locales", "server/http")]
    files = [*page_files(), *(path for room in rooms for path in room.rglob("*.py"))]
    files.append(ROOT / "web" / "tools" / "site.py")  # the door of the site
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(files))


def words(text: str) -> set[str]:
    return set(re.findall(r"[\"'`](\w[\w-]*)[\"'`]", text))


def templates(text: str) -> set[str]:
    """The templates of Python and of the page that may be messages, `{}` for what is put in."""
    found = re.findall(r"f[\"']((?:[\w-]|\{[^{}\"]+\})+)[\"']", text)
    found += re.findall(r"`((?:[\w-]|\$\{[^{}`]+\})+)`", text)
    shapes = {re.sub(r"\$?\{[^}]*\}", "{}", one) for one in found}
    return {shape for shape in shapes if "{}" in shape and "-" in shape}


def fillings() -> dict[str, Iterable[str]]:
    """What is put into each template."""
    page = words("\n".join(path.read_text(encoding="utf-8") for path in page_files()))
    problems = words((ROOT / "src/augury/pad/problems.py").read_text(encoding="utf-8"))
    bots = words((ROOT / "src/augury/bots/registry.py").read_text(encoding="utf-8"))
    verify = (ROOT / "src/augury/cli/commands/verify.py").read_text(encoding="utf-8")
    mismatches = (ROOT / "src/augury/game/fair/verification.py").read_text(encoding="utf-8")
    dealing = [
        (ROOT / f"src/augury/game/fair/{name}.py").read_text(encoding="utf-8")
        for name in ("commitments", "shuffle", "running_hash")
    ]
    refusals = [error.code for error in IllegalAction.__subclasses__()]
    value = {name: [str(each) for each in values] for name, values in VALUES.items()}
    codes = [kind.code for kind in KINDS if kind.code]
    suits = [suit.value for suit in Suit]
    lengths = [*value["schedule"], "whole", "own"]
    closed = [word.replace("_", "-") for word in page]
    parts = ["luck", "own", "others"]
    options = [f"{name}-{word}" for name in value for word in value[name]]
    ties, last_bids = value["ties"], value["last_bid"]
    return {
        "bid-{}": value["bidding"],
        "bots-pace-{}": page,
        "bidding-{}": value["bidding"],
        "card-{}": codes,
        "clock-{}": page,
        "closed-{}": closed,
        "colour-{}": suits,
        "edition-{}": value["edition"],
        "emote-{}": get_args(Emote),
        "kind-{}": value["special"],
        "kind-{}-why": value["special"],
        "length-{}": lengths,
        "length-{}-why": lengths,
        "lesson-{}": page,
        "mark-{}": page,
        "mode-{}": value["mode"],
        "pace-{}": page,
        "pad-problem-{}": problems,
        "pad-stage-{}": page,
        "pad-trouble-{}": page,
        "phrase-{}": get_args(Phrase),
        "preview-{}": ["playing", "over"],
        "refusal-{}": refusals,
        "refusal-{}{}": [f"{BadAnnouncement.code}-plain"],
        "review-{}": [*parts, "in-progress", "no-move", "no-puzzle", "nothing-dealt", "too-much"],
        "review-{}-{}": [f"{part}-{how}" for part in parts for how in ("good", "bad", "even")],
        "review-mostly-{}": [*parts, "mixed", "nothing"],
        "review-next-{}": [lesson.value for lesson in Lesson],
        "rule-{}": [WIZARD.name, JESTER.name],
        "rule-change-{}": value["cloud"],
        "rule-foresight-{}": value["foresight"],
        "server-{}": [error.code for error in ServerRefused.__subclasses__()],
        "setting-{}": page,
        "setting-{}-why": page,
        "suit-{}": suits,
        "summary-{}": page,
        "tell-why-{}": codes,
        "tell-won-{}": [reason.value for reason in WonBy],
        "terminal-ask-bid-{}": value["bidding"],
        "terminal-bot-{}": bots,
        "terminal-verify-deal-{}": words("\n".join(dealing)),
        "terminal-verify-label-{}": words(verify),
        "terminal-verify-mismatch-{}": words(mismatches),
        "theme-{}": [*page, *(theme.name for theme in THEMES)],
        "last-bid-{}": last_bids,
        "ties-{}": ties,
        "ties-{}-told": ties,
        "verdict-{}": [verdict.value for verdict in Verdict],
        "{}-why": [*of_options(), *(f"kind-{kind}" for kind in SPECIAL)],
        "terminal-{}": of_options(),
        "{}-short": of_options(),
        "{}-{}": options,
        "{}-{}-{}": [],  # no messages
        "{}{}-{}": [],
        "{}-hint": [],
    }


def of_options() -> set[str]:
    """The messages that the records of the options name."""
    values = {option.message.format(word) for option in CHOICES.values() for word in option.words}
    return {option.label for option in CHOICES.values()} | values


def test_every_message_is_used() -> None:
    """Any word in quotes may be a message; a template stands for what is put into it."""
    text, filled = sources(), fillings()
    shapes = templates(text)
    assert filled.keys() <= shapes, "nobody uses these templates"
    fits = {
        shape
        for shape in shapes - filled.keys()
        if any(re.fullmatch(shape.replace("{}", r"[\w-]+"), name) for name in ENGLISH)
    }
    assert fits == set(), "say what is put into these templates"
    used = words(text) | of_options()
    for shape, values in filled.items():
        before, _, after = shape.partition("{}")
        used |= {f"{before}{value}{after.rpartition('{}')[2]}" for value in values}
    assert ENGLISH.keys() - used == set()


def test_every_message_that_is_asked_for_is_there() -> None:
    asked = set(re.findall(r"\bt\(\s*\"([\w-]+)\"", sources()))
    assert len(asked) > 100, "the page asks in another way now: mend this test"
    assert asked - ENGLISH.keys() == set()


def test_every_message_that_the_terminal_asks_for_is_there() -> None:
    rooms = [ROOT / "src/augury/locales", ROOT / "src/augury/cli"]
    text = "\n".join(
        path.read_text(encoding="utf-8") for room in rooms for path in sorted(room.rglob("*.py"))
    )
    prefixes = {name.partition("-")[0] for name in ENGLISH if "-" in name} - {"en", "pt"}
    asked = set(re.findall(r"\"([a-z]+-[\w-]+)\"", text))
    asked = {name for name in asked if name.partition("-")[0] in prefixes}
    assert len(asked) > 150, "the terminal asks in another way now: mend this test"
    assert asked - ENGLISH.keys() == set()
