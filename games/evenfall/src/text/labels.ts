/** What lies on the table, as options call it. */
import type { Card } from '@gloaming/engine';
import { FIRST_RITUAL, placeFace, ritualFace } from '../cards/index.ts';
import { placesOf, scythesOn } from '../clan.ts';
import { goods, RESOURCES, times } from '../goods.ts';
import { REGIONS } from '../nouns.ts';
import type { Frame, Table, View } from '../state.ts';
import { distinctName, headed, inBrackets, marksOf, nameOf, phrase } from './cardText.ts';
import { some } from './phrases.ts';
import type { Words } from './words.ts';

/** Where play waits, and in which words it is told. */
export interface OptionContext {
  words: Words;
  view: View;
  f: Frame;
  names: readonly string[];
}
export const tableOf = ({ view }: OptionContext): Table => view.table;
export const asCard = ({ words }: OptionContext, card: Card): string => nameOf(words, card);
export const asRegion = ({ words }: OptionContext, region: number): string => words.regions[REGIONS[region]];
export const resource = ({ words }: OptionContext, kind: number, n = 1): string =>
  words.goods(goods({ [RESOURCES[kind]]: n }));

export const ownerOf = (t: Table, card: Card): number =>
  t.players.findIndex((p) => [...placesOf(p), ...p.specialists, ...p.council].includes(card));
/** What still lies at the Regions has no owner. */
export function withOwner(m: OptionContext, card: Card, label: string): string {
  const owner = ownerOf(tableOf(m), card);
  return owner < 0 ? label : `${m.names[owner] ?? m.words.automa}: ${label}`;
}

const marks = ({ words }: OptionContext, place: Card): string[] => marksOf(words, place);
export const placeName = ({ words }: OptionContext, place: Card): string => distinctName(words, place);
/** A Place, with the Ritual and the Catalysts on it. */
export function placeLabel(m: OptionContext, place: Card): string {
  const t = tableOf(m);
  const ritual = t.ritualOn[place];
  if (ritual < 0) return placeName(m, place);
  return inBrackets(asCard(m, place), [
    ...marks(m, place),
    asCard(m, ritual),
    ...some(t.scythes[ritual - FIRST_RITUAL], (n) => m.words.catalysts(n, 'scythe')),
    ...some(t.orbs[ritual - FIRST_RITUAL], (n) => m.words.catalysts(n, 'orb')),
  ]);
}
/** A Ritual, with the Place it lies on. */
export const ritualLabel = (m: OptionContext, ritual: Card): string => {
  const place = tableOf(m).ritualOn.indexOf(ritual);
  return place < 0 ? asCard(m, ritual) : m.words.labels.onPlace(asCard(m, ritual), placeName(m, place));
};
/** A Place, with all that harvesting it gives now. */
export const harvestLabel = (m: OptionContext, place: Card): string => {
  const t = tableOf(m);
  const bonus = times(1 + scythesOn(t, place), placeFace(place, t.side).harvest);
  return inBrackets(asCard(m, place), [...marks(m, place), m.words.goods(bonus)]);
};
/** A Place, with the Binding Bonus that this Ritual gets there. */
export const bindLabel = (m: OptionContext, place: Card): string => {
  const { binding, bindingWith } = placeFace(place, tableOf(m).side);
  const matches = bindingWith !== null && ritualFace(m.f.it).keywords.includes(bindingWith.keyword);
  const verbs = [...binding, ...(matches ? bindingWith.verbs : [])];
  return verbs.length === 0 ? placeName(m, place) : headed(m.words, placeName(m, place), phrase(m.words, verbs));
};
export function figuresLabel(m: OptionContext, ritual: Card): string {
  const t = tableOf(m);
  const i = ritual - FIRST_RITUAL;
  return inBrackets(asCard(m, ritual), [
    ...some(t.witchesOn[i], (n) => m.words.figures(n, 'witch')),
    ...some(t.eldersOn[i], (n) => m.words.figures(n, 'elder')),
  ]);
}
