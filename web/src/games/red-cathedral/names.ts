/** What screen readers say of the pieces, in the reader's language. */

import { t } from '../../lib/i18n';
import { seatName } from '../../lib/names';
import type { Seat } from '../../lib/types';
import { landing } from './pieces';
import {
  type Amounts,
  bannersLeft,
  type Crew,
  type Player,
  type Section,
  type Slot,
  type Specialist,
  standing,
  type Tile,
  type View,
} from './view';

/** Words of the catalogue as a title. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

const list = (parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(', ');
const sentence = (parts: (string | false | undefined)[]): string => parts.filter(Boolean).join('. ');

/** What a party is called, by its colour; Ivan has no seat (RC-11.1). */
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
export const amountsName = (amounts: Amounts): string =>
  list(Object.entries(amounts).map(([resource, amount]) => t('rc-amount', { resource, amount })));

export function tileName(tile: Tile | undefined): string {
  if (!tile) return t('web-rc-no-tile');
  return tile.die
    ? t('web-rc-tile-die', { die: tile.die })
    : t('web-rc-tile-gives', { gain: amountsName(tile.gives ?? {}) });
}

const countOf = (materials: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const m of materials) counts.set(m, (counts.get(m) ?? 0) + 1);
  return list(
    [...counts].map(([m, amount]) => t('rc-amount', { resource: m === 'any' ? 'material' : m, amount })),
  );
};

/** What it costs and pays, whose it is, how far it has come. */
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
    t('web-rc-name-needs', { what: countOf(section.needs ?? section.cost) }),
    !!section.delivered?.length && t('web-rc-name-delivered', { what: countOf(section.delivered) }),
    t('web-rc-name-pays', {
      what: amountsName({
        recognition: section.recognition,
        ...(section.rubles ? { rubles: section.rubles } : {}),
      }),
    }),
    section.tile && t('web-rc-name-tile', { tile: tileName(section.tile) }),
  ]);
}

export function towerName(view: View, index: number, nameOf: NameOf): string {
  const { value, presence } = standing(view.tower[index]?.sections ?? []),
    city = view.contractors?.cities[index];
  return sentence([
    t('web-rc-name-worth', { tower: index + 1, value }),
    list(presence.map(([party, n]) => `${nameOf(party)} ${n}`)),
    city &&
      t(view.contractors?.open.includes(city) ? 'web-rc-name-city' : 'web-rc-name-city-closed', {
        city: t('ct-city', { city }),
      }),
    view.guild?.foreman === index + 1 && t('web-rc-foreman'),
    view.ivan?.marker === index + 1 && t('web-rc-ivan-marker'),
  ]);
}

export function dieName(view: View, die: string): string {
  const { space = 0, face = 0 } = view.market.dice[die] ?? {};
  return t('web-rc-name-die', { die, face, space, goal: landing(view, die, 0) });
}

export function spaceName(view: View, space: number): string {
  const tile = view.market.resources[space - 1];
  const dice = Object.entries(view.market.dice)
    .filter(([, d]) => d.space === space)
    .map(([die, d]) => `${t('rc-die-name', { die })} ${d.face}`);
  return sentence([
    t('web-rc-name-space', { space, gain: tile ? amountsName({ [tile.resource]: tile.amount }) : '' }),
    list(dice) || t('web-rc-no-dice'),
  ]);
}

export function actionName(view: View, quarter: number, which: 'upper' | 'lower'): string {
  const card = view.market.influence[quarter - 1];
  if (!card) return '';
  const { action, mark, shown = [] } = card[which];
  return sentence([
    `${t('rc-group', { group: card.group })}: ${t('rc-action', { action })}`,
    list(shown.map(materialName)),
    t('rc-mark', { mark }),
  ]);
}

export const specialistWords = ({ effect, gives = {}, material, prestige = 0 }: Specialist): string =>
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
  const region = view.contractors;
  if (!region) return '';
  const parties = [...view.player.map(p => p.colour), ...(view.ivan ? ['ivan'] : [])];
  const who = parties
    .map((party, i) => [party, region.board[i]?.sent[city] ?? 0] as const)
    .filter(([, n]) => n > 0);
  return sentence([
    t('ct-city', { city }),
    list(who.map(([party, n]) => `${nameOf(party)} ${n}`)) || t('web-rc-no-contractors'),
    region.open.includes(city)
      ? t('web-rc-name-fee', { permits: contractorsIn(view, city) + 1 })
      : t('web-rc-closed'),
  ]);
}
export const contractorsIn = (view: View, city: string): number =>
  view.contractors?.board.reduce((sum, crew) => sum + (crew.sent[city] ?? 0), 0) ?? 0;

/** A rival's board in one breath. */
export function playerName(player: Player, crew: Crew | undefined, name: string): string {
  return sentence([
    name,
    amountsName({
      rubles: player.rubles,
      recognition: player.space,
      prestige: player.prestige,
      ...(crew ? { permits: crew.permits } : {}),
    }),
    t('web-rc-name-holds', {
      what:
        amountsName(Object.fromEntries(Object.entries(player.materials).filter(([, n]) => n))) ||
        t('web-rc-nothing'),
    }),
    t('web-rc-finished', { finished: player.finished }),
    t('web-rc-banners-left', { banners: bannersLeft(player) }),
  ]);
}
