"""The game for OpenSpiel: importing this module registers `python_wizard`.

    import augury.envs.openspiel
    game = pyspiel.load_game("python_wizard(players=3,hand_size=4,bidding=hidden)")

One game is one round of `hand_size` cards, or with `hand_size=0` all rounds of the game; the other
parameters are the options of `Rules`, in the words of its notation, and `special=juggler+cloud`
where it has a list. `box=2x2+1W+1J` makes a game that is small enough to be solved. Chance deals
card by card. Where several players choose at once, they are asked one after another, and nobody
learns a choice before the rules reveal it. Actions are numbered as in `augury.encoding`; what is
returned at the end are the points.

An illegal action is a programming error to OpenSpiel: `apply_action` passes on the engine's
`IllegalAction`, and the state has not changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, Final, Self

try:
    import pyspiel
except ImportError as missing:
    from augury.game.errors import MissingExtra

    raise MissingExtra("this needs OpenSpiel", "envs") from missing

from augury.encoding import ACTIONS, action, action_id, legal_ids
from augury.envs.common import describe, worst
from augury.envs.information_states import InformationStates, extend
from augury.envs.observer import Observer
from augury.game.cards import CARDS, Aftermath, Card
from augury.game.errors import NotationError
from augury.game.play.actions import (
    Action,
    Bid,
    Chance,
    ChangeBid,
    Deal,
    Move,
    Pass,
    TurnUp,
)
from augury.game.play.deals import stock
from augury.game.play.engine import apply, start
from augury.game.play.scoring import points
from augury.game.play.steps import Step
from augury.game.play.table import BETWEEN_ROUNDS, Phase, State
from augury.game.play.views import view
from augury.game.rules import PLAYERS, Bidding, Mode, Rules
from augury.game.rules.options import OPTIONS, Option
from augury.game.rules.words import format_value
from augury.game.text.notation import format_move, parse_rules
from augury.worlds import Worlds

_HAND_SIZE: Final = 5


def _defaults() -> dict[str, int | bool | str]:
    """The parameters: the options of the rules, but for a round or game `hand_size` in one."""
    words = {name: _parameter(option) for name, option in OPTIONS.items() if name != "hand_sizes"}
    return words | {"hand_size": _HAND_SIZE}


def _parameter(option: Option) -> int | bool | str:
    """The default of an option; OpenSpiel takes nothing of another type for it."""
    if option.of_seats:
        return f"seat-{option.default}"  # or lot, which is no number
    return word if isinstance(word := option.default, int) else format_value(word)


_DEFAULTS: Final = _defaults()

_CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
_TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)

_GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_wizard",
    long_name="Wizard",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS[-1],
    min_num_players=PLAYERS[0],
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=_DEFAULTS,
)


class WizardGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """Wizard with some rules."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = _rules(_DEFAULTS | (params or {}))
        numbers = range(1, self.rules.rounds + 1)
        self._chance_nodes = sum(_deal_size(self.rules, number) for number in numbers)
        self.most_moves = sum(_most_moves(self.rules, size) for size in self.rules.schedule)
        best = sum(points(size, size) for size in self.rules.schedule)  # R7.1
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=len(CARDS),
            num_players=self.rules.players,
            min_utility=float(worst(self.rules)),
            max_utility=float(best),
            utility_sum=None,
            max_game_length=self.most_moves,
        )
        super().__init__(_GAME_TYPE, info, params or {})
        self.beginning = _Position(start(self.rules))

    def new_initial_state(self) -> WizardState:
        """A game whose first round is about to be dealt."""
        return WizardState(self)

    def max_chance_nodes_in_history(self) -> int:
        """One for every card that is dealt."""
        return self._chance_nodes

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What looks at states: as a player does, with or without memory, or as a spectator."""
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.rules, self.most_moves, iig_obs_type or usual, params)


def _rules(params: dict[str, Any]) -> Rules:
    """The rules that the parameters say, refused in the words of the rules if they contradict."""
    words = []
    for name, value in params.items():
        if name == "hand_size":
            words += [f"hand_sizes={value}"] if value else []
        elif OPTIONS[name].several:  # a comma ends a parameter
            words.append(f"{name}={str(value).replace('+', ',')}")
        else:
            words.append(f"{name}={format_value(value)}")
    return parse_rules(" ".join(words))


def _most_moves(rules: Rules, size: int) -> int:
    """The most decisions that a round of `size` cards can ask for."""
    trump, rebid = 1, rules.plus_minus_one and rules.bidding is Bidding.HIDDEN
    aftermaths = {kind.aftermath for kind in rules.special}
    everyone = 1 + size + (Aftermath.ALL_PASS in aftermaths)  # bids, plays, passes
    return trump + rebid + rules.players * everyone + (Aftermath.BID_CHANGES in aftermaths)


def _deal_size(rules: Rules, number: int) -> int:
    """How many cards are dealt in a round: hand by hand, then the one turned up, if one is.

    And last, where the lot decides who deals, that seat (O1).
    """
    cards = rules.players * rules.hand_size(number) + rules.turns_up(number)
    return cards + rules.draws_dealer(number)


_SEVERAL: Final = tuple(card.order for card in CARDS if card.kind.copies > 1)
"""The cards of which there may be several: Wizards and Jesters."""


class _Deck:
    """Where the cards of a round come from. It never changes."""

    __slots__ = ("draws_dealer", "fresh", "size")

    def __init__(self, rules: Rules, number: int) -> None:
        self.size = _deal_size(rules, number)
        own = rules.players if rules.mode is Mode.ONE_COLOUR else 1  # each has a deck (V5), or all
        self.fresh = {  # by the number of cards dealt: how many of each card are left to be drawn
            seat * rules.hand_size(number): dict(Counter(card.order for card in deck))
            for seat, deck in enumerate(map(rules.own_deck, range(own)))
        }
        self.draws_dealer = rules.draws_dealer(number)
        if self.draws_dealer:
            self.fresh[self.size - 1] = dict.fromkeys(range(rules.players), 1)

    def begin(self, cards: tuple[Card | int, ...]) -> _Dealing:
        """The deal where these cards are dealt, and the next one is the first of its deck."""
        left = self.fresh[len(cards)]
        return _Dealing(self, cards, left, sum(left.values()))


class _Dealing:
    """A deal in the making: hand by hand, then the card turned up. It never changes."""

    __slots__ = ("cards", "deck", "left", "stock")

    def __init__(
        self, deck: _Deck, cards: tuple[Card | int, ...], left: dict[int, int], stock: int
    ) -> None:
        self.deck = deck
        self.cards = cards  # that were dealt, and last perhaps the dealer's seat
        self.left = left  # what the next card is drawn from: how many of each, by their numbers
        self.stock = stock  # how many these are together

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def outcomes(self) -> list[tuple[int, float]]:
        """The cards that may come next, with their probabilities."""
        left, stock = self.left, self.stock
        chances = dict.fromkeys(left, 1 / stock)
        for number in _SEVERAL:
            if number in left:
                chances[number] = left[number] / stock
        return list(chances.items())

    def name(self, number: int) -> Card | int:
        """The card, or the seat on which the lot falls."""
        drawing = self.deck.draws_dealer and len(self.cards) == self.deck.size - 1
        return number if drawing else CARDS[number]

    def after(self, number: int) -> _Dealing:
        """The node after one more card."""
        if number not in self.left:
            raise NotationError(f"no card {number} is left to be dealt: see chance_outcomes()")
        cards = (*self.cards, self.name(number))
        if len(cards) in self.deck.fresh:
            return self.deck.begin(cards)
        left = self.left.copy()
        left[number] -= 1
        if not left[number]:
            del left[number]
        return _Dealing(self.deck, cards, left, self.stock - 1)


@cache
def _begin_deal(rules: Rules, number: int) -> _Dealing:
    """Round `number` before its first card."""
    return _Deck(rules, number).begin(())


class _Position:
    """Where a game stands. It never changes, so a copy of it is itself, however deep.

    What everyone has seen is put into words when someone asks, and then kept.
    """

    __slots__ = ("action", "before", "player", "state", "words")

    def __init__(
        self, state: State, before: _Position | None = None, action: Action | None = None
    ) -> None:
        self.state = state
        self.before = before
        self.action = action  # that led here
        self.player: int  # who acts: OpenSpiel asks four times with every step
        if to_act := state.table.to_act:
            self.player = to_act[0]
        else:
            self.player = _TERMINAL if state.table.phase is Phase.OVER else _CHANCE
        self.words: InformationStates | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    @property
    def moves(self) -> tuple[Action, ...]:
        """Everything that was done, deals included."""
        return tuple(one.action for one in self._way() if one.action is not None)[::-1]

    @property
    def information(self) -> InformationStates:
        """What every seat has seen so far, and last what a spectator has."""
        new: list[_Position] = []
        for one in self._way():
            known = one.words
            if known is not None:
                break
            new.append(one)
        else:
            known = ("",) * (self.state.rules.players + 1)
        for one in reversed(new):
            if one.before is not None and one.action is not None:
                known = extend(known, Step(one.before.state, one.action, one.state))
            one.words = known
        return known

    def _way(self) -> Iterator[_Position]:
        """This position and those before it, back to the first."""
        at: _Position | None = self
        while at is not None:
            yield at
            at = at.before


class WizardState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position in the game, or in the middle of its deal."""

    def __init__(self, game: WizardGame) -> None:
        super().__init__(game)
        self._at = game.beginning
        self._dealing: _Dealing | None = None  # the deal in the making, if one is

    @property
    def position(self) -> State:
        """The state of the readable engine; while cards are dealt, the one before the deal."""
        return self._at.state

    @property
    def information(self) -> InformationStates:
        """What every seat has seen so far, and last what a spectator has."""
        return self._at.information

    @property
    def moves(self) -> tuple[Action, ...]:
        """Everything that was done, deals included."""
        return self._at.moves

    # What OpenSpiel asks for

    def current_player(self) -> int:
        """Who acts: of several who have to, the first."""
        return self._at.player

    def is_chance_node(self) -> bool:
        """Whether a card is to be dealt. Answered here: asking by way of C++ takes longer."""
        return self._at.player == _CHANCE

    def is_terminal(self) -> bool:
        """Whether the last round is scored."""
        return self._at.player == _TERMINAL

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What may be done now by who acts, or by `player`; answered here, too."""
        acts = self._at.player
        if acts == _CHANCE:
            return [number for number, _ in self.chance_outcomes()]
        if acts == _TERMINAL:
            return []
        if player is None or player == acts:
            return self._legal_actions(acts)
        return [] if player >= 0 else super().legal_actions(player)

    def returns(self) -> list[float]:
        """Every player's points; nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self._at.state.rules.players
        return [float(total) for total in self._at.state.table.totals]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may come next, with their probabilities."""
        state = self._at.state
        if state.phase is Phase.TURN_UP:
            left = stock(state)
            counts = Counter(card.order for card in left)
            return [(number, count / len(left)) for number, count in counts.items()]
        return self._deal().outcomes()

    def _deal(self) -> _Dealing:
        """The deal in the making, be it without a card yet."""
        if self._dealing is None:
            if self._at.player != _CHANCE:
                raise NotationError("no card is to be dealt now")
            table = self._at.state.table
            self._dealing = _begin_deal(table.rules, table.number + 1)
        return self._dealing

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers of what the player may do, in ascending order."""
        state = self._at.state
        return legal_ids(state.table, player, state.hands[player], state.bids[player])

    def _apply_action(self, number: int) -> None:
        at = self._at
        if at.player != _CHANCE:
            taken: Action = action(number, at.player)
        elif at.state.phase is Phase.TURN_UP:
            taken = TurnUp(CARDS[number])
        else:
            dealing = self._deal().after(number)
            if len(dealing.cards) < dealing.deck.size:
                self._dealing = dealing
                return
            taken = _all_at_once(dealing.cards, at.state.rules, at.state.table.number + 1)
            self._dealing = None
        self._at = _Position(apply(at.state, taken), at, taken)

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            if self._at.state.phase is Phase.TURN_UP:
                return f"up {CARDS[number]}"
            dealt = self._deal().name(number)
            return f"dealer {dealt}" if isinstance(dealt, int) else f"deal {dealt}"
        return format_move(action(number, player))

    def __str__(self) -> str:
        dealt = "".join(f" {card}" for card in self._dealing.cards) if self._dealing else ""
        hands = "".join(
            f"\n{seat} holds {' '.join(map(str, hand))}"
            for seat, hand in enumerate(self._at.state.hands)
            if hand
        )
        return describe(self._at.state) + hands + (f"\ndealt{dealt}" if dealt else "")

    # Searching

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> WizardState:
        """A state that `player` cannot tell from this one, with the hidden cards laid anew.

        All worlds that are possible are equally likely, as `augury.worlds` says. It has a history
        of its own, in which everyone did what leads there; rounds that are over stay as they were.
        """
        rng = Random(probability_sampler())
        new: WizardState = self.get_game().new_initial_state()
        for done in self._resampled_moves(player, rng):
            if isinstance(done, Deal):
                for number in _one_by_one(done):
                    new.apply_action(number)
            elif isinstance(done, TurnUp):
                new.apply_action(done.card.order)
            else:
                new.apply_action(action_id(done))
        for _ in (
            self._dealing.cards if self._dealing else ()
        ):  # of a deal of which nobody has seen anything
            cards, chances = zip(*new.chance_outcomes(), strict=True)
            new.apply_action(rng.choices(cards, chances)[0])
        return new

    def _resampled_moves(self, player: int, rng: Random) -> Sequence[Action]:
        """What was done, with everything that `player` does not know replaced."""
        moves = list(self._at.moves)
        deals = [place for place, move in enumerate(moves) if isinstance(move, Deal)]
        state = self._at.state
        if not deals or state.phase in BETWEEN_ROUNDS:
            return moves
        world = Worlds(view(state, player)).sample(rng)
        dealer = state.table.dealer if state.rules.draws_dealer(state.table.number) else None
        moves[deals[-1]] = Deal(world.dealt, state.table.turned_up, dealer)
        passes = [world.passed_before, world.passed]  # the one that was the last is the first here
        if state.phase is Phase.PASS:
            passes.append(world.aside)
        bids = list(world.bids)
        times = Counter[int]()  # that a seat has passed a card, counted from the last
        for place in reversed(range(deals[-1] + 1, len(moves))):  # changes of a bid add up
            move = moves[place]
            if isinstance(move, Chance):
                continue
            passed = passes[-1]
            if isinstance(move, Pass):
                times[move.seat] += 1
                waits = state.phase is Phase.PASS and move.seat in state.to_act
                passed = passes[-times[move.seat] - waits]
            if move.seat != player:
                moves[place] = _replaced(move, state, passed, bids, rng)
        return moves


