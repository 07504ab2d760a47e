"""The Python behind each page: the usual kernel without what only a programmer would use.

Nobody sets a breakpoint or recalls a line in the tutor, and every page has a kernel of its own:
without the debugger and the history it starts sooner and takes a sixth less memory.

Nor does anybody read Python in a page. What is written to the standard error, a traceback above
all, goes to that of the server, and from there to whoever runs it; a kernel would send it to the
page. The server is told that there was an error, and hands on nothing of that.
"""

import logging
import sys
import traceback
from contextlib import suppress
from typing import Any

from .. import faults

# The kernel does without its debugger where this package cannot be imported.
sys.modules["debugpy"] = None  # type: ignore[assignment]

from ipykernel.ipkernel import IPythonKernel  # noqa: E402
from ipykernel.kernelapp import IPKernelApp  # noqa: E402
from ipykernel.zmqshell import ZMQInteractiveShell  # noqa: E402

OPTIONS = ["--HistoryManager.enabled=False"]
LARGEST = 768 << 20
"""Bytes that one page's Python may take, ten times what it takes: no visitor fills the machine."""


class Shell(ZMQInteractiveShell):
    """Tells errors where they are read, caught or not; Voilà learns of them as ever."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)  # type: ignore[no-untyped-call]
        faults.tell = self.tell_fault

    def tell_fault(self) -> None:
        """Tell the error at hand like one that nobody caught."""
        kind, error, _ = sys.exc_info()
        if kind is not None and error is not None:
            self._showtraceback(kind, error, [])

    def _showtraceback(self, etype: type, evalue: BaseException, stb: list[str]) -> None:
        traceback.print_exception(evalue)
        super()._showtraceback(etype, evalue, stb)  # type: ignore[no-untyped-call]


class Kernel(IPythonKernel):
    """The kernel with that shell."""

    shell_class = Shell


def bound_memory() -> None:
    """Take no more memory than that, where the system can see to it."""
    with suppress(ImportError, ValueError, OSError):
        import resource  # not on Windows

        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        most = LARGEST if most == resource.RLIM_INFINITY else min(most, LARGEST)
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def main() -> None:
    """Run a kernel until it is told to end; the arguments are those of `ipykernel_launcher`."""
    bound_memory()
    # A page that is left says goodbye to widgets that are gone already: nobody's trouble.
    logging.getLogger("Comm").setLevel(logging.ERROR)
    IPKernelApp.launch_instance(
        [*sys.argv[1:], *OPTIONS], kernel_class=Kernel, outstream_class=None
    )


if __name__ == "__main__":
    main()
