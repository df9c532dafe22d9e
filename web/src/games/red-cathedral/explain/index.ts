/** Explains every piece, card, tile and number of The Red Cathedral, by its name in `data-explain`. */

import type { Explain } from '../../../lib/explain';
import { faceOf } from '../guilds';
import type { About } from '../guilds/face';
import { named } from '../pieces';
import { Scene } from './card';
import * as market from './market';
import * as modules from './modules';
import { scored } from './scored';
import * as site from './site';
import * as workshop from './workshop';

const ABOUT: Readonly<Record<string, About>> = {
  die: market.die,
  space: market.stall,
  tile: market.stall,
  act: market.influence,
  reserve: market.reserve,
  section: site.section,
  tower: site.tower,
  city: modules.city,
  specialist: modules.specialist,
  bag: modules.bag,
  permits: modules.permits,
  crew: modules.crew,
  tools: modules.tools,
  guild: modules.guild,
  ivan: (scene, card) => (card ? modules.ivanCard(scene, card) : modules.ivan(scene)),
  recognition: (scene, party) => workshop.score(scene, 'recognition', party),
  prestige: (scene, party) => workshop.score(scene, 'prestige', party),
  rubles: workshop.rubles,
  banners: workshop.banners,
  finished: workshop.finished,
  party: workshop.party,
  material: workshop.material,
  inventory: workshop.inventory,
  banner: workshop.covered,
  ornament: workshop.ornament,
  slot: (scene, colour, slot) =>
    slot === 'black' ? workshop.held(scene, colour) : workshop.slot(scene, colour, slot),
  aside: workshop.aside,
  track: workshop.track,
  scored: (_, line) => scored(line),
};

export const explain: Explain<'red-cathedral'> = (about, at) => {
  const [kind, one, other] = named(about);
  const scene = new Scene(at);
  const tell = ABOUT[kind] ?? faceOf(scene.view)?.about?.[kind];
  return tell?.(scene, one, other) ?? null;
};
