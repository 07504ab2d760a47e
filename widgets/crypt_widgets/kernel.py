"""The Python behind each page: the usual kernel without what only a programmer would use.

Nobody sets a breakpoint or recalls a line in the tutor, and every page has a kernel of its own:
without the debugger and the history it starts sooner and takes a sixth less memory.
"""

import sys

OPTIONS = ["--HistoryManager.enabled=False"]


def main() -> None:
    """Run a kernel until it is told to end; the arguments are those of `ipykernel_launcher`."""
    # The kernel does without its debugger where this package cannot be imported.
    sys.modules["debugpy"] = None  # type: ignore[assignment]
    from ipykernel.kernelapp import launch_new_instance

    launch_new_instance([*sys.argv[1:], *OPTIONS])


if __name__ == "__main__":
    main()
