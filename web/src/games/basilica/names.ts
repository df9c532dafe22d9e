/** Names of pieces, for screen readers and tooltips. */

import { t } from '../../lib/i18n';
import type { Builder, Cell, Colour, Order, Rank, Side, Tile } from './wire';

/** The colours of a tile as a token of the catalogue. */
export const coloursToken = (colours: Colour[]): string => colours.join('-');

export const orderName = (order: Order): string => t('ba-order', { order });
export const rankName = (rank: Rank): string => t('ba-rank', { rank });

export function vaultName(tile: Pick<Tile, 'colours' | 'crown'>): string {
  const words = t(tile.colours.length > 1 ? 'web-ba-joker' : 'web-ba-vault', {
    colours: coloursToken(tile.colours),
  });
  return tile.crown ? `${words}, ${t('web-ba-crown')}` : words;
}

export const orderWords = (tile: Tile): string =>
  t('web-ba-order-tile', {
    order: tile.order,
    colours: coloursToken(tile.colours),
    about: t(`web-ba-order-about-${tile.order}`),
  });

export const builderName = ({ side, rank }: Builder): string =>
  t('web-ba-builder', { side, rank: rank ?? 'builder' });

/** A cell and everything on it. */
export function cellWords(cell: Cell | undefined, name: string): string {
  const parts: string[] = [];
  if (cell?.scaffold) parts.push(t('web-ba-scaffold'));
  // A crown has no further effect once the vault is placed (BA-3.3), so it is not named here.
  else if (cell?.vault) parts.push(vaultName({ ...cell.vault, crown: false }));
  else parts.push(t('web-ba-empty'));
  if (cell?.builder) parts.push(builderName(cell.builder));
  if (cell?.glass) parts.push(t('web-ba-glass'));
  return t('web-ba-cell', { cell: name, what: parts.join(', ') });
}

export const sideName = (side: Side): string => t('ba-side', { side });
