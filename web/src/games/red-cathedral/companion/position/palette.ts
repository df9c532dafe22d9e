/** Everything that can be on the table; the remaining counts fall as pieces are placed. */
import { die } from '../../../../art/draw';
import { t } from '../../../../lib/i18n';
import type { Brush, Piece, PieceGroup } from '../../../../pages/real/palette';
import { tileName } from '../../names';
import { tilePicture } from '../../pictures';
import { materialIcon } from '../../signs';
import { allMaterials, colourOf, MATERIALS, partyNames } from '../../view';
import type { Tile, View } from '../../wire';
import type { Held, PartyName } from './edit';

/** `tiles`: workshop tiles of the set, one of each kind, with the id to use next. */
export function groupsOf(view: View, tiles: readonly Tile[]): PieceGroup<Held>[] {
  const parties = partyNames(view) as PartyName[];
  const materials = allMaterials().filter(m => MATERIALS.includes(m) || view.reserve[m] !== undefined);
  return [
    {
      title: t('web-position-banners'),
      key: 'b',
      pieces: parties.map(party => ({
        id: `banner/${party}`,
        held: { what: 'banner', party },
        words: t('web-real-banner-of', { who: nameOf(party) }),
        picture: { icon: 'banner', colour: colourOf(view, party) },
        ...counted(view.player.find(one => one.colour === party)?.banners.left),
      })),
    },
    {
      title: t('web-rc-ornaments'),
      key: 'o',
      pieces: parties.map(party => ({
        id: `ornament/${party}`,
        held: { what: 'ornament', party },
        words: t('web-real-ornament-of', { who: nameOf(party) }),
        picture: { icon: 'arch', colour: colourOf(view, party) },
        ...counted(ornamentsOf(view, party)),
      })),
    },
    {
      title: t('web-position-dice'),
      key: 'd',
      pieces: Object.entries(view.market.dice).map(([name, { face }]) => ({
        id: `die/${name}`,
        held: { what: 'die', die: name },
        words: t('rc-die-name', { die: name }),
        picture: { svg: die(name, face, 0, 0, 27), box: [-17, -20, 34, 40] },
      })),
    },
    {
      title: t('web-position-materials'),
      key: 'm',
      pieces: materials.map(m => ({
        id: `material/${m}`,
        held: { what: 'material', material: m },
        words: t('rc-material', { material: m }),
        left: view.reserve[m] ?? 0,
        picture: { icon: materialIcon(m) },
      })),
    },
    {
      title: t('web-position-tiles'),
      key: 'w',
      pieces: tiles.map(tile => ({
        id: `tile/${tile.name}`,
        held: { what: 'tile', tile: tile.name },
        words: tileName(tile),
        picture: { svg: tilePicture(tile, 1, 1, 30), box: [0, 0, 32, 32] },
      })),
    },
  ];
}

export const brushes = (): Brush<Held>[] =>
  (
    [
      ['finish', 'ui-check', 'f'],
      ['plan', 'ui-site', 'p'],
      ['erase', 'ui-trash', 'x'],
    ] as const
  ).map(([id, icon, key]) => ({ id, held: { what: id }, icon, key, words: t(`web-position-${id}`) }));

const nameOf = (party: string): string =>
  party === 'ivan' ? t('rc-party', { party }) : t('rc-colour', { colour: party });

/** An automaton's pieces are not counted. */
const counted = (left: number | undefined): Pick<Piece, 'left'> => (left === undefined ? {} : { left });

function ornamentsOf(view: View, party: string): number | undefined {
  const found = view.player.find(one => one.colour === party);
  return found && Object.values(found.ornaments).reduce((all, n) => all + n, 0);
}
