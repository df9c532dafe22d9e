/** The prompt while a move is half chosen. */

import { t } from '../../lib/i18n';
import { named, type Piece } from './pieces';

export function halfChosen(selection: readonly Piece[], decision: string | undefined): string | null {
  if (decision === 'place') return t('web-rc-half-place');
  const [kind, what] = named(selection[0] ?? '');
  switch (kind) {
    case 'die':
      return t('web-rc-half-die', { die: what });
    case 'aside':
      return t('web-rc-half-reroll');
    case 'tile':
      return t('web-rc-half-swap', { space: Number(what) });
    case 'material':
      return t('web-rc-half-material', { material: what });
    case 'ornament':
      return t('web-rc-half-ornament', { ornament: what });
    default:
      return null;
  }
}
