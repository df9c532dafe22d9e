/** CT-5.4. The foreman moves from tower to tower. */

import { t } from '../../../lib/i18n';
import { card, emblem, say } from '../explain/card';
import { both } from '../pieces';
import { guildSign } from '../view';
import type { View } from '../wire';
import type { GuildFace } from './face';

const towerOf = ({ guild }: View): number => (guild?.guild === 'foremen' ? guild.foreman : 0);

export const guild: GuildFace = {
  parts: move => (move.kind === 'foreman' ? both(`tower/${move.tower}`) : null),
  about: {
    foreman: ({ view }) =>
      card(t('web-explain-guild-foreman'), t('web-rc-tower', { tower: towerOf(view) }), 'CT-5.4', {
        art: emblem(guildSign(view)),
        meanings: say(t('web-explain-rc-foreman')),
      }),
  },
  visitor: (view, tower) =>
    tower === towerOf(view)
      ? { icon: 'g-foremen', name: t('web-rc-foreman'), about: t('web-explain-rc-foreman') }
      : null,
};
