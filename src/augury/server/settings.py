"""How a server is set up: by the command line, or by `AUGURY_…` in the environment."""

from __future__ import annotations

import os
from collections.abc import Collection
from difflib import get_close_matches
from typing import Annotated, Any, Final, TypeAlias
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict, SettingsError

from augury.bots import NAMES
from augury.folders import data_folder
from augury.server.proxies import Network, network

_PREFIX: Final = "AUGURY_"


def _check_origin(origin: str) -> str:
    """As a browser writes it: a scheme, a name, perhaps a port, and nothing else."""
    try:
        parts = urlsplit(origin)
    except ValueError:  # half of an IPv6 address
        parts = urlsplit("")
    if not (parts.scheme and parts.netloc and origin == f"{parts.scheme}://{parts.netloc}"):
        raise ValueError(
            f"{origin!r} is no origin: write its scheme, its name and nothing behind it, as in "
            "https://wizard.example.org"
        )
    return origin


Origin: TypeAlias = Annotated[str, AfterValidator(_check_origin)]
Proxy: TypeAlias = Annotated[Network, BeforeValidator(lambda written: network(str(written)))]


class Settings(BaseSettings):
    """Everything an operator may choose; what is bounded on every server is in `bounds`."""

    model_config = SettingsConfigDict(env_prefix=_PREFIX, extra="forbid", frozen=True)

    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65535)
    database: str = Field(
        default_factory=lambda: f"sqlite:///{data_folder() / 'tables.db'}",
        description="sqlite:///path or postgresql://user@host/name",
    )
    database_connections: int = Field(default=8, ge=1)  # to PostgreSQL, besides two for the bus
    bus: str | None = Field(
        default=None,
        description="redis://host; without it the database carries hints between processes",
    )
    hosts: tuple[str, ...] = Field(
        default=(), description="names of this server besides localhost and the machine's own"
    )
    origins: tuple[Origin, ...] = Field(
        default=(), description="origins besides the server's own from which a page may connect"
    )
    proxies: tuple[Proxy, ...] = Field(
        default=(),
        description="addresses or networks of reverse proxies whose X-Forwarded-… is believed",
    )
    log_format: str = Field(default="console", pattern="^(console|json)$")
    log_level: str = Field(default="info", pattern="^(debug|info|warning|error)$")

    substitute: str = "novice"  # the bot that plays for people who are away
    bot_seconds: float = Field(default=0.3, ge=0)  # a bot seems to think
    bot_processes: int = Field(default=2, ge=1)  # in which slow bots think
    grace_seconds: float = Field(default=60, ge=0)  # until a bot takes over
    absence_seconds: float = Field(default=1.5, ge=0)  # until a lost connection is an absence
    catch_up_seconds: float = Field(
        default=15, ge=0, description="a look at the log in case a hint was lost; 0: never"
    )
    unstarted_days: float = Field(default=7, ge=0)  # a table waits to be played at; 0: for ever
    untouched_days: float = Field(default=365, ge=0)  # any table waits for its people; 0: for ever
    room_seconds: float = Field(default=60, ge=0)  # an empty table stays in memory

    drain_seconds: float = Field(default=1, ge=0)  # from SIGTERM to the end, not ready any more
    http_connections: int = Field(default=1000, ge=1)  # that ask, and are no sockets
    http_connections_per_address: int = Field(default=100, ge=1)
    request_seconds: float = Field(default=10, gt=0)  # for a whole request to arrive
    connections: int = Field(default=10_000, ge=1)
    connections_per_address: int = Field(default=200, ge=1)
    connections_per_seat: int = Field(default=10, ge=1)
    messages_per_second: float = Field(default=20, gt=0)
    messages_burst: int = Field(default=60, ge=1)
    requests_per_second: float = Field(default=20, gt=0)
    requests_burst: int = Field(default=100, ge=1)
    work_per_second: float = Field(default=0.25, gt=0)  # seconds of this process, for one address
    work_burst: float = Field(default=2, gt=0)
    commands_per_second: float = Field(default=50, gt=0)  # of one address, which are kept for good
    commands_burst: int = Field(default=10_000, ge=1)
    tables_per_hour: float = Field(default=60, gt=0)  # opened from one address, or pads shared
    tables_burst: int = Field(default=20, ge=1)
    hints_per_second: float = Field(default=0.5, gt=0)  # and puzzles, for one address
    hints_burst: int = Field(default=10, ge=1)
    reviews_per_hour: float = Field(default=30, gt=0)  # of games, for one address
    reviews_burst: int = Field(default=6, ge=1)
    idle_seconds: float = Field(default=75, gt=0)  # nothing heard of a client, not even a pong
    ping_seconds: float = Field(default=25, gt=0)
    unread_bytes: int = Field(default=256 * 1024, ge=8192)  # waiting for a client that reads slowly

    @field_validator("substitute")
    @classmethod
    def _known(cls, name: str) -> str:
        if name not in NAMES:
            raise ValueError(f"there is no bot {name!r}{_suggest(name, NAMES)}")
        return name


def load_settings(**given: Any) -> Settings:
    """The settings from the environment, with those that are given instead.

    Raises `ValueError` that names every one that is not understood, and what may have been meant.
    """
    words = (name.upper().removeprefix(_PREFIX) for name in os.environ if _is_setting(name))
    known = [name.upper() for name in Settings.model_fields]
    if unknown := sorted(set(words) - set(known)):
        wrong = [f"there is no setting {_PREFIX}{word}{_suggest(word, known)}" for word in unknown]
        raise ValueError("; ".join(wrong))
    try:
        return Settings(**given)
    except SettingsError as error:  # a value that is no JSON
        raise ValueError(f'{error}; lists are written as JSON: ["one", "two"]') from None
    except ValidationError as error:
        wrong = [f"{_setting_name(one['loc'])}: {_reason(one)}" for one in error.errors()]
        raise ValueError("; ".join(wrong)) from None


def _is_setting(name: str) -> bool:
    return name.upper().startswith(_PREFIX)


def _setting_name(place: tuple[int | str, ...]) -> str:
    return f"{_PREFIX}{str(place[0]).upper()}" if place else "the settings"


def _reason(error: Any) -> str:
    return str(error["msg"]).removeprefix("Value error, ").replace("Input should", "it should")


def _suggest(word: str, known: Collection[str]) -> str:
    close = get_close_matches(word, known, n=1)
    return f", did you mean {close[0]}?" if close else f": choose from {', '.join(known)}"
