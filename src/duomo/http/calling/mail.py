"""Sending e-mail, through the mail server the host has configured."""

from __future__ import annotations

import logging
from email.message import EmailMessage

from duomo.http.settings import Settings
from duomo.locales import sentence
from duomo.play.trouble import ServerTrouble

TIMEOUT = 20.0

log = logging.getLogger("duomo.http")


async def send_link(settings: Settings, address: str, link: str, language: str, minutes: int) -> None:
    """E-mail a sign-in link; raises ServerTrouble if the mail server refuses it."""
    letter = EmailMessage()
    letter["From"], letter["To"] = settings.mail_from, address
    letter["Subject"] = sentence("server-mail-subject", language, {})
    letter.set_content(sentence("server-mail-text", language, {"link": link, "minutes": minutes}))
    await send(settings, letter)


async def send(settings: Settings, letter: EmailMessage) -> None:
    import aiosmtplib

    try:
        await aiosmtplib.send(
            letter,
            hostname=settings.mail_host,
            port=settings.mail_port,
            username=settings.mail_user or None,
            password=settings.mail_password or None,
            use_tls=settings.mail_security == "tls",
            start_tls=settings.mail_security == "starttls",
            timeout=TIMEOUT,
        )
    except (aiosmtplib.SMTPException, OSError, ValueError) as error:
        log.warning("the mail server does not take a letter: %s", type(error).__name__)
        raise ServerTrouble(503, "no-mail") from None
