"""The proxy configurations in deploy/, with real proxies in front of a real server; skipped where they are missing."""

import json
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from server.harness import PATIENCE, Running
from subak.server.people import bots

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "subak.example.org"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def running(command: list[str], port: int, folder: Path) -> Iterator[None]:
    """Until it listens, and for as long as the block runs."""
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log, env={"HOME": str(folder)})
    until = time.monotonic() + PATIENCE
    try:
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                assert process.poll() is None, (folder / "proxy.log").read_text()
                assert time.monotonic() < until
                time.sleep(0.02)
        yield
    finally:
        process.terminate()
        try:
            process.wait(2)
        except subprocess.TimeoutExpired:  # Caddy waits for connections that others keep open
            process.kill()
            process.wait()


def certificate(folder: Path) -> None:
    files = ["-keyout", "key.pem", "-out", "cert.pem"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}", *files]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)


@contextmanager
def nginx(server: Running, folder: Path) -> Iterator[int]:
    """deploy/nginx.conf as it is, but for ports and the certificate."""
    binary = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
    if binary is None or shutil.which("openssl") is None:
        pytest.skip("nginx or openssl is not installed (Debian: nginx-light)")
    certificate(folder)
    port = free_port()
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for old, new in (
        (r"listen 80;", f"listen 127.0.0.1:{free_port()};"),
        (r"listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        (r"127\.0\.0\.1:8420", server.host),
        (r"/etc/letsencrypt/live/\S+/fullchain.pem", str(folder / "cert.pem")),
        (r"/etc/letsencrypt/live/\S+/privkey.pem", str(folder / "key.pem")),
    ):
        text, count = re.subn(old, new, text)
        assert count == 1, old
    (folder / "subak.conf").write_text(text, encoding="utf-8")
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; include {folder}/subak.conf;\n"
        f"client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};\n"
        f"uwsgi_temp_path {folder}; scgi_temp_path {folder}; }}\n",
        encoding="utf-8",
    )
    with running([binary, "-p", str(folder), "-c", str(folder / "nginx.conf")], port, folder):
        yield port


@contextmanager
def caddy(server: Running, folder: Path) -> Iterator[int]:
    """deploy/Caddyfile as it is, but for the port and a certificate of its own."""
    binary = shutil.which("caddy")
    if binary is None:
        pytest.skip("Caddy is not installed (Debian: caddy)")
    certificate(folder)
    port = free_port()
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    site = f"{{\n\tadmin off\n\tauto_https off\n}}\n{NAME}:{port} {{\n\ttls {folder}/cert.pem {folder}/key.pem"
    text, count = re.subn(rf"^{re.escape(NAME)} {{", site.replace("\\", r"\\"), text, flags=re.MULTILINE)
    assert count == 1
    text, count = re.subn(r"reverse_proxy 127\.0\.0\.1:8420 ", f"reverse_proxy {server.host} ", text)
    assert count == 1
    (folder / "Caddyfile").write_text(text, encoding="utf-8")
    with running([binary, "run", "--config", "Caddyfile", "--adapter", "caddyfile"], port, folder):
        yield port


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_playing_through_a_proxy(proxy: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert callable(proxy)
    monkeypatch.setattr(bots, "HEARTBEAT_SECONDS", 2 * PATIENCE)
    with Running(tmp_path / "tables.db") as server, proxy(server, tmp_path) as port:
        trusting = ssl.create_default_context(cafile=str(tmp_path / "cert.pem"))
        trusting.check_hostname = False  # it has no alternative names
        url, origin = f"https://{NAME}:{port}", {"Origin": f"https://{NAME}:{port}"}
        with _resolving(NAME), httpx.Client(base_url=url, verify=trusting, headers=origin, timeout=PATIENCE) as http:
            body = {"game": "rios", "hold": "cookie", "seats": [{"kind": "me"}, {"kind": "link"}]}
            opened = http.post("/api/tables", json=body)
            assert opened.status_code == 201, opened.text
            assert "Secure" in opened.headers["set-cookie"]
            assert opened.headers["strict-transport-security"]
            figures = http.get("/metrics")
            assert figures.status_code == 404
            assert "refused" not in figures.text  # it did not even reach the server
            assert http.get("/readyz").text == "ready\n"
            table, key, cookie = opened.json()["table"], opened.json()["keys"][1], http.cookies["subak"]
            _check_stream(http, table, key)
            headers = {**origin, "Cookie": f"subak={cookie}"}
            address = f"wss://{NAME}:{port}/ws"
            with connect(address, ssl=trusting, additional_headers=headers, max_size=None) as line:
                line.send(json.dumps({"do": "hello", "table": table}))
                assert json.loads(line.recv(PATIENCE))["yours"] == [0]
            with (
                pytest.raises(Exception, match="403"),
                connect(address, ssl=trusting, additional_headers={"Origin": "https://strangers.example"}),
            ):
                pass
    log = (tmp_path / "proxy.log").read_text()
    assert "[emerg]" not in log
    assert "[warn]" not in log


def _check_stream(http: httpx.Client, table: str, key: str) -> None:
    """A line arrives when it is sent, not when some buffer is full or the next one comes: none does."""
    bearer = {"Authorization": f"Bearer {key}"}
    with http.stream("GET", f"/api/tables/{table}/stream", headers=bearer) as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["type"] == "frame"
        http.post(f"/api/tables/{table}/do", json={"do": "name", "seat": 1, "name": "Sri"}, headers=bearer)
        assert json.loads(next(lines))["seats"][1]["name"] == "Sri"


@contextmanager
def _resolving(name: str) -> Iterator[None]:
    """The name leads to this machine."""
    real = socket.getaddrinfo

    def find(host: object, *arguments: object, **options: object) -> object:
        return real("127.0.0.1" if host in (name, name.encode()) else host, *arguments, **options)  # type: ignore[arg-type]

    socket.getaddrinfo = find  # type: ignore[assignment]
    try:
        yield
    finally:
        socket.getaddrinfo = real


def test_the_units_are_as_systemd_wants_them() -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed")
    for unit in sorted(DEPLOY.glob("*.service")) + sorted(DEPLOY.glob("*.timer")):
        done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
        told = [line for line in done.stderr.splitlines() if "/opt/subak/bin/subak is not executable" not in line]
        assert told == [], unit.name
