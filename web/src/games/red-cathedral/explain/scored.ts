/** The lines of the final scoring. */

import type { Explanation } from '../../../lib/explain';
import { has, t } from '../../../lib/i18n';
import { lineFace } from '../guilds';
import { card, say, sign } from './card';

const LINES: Readonly<Record<string, { rule: string; icon: string }>> = {
  track: { rule: 'RC-10.2', icon: 'recognition' },
  leftovers: { rule: 'RC-10.3', icon: 'ruble' },
  towers: { rule: 'RC-10.5', icon: 'ui-site' },
  tools: { rule: 'CT-3.4', icon: 'ui-bag' },
  total: { rule: 'RC-10.7', icon: 'prestige' },
};

export function scored(line: string): Explanation | null {
  const found = LINES[line] ?? lineFace(line);
  if (!found || !has(`web-explain-scored-${line}`)) return null;
  return card(t(`web-explain-scored-${line}-name`), t('web-explain-scored'), found.rule, {
    art: sign(found.icon),
    meanings: say(t(`web-explain-scored-${line}`)),
  });
}
