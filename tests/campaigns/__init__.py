"""Campaigns: long tests of what a server must survive. `make campaign` runs them, `make test` a short form.
"""
