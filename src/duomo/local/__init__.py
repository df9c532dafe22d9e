"""Duomo without a server: what `http` answers, answered from documents that the browser keeps.

Plain, synchronous Python that waits for nothing. `desk.Desk` takes what the page asks, one thing after the
other, and says what has to be written down before anybody is told of it; reading, writing and thinking in the
background are the browser's (`web/src/local`).
"""
