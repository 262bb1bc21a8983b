/** What shows somebody who is new how cards are read: a Place with a bonus, a Ritual with an Action Space, a person with two effects. */
import type { CardName } from './index.ts';

export const EXAMPLES: readonly CardName[] = ['mystic-springs', 'transmutation-chalice', 'irene'];
