"""Duomo without a server: the same answers as `http`, from documents that the browser stores.

Plain, synchronous Python that waits for nothing. `desk.Desk` handles the page's requests one after the other,
and returns what must be written before anybody is told; reading, writing and background thinking are done by
the browser (`web/src/local`).
"""
