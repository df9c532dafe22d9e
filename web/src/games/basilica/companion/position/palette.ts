/** Everything that can be on a cell of the cathedral. */
import { iconAt } from '../../../../art/draw';
import { t } from '../../../../lib/i18n';
import type { Brush, Piece, PieceGroup } from '../../../../pages/real/palette';
import { builder, rankMark, trestle, vault } from '../../art/vaults';
import { RANKS, SIDES } from '../../board';
import { builderName, coloursToken, rankName, vaultName } from '../../names';
import type { Colour } from '../../wire';
import type { Held } from './edit';

const SIZE = 40;

/** `faces`: the vault colours, one, or two for a joker. */
export const groupsOf = (faces: readonly Colour[][]): PieceGroup<Held>[] => [
  { title: t('web-position-vaults'), key: 'v', pieces: faces.map(vaultPiece) },
  {
    title: t('web-position-builders'),
    key: 'b',
    pieces: [
      ...SIDES.map(side =>
        drawn(
          `builder/${side}`,
          { what: 'builder', side },
          builderName({ side, rank: null }),
          builder(side, null, 20, 22, 26),
        ),
      ),
      ...RANKS.map(rank =>
        drawn(`rank/${rank}`, { what: 'rank', rank }, rankName(rank), rankMark(rank, 20, 20, 15)),
      ),
    ],
  },
  {
    title: t('web-position-other'),
    key: 's',
    pieces: [
      drawn('scaffold', { what: 'scaffold' }, t('web-ba-scaffold'), trestle(SIZE)),
      drawn('glass', { what: 'glass' }, t('web-ba-glass'), iconAt('glass', 20, 20, 30)),
    ],
  },
];

export const brushes = (): Brush<Held>[] => [
  { id: 'fresh', held: { what: 'fresh' }, icon: 'ui-plus', key: 'f', words: t('web-position-ba-fresh') },
  { id: 'erase', held: { what: 'erase' }, icon: 'ui-trash', key: 'x', words: t('web-position-ba-erase') },
];

const drawn = (id: string, held: Held, words: string, svg: string): Piece<Held> => ({
  id,
  held,
  words,
  picture: { svg, box: [0, 0, SIZE, SIZE] },
});

const vaultPiece = (colours: Colour[]): Piece<Held> =>
  drawn(
    `vault/${coloursToken(colours)}`,
    { what: 'vault', tile: { colours } },
    vaultName({ colours, crown: false }),
    vault(colours, SIZE),
  );
