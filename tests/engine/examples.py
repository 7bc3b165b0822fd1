"""What examples say when they are run one by one, as a page that teaches runs them."""

from __future__ import annotations

__all__ = ["outputs"]


async def outputs(programs: list[str]) -> list[str]:
    """What each of them prints, or how it fails."""
    import engine  # type: ignore[import-not-found]  # noqa: PLC0415 (in the browser's Python alone)

    return [str(await engine.run(program)) for program in programs]
