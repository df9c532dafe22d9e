/** Contractors, the guilds, and Ivan. */

import { medal, pigment } from '../../../art/draw';
import type { Explanation, Meaning } from '../../../lib/explain';
import { t } from '../../../lib/i18n';
import { specialist as niche } from '../art/region';
import { amountsName, specialistWords } from '../names';
import { drawnRow, toolIcon } from '../signs';
import { cityOf, guildRule, guildSign, partyNames } from '../view';
import type { Bonus, Crew, Specialist } from '../wire';
import { card, drawn, emblem, row, rowArt, say, type Scene, sign, signs } from './card';

const crewOf = (scene: Scene, colour: string): Crew | undefined => {
  const { view } = scene,
    seat = view.player.findIndex(one => one.colour === colour);
  return view.contractors?.board[seat < 0 ? view.player.length : seat];
};

// ---- the region

export function city(scene: Scene, name: string): Explanation | null {
  const region = scene.view.contractors,
    found = region?.city.find(one => one.city === name);
  if (!region || !found) return null;
  const who = partyNames(scene.view)
    .map((party, i) => [party, region.board[i]?.sent[name] ?? 0] as const)
    .filter(([, n]) => n > 0)
    .map(([party, n]) => `${scene.nameOf(party)} ${n}`);
  return card(t('ct-city', { city: name }), t('web-explain-ct-city'), found.open ? 'CT-2.1' : 'CT-4.1', {
    art: emblem(`c-${name}`),
    meanings: say(
      t('web-explain-ct-there', { who: who.join(', ') || t('web-rc-no-contractors') }),
      found.tower ? t('web-explain-ct-closes', { tower: found.tower }) : '',
      found.open ? t('web-explain-ct-recruit', { permits: found.permits }) : t('web-explain-ct-closed'),
    ),
    when: found.open ? t('web-explain-ct-city-when') : '',
    reach: scene.reach(`city/${name}`),
    tried: `city/${name}`,
  });
}

const effect = (specialist: Specialist): Meaning[] => [
  { art: rowArt(specialist), words: `${specialistWords(specialist)}.` },
  { art: sign(toolIcon(specialist.tool), 26), words: t('web-explain-rc-tool', { tool: specialist.tool }) },
];

export function specialist(scene: Scene, place: string): Explanation | null {
  const found = scene.view.contractors?.spaces[Number(place) - 1];
  if (!found)
    return card(t('web-rc-nobody-at', { space: Number(place) }), t('web-rc-region'), 'CT-2.4', {
      art: sign('contractor'),
      meanings: say(t('web-explain-ct-nobody')),
    });
  return card(t('web-explain-rc-specialist'), t('web-explain-ct-space', { space: Number(place) }), 'CT-2.3', {
    art: drawn(`<g style="${pigment(scene.me)}">${niche(drawnRow(found), 23, 23, 43)}</g>`, 46),
    meanings: effect(found),
    when: t('web-explain-ct-hire-when'),
    reach: scene.reach(`specialist/${place}`),
    tried: scene.deciding ? `specialist/${place}` : null,
  });
}

export const bag = (scene: Scene): Explanation =>
  card(t('web-rc-bag', { n: scene.view.contractors?.bag.length ?? 0 }), t('web-rc-region'), 'CT-2.4', {
    art: sign('ui-bag'),
    meanings: say(t('web-explain-ct-bag')),
  });

export function permits(scene: Scene, colour: string): Explanation | null {
  const crew = crewOf(scene, colour);
  return crew
    ? card(t('web-rc-permits', { permits: crew.permits }), scene.nameOf(colour), 'CT-1.5', {
        art: sign('permit'),
        meanings: say(t('web-explain-ct-permits')),
      })
    : null;
}

const bonusWords = (bonus: Bonus): string =>
  bonus.materials_of_choice
    ? t('rc-amount', { resource: 'material', amount: bonus.materials_of_choice })
    : amountsName(bonus.gives);

export function crew(scene: Scene, colour: string): Explanation | null {
  const found = crewOf(scene, colour),
    bonuses = scene.view.contractors?.bonuses ?? [];
  if (!found) return null;
  const next = bonuses[bonuses.length - found.left];
  return card(t('web-rc-contractors-left', { left: found.left }), scene.nameOf(colour), 'CT-2.1', {
    art: sign('contractor'),
    meanings: say(
      t('web-explain-ct-crew'),
      next && bonusWords(next) && t('web-explain-ct-bonus', { gain: bonusWords(next) }),
    ),
  });
}

export function tools(scene: Scene, colour: string): Explanation | null {
  const found = crewOf(scene, colour);
  return found
    ? card(t('web-explain-ct-tools'), scene.nameOf(colour), 'CT-3.4', {
        art: sign('ui-bag'),
        meanings: [
          ...(found.tools_shown.length
            ? [
                {
                  art: row(found.tools_shown.map(toolIcon), 20),
                  words: found.tools_shown.map(tool => t('ct-tool', { tool })).join(', '),
                },
              ]
            : []),
          ...say(t('web-explain-ct-sets', { prestige: found.tools_prestige })),
        ],
      })
    : null;
}

// ---- the guilds

export function guild(scene: Scene): Explanation {
  const group = scene.view.options.guild ?? '';
  const found = scene.view.market.influence.findIndex(one => one.group === group);
  return card(t('guild-name', { group }), t('web-rc-guild'), guildRule(scene.view), {
    art: emblem(guildSign(scene.view)),
    meanings: say(t(`option-guild-${group}-about`)),
    when: found < 0 ? '' : t('web-explain-rc-card-when', { one: 2 * found + 1, other: 2 * found + 2 }),
  });
}

// ---- Ivan

const IVAN_RULES: Readonly<Record<string, string>> = { recruit: 'CT-6.3' };

export function ivanCard(scene: Scene, name: string): Explanation | null {
  const { ivan } = scene.view,
    place = ivan?.row.find(one => one.card === name);
  if (!ivan || !place) return null;
  return card(t('rc-solo-card', { card: name }), t('web-explain-solo-card'), IVAN_RULES[name] ?? 'RC-11.7', {
    art: drawn(medal(ivan.colour, 13, 13, 12), 26),
    meanings: [
      { art: signs(place.does), words: t('web-explain-solo-does', { card: name }) },
      ...say(
        place.face_down
          ? t('web-explain-solo-down')
          : t('web-explain-solo-die', { die: place.die ?? 'white' }),
        name === 'inventory' && t('web-explain-solo-holds', { what: stock(ivan.inventory) }),
        name === 'build' && t('web-explain-solo-holds', { what: stock(ivan.build) }),
      ),
    ],
  });
}
const stock = (materials: Readonly<Record<string, number>>): string =>
  Object.entries(materials)
    .filter(([, amount]) => amount)
    .map(([resource, amount]) => t('rc-amount', { resource, amount }))
    .join(', ') || t('web-rc-nothing');

export const ivan = (scene: Scene): Explanation | null =>
  scene.view.ivan
    ? card(t('rc-party', { party: 'ivan' }), t('web-explain-solo-ivan'), 'RC-11.4', {
        art: drawn(medal(scene.view.ivan.colour, 13, 13, 12), 26),
        meanings: say(t('web-explain-solo-turn'), t('web-explain-solo-end')),
      })
    : null;

/** The city tile on a plaque. */
export const cityAbove = (scene: Scene, tower: string): Explanation | null => {
  const found = cityOf(scene.view, Number(tower));
  return found ? city(scene, found.city) : null;
};
