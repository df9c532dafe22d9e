"""All decisions of a table, by kind."""

from __future__ import annotations

from librt.vecs import extend, vec

from duomo.core.engine.numbering import Numbering
from duomo.core.engine.state import FRAMES
from duomo.games.basilica.rules.codes import NATURE_FRAMES, PLAYER_FRAMES
from duomo.games.basilica.rules.confound import ChooseRemoved
from duomo.games.basilica.rules.decision import BOTTOM, Decision
from duomo.games.basilica.rules.display import Refill, Reveal, TurnOver
from duomo.games.basilica.rules.moving import ChooseMover, ChooseTarget
from duomo.games.basilica.rules.orders import Executed
from duomo.games.basilica.rules.paying import Offer
from duomo.games.basilica.rules.promote import ChoosePromoted, ChooseRank
from duomo.games.basilica.rules.recruit import ChooseRecruit
from duomo.games.basilica.rules.setup import Start
from duomo.games.basilica.rules.turn import Turn
from duomo.games.basilica.rules.vaults import PlaceVault
from duomo.games.basilica.rules.works import BuildScaffold, ChooseGlass, ChooseRuin


def assemble() -> vec[Decision]:
    """Return one decision for each kind; unused kinds never occur on a stack. It is a vector so that lookups,
    several per move, skip the type check."""
    found = [Decision(BOTTOM, "", "", BOTTOM)] * FRAMES
    natures: list[Decision] = [Start(), Reveal(), TurnOver()]
    nobodys: list[Decision] = [Refill(), Executed()]
    players: list[Decision] = [
        Turn(), PlaceVault(), BuildScaffold(), ChoosePromoted(), ChooseRank(), ChooseRecruit(), ChooseMover(),
        ChooseTarget(), ChooseRemoved(), ChooseGlass(), ChooseRuin(), Offer(),
    ]  # fmt: skip
    hand_out(found, natures, Numbering("decisions of nature", 0, NATURE_FRAMES))
    hand_out(found, nobodys, Numbering("what nobody decides", NATURE_FRAMES, PLAYER_FRAMES))
    hand_out(found, players, Numbering("decisions of players", PLAYER_FRAMES, FRAMES))
    return extend(vec[Decision](), found)


def hand_out(found: list[Decision], decisions: list[Decision], kinds: Numbering) -> None:
    """Assign each decision the next kind, which must match the constant that `codes` defines for the
    rules."""
    for decision in decisions:
        kind = kinds.take(decision.name)
        if kind != decision.kind:
            raise ValueError(f"{kinds.what}: {decision.name} is {decision.kind} in `codes`, but gets {kind}.")
        found[kind] = decision
