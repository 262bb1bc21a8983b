/** The cards of all games. A table fetches only those of its own. */

import type { Mood } from '../base/mood.ts';
import type { Faces } from '../design/face.ts';
import { EVENFALL_FACES } from '../games/evenfall/faces.ts';
import { RES_ARCANA_FACES } from '../games/res-arcana/faces.ts';

const FACES: Readonly<Record<Mood, Faces>> = { 'res-arcana': RES_ARCANA_FACES, evenfall: EVENFALL_FACES };
export const ALL_FACES: readonly Faces[] = Object.values(FACES);
