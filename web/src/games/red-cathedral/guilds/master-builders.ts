/** CT-5.10. Section cards drawn from a deck. */

import { t } from '../../../lib/i18n';
import { card, say, sign } from '../explain/card';
import { guildRule } from '../view';
import type { GuildFace } from './face';

export const guild: GuildFace = {
  about: {
    deck: ({ view }) =>
      view.guild?.guild === 'master-builders'
        ? card(
            t('web-rc-deck', { n: view.guild.deck.length }),
            t('guild-name', { group: view.guild.guild }),
            guildRule(view),
            { art: sign('ui-log'), meanings: say(t('web-explain-guild-cards')) },
          )
        : null,
  },
};
