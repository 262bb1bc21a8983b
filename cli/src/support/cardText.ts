/** What cards and boards say, found by name, and on a page. */
import { type Card, type CardText, folded, LANGUAGES, type Language, matching } from '@gloaming/engine';
import { type Paint, wrap } from '../base/page.ts';

/** All that can be looked up at a table, or in a game. */
export interface Book {
  card(language: Language, card: Card): CardText;
  readonly cards: number;
  /** In the same order in every language. */
  boards(language: Language): readonly CardText[];
}

const textsIn = ({ card, cards, boards }: Book, language: Language): CardText[] => [
  ...Array.from({ length: cards }, (_, at) => card(language, at)),
  ...boards(language),
];

/** So that a card is found by the name that positions and programs write, too: `hermits-loft`. */
const plain = (name: string): string => folded(name).replaceAll(/[-–]/g, ' ').replaceAll(/['’]/g, '').trim();

/** In one language, by a name in any: what is called exactly so, and what is called so in part; a foreign part only where nothing else is. */
export function findTexts(book: Book, language: Language, name: string): CardText[] {
  const typed = plain(name);
  const own = textsIn(book, language);
  // Copies of a card say the same: one of them is enough.
  const first = new Map(own.map((text, at) => [JSON.stringify(text), at] as const).toReversed());
  const all = [...first.values()].toSorted((a, b) => a - b);
  const named = (names: readonly CardText[]): { label: string; at: number }[] =>
    all.map((at) => ({ label: plain(names[at].name), at }));
  const foreign = LANGUAGES.filter((each) => each !== language).flatMap((each) => named(textsIn(book, each)));
  const exactly = foreign.filter(({ label }) => label === typed);
  const mine = matching(named(own), ({ label }) => label, typed);
  const isExact = mine.some(({ label }) => label === typed);
  const found = isExact ? mine : [...mine, ...exactly];
  const given = found.length > 0 ? found : matching(foreign, ({ label }) => label, typed);
  return [...new Set(given.map(({ at }) => at))].map((at) => own[at]);
}

export function cardLines({ name, kind, cost, points, lines }: CardText, width: number, paint: Paint): string[] {
  const facts = [kind, cost, points].filter((fact) => fact !== '').join(' · ');
  return [
    ...wrap(`${paint('bold', name)}  ${paint('dim', facts)}`, width, 2),
    ...lines.flatMap((line) => wrap(`  ${line}`, width, 4)),
  ];
}
