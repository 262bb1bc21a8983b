/** What the rules number, by its name: cards as positions name them. */
import { integer, list, named, oneOf, orNone, type Schema, sparse, written } from '@gloaming/engine/schema';
import { ARTIFACT_COUNT, CARD_NAMES } from '../cards/index.ts';
import { type Amounts, ESSENCES, hasKind, type KindSet } from '../essences.ts';
import type { Card, Flag } from '../state.ts';
import { TAGS, type Tag } from '../verbs.ts';

export const CARD = named('ResArcanaCard', CARD_NAMES);
export const ARTIFACT = named('ResArcanaArtifact', CARD_NAMES.slice(0, ARTIFACT_COUNT));
export const ESSENCE = named('ResArcanaEssence', ESSENCES);
export const TAG: Schema<Tag> = oneOf(...TAGS);
export const FLAG: Schema<Flag> = oneOf(0, 1);

/** A number below 0 where it is not known; less than -1 where at least the shuffle is known in which it was last. */
export const SEEN_CARD: Schema<Card> = orNone(CARD);
export const CARDS: Schema<readonly Card[]> = list(SEEN_CARD);
export const AMOUNTS: Schema<Amounts> = sparse(ESSENCE, integer, 0);
/** Some kinds. */
export const ESSENCE_SET: Schema<KindSet> = written(
  list(ESSENCE),
  (set) => [...ESSENCES.keys()].filter((kind) => hasKind(set, kind)),
  (kinds) => kinds.reduce((set, kind) => set | (1 << kind), 0),
);
