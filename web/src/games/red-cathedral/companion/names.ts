/** The name of somebody at a real table: their name, else their colour. */

import { t } from '../../../lib/i18n';

export const nameOf = ({ party, colour, name }: { party: string; colour: string; name: string }): string =>
  name || (party === 'ivan' ? t('rc-party', { party }) : t('rc-colour', { colour }));
