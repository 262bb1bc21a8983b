/** Jak po polsku liczy się to, co w grze jest policzalne. */
import { countedInPolish as counted } from '@gloaming/engine';
import { type Kind, RESOURCES, type Resource } from '../goods.ts';
import type { Catalyst } from '../nouns.ts';
import { type Counting, drawn } from './phrases.ts';

/** Mianownik, biernik, potem po 2 i po 5. */
const RESOURCE: Record<Resource, readonly [string, string, string, string]> = {
  herb: ['zioło', 'zioło', 'zioła', 'ziół'],
  potion: ['mikstura', 'miksturę', 'mikstury', 'mikstur'],
  knowledge: ['księga', 'księgę', 'księgi', 'ksiąg'],
};
const any = (n: number): string => counted(n, 'dowolny surowiec', 'dowolne surowce', 'dowolnych surowców');
const mana = (n: number): string => counted(n, 'punkt many', 'punkty many', 'punktów many');
export const points = (n: number): string => counted(n, 'punkt zwycięstwa', 'punkty zwycięstwa', 'punktów zwycięstwa');
/** Biernik. */
export const cards = (n: number): string => counted(n, 'kartę', 'karty', 'kart');
/** Tylko przy 1 mianownik różni się od biernika. */
const SUBJECT: Counting = {
  resource: (n: number, kind: Kind) => {
    const [one, , few, many] = RESOURCE[RESOURCES[kind]];
    return counted(n, one, few, many);
  },
  any,
  mana,
  cards: (n) => counted(n, 'karta', 'karty', 'kart'),
  points,
};
export const ALONE = drawn(SUBJECT);
export const OBJECT = drawn({
  ...SUBJECT,
  resource: (n: number, kind: Kind) => {
    const [, one, few, many] = RESOURCE[RESOURCES[kind]];
    return counted(n, one, few, many);
  },
  cards,
});
export const witches = (n: number): string => counted(n, 'wiedźma', 'wiedźmy', 'wiedźm');
export const elders = (n: number): string => counted(n, 'mędrzec', 'mędrców', 'mędrców');
export const catalysts = (n: number, catalyst: Catalyst): string =>
  catalyst === 'scythe' ? counted(n, 'sierp', 'sierpy', 'sierpów') : counted(n, 'kula', 'kule', 'kul');
