/** All faces, numbered: a card is its place in FACES. */
import type { Card } from '@gloaming/engine';
import type { CardKind, Face } from '../state.ts';
import type { Tag } from '../verbs.ts';
import { ARTIFACTS } from './artifacts.ts';
import { ITEMS } from './items.ts';
import { MAGES } from './mages.ts';
import { MONUMENTS } from './monuments.ts';
import { PLACES } from './places.ts';

export { FIRST_GAME_SETS } from './sets.ts';

const ALL = [...ARTIFACTS, ...MAGES, ...ITEMS, ...MONUMENTS, ...PLACES] as const;
export type CardName = (typeof ALL)[number]['name'];
export const FACES: readonly Face[] = ALL;
export const CARD_NAMES: readonly CardName[] = ALL.map((face) => face.name);
/** Artifacts come first, so that by-artifact lists are short. */
export const ARTIFACT_COUNT = ARTIFACTS.length;
/** Every monument costs the same (RA-5.3). */
export const MONUMENT_COST = MONUMENTS[0].cost;

const numbers = new Map<string, Card>(ALL.map((face, card) => [face.name, card]));
export const isCardName = (name: string): name is CardName => numbers.has(name);
export const cardOf = (name: CardName): Card => numbers.get(name) as Card;
const byKind = Object.groupBy(FACES.keys(), (card) => FACES[card].kind);
export const cardsOf = (kind: CardKind): Card[] => byKind[kind]?.slice() ?? [];
export const hasTag = (card: Card, tag: Tag): boolean => FACES[card].tags.includes(tag);
