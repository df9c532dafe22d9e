/**
 * Animations of the game's events: things fly from where they came from to where they belong, finished sections rise.
 */

import type { Motion } from '../../lib/motion.svelte';
import { motionsOfGuild } from './guilds';
import { resourceIcon } from './signs';
import { colourOf, partyNames } from './view';
import type { GameEvent, Resource, View } from './wire';

/** The place where a player keeps a resource. */
function keptAt(resource: Resource, colour: string): string {
  if (resource === 'rubles' || resource === 'permits') return `${resource}-${colour}`;
  return resource === 'recognition' || resource === 'prestige' ? `score-${colour}` : `ruler-${colour}`;
}

/** Moved dice are animated by the board itself; in a replay, a sign moves instead. */
export function againOf({ fact }: GameEvent): Motion[] {
  if (fact.kind === 'die')
    return [
      {
        kind: 'fly',
        from: `stall-${fact.from}`,
        to: `stall-${fact.space}`,
        sign: `e-${fact.die}`,
        colour: fact.die,
      },
    ];
  return fact.kind === 'finish' ? [{ kind: 'ring', at: `section-${fact.section}` }] : [];
}

export function motionsOf(event: GameEvent, view: View): Motion[] {
  const { fact } = event;
  const colour = colourOf(view, partyNames(view)[event.seat] ?? view.turn),
    ruler = `ruler-${colour}`;
  switch (fact.kind) {
    case 'roll':
      return [{ kind: 'tumble', at: `die-${fact.die}` }];
    case 'take': {
      const here = view.visit;
      return [
        {
          kind: 'fly',
          from: here ? `stall-${here.space}` : 'market',
          to: keptAt(fact.resource, colour),
          sign: resourceIcon(fact.resource),
          count: fact.amount,
        },
      ];
    }
    case 'give':
      return [{ kind: 'fly', from: ruler, to: 'market', sign: `m-${fact.material}`, count: fact.amount }];
    case 'deliver':
      return [{ kind: 'fly', from: ruler, to: `section-${fact.section}`, sign: `m-${fact.material}` }];
    case 'ivan-delivers':
      return [
        {
          kind: 'fly',
          from: 'ivan-build',
          to: `section-${fact.section}`,
          sign: `m-${fact.resource}`,
          count: fact.amount,
        },
      ];
    case 'ivan-takes':
      return [
        {
          kind: 'fly',
          from: 'market',
          to: 'ivan-inventory',
          sign: `m-${fact.resource}`,
          count: fact.amount,
        },
      ];
    case 'ivan-transports':
      return [{ kind: 'fly', from: 'ivan-inventory', to: 'ivan-build', sign: 'm-any' }];
    case 'claim':
      return [
        { kind: 'fly', from: `banners-${colour}`, to: `section-${fact.section}`, sign: 'banner', colour },
      ];
    case 'ivan-claims':
      return [{ kind: 'fly', from: 'ivan-claim', to: `section-${fact.section}`, sign: 'banner', colour }];
    case 'open':
    case 'hide':
      return [{ kind: 'ring', at: `slot-${colour}-${fact.slot}` }];
    case 'activate':
      return [{ kind: 'ring', at: `slot-${colour}-${fact.slot}` }];
    case 'decorate':
    case 'ivan-decorates':
      return [
        {
          kind: 'fly',
          from: `player-${colour}`,
          to: `section-${fact.section}`,
          sign: fact.ornament,
          colour,
        },
      ];
    case 'recruit':
    case 'ivan-recruits':
      return [
        {
          kind: 'fly',
          from: fact.kind === 'recruit' ? `crew-${colour}` : 'ivan-recruit',
          to: `city-${fact.city}`,
          sign: 'contractor',
          colour,
        },
      ];
    case 'hire':
      return [{ kind: 'fly', from: `specialist-${fact.space}`, to: `slot-${colour}-black`, sign: 'ui-bag' }];
    case 'ivan-market':
    case 'ivan-recognition':
      return [{ kind: 'ring', at: `score-${colour}` }];
    default:
      return motionsOfGuild(fact, ruler);
  }
}
