"""Passkeys: a key pair on somebody's device, of which the server has the public half (WebAuthn)."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from duomo.http.people.identity import Identity
from duomo.http.replies import AnyRequest
from duomo.play.people.names import LONGEST
from duomo.play.tables.rows import now
from duomo.play.trouble import ServerTrouble
from duomo.store import persons
from duomo.store.persons import Passkey, Ticket
from duomo.store.reading import GuestRow
from duomo.store.trouble import Conflict

Credential = dict[str, Any]


def _site(request: AnyRequest) -> tuple[str, str]:
    """Return the host a key is for, and the page's origin, which the guard has already checked."""
    host = request.url.hostname or ""
    return host, request.headers.get("origin") or str(request.base_url).rstrip("/")


async def offer_new(identity: Identity, request: AnyRequest, guest: GuestRow) -> dict[str, Any]:
    """Return what the browser needs to make a new key."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, generate_challenge, structs

    known = await asyncio.to_thread(identity.persons.passkeys_of, guest.id)
    challenge = generate_challenge()
    await identity.issue("passkey", guest.id, token=bytes_to_base64url(challenge))
    options = webauthn.generate_registration_options(
        rp_id=_site(request)[0],
        rp_name="Duomo",
        user_id=guest.id.encode(),
        user_name=(guest.name or "Duomo")[:LONGEST],
        challenge=challenge,
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in known
        ],
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
    )
    return dict(json.loads(webauthn.options_to_json(options)))


async def add(identity: Identity, request: AnyRequest, guest: str, credential: Credential) -> None:
    import webauthn
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.exceptions import WebAuthnException

    ticket, challenge = await _challenged(identity, credential)
    if ticket.guest_id != guest:
        raise ServerTrouble(404, "no-ticket")
    host, origin = _site(request)
    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=host,
            expected_origin=origin,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise ServerTrouble(400, "bad-passkey") from None
    key = Passkey(
        bytes_to_base64url(made.credential_id),
        guest,
        bytes_to_base64url(made.credential_public_key),
        made.sign_count,
        now(),
    )
    try:
        await identity.hub.writer.execute(persons.new_passkey(key))
    except Conflict:
        raise ServerTrouble(409, "bad-passkey") from None


async def offer_known(identity: Identity, request: AnyRequest) -> dict[str, Any]:
    """Return what the browser needs to prove that it has one of its keys."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url, generate_challenge

    challenge = generate_challenge()
    await identity.issue("passkey", None, token=bytes_to_base64url(challenge))
    options = webauthn.generate_authentication_options(rp_id=_site(request)[0], challenge=challenge)
    return dict(json.loads(webauthn.options_to_json(options)))


async def prove(identity: Identity, request: AnyRequest, credential: Credential) -> str:
    """Return the guest whose key it is."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.exceptions import WebAuthnException

    _, challenge = await _challenged(identity, credential)
    key = await asyncio.to_thread(identity.persons.passkey, str(credential.get("id", ""))[:400])
    if key is None:
        raise ServerTrouble(404, "no-passkey")
    host, origin = _site(request)
    try:
        proved = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=host,
            expected_origin=origin,
            credential_public_key=base64url_to_bytes(key.public_key),
            credential_current_sign_count=key.count,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise ServerTrouble(400, "bad-passkey") from None
    await identity.hub.writer.execute(persons.used_passkey(key.id, proved.new_sign_count))
    return key.guest_id


async def _challenged(identity: Identity, credential: Credential) -> tuple[Ticket, bytes]:
    """Return the challenge that is being answered; each works once."""
    from webauthn.helpers import base64url_to_bytes

    try:
        said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        written = str(said["challenge"])
        challenge = base64url_to_bytes(written)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise ServerTrouble(400, "bad-passkey") from None
    ticket = await identity.ticket(written, "passkey")
    await identity.use(ticket)
    return ticket, challenge
