"""What stands in hosting/: that it can be read, and that the tutor understands what it is told."""

import configparser
import re
import shlex
from pathlib import Path

import pytest

from crypt_widgets import cli

HOSTING = Path(__file__).parent.parent / "hosting"


def unit() -> configparser.ConfigParser:
    read = configparser.ConfigParser(strict=False, interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string((HOSTING / "crypt-tutor.service").read_text())
    return read


def test_the_unit_starts_the_tutor_as_the_tutor_wants_it() -> None:
    service = unit()["Service"]
    command, *options = shlex.split(service["ExecStart"])
    assert command == "/opt/crypt-tutor/bin/crypt-tutor"
    told = cli.entrance(cli._parse(options))
    assert (told.base_url, told.names, told.behind_proxy) == ("/crypt/", ("school.example",), True)
    assert not told.guarded
    # 64 MB for each that it lets in, and some for itself.
    assert re.fullmatch(r"\d+G", service["MemoryMax"])
    assert int(service["MemoryMax"][:-1]) << 30 > (told.visitors + 3) * (64 << 20)
    for bound in ("DynamicUser", "PrivateTmp", "ProtectHome", "NoNewPrivileges"):
        assert service[bound] == "yes"


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_a_proxy_leads_where_the_unit_listens(name: str) -> None:
    text = (HOSTING / name).read_text()
    options = cli._parse(shlex.split(unit()["Service"]["ExecStart"])[1:])
    assert re.findall(r"127\.0\.0\.1:(\d+)", text) == [str(options.port)]
    assert options.base_url in text
    assert options.host[0] in text
    assert text.count("{") == text.count("}")


def test_nginx_hands_on_what_a_websocket_needs() -> None:
    text = (HOSTING / "nginx.conf").read_text()
    for header in ("Host", "Upgrade", "Connection", "X-Forwarded-For"):
        assert re.search(rf"proxy_set_header\s+{header}\s", text)
