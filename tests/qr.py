"""Reads a QR code from its modules as a phone does: the mask, the bit order, the blocks, the text.

Supports only undamaged codes up to version 10, in byte mode (ISO/IEC 18004).
"""

from __future__ import annotations

from collections.abc import Callable

ALIGNED = [
    [],
    [6, 18],
    [6, 22],
    [6, 26],
    [6, 30],
    [6, 34],
    [6, 22, 38],
    [6, 24, 42],
    [6, 26, 46],
    [6, 28, 50],
]
"""Positions of the alignment patterns, by version."""
BLOCKS_M = [(16, 1, 0), (28, 1, 0), (44, 1, 0), (32, 2, 0), (43, 2, 0), (27, 4, 0), (31, 4, 0)]
BLOCKS_M += [(38, 2, 2), (36, 3, 2), (43, 4, 1)]
"""For level M: data bytes per block, number of such blocks, number of blocks with one more byte."""
FORMAT_MASK = 0b101010000010010
LEVEL_M = 0b00
BYTES = 0b0100
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda y, x: (y + x) % 2,
    lambda y, _: y % 2,
    lambda _, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)


def text_of(rows: list[str]) -> str:
    """The text of a code given as rows of 0 and 1."""
    size = len(rows)
    version = (size - 17) // 4
    places = [(8, x) for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [(y, 8) for y in (7, 5, 4, 3, 2, 1, 0)]
    told = int("".join(rows[y][x] for y, x in places), 2) ^ FORMAT_MASK
    assert told >> 13 == LEVEL_M
    mask = MASKS[told >> 10 & 7]
    bits = [int(rows[y][x]) ^ (mask(y, x) == 0) for y, x in _way(size, version)]
    read = [int("".join(map(str, bits[at : at + 8])), 2) for at in range(0, len(bits) - 7, 8)]
    data = "".join(f"{byte:08b}" for byte in _joined(read, version))
    assert int(data[:4], 2) == BYTES
    long = 8 if version < 10 else 16
    count = int(data[4 : 4 + long], 2)
    start = 4 + long
    return bytes(int(data[at : at + 8], 2) for at in range(start, start + 8 * count, 8)).decode()


def _way(size: int, version: int) -> list[tuple[int, int]]:
    """The data modules in order: up and down in columns of two, from the right."""
    found, column, up = [], size - 1, True
    while column > 0:
        column -= column == 6  # the timing column
        for y in range(size - 1, -1, -1) if up else range(size):
            found += [(y, x) for x in (column, column - 1) if not _fixed(y, x, size, version)]
        column, up = column - 2, not up
    return found


def _fixed(y: int, x: int, size: int, version: int) -> bool:
    """True for modules that are not data."""
    corner = (y < 9 and x < 9) or (y < 9 and x >= size - 8) or (y >= size - 8 and x < 9)
    numbered = version >= 7 and ((y < 6 and x >= size - 11) or (x < 6 and y >= size - 11))
    return corner or numbered or 6 in (y, x) or _aligns(y, x, size, version)


def _aligns(y: int, x: int, size: int, version: int) -> bool:
    middles = ALIGNED[version - 1]
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    at = [(a, b) for a in middles for b in middles if (a, b) not in corners]
    return any(abs(y - a) <= 2 and abs(x - b) <= 2 for a, b in at)


def _joined(read: list[int], version: int) -> list[int]:
    """The data blocks one after another; in the code they are interleaved."""
    length, short, longer = BLOCKS_M[version - 1]
    blocks: list[list[int]] = [[] for _ in range(short + longer)]
    rest = iter(read)
    for _ in range(length):
        for block in blocks:
            block.append(next(rest))
    for block in blocks[short:]:
        block.append(next(rest))
    return [byte for block in blocks for byte in block]
