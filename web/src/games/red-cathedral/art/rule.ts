// The score track as a builder's rule: recognition is the fine scale, prestige the star scale on the same rod (RC-3.1).

import { icon, medal, round, text } from '../../../art/draw';

export interface Marker {
  colour: string;
  recognition: number;
}

/** The spaces of the track; a narrow screen shows it in several rows. */
export const SPACES = 80;
export interface Stretch {
  from: number;
  to: number;
}

const scaleName = (sign: string, name: string, base: number): string =>
  `${icon(sign, 10, round(base - 10), 12)}<text x="26" y="${round(base)}">${name}</text>`;

/** track: the space of every prestige mark, in order. names: the names of the two scales, unless shown elsewhere. */
export function drawRule(
  players: Marker[],
  track: number[],
  names: { recognition: string; prestige: string } | null,
  width: number,
  height: number,
  { from, to }: Stretch = { from: 0, to: SPACES },
): string {
  const left = names ? 112 : 13,
    right = 14,
    cell = (width - left - right) / (to - from),
    x = (space: number): number => left + (space - from) * cell;
  const wide = cell >= 15,
    here = (space: number): boolean => space >= from && space <= to;
  const rod = 15,
    low = height - 4,
    mid = rod + (low - rod) * 0.5;
  let out = `<rect class="rod" x="1" y="${rod}" width="${width - 2}" height="${low - rod}" rx="5"/>
    <path class="rod-line" d="M${left - 8} ${mid}H${width - right + 8}"/>`;
  if (names)
    out += `<g class="rule-name">${scaleName('recognition', names.recognition, mid - 1.5)}
      ${scaleName('prestige', names.prestige, low - 2)}</g>`;
  for (let s = from; s <= to; s++) {
    const long = s % 5 === 0;
    out += `<path class="tickline" d="M${round(x(s))} ${rod}v${long ? 4.5 : 2.5}"/>`;
    if (s % (wide ? 5 : 10) === 0)
      out += text(s, x(s), mid - 1.5, 11, 'class="num scale" text-anchor="middle"');
  }
  // star numbers as long as they do not touch; the last one always
  const end = x(track.at(-1) ?? to);
  let shownTo = -99;
  track.forEach((space, i) => {
    if (!here(space)) return;
    const p = i + 1,
      room = p < 10 ? 10 : 15,
      show = p === track.length || (x(space) - shownTo >= room && end - x(space) >= room);
    if (show) shownTo = x(space);
    out +=
      `<path class="starline" d="M${round(x(space))} ${mid}v3"/>` +
      (show
        ? `<text class="num star-num" x="${round(x(space))}" y="${low - 2}" font-size="11" text-anchor="middle">${p}</text>`
        : `<circle class="star-dot" cx="${round(x(space))}" cy="${low - 5.5}" r="1.3"/>`);
  });
  // markers: pins above the rod, pushed apart where they would overlap
  const order = players
    .filter(({ recognition: space }) => here(space) && (space < to || to === SPACES))
    .sort((a, b) => a.recognition - b.recognition);
  let last = -99;
  for (const { colour, recognition } of order) {
    const at = x(recognition),
      head = Math.max(at, last + 17);
    last = head;
    out += `<g class="pin">
      <path d="M${round(head)} 11L${round(at)} ${rod + 4}" stroke="var(--art-line)" stroke-width="3.2"/>
      <path d="M${round(head)} 11L${round(at)} ${rod + 4}" stroke="var(--p-${colour})" stroke-width="1.6"/>
      ${medal(colour, head, 8.5, 7.8)}</g>`;
  }
  return out;
}
