/** CT-5.2. Diamonds stand for other materials. */

import { both } from '../pieces';
import type { GuildFace } from './face';

export const guild: GuildFace = {
  parts: move => (move.kind !== 'diamond' ? null : move.stands_for ? both() : both('material/diamond')),
};
