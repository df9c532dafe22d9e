/** The result as a picture to share with friends. */

import type { Played } from '../../lib/logbook.svelte';

const WIDTH = 900,
  ROW = 110,
  HEAD = 150;

export function resultPicture(players: readonly Played[], title: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + ROW * players.length + 30;
  const draw = canvas.getContext('2d')!,
    style = getComputedStyle(document.documentElement),
    paint = (name: string): string => style.getPropertyValue(name).trim() || '#888';
  draw.fillStyle = paint('--paper');
  draw.fillRect(0, 0, canvas.width, canvas.height);
  draw.fillStyle = paint('--accent');
  draw.font = '800 58px "Alegreya SC", serif';
  draw.fillText('Duomo', 40, 74);
  draw.fillStyle = paint('--ink-2');
  draw.font = '600 30px "Source Sans 3", sans-serif';
  draw.fillText(title, 40, 122);
  const most = Math.max(1, ...players.map(one => one.score));
  [...players]
    .sort((one, other) => other.score - one.score)
    .forEach(({ name, colour, score, won }, i) => {
      const y = HEAD + i * ROW;
      draw.fillStyle = paint('--sheet');
      draw.fillRect(40, y, WIDTH - 80, ROW - 16);
      draw.fillStyle = paint(`--p-${colour}`);
      draw.fillRect(40, y + ROW - 30, ((WIDTH - 80) * score) / most, 14);
      draw.fillStyle = paint('--ink');
      draw.font = `${won ? 700 : 600} 40px "Source Sans 3", sans-serif`;
      draw.fillText(`${won ? '★ ' : ''}${name}`, 64, y + 54);
      draw.textAlign = 'right';
      draw.fillStyle = paint('--star');
      draw.fillText(String(score), WIDTH - 64, y + 54);
      draw.textAlign = 'left';
    });
  return new Promise((done, failed) =>
    canvas.toBlob(blob => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}
