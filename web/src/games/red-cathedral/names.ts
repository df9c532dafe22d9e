/** Accessible names of the pieces, in the reader's language. */

import { t } from '../../lib/i18n';
import { seatName } from '../../lib/names';
import type { Seat } from '../../lib/types';
import { visitorAt } from './guilds';
import { allMaterials, cityOf, partyNames } from './view';
import type { Amount, Crew, Player, Section, Slot, Specialist, Tile, View } from './wire';

/** Words of the catalogue in title form. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

const list = (parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(', ');
const sentence = (parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join('. ');

/** A party's name, by its colour; Ivan has no seat (RC-11.1). */
export type NameOf = (party: string) => string;
export const namesOf =
  (seats: readonly Seat[]): NameOf =>
  party => {
    const seat = seats.find(one => one.colour === party);
    return seat
      ? seatName(seat, seats)
      : party === 'ivan'
        ? t('rc-party', { party })
        : t('rc-colour', { colour: party });
  };
export const materialName = (material: string): string => t('rc-material', { material });
export const amountsName = (amounts: readonly Amount[]): string =>
  list(amounts.map(({ resource, amount }) => t('rc-amount', { resource, amount })));

export function tileName(tile: Tile | null): string {
  if (!tile) return t('web-rc-no-tile');
  return tile.die
    ? t('web-rc-tile-die', { die: tile.die })
    : t('web-rc-tile-gives', { gain: amountsName(tile.gives) });
}

const countOf = (materials: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const m of materials) counts.set(m, (counts.get(m) ?? 0) + 1);
  return list(
    [...counts].map(([m, amount]) => t('rc-amount', { resource: m === 'any' ? 'material' : m, amount })),
  );
};

/** Its cost and reward, its owner, its progress. */
export function sectionName(section: Section, nameOf: NameOf): string {
  const head = t('web-rc-name-section', { section: section.section, kind: section.kind });
  if (section.finished)
    return sentence([
      head,
      section.banner && t('web-rc-name-finished', { who: nameOf(section.banner) }),
      section.ornament && t('web-rc-name-ornament', { who: nameOf(section.ornament) }),
    ]);
  return sentence([
    head,
    section.banner ? t('web-rc-name-claimed', { who: nameOf(section.banner) }) : t('web-rc-name-unclaimed'),
    t('web-rc-name-needs', { what: countOf(section.needs) }),
    !!section.delivered.length && t('web-rc-name-delivered', { what: countOf(section.delivered) }),
    t('web-rc-name-pays', {
      what: amountsName([
        { resource: 'recognition', amount: section.recognition },
        ...(section.rubles ? [{ resource: 'rubles' as const, amount: section.rubles }] : []),
      ]),
    }),
    section.tile && t('web-rc-name-tile', { tile: tileName(section.tile) }),
  ]);
}

export function towerName(view: View, index: number, nameOf: NameOf): string {
  const tower = view.tower[index],
    city = cityOf(view, index + 1);
  return sentence([
    t('web-rc-name-worth', { tower: index + 1, value: tower?.worth ?? 0 }),
    list((tower?.presence ?? []).map(({ party, presence }) => `${nameOf(party)} ${presence}`)),
    city &&
      t(city.open ? 'web-rc-name-city' : 'web-rc-name-city-closed', {
        city: t('ct-city', { city: city.city }),
      }),
    visitorAt(view, index + 1)?.name,
    view.ivan?.marker === index + 1 && t('web-rc-ivan-marker'),
  ]);
}

export function dieName(view: View, die: string): string {
  const { space = 0, face = 0, landings = [] } = view.market.dice[die] ?? {};
  return t('web-rc-name-die', { die, face, space, goal: landings[0] ?? 0 });
}

export function spaceName(view: View, space: number): string {
  const tile = view.market.resources[space - 1];
  const dice = Object.entries(view.market.dice)
    .filter(([, d]) => d.space === space)
    .map(([die, d]) => `${t('rc-die-name', { die })} ${d.face}`);
  return sentence([
    t('web-rc-name-space', { space, gain: tile ? amountsName([tile]) : '' }),
    list(dice) || t('web-rc-no-dice'),
  ]);
}

export function actionName(view: View, quarter: number, which: 'upper' | 'lower'): string {
  const card = view.market.influence[quarter - 1];
  if (!card) return '';
  const { action, mark, shown } = card[which];
  return sentence([
    `${t('rc-group', { group: card.group })}: ${t('rc-action', { action })}`,
    list(shown.map(materialName)),
    t('rc-mark', { mark }),
  ]);
}

export const specialistWords = ({ effect, gives, material, prestige }: Specialist): string =>
  capital(t('ct-effect', { effect, gain: amountsName(gives), material: material ?? '', prestige }));
export const specialistName = (specialist: Specialist): string =>
  sentence([
    specialistWords(specialist),
    t('web-rc-name-tool', { tool: t('ct-tool', { tool: specialist.tool }) }),
  ]);

export function slotName(slot: string, content: Slot): string {
  const state =
    content.tile && content.face === 'down'
      ? t('web-rc-face-down')
      : content.tile
        ? tileName(content.tile)
        : t('web-rc-empty-slot');
  return sentence([
    `${t('web-rc-slot', { slot })}: ${state}`,
    !content.tile && t('web-rc-name-price', { rubles: content.price }),
    content.holds === 'banner' && t('web-rc-holds-banner'),
    content.holds !== 'banner' &&
      content.holds !== 'nothing' &&
      t('web-rc-holds-ornament', { ornament: content.holds }),
  ]);
}

export function cityName(view: View, city: string, nameOf: NameOf): string {
  const region = view.contractors,
    there = region?.city.find(one => one.city === city);
  if (!region || !there) return '';
  const who = partyNames(view)
    .map((party, i) => [party, region.board[i]?.sent[city] ?? 0] as const)
    .filter(([, n]) => n > 0);
  return sentence([
    t('ct-city', { city }),
    list(who.map(([party, n]) => `${nameOf(party)} ${n}`)) || t('web-rc-no-contractors'),
    there.open ? t('web-rc-name-fee', { permits: there.permits }) : t('web-rc-closed'),
  ]);
}

/** A rival's board in one sentence. */
export function playerName(player: Player, crew: Crew | undefined, name: string): string {
  return sentence([
    name,
    amountsName([
      { resource: 'rubles', amount: player.rubles },
      { resource: 'recognition', amount: player.space },
      { resource: 'prestige', amount: player.prestige },
      ...(crew ? [{ resource: 'permits' as const, amount: crew.permits }] : []),
    ]),
    t('web-rc-name-holds', {
      what:
        amountsName(
          allMaterials()
            .map(m => ({ resource: m, amount: player.materials[m] ?? 0 }))
            .filter(one => one.amount),
        ) || t('web-rc-nothing'),
    }),
    t('web-rc-finished', { finished: player.finished }),
    t('web-rc-banners-left', { banners: player.banners.left }),
  ]);
}
