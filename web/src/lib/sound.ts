import { settings } from './settings.svelte';

/** Small synthesised sounds: wood, bells, coins. No files. */
export type Sound = 'turn' | 'move' | 'dice' | 'finish' | 'refused' | 'over';

interface Note {
  pitch: number;
  at: number;
  length: number;
  shape: OscillatorType;
  loud: number;
  fall?: number;
}

const bell = (pitch: number, at: number, loud = 0.16): Note[] => [
  { pitch, at, length: 0.9, shape: 'sine', loud },
  { pitch: pitch * 2.76, at, length: 0.4, shape: 'sine', loud: loud / 4 },
];
const knock = (at: number, pitch = 190): Note => ({
  pitch,
  at,
  length: 0.07,
  shape: 'triangle',
  loud: 0.2,
  fall: 0.5,
});

const SCORES: Record<Sound, Note[]> = {
  turn: [...bell(659, 0), ...bell(880, 0.16)],
  move: [knock(0)],
  dice: [knock(0, 300), knock(0.07, 240), knock(0.16, 280), knock(0.24, 200)],
  finish: [
    ...bell(523, 0, 0.12),
    ...bell(659, 0.11, 0.12),
    ...bell(784, 0.22, 0.12),
    ...bell(1047, 0.33, 0.14),
  ],
  refused: [{ pitch: 130, at: 0, length: 0.16, shape: 'sawtooth', loud: 0.06, fall: 0.7 }],
  over: [...bell(392, 0, 0.14), ...bell(523, 0.2, 0.14), ...bell(659, 0.4, 0.14), ...bell(784, 0.6, 0.16)],
};

let context: AudioContext | null = null;

/** Plays a sound, unless sounds are off. Browsers stay silent until the user has interacted with the page. */
export function play(sound: Sound): void {
  if (!settings.sound || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of SCORES[sound]) strike(context, note);
}

function strike(audio: AudioContext, { pitch, at, length, shape, loud, fall = 1 }: Note): void {
  const begin = audio.currentTime + at,
    source = audio.createOscillator(),
    volume = audio.createGain();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, begin);
  source.frequency.exponentialRampToValueAtTime(pitch * fall, begin + length);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  source.connect(volume).connect(audio.destination);
  source.start(begin);
  source.stop(begin + length + 0.02);
}
