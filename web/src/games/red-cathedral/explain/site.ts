/** The construction site: sections, and the plaques under the towers. */

import type { Art, Explanation, Meaning } from '../../../lib/explain';
import { t } from '../../../lib/i18n';
import { ALONE, architecture } from '../art/site';
import { lookOf } from '../looks';
import { amountsName, capital, materialName, tileName } from '../names';
import { visitorAt } from '../guilds';
import { sectionAt } from '../pieces';
import { tilePicture } from '../pictures';
import { cityOf } from '../view';
import type { Amount, Section } from '../wire';
import { amountArt, card, drawn, materialSigns, say, type Scene, sign } from './card';

function picture({ card: name, kind, finished }: Section): Art {
  const high = kind === 'dome' ? 104 : 66;
  return drawn(
    `<g transform="translate(52 ${high - 2})"><g class="${finished ? 'paint' : 'draft'}">${architecture(ALONE, lookOf(name, kind), 1, 3)}</g></g>`,
    104,
    high,
  );
}

const pays = ({ recognition, rubles }: Section): Amount[] => [
  { resource: 'recognition', amount: recognition },
  ...(rubles ? [{ resource: 'rubles' as const, amount: rubles }] : []),
];

function unfinished(scene: Scene, section: Section): Meaning[] {
  const owner = section.banner;
  return [
    ...say(owner && t('web-explain-rc-claimed', { who: scene.nameOf(owner) })),
    {
      art: materialSigns(section.needs),
      words: t('web-rc-name-needs', {
        what: section.needs
          .map(m => (m === 'any' ? t('rc-amount', { resource: 'material', amount: 1 }) : materialName(m)))
          .join(', '),
      }),
    },
    ...(section.delivered.length
      ? [
          {
            art: materialSigns(section.delivered),
            words: t('web-rc-name-delivered', { what: section.delivered.map(materialName).join(', ') }),
          },
        ]
      : []),
    {
      art: amountArt(pays(section)),
      words: t('web-explain-rc-pays', { what: amountsName(pays(section)) }),
    },
    ...(section.tile
      ? [
          {
            art: drawn(tilePicture(section.tile, 1, 1, 30), 32),
            words: t('web-explain-rc-section-tile', { tile: tileName(section.tile) }),
          },
        ]
      : []),
  ];
}

export function section(scene: Scene, name: string): Explanation | null {
  const found = sectionAt(scene.view, name);
  if (!found) return null;
  const { kind, banner, finished, ornament } = found,
    fitting = scene.view.fitting[kind]!;
  const adorn: Meaning = {
    art: sign(fitting.ornament, 30),
    words: t('web-explain-rc-adorn', { ornament: fitting.ornament, material: fitting.material }),
  };
  const meanings = finished
    ? [
        ...say(
          banner && t('web-rc-name-finished', { who: scene.nameOf(banner) }) + '.',
          ornament && t('web-rc-name-ornament', { who: scene.nameOf(ornament) }) + '.',
          t('web-explain-rc-counts'),
        ),
        ...(ornament ? [] : [adorn]),
      ]
    : unfinished(scene, found);
  const state = finished ? 'finished' : banner ? 'claimed' : 'free';
  return card(
    t('web-explain-rc-section', { section: name }),
    capital(t('rc-kind', { kind })),
    finished ? 'RC-6.4' : banner ? 'RC-6.2' : 'RC-5.1',
    {
      art: picture(found),
      meanings,
      when: ornament ? '' : t('web-explain-rc-section-when', { state }),
      reach: scene.reach(`section/${name}`),
      tried: ornament ? null : `section/${name}`,
    },
  );
}

export function tower(scene: Scene, place: string): Explanation | null {
  const index = Number(place) - 1,
    found = scene.view.tower[index];
  if (!found) return null;
  const city = cityOf(scene.view, index + 1);
  return card(t('web-rc-tower', { tower: index + 1 }), t('web-explain-rc-tower'), 'RC-10.4', {
    art: sign('prestige'),
    meanings: say(
      t('web-explain-rc-worth', { value: found.worth }),
      ...found.presence.map(one =>
        t('web-explain-rc-presence', {
          who: scene.nameOf(one.party),
          presence: one.presence,
          banners: one.banners,
          ornaments: one.ornaments,
          prestige: one.prestige,
        }),
      ),
      city &&
        t(city.open ? 'web-explain-rc-tower-city' : 'web-rc-name-city-closed', {
          city: t('ct-city', { city: city.city }),
        }),
      visitorAt(scene.view, index + 1)?.about,
      scene.view.ivan?.marker === index + 1 && t('web-explain-rc-marker'),
    ),
    reach: scene.reach(`tower/${index + 1}`),
  });
}
