import type { GameParts } from '../game';
import Picture from './Part.svelte';

export const parts: GameParts = { Picture, named: [], widths: { tiles: 96 } };
