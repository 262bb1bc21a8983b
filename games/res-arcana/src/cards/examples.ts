/** What shows somebody who is new how cards are read: powers that gather and change, an attack, a Place that counts essences. */
import type { CardName } from './index.ts';

export const EXAMPLES: readonly CardName[] = ['athanor', 'fire-dragon', 'sacrificial-pit'];
