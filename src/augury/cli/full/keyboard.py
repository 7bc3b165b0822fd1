"""What is typed on a POSIX terminal, also where it is not UTF-8."""

from __future__ import annotations

from textual.drivers.linux_driver import LinuxDriver


class Keyboard(LinuxDriver):
    """Textual's driver, which would end the program at the first byte that is not UTF-8.

    Another encoding of the keyboard, or noise on a line, sends such bytes: they are passed over.
    """

    def run_input_thread(self) -> None:
        """Read keys until the program ends."""
        while True:
            try:
                super().run_input_thread()
            except UnicodeDecodeError:
                continue
            return
