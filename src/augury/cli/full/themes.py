"""How the screen looks: dark, light, with high contrast, or without colours.

A theme has a colour for each suit beside Textual's own. No colour is ever needed: suits have
letters and shapes as well.
"""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

from augury.cli.preferences import Appearance


def _theme(
    name: Appearance,
    suits: str,
    *,
    dark: bool,
    paper: str,
    table: str,
    text: str,
    accent: str,
    muted: str,
) -> Theme:
    blue, red, green, yellow, special, neutral = suits.split()
    return Theme(
        name=name.value,
        primary=accent,
        secondary=accent,
        accent=accent,
        warning=yellow,
        error=red,
        success=green,
        foreground=text,
        background=table,
        surface=table,
        panel=table,
        dark=dark,
        variables={
            "blue": blue,
            "red": red,
            "green": green,
            "yellow": yellow,
            "special": special,
            "neutral": neutral,
            "paper": paper,
            "muted": muted,
        },
    )


THEMES: Final = (
    _theme(
        Appearance.DARK,
        "#7cb7ff #ff8578 #77d68b #f2cf5b #d9a3ff #f4f1e8",
        dark=True,
        paper="#1f2a33",
        table="#101820",
        text="#e6e3da",
        accent="#e8b04a",
        muted="#8494a1",
    ),
    _theme(
        Appearance.LIGHT,
        "#0b4fb3 #b3201a #11661f #7a5400 #6a1f9c #1c1c1c",
        dark=False,
        paper="#ffffff",
        table="#f3efe4",
        text="#22262a",
        accent="#8a4b00",
        muted="#5d6870",
    ),
    _theme(
        Appearance.CONTRAST,
        "#66b3ff #ff6666 #5cff5c #ffff33 #ff99ff #ffffff",
        dark=True,
        paper="#000000",
        table="#000000",
        text="#ffffff",
        accent="#ffff00",
        muted="#d0d0d0",
    ),
    _theme(
        Appearance.MONO,
        "#ffffff #ffffff #ffffff #ffffff #ffffff #ffffff",
        dark=True,
        paper="#000000",
        table="#000000",
        text="#ffffff",
        accent="#ffffff",
        muted="#b0b0b0",
    ),
)
