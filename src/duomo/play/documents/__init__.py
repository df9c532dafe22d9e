"""Typed documents sent and received over HTTP and live connections."""
