"""What stands in hosting/: that it can be read, and that the tutor understands what it is told."""

import configparser
import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from crypt_widgets import cli
from tests.missing import missing

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
    told = cli.access(cli._parse(options))
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


def test_the_tutor_starts_as_the_unit_starts_it(
    start_tutor: Callable[..., Any], tmp_path: Path
) -> None:
    """Its user has no home, and may write to its own folder for temporary files alone."""
    service = unit()["Service"]
    options = shlex.split(service["ExecStart"])[1:]
    own = dict(each.split("=") for each in service["Environment"].split())
    own = {name: path.replace("/tmp", str(tmp_path)) for name, path in own.items()}
    with start_tutor(*options, "--port", "0", HOME="/dev/null", **own) as url:
        assert url.endswith("/crypt/")
        asked = {"Host": "school.example", "X-Forwarded-For": "192.0.2.7"}
        assert json.loads(urlopen(Request(url + "crypt/health", headers=asked)).read()) == {
            "up": True
        }
        page = urlopen(Request(url, headers=asked)).read().decode()
        assert 'data-base-url="/crypt/"' in page
        assert "application/vnd.voila.cell-output+json" in page


@pytest.mark.nightly
def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    """Nothing is wrong with it but that there is no tutor where it is to be."""
    if not shutil.which("systemd-analyze"):
        missing("systemd-analyze is missing (Debian: apt-get install systemd)")
    text = (HOSTING / "crypt-tutor.service").read_text()
    copy = tmp_path / "crypt-tutor.service"
    copy.write_text(text.replace("/opt/crypt-tutor/bin/crypt-tutor", "/bin/true"))
    told = subprocess.run(
        ["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False
    )
    assert "crypt-tutor.service" not in told.stderr, told.stderr
