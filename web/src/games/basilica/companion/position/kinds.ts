/** Tiles by order side: what an order place shows, and how a tile is chosen from a list. */

import { t } from '../../../../lib/i18n';
import { coloursToken, orderName, vaultName } from '../../names';
import type { Colour, Order, TilePiece } from '../../wire';

export interface Kind {
  colours: Colour[];
  order: Order;
  /** How many the set has, and how many of those have a crown. */
  tiles: number;
  crowns: number;
}

/** A kind as a form value. */
export const kindValue = (tile: Pick<TilePiece, 'colours' | 'order'> | null): string =>
  tile ? `${coloursToken(tile.colours)}/${tile.order ?? ''}` : '';

export function kindWords({ colours, order, crown }: TilePiece): string {
  const vault = vaultName({ colours, crown: crown ?? false });
  return order ? t('web-position-ba-tile', { vault, order: orderName(order) }) : vault;
}
