"""The port that all workers listen on."""

from __future__ import annotations

import socket

from tallgrass.server.serving import _listen


def test_no_frame_waits_for_word_that_the_one_before_has_arrived() -> None:
    with _listen("127.0.0.1", 0) as listening:
        assert listening.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
