"""What is in `deploy/` fits the server, and is what its own tools call valid."""

import json
import re
import shutil
import subprocess
from ipaddress import ip_network
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from augury.server.metrics import REGISTRY
from augury.server.settings import Settings

DEPLOY = Path(__file__).parents[1] / "deploy"
ENVIRONMENT = {"AUGURY_DOMAIN": "wizard.example.org", "POSTGRES_PASSWORD": "secret"}


def tool(*names: str) -> list[str]:
    """The first of these programs that this machine has."""
    for name in names:
        program, *rest = name.split()
        if (
            shutil.which(program)
            and not subprocess.run(
                [program, *rest, "version"], capture_output=True, check=False
            ).returncode
        ):
            return [program, *rest]
    pytest.skip(f"NOT PROVEN HERE: none of {', '.join(names)} on this machine")


def run(*command: str) -> None:
    environment = ENVIRONMENT | {"PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/tmp"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_caddy_takes_its_configuration() -> None:
    run(*tool("caddy"), "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile"))


def test_caddy_takes_what_friends_are_told_to_write(tmp_path: Path) -> None:
    """The whole file of the page, and the same with a password where tables are laid."""
    page = (DEPLOY.parent / "docs/friends.md").read_text(encoding="utf-8")
    proxy, password = map(dedent, re.findall(r"(?ms)^ *```text\n(.*?)^ *```", page))
    file = tmp_path / "Caddyfile"
    for text in (proxy, proxy.replace("reverse_proxy", f"{password}reverse_proxy")):
        file.write_text(text, encoding="utf-8")
        run(*tool("caddy"), "validate", "--adapter", "caddyfile", "--config", str(file))


def test_friends_are_told_of_settings_that_exist() -> None:
    page = (DEPLOY.parent / "docs/friends.md").read_text(encoding="utf-8")
    named = set(re.findall(r"AUGURY_([A-Z]+)", page))
    assert named == {"ORIGINS", "PROXIES", "SUBSTITUTE"}
    assert named <= {name.upper() for name in Settings.model_fields}


def test_compose_takes_its_file() -> None:
    compose = tool("docker compose", "docker-compose", "podman-compose")
    run(*compose, "-f", str(DEPLOY / "compose.yaml"), "config")


def test_the_servers_of_the_compose_file_start_with_settings_that_exist() -> None:
    compose: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    given = compose["services"]["server1"]["environment"]
    options = {name.removeprefix("AUGURY_").lower(): value for name, value in given.items()}
    for name in ("origins", "proxies", "hosts"):
        options[name] = json.loads(options[name])
    settings = Settings(**options)
    proxy = compose["services"]["proxy"]["networks"]["inside"]["ipv4_address"]
    assert settings.proxies == (ip_network(proxy),)
    assert settings.drain_seconds > 2  # how often the proxy asks


def test_the_dashboard_asks_for_metrics_that_exist() -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"(?:augury|process)_\w+", target["expr"])
    }
    families = list(REGISTRY.collect())
    known = {family.name for family in families}
    known |= {f"{name}_total" for name in known} | {f"{name}_bucket" for name in known}
    assert asked <= known
    ours = {family.name for family in families if family.name.startswith("augury_")}
    shown = {re.sub("_(total|bucket)$", "", name) for name in asked}
    assert ours <= shown  # and shows all of ours
