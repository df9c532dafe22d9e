"""A plain file server that sends the headers of the site's `_headers`, and can be switched off."""

from __future__ import annotations

import shutil
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

PREFIX = "/some/where"


PIECE = 64 * 1024


class Handler(SimpleHTTPRequestHandler):
    """Files below a prefix, with the headers that the site sets for all of them."""

    def __init__(
        self, *arguments: Any, headers_told: list[tuple[str, str]], pause: float, **more: Any
    ) -> None:
        self.headers_told = headers_told
        self.pause = pause
        super().__init__(*arguments, **more)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        if not self.pause:
            shutil.copyfileobj(source, outputfile)
        while self.pause and (piece := source.read(PIECE)):
            outputfile.write(piece)
            time.sleep(self.pause)

    def translate_path(self, path: str) -> str:
        below = path.removeprefix(PREFIX)
        return super().translate_path(below if below != path else "/nothing-here")

    def end_headers(self) -> None:
        for name, value in self.headers_told:
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        pass


def headers_of(site: Path) -> list[tuple[str, str]]:
    """What `_headers` sets for every file."""
    told: list[tuple[str, str]] = []
    for line in (site / "_headers").read_text().splitlines()[1:]:
        if not line.startswith("  "):
            break
        name, _, value = line.strip().partition(": ")
        told.append((name, value))
    return told


class Served:
    def __init__(self, site: Path, port: int = 0, pause: float = 0.0) -> None:
        """`pause`: seconds after every chunk, as on a slow line."""
        handler = partial(Handler, directory=str(site), headers_told=headers_of(site), pause=pause)
        self.server = ThreadingHTTPServer(("127.0.0.1", port), handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}{PREFIX}/"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
