/** A player's board: purse, banners, inventory, ornaments, slots, and what can be done at any time. */

import { banner as bannerArt, medal, pigment } from '../../../art/draw';
import type { Art, Explanation } from '../../../lib/explain';
import { t } from '../../../lib/i18n';
import { aboutMaterial } from '../guilds';
import { amountsName, capital, materialName, specialistWords, tileName } from '../names';
import { tileBack, tilePicture } from '../pictures';
import { materialIcon } from '../signs';
import { colourOf, oneByOne, parties, SLOT_COLOURS } from '../view';
import type { Material, Player } from '../wire';
import { card, drawn, rowArt, say, type Scene, sign, signs } from './card';

const playerOf = (scene: Scene, colour: string): Player | undefined =>
  scene.view.player.find(one => one.colour === colour);
const seal = (colour: string): Art => drawn(medal(colour, 13, 13, 12), 26);
const coloured = (id: string, colour: string): Art => {
  const art = sign(id);
  return { ...art, svg: `<g style="${pigment(colour)}">${art.svg}</g>` };
};

// ---- a player's numbers

export function score(scene: Scene, kind: 'recognition' | 'prestige', party: string): Explanation | null {
  const found = parties(scene.view).find(one => one.party === party || one.colour === party);
  if (!found) return null;
  return card(t(`web-rc-${kind}`), scene.nameOf(found.party), kind === 'recognition' ? 'RC-3.2' : 'RC-3.3', {
    art: sign(kind),
    meanings: say(
      kind === 'recognition'
        ? t('web-explain-rc-recognition', { space: found.space })
        : t('web-explain-rc-prestige', { prestige: found.prestige }),
    ),
  });
}

export function rubles(scene: Scene, colour: string): Explanation | null {
  const player = playerOf(scene, colour);
  return (
    (player &&
      card(capital(t('rc-rubles', { rubles: player.rubles })), scene.nameOf(colour), 'RC-10.3', {
        art: sign('ruble'),
        meanings: say(t('web-explain-rc-rubles')),
      })) ??
    null
  );
}

export function banners(scene: Scene, colour: string): Explanation | null {
  const left =
    playerOf(scene, colour)?.banners.left ??
    (colour === scene.view.ivan?.colour ? scene.view.ivan.banners : null);
  if (left === null || left === undefined) return null;
  return card(t('web-rc-banners-left', { banners: left }), t('web-explain-rc-banner'), 'RC-5.2', {
    art: drawn(bannerArt(colour, 0, 0, 26), 26),
    meanings: say(t('web-explain-rc-banners')),
  });
}

export const finished = (scene: Scene, colour: string): Explanation | null => {
  const count =
    playerOf(scene, colour)?.finished ??
    (colour === scene.view.ivan?.colour ? scene.view.ivan.finished : null);
  if (count === null || count === undefined) return null;
  return card(t('web-rc-finished', { finished: count }), t('web-explain-rc-finished'), 'RC-10.1', {
    art: sign('ui-site'),
    meanings: say(t('web-explain-rc-sixth')),
  });
};

/** A rival's panel, or the header of the viewer's own. */
export function party(scene: Scene, colour: string): Explanation | null {
  const player = playerOf(scene, colour);
  if (!player) return null;
  const held = amountsName(
    [...new Set(oneByOne(player.materials))].map(m => ({ resource: m, amount: player.materials[m] ?? 0 })),
  );
  return card(scene.nameOf(colour), t('web-explain-rc-party'), 'RC-1.8', {
    art: seal(colour),
    meanings: say(
      amountsName([
        { resource: 'rubles', amount: player.rubles },
        { resource: 'recognition', amount: player.space },
        { resource: 'prestige', amount: player.prestige },
      ]),
      t('web-rc-name-holds', { what: held || t('web-rc-nothing') }),
      `${t('web-rc-finished', { finished: player.finished })}, ${t('web-rc-banners-left', { banners: player.banners.left })}`,
    ),
    reach: scene.reach(`party/${colour}`),
  });
}

// ---- a player's things

export function material(scene: Scene, name: string, colour: string): Explanation {
  const own = !colour || colour === scene.me,
    said = aboutMaterial(name);
  return card(capital(materialName(name)), t('web-explain-rc-material'), 'RC-1.9', {
    art: sign(materialIcon(name as Material)),
    meanings: say(t('web-explain-rc-material-for'), said && t(said)),
    ...(own ? { when: t('web-explain-rc-material-when'), ...scene.use(`material/${name}`) } : {}),
  });
}

export function inventory(scene: Scene, colour: string): Explanation | null {
  const player = playerOf(scene, colour || scene.me);
  if (!player) return null;
  return card(
    t('web-rc-inventory', {
      held: oneByOne(player.materials).length,
      room: scene.view.inventory - player.banners.inventory,
    }),
    scene.nameOf(player.colour),
    'RC-1.9',
    { art: sign('ui-bag'), meanings: say(t('web-explain-rc-inventory')) },
  );
}

/** A banner that covers a space of the inventory. */
export const covered = (scene: Scene): Explanation =>
  card(t('web-explain-rc-banner'), t('web-rc-covered'), 'RC-5.2', {
    art: drawn(bannerArt(scene.me, 0, 0, 26), 26),
    meanings: say(t('web-explain-rc-covered')),
    ...scene.use('banner/inventory'),
  });

