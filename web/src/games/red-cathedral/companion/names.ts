/** What somebody at a real table is called: by name, else by colour. */

import { t } from '../../../lib/i18n';

export const nameOf = ({ party, colour, name }: { party: string; colour: string; name: string }): string =>
  name || (party === 'ivan' ? t('rc-party', { party }) : t('rc-colour', { colour }));
