/** CT-5.11. Buttresses: some available, some at hand. */

import type { Explanation } from '../../../lib/explain';
import { t } from '../../../lib/i18n';
import { card, emblem, say, type Scene, signs } from '../explain/card';
import { capital } from '../names';
import { both, plain } from '../pieces';
import { guildSign } from '../view';
import type { Sign, View } from '../wire';
import type { GuildFace } from './face';

const signsOf = ({ guild }: View, name: string): Sign[] =>
  (guild?.guild === 'brickmakers' ? guild.signs[name] : undefined) ?? [];

function buttress(scene: Scene, name: string, mine: boolean): Explanation {
  const words = capital(t('guild-buttress', { buttress: name }));
  return card(words, t('web-explain-guild-buttress'), 'CT-5.11', {
    art: emblem(guildSign(scene.view)),
    meanings: [
      { art: signs(signsOf(scene.view, name)), words: `${words}.` },
      ...say(t('web-explain-guild-buttresses')),
    ],
    when: t(mine ? 'web-explain-guild-use-when' : 'web-explain-guild-take-when'),
    ...scene.use(`${mine ? 'held' : 'buttress'}/${name}`),
  });
}

export const guild: GuildFace = {
  parts: move =>
    move.kind === 'buttress'
      ? both(`buttress/${move.buttress}`)
      : move.kind === 'use'
        ? plain(`held/${move.buttress}`)
        : null,
  about: {
    buttress: (scene, name) => buttress(scene, name, false),
    held: (scene, name) => buttress(scene, name, true),
    buttresses({ view, nameOf }, colour) {
      if (view.guild?.guild !== 'brickmakers') return null;
      const held = view.guild.buttresses[view.player.findIndex(one => one.colour === colour)] ?? [];
      return card(t('web-rc-buttresses-held', { n: held.length }), nameOf(colour), 'CT-5.11', {
        art: emblem(guildSign(view)),
        meanings: [
          ...held.map(one => ({
            art: signs(signsOf(view, one)),
            words: capital(t('guild-buttress', { buttress: one })),
          })),
          ...say(t('web-explain-guild-buttresses')),
        ],
      });
    },
  },
};
