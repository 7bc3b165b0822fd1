"""The pictures of the page itself: what a shared link shows, and the icons of the app.

python web/tools/preview.py writes web/public/preview.png and web/public/icon-*.png anew, from our
own drawings: the preview from web/tools/Preview.svelte, the icons from web/public/icon.svg.
"""

from __future__ import annotations

import base64
import struct
import subprocess
import sys
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx
import numpy as np
from numpy.typing import NDArray

ROOT: Final = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, sync_playwright  # noqa: E402

from hatch_build import WEB, node  # noqa: E402
from tests.ports import reserve_port  # noqa: E402
from tests.web.house import FLAGS, chromium  # noqa: E402

PUBLIC: Final = WEB / "public"
WIDTH, HEIGHT = 1200, 630  # what sites show of a link
ICONS: Final = (192, 512)

# The pixels of a picture as the browser knows them: red, green, blue, opacity.
PIXELS: Final = """
async (source) => {
  const image = await createImageBitmap(await (await fetch(source)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const bytes = canvas.getImageData(0, 0, image.width, image.height).data;
  let text = "";
  for (let at = 0; at < bytes.length; at += 32768)
    text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return btoa(text);
}
"""


@contextmanager
def workshop() -> Iterator[str]:
    """Vite with the pages of web/tools, at its address."""
    home = node()
    if home is None:
        sys.exit("no Node to draw with")
    port = reserve_port()
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    command = [str(home / "node"), str(vite), "--port", str(port), "--strictPort"]
    process = subprocess.Popen(
        [*command, "--host", "127.0.0.1"], cwd=WEB, stdout=subprocess.DEVNULL
    )
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(100):
            try:
                httpx.get(f"{address}/tools/preview.html")
                break
            except httpx.TransportError:
                time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.wait()


def png(pixels: NDArray[np.uint8]) -> bytes:
    """A picture of at most 256 colours: the most frequent, and for all others the nearest."""
    height, width, _ = pixels.shape
    flat = pixels.reshape(-1, 3)
    colours, inverse, counts = np.unique(flat, axis=0, return_inverse=True, return_counts=True)
    palette = colours[np.argsort(-counts)[:256]]
    nearest = np.empty(len(colours), np.uint8)
    for at in range(0, len(colours), 1024):
        away = colours[at : at + 1024, None].astype(np.int32) - palette
        nearest[at : at + 1024] = (away**2).sum(axis=2).argmin(axis=1)
    rows = nearest[inverse].reshape(height, width)
    lines = np.hstack([np.zeros((height, 1), np.uint8), rows])  # 0: each line as it is
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", palette.tobytes()),
        (b"IDAT", zlib.compress(lines.tobytes(), 9)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in chunks
    )


def take(page: Page, path: Path, width: int, height: int) -> None:
    """Keep what the page shows."""
    shown = base64.b64encode(page.screenshot()).decode()
    raw = base64.b64decode(page.evaluate(PIXELS, f"data:image/png;base64,{shown}"))
    pixels = np.frombuffer(raw, np.uint8).reshape(height, width, 4)[:, :, :3]
    path.write_bytes(png(pixels))
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1000:.1f} kB")


def main() -> None:
    """Take them all."""
    program = chromium()
    if program is None:
        sys.exit("no Chromium (Debian, Ubuntu: apt install chromium)")
    with workshop() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        page.goto(f"{address}/tools/preview.html")
        page.locator(".card.drawn").last.wait_for()
        take(page, PUBLIC / "preview.png", WIDTH, HEIGHT)
        for size in ICONS:
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0}}</style><img src='{address}/icon.svg' width={size}>"
            )
            page.locator("img").evaluate("image => image.decode()")
            take(page, PUBLIC / f"icon-{size}.png", size, size)
        browser.close()


if __name__ == "__main__":
    main()
