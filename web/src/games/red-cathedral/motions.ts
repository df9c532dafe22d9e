/** What the events of the game look like: things fly from where they came to where they belong, finished sections rise. */

import type { Motion } from '../../lib/motion.svelte';
import type { GameEvent } from './wire';
import { resourceIcon } from './signs';
import { colourOf, type Resource, type View, visit } from './view';

const NO_ROOM = new Set(['rubles', 'recognition', 'prestige', 'permits']);

/** Where a player keeps a resource. */
const keptAt = (resource: string, colour: string): string =>
  resource === 'rubles'
    ? `rubles-${colour}`
    : resource === 'permits'
      ? `permits-${colour}`
      : NO_ROOM.has(resource)
        ? `score-${colour}`
        : `ruler-${colour}`;

export function motionsOf(event: GameEvent, view: View): Motion[] {
  const { kind, data } = event,
    text = (name: string): string => String(data[name] ?? '');
  const parties = [...view.player.map(p => p.colour), ...(view.ivan ? ['ivan'] : [])];
  const colour = colourOf(view, parties[event.seat] ?? view.turn),
    ruler = `ruler-${colour}`;
  switch (kind) {
    case 'roll':
      return [{ kind: 'tumble', at: `die-${text('die')}` }];
    case 'take': {
      const here = visit(view);
      return [
        {
          kind: 'fly',
          from: here ? `stall-${here.space}` : 'market',
          to: keptAt(text('resource'), colour),
          sign: resourceIcon(text('resource') as Resource),
          count: Number(data.amount),
        },
      ];
    }
    case 'give':
      return [
        { kind: 'fly', from: ruler, to: 'market', sign: `m-${text('material')}`, count: Number(data.amount) },
      ];
    case 'deliver':
    case 'deliver-diamond':
      return [
        {
          kind: 'fly',
          from: ruler,
          to: `section-${text('section')}`,
          sign: kind === 'deliver' ? `m-${text('material')}` : 'm-diamond',
        },
      ];
    case 'ivan-delivers':
      return [
        {
          kind: 'fly',
          from: 'ivan-build',
          to: `section-${text('section')}`,
          sign: `m-${text('resource')}`,
          count: Number(data.amount),
        },
      ];
    case 'ivan-takes':
      return [
        {
          kind: 'fly',
          from: 'market',
          to: 'ivan-inventory',
          sign: `m-${text('resource')}`,
          count: Number(data.amount),
        },
      ];
    case 'ivan-transports':
      return [{ kind: 'fly', from: 'ivan-inventory', to: 'ivan-build', sign: 'm-any' }];
    case 'claim':
      return [
        { kind: 'fly', from: `banners-${colour}`, to: `section-${text('section')}`, sign: 'banner', colour },
      ];
    case 'ivan-claims':
      return [{ kind: 'fly', from: 'ivan-claim', to: `section-${text('section')}`, sign: 'banner', colour }];
    case 'open':
    case 'hide':
      return [{ kind: 'ring', at: `slot-${colour}-${text('slot')}` }];
    case 'activate':
      return [{ kind: 'ring', at: `slot-${colour}-${text('slot')}` }];
    case 'finish':
      return [{ kind: 'rise', at: `paint-${text('section')}` }];
    case 'decorate':
    case 'ivan-decorates':
      return [
        {
          kind: 'fly',
          from: `player-${colour}`,
          to: `section-${text('section')}`,
          sign: text('ornament'),
          colour,
        },
      ];
    case 'recruit':
    case 'ivan-recruits':
      return [
        {
          kind: 'fly',
          from: kind === 'recruit' ? `crew-${colour}` : 'ivan-recruit',
          to: `city-${text('city')}`,
          sign: 'contractor',
          colour,
        },
      ];
    case 'hire':
      return [
        { kind: 'fly', from: `specialist-${text('space')}`, to: `slot-${colour}-black`, sign: 'ui-bag' },
      ];
    case 'ivan-market':
    case 'ivan-recognition':
      return [{ kind: 'ring', at: `score-${colour}` }];
    default:
      return [];
  }
}