export function ornament(scene: Scene, name: string, colour: string): Explanation | null {
  const found = Object.entries(scene.view.fitting).find(([, one]) => one.ornament === name);
  if (!found) return null;
  const [kind, { material }] = found;
  const owner = playerOf(scene, colour || scene.me),
    own = !colour || colour === scene.me;
  return card(capital(t('rc-ornament-name', { ornament: name })), t('web-explain-rc-ornament'), 'RC-6.4', {
    art: coloured(name, colour || scene.me),
    meanings: say(
      t('web-explain-rc-ornament-for', { ornament: name, material, kind }),
      t('web-explain-rc-gems'),
      t('web-explain-rc-at-hand', { n: owner?.ornaments[name] ?? 0, all: scene.view.ornaments[name] ?? 0 }),
    ),
    ...(own ? { when: t('web-explain-rc-ornament-when'), ...scene.use(`ornament/${name}`) } : {}),
  });
}

export function slot(scene: Scene, colour: string, name: string): Explanation | null {
  const player = playerOf(scene, colour),
    content = player?.slots[name];
  if (!player || !content) return null;
  const { tile, face, price, holds } = content,
    up = tile && face === 'up',
    own = colour === scene.me;
  const die = SLOT_COLOURS[name] ?? 'white';
  return card(
    t('web-rc-slot', { slot: name }),
    t('web-explain-rc-slot', { who: scene.nameOf(colour) }),
    'RC-7.7',
    {
      art: up
        ? drawn(tilePicture(tile, 0, 0, 26), 26)
        : tile
          ? drawn(tileBack(26), 26)
          : drawn(
              `<g style="${pigment(die)};color:var(--on)"><rect x="1" y="1" width="24" height="24" rx="6" fill="var(--c)"/></g>`,
              26,
            ),
      meanings: [
        ...(up
          ? [
              {
                art: drawn(tilePicture(tile, 1, 1, 30), 32),
                words: t('web-explain-rc-tile', { tile: tileName(tile) }),
              },
            ]
          : []),
        ...(up && tile.die ? say(t('web-explain-rc-tile-die')) : []),
        ...say(
          tile && !up && t('web-explain-rc-face-down'),
          !tile && t('web-explain-rc-slot-empty', { rubles: price }),
          holds === 'banner' && t('web-explain-rc-slot-banner'),
          holds !== 'banner' && holds !== 'nothing' && t('web-explain-rc-slot-ornament', { ornament: holds }),
        ),
      ],
      when: tile && !up ? '' : t(tile ? 'web-explain-rc-tile-when' : 'web-explain-rc-slot-when', { die }),
      reach: scene.reach(
        `slot/${colour}/${name}`,
        move => own && !!up && move.kind === 'die' && move.activates.some(one => one === name),
      ),
      tried: !own || (tile && !up) ? null : `slot/${colour}/${name}`,
    },
  );
}

/** The seventh slot, with the specialist a player holds. */
export function held(scene: Scene, colour: string): Explanation | null {
  const seat = scene.view.player.findIndex(one => one.colour === colour),
    crew = scene.view.contractors?.board[seat];
  if (!crew) return null;
  const specialist = crew.specialist;
  return card(
    specialist ? t('web-explain-rc-specialist') : t('web-rc-no-specialist'),
    t('web-explain-rc-slot', { who: scene.nameOf(colour) }),
    'CT-3.1',
    {
      art: sign('contractor'),
      meanings: specialist
        ? [
            { art: rowArt(specialist), words: specialistWords(specialist) + '.' },
            ...say(t('web-explain-rc-tool', { tool: specialist.tool })),
          ]
        : say(t('web-explain-rc-no-specialist')),
      when: t('web-explain-rc-specialist-when'),
      reach: scene.reach(
        `slot/${colour}/black`,
        move => !!specialist && colour === scene.me && move.kind === 'die' && move.die === 'black',
      ),
      tried: colour === scene.me ? `slot/${colour}/black` : null,
    },
  );
}

/** What can be done for prestige at any time during your turn. */
export function aside(scene: Scene, kind: string): Explanation {
  const rules: Record<string, string> = { trade: 'RC-4.2', permit: 'CT-1.6', reroll: 'RC-4.3' };
  const names: Record<string, string> = {
    trade: t('move-rc-trade'),
    permit: t('move-ct-permit'),
    reroll: t('web-rc-reroll'),
  };
  const gain = { trade: [2, 'ruble'], permit: [1, 'permit'], reroll: ['die-5'] }[kind] ?? [];
  return card(capital(names[kind] ?? kind), t('web-rc-asides'), rules[kind] ?? 'RC-4.6', {
    art: sign('prestige'),
    meanings: [
      { art: signs([1, 'prestige', 'ui-arrow', ...gain]), words: t(`web-explain-rc-aside-${kind}`) },
    ],
    when: t('web-explain-rc-aside-when'),
    ...scene.use(`aside/${kind}`),
  });
}

/** The track with everybody on it. */
export const track = (scene: Scene): Explanation =>
  card(t('web-rc-track'), '', 'RC-3.1', {
    art: sign('recognition'),
    meanings: [
      ...say(t('web-explain-rc-track')),
      ...parties(scene.view).map(one => ({
        art: drawn(medal(colourOf(scene.view, one.party), 13, 13, 12), 26),
        words: t('web-rc-name-score', {
          who: scene.nameOf(one.party),
          recognition: one.space,
          prestige: one.prestige,
        }),
      })),
    ],
  });
