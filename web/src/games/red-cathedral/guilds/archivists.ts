/** CT-5.9, CT-5.12. Contracts: other players' are secret. */

import { t } from '../../../lib/i18n';
import { card, say, sign } from '../explain/card';
import { capital } from '../names';
import { both } from '../pieces';
import { guildRule } from '../view';
import type { GuildFace } from './face';

export const guild: GuildFace = {
  parts: move => (move.kind === 'contract' ? both(`contract/${move.contract}`) : null),
  about: {
    contract: (scene, name) =>
      card(capital(t('guild-contract', { contract: name })), t('web-explain-guild-contract'), 'CT-5.12', {
        art: sign('ui-log'),
        meanings: say(t('web-explain-guild-contracts')),
        reach: scene.reach(`contract/${name}`),
      }),
    contracts({ view, nameOf }, colour) {
      if (view.guild?.guild !== 'archivists') return null;
      const seat = view.player.findIndex(one => one.colour === colour);
      return card(t('web-rc-contracts-held', { n: view.guild.counts[seat] ?? 0 }), nameOf(colour), 'CT-5.9', {
        art: sign('ui-log'),
        meanings: say(t('web-explain-guild-secret'), t('web-explain-guild-contracts')),
      });
    },
    deck: ({ view }) =>
      view.guild?.guild === 'archivists'
        ? card(
            t('web-rc-deck', { n: view.guild.deck }),
            t('guild-name', { group: view.guild.guild }),
            guildRule(view),
            { art: sign('ui-log'), meanings: say(t('web-explain-guild-contracts')) },
          )
        : null,
  },
};
