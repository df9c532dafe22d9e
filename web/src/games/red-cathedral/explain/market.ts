/** The market: dice, resource tiles, influence cards, the reserve. */

import { die as dieArt } from '../../../art/draw';
import type { Explanation, Meaning } from '../../../lib/explain';
import { t } from '../../../lib/i18n';
import { resource } from '../art/market';
import { aboutMaterial } from '../guilds';
import { amountsName, capital, materialName } from '../names';
import { materialIcon, resourceIcon } from '../signs';
import type { Action, Material } from '../wire';
import { actionArt, card, drawn, emblem, say, type Scene, sign } from './card';

export function die(scene: Scene, colour: string): Explanation | null {
  const standing = scene.view.market.dice[colour];
  if (!standing) return null;
  const { face, space, landings } = standing,
    goal = landings[0] ?? space;
  const tile = scene.view.market.resources[goal - 1];
  return card(
    capital(t('rc-die-name', { die: colour })),
    t('web-explain-rc-die', { face, space }),
    colour === 'black' ? 'CT-1.1' : 'RC-7.1',
    {
      art: drawn(dieArt(colour, face, 13, 14, 19), 26, 28),
      meanings: say(
        t('web-explain-rc-die-moves', { face, goal, gain: tile ? amountsName([tile]) : '' }),
        t('web-explain-rc-die-further'),
        colour === 'black' ? t('web-explain-rc-die-black') : t('web-explain-rc-die-tile'),
      ),
      when: t('web-explain-rc-die-when'),
      ...scene.use(`die/${colour}`),
    },
  );
}

export function stall(scene: Scene, place: string): Explanation | null {
  const space = Number(place),
    tile = scene.view.market.resources[space - 1];
  if (!tile) return null;
  const dice = Object.entries(scene.view.market.dice).filter(([, d]) => d.space === space);
  const gain = amountsName([tile]);
  return card(capital(gain), t('web-explain-rc-stall', { space }), 'RC-7.4', {
    art: drawn(resource(resourceIcon(tile.resource), tile.amount, 22, 18), 44, 36),
    meanings: say(
      t('web-explain-rc-stall-gives', { gain }),
      t('web-explain-rc-stall-dice', {
        dice: dice.map(([c]) => t('rc-die-name', { die: c })).join(', ') || t('web-rc-no-dice'),
      }),
      t('web-explain-rc-stall-room'),
    ),
    when: t('web-explain-rc-stall-when'),
    ...scene.use(`tile/${space}`, move => 'space' in move && move.space === space),
  });
}

function meaning(action: Action): Meaning {
  const { action: name, mark, shown } = action,
    words = { action: name, mark, shown: shown.map(materialName).join(', ') };
  return {
    art: actionArt(action),
    words: capital(t(shown.length ? 'web-explain-rc-action-shown' : 'web-explain-rc-action', words)),
  };
}

/** One influence card with both its actions; a guild's own card explains the guild. */
export function influence(scene: Scene, quarter: string, half: string): Explanation | null {
  const quadrant = Number(quarter),
    shown = scene.view.market.influence[quadrant - 1];
  if (!shown) return null;
  const guild = scene.view.options.guild === shown.group;
  return card(t('rc-group', { group: shown.group }), t('web-explain-rc-card'), shown.rule, {
    art: emblem(`g-${shown.group}`),
    meanings: [
      ...say(guild && t(`option-guild-${shown.group}-about`)),
      meaning(shown.upper),
      meaning(shown.lower),
    ],
    when: t('web-explain-rc-card-when', { one: 2 * quadrant - 1, other: 2 * quadrant }),
    reach: scene
      .reach(`act/${quadrant}/upper`)
      .concat(
        scene.reach(`act/${quadrant}/lower`, move => move.kind === 'die' && move.quadrant === quadrant),
      ),
    tried: `act/${quadrant}/${half || 'upper'}`,
  });
}

export function reserve(scene: Scene, material: string): Explanation {
  const left = scene.view.reserve[material] ?? 0,
    said = aboutMaterial(material);
  return card(capital(materialName(material)), t('web-rc-reserve'), 'RC-7.5', {
    art: sign(materialIcon(material as Material)),
    meanings: say(
      t('web-explain-rc-reserve', { what: t('rc-amount', { resource: material, amount: left }) }),
      said && t(said),
    ),
    when: '',
    ...scene.use(`reserve/${material}`),
  });
}
