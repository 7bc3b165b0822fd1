"""The types of arrays, for whoever reads them."""

__all__ = ["NDArray"]


class NDArray:
    """An array; of which numbers, nobody checks here."""

    def __class_getitem__(cls, _):
        return cls
