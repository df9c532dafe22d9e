"""Say in one sentence what is wrong with this Python, if anything. Runs on any Python, however old."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this file is for those who have an older one
    version = "%d.%d" % sys.version_info[:2]  # noqa: UP031
    sys.exit("Duomo needs Python 3.11 or newer; this is %s. Try: make PYTHON=python3.12" % version)  # noqa: UP031

try:
    import ensurepip  # noqa: F401
    import venv  # noqa: F401
except ImportError:
    sys.exit("This Python lacks the venv module. On Debian and Ubuntu: apt install python3-venv")