def _replaced(
    move: Move, now: State, passed: Sequence[Card | None], bids: list[int | None], rng: Random
) -> Move:
    """A choice of someone else's, as it was in another world, from the last to the first."""
    size, bid, card = now.table.hand_size, bids[move.seat], passed[move.seat] if passed else None
    secret = now.table.bids[move.seat] is None
    match move:
        case Pass(seat) if card is not None:
            return Pass(seat, card)
        case ChangeBid(seat) if secret and bid is not None:
            by = rng.choice([by for by in (1, -1) if 0 <= bid - by <= size])
            bids[seat] = bid - by
            return ChangeBid(seat, by)
        case Bid(seat) if secret and bid is not None:
            return Bid(seat, bid)
        case _:
            return move


def _all_at_once(cards: tuple[Card | int, ...], rules: Rules, number: int) -> Deal:
    *dealt, dealer = (*cards, None) if not rules.draws_dealer(number) else cards
    known = tuple(card for card in dealt if isinstance(card, Card))
    size = rules.hand_size(number)
    hands = tuple(known[seat * size : (seat + 1) * size] for seat in range(rules.players))
    turned_up = known[-1] if rules.turns_up(number) else None
    return Deal(hands, turned_up, dealer if isinstance(dealer, int) else None)


def _one_by_one(deal: Deal) -> tuple[int, ...]:
    up = () if deal.turned_up is None else (deal.turned_up,)
    cards = tuple(card.order for card in (*sum(deal.hands, ()), *up))
    return cards if deal.dealer is None else (*cards, deal.dealer)


pyspiel.register_game(_GAME_TYPE, WizardGame)
