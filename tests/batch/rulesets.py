"""The rules that the two engines are compared under."""

from collections.abc import Iterator

from augury.game import EDITIONS, SPECIAL, Rules
from augury.game.rules import PLAYERS, Bidding, CloudChange, Foresight, LastBid, Mode, companions

DRAGON_AND_FAIRY = tuple(kind for kind in SPECIAL if kind.name in ("dragon", "fairy"))


def every_option() -> Iterator[Rules]:
    """Every edition, mode, bidding, variant and special card, three to six players."""
    for players in PLAYERS:
        for edition in EDITIONS.values():
            yield edition.rules(players=players, hand_sizes=(1, 3))
            yield edition.rules(players=players, foresight=True, hand_sizes=(2, 1))
        for bidding in Bidding:
            for plus_minus_one in {False, bidding is not Bidding.SECRET}:
                for special in ((), SPECIAL):
                    yield Rules(
                        players=players,
                        bidding=bidding,
                        plus_minus_one=plus_minus_one,
                        special=special,
                        hand_sizes=(2, 4),
                    )
        for first_dealer in (players - 1, "lot"):
            yield Rules(players=players, first_dealer=first_dealer, hand_sizes=(1, 2, 1))
        for last_bid in LastBid:
            for bidding in (Bidding.OPEN, Bidding.HIDDEN):
                yield Rules(
                    players=players,
                    bidding=bidding,
                    plus_minus_one=True,
                    last_bid=last_bid,
                    hand_sizes=(1, 2, 1, 2),
                )
        for foresight in Foresight:
            for bidding in Bidding:
                yield Rules(
                    players=players, foresight=foresight, bidding=bidding, hand_sizes=(2, 3)
                )
        for kind in SPECIAL:
            for cloud in CloudChange:
                together = (kind, *companions(kind))
                yield Rules(players=players, special=together, cloud=cloud, hand_sizes=(2, 5))
        yield Rules(players=players, mode=Mode.MAXIMUS)
        yield Rules(players=players, hand_sizes=(60 // players,))
        yield Rules(players=players, box="2x4+1W+1J", hand_sizes=(1,))
        yield Rules(players=players, box="3x5+2W+1J", special=DRAGON_AND_FAIRY, hand_sizes=(1, 2))
        yield Rules(players=players, box="1x6+0W+0J", hand_sizes=(1,))
        yield Rules(players=players, special=SPECIAL, hand_sizes=(66 // players,))
        if players <= 4:
            for bidding in Bidding:
                yield Rules(
                    players=players, mode=Mode.ONE_COLOUR, bidding=bidding, hand_sizes=(4, 15)
                )
