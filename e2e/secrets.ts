/**
 * What a seat could not know. The finished game is played again with open cards; whatever lay in a hand, a deck or a pack where
 * the seat could not see it is searched for in what its page had received by then.
 */

import type { AnyGameSchema } from '../engine/schema/index.ts';
import type { Eyes } from '../engine/session/index.ts';
import type { Verb, View } from '../engine/src/index.ts';
import { withGame } from '../games/all/src/index.ts';
import type { Entry, Present } from '../protocol/src/index.ts';
import type { Replayed } from '../web/src/record/replayed.ts';

type Tree = { readonly [name: string]: unknown };
const isTree = (it: unknown): it is Tree => typeof it === 'object' && it !== null;

/** Where cards lie: face down to some, and in sight of all. */
const HIDDEN = new Set(['hand', 'deck', 'pack', 'mages', 'monumentDeck', 'mainDeck', 'placeDeck']);
const IN_SIGHT = new Set(
  ['discards', 'inPlay', 'monuments', 'places', 'items', 'open', 'decks'].concat([
    'outer',
    'inner',
    'specialists',
    'council',
    'spots',
    'removed',
    'ritualOn',
  ]),
);

/** Every card that lies in one of these piles, and where. */
function* cardsIn(tree: unknown, piles: ReadonlySet<string>, path = ''): Generator<{ card: number; path: string }> {
  if (!isTree(tree)) return;
  for (const [name, it] of Object.entries(tree)) {
    if (Array.isArray(it) && piles.has(name)) {
      for (const card of it.flat()) if (typeof card === 'number' && card >= 0) yield { card, path: `${path}.${name}` };
    } else yield* cardsIn(it, piles, `${path}.${name}`);
  }
}

interface Open {
  readonly table: Tree;
  readonly known: readonly number[];
  readonly seen: readonly number[];
  readonly stack: unknown;
  readonly lines: unknown;
}
const isFrame = (it: Tree): boolean => 'verbs' in it && 'held' in it;
/** What is still to be done, for whom and with which card. */
const framesOf = ({ stack, lines }: Pick<Open, 'stack' | 'lines'>): Tree[] =>
  [...everyTree([stack, lines])].filter(isFrame);

/** At every moment, by the number of answers given. */
interface Secrets {
  readonly cards: readonly ReadonlySet<number>[];
  /** Of cards of which none is known to the seat. */
  readonly names: readonly (readonly string[])[];
}

function secretsOf(game: string, replayed: Replayed, seat: number): Secrets {
  const nameOf = (card: number): string => withGame(game, ({ texts }) => texts.en.card(card).name);
  const met = new Set<number>();
  const mine = `.players.${seat}.hand`;
  const cards: Set<number>[] = [];
  const names: string[][] = [];
  for (let step = 0; step <= replayed.steps; step++) {
    const open = replayed.view(step, 'open') as Open;
    for (const { card } of cardsIn(open.table, IN_SIGHT)) met.add(card);
    const secret = new Set<number>();
    const hidden = [...cardsIn(open.table, HIDDEN)];
    for (const { card, path } of hidden) if (path === mine) met.add(card);
    // A card that somebody plays is named first, and then paid for.
    const played = framesOf(open).flatMap(({ from, it }) => [from, it]);
    for (const card of played) if (typeof card === 'number' && (open.known[card] & (1 << seat)) !== 0) met.add(card);
    for (const { card, path } of hidden) {
      const isKnown = (open.known[card] & (1 << seat)) !== 0;
      // What the rules say a seat knows is believed, but for cards in a rival's hand that it never had a chance to see.
      const isRivals = path.endsWith('.hand') && path !== mine;
      if (!isKnown || (isRivals && !met.has(card))) secret.add(card);
    }
    const lying = [...hidden, ...cardsIn(open.table, IN_SIGHT)].map(({ card }) => card);
    const others = new Set(lying.filter((card) => !secret.has(card)).map(nameOf));
    for (const card of met) others.add(nameOf(card));
    cards.push(secret);
    names.push([...secret].map(nameOf).filter((name) => !others.has(name)));
  }
  return { cards, names };
}

/** Longer names first, so that the Sea Dragon is no Dragon. */
function namesIn(text: string, secret: readonly string[], all: readonly string[]): string[] {
  let left = text;
  const found: string[] = [];
  for (const name of all) {
    if (!left.includes(name)) continue;
    left = left.replaceAll(name, '·');
    if (secret.includes(name)) found.push(name);
  }
  return found;
}

function* everyTree(it: unknown): Generator<Tree> {
  if (!isTree(it)) return;
  yield it;
  for (const each of Object.values(it)) yield* everyTree(each);
}
const isPresent = (it: Tree): it is Tree & Present => 'view' in it && 'version' in it && 'table' in it;
const isEntry = (it: Tree): it is Tree & Entry => 'news' in it && 'lines' in it && 'number' in it;

const schemaOf = (game: string): AnyGameSchema => withGame<AnyGameSchema>(game, ({ schema }) => schema);
/** What the server says of a moment to these eyes. */
export const named = ({ game, replayed }: Finished, step: number, eyes: Eyes): unknown =>
  schemaOf(game).view.name(replayed.view(step, eyes) as View<unknown, Verb>);

export interface Finished {
  readonly game: string;
  readonly seat: number;
  readonly replayed: Replayed;
  /** The whole log: it says how many answers had been given at which version. */
  readonly entries: readonly Entry[];
}

/** Searches what a page received. Says what it should not have, and how much it looked at. */
export function searchThrough(
  texts: readonly string[],
  finished: Finished,
): { leaks: string[]; views: number; lines: number } {
  const { game, seat, replayed, entries } = finished;
  const schema = schemaOf(game);
  const secrets = secretsOf(game, replayed, seat);
  const all = [...new Set(secrets.names.flat())].sort((a, b) => b.length - a.length);
  const stepAt = (version: number): number =>
    entries.filter(({ kind, number }) => kind === 'answered' && number <= version).length;
  const words = replayed.key.match(/.{8}/g) ?? [];
  const keys = [replayed.key, words.map((word) => Number.parseInt(word, 16)).join(',')];
  const leaks = new Set<string>();
  let views = 0;
  let lines = 0;
  let isOver = false;
  const isSecret = (card: unknown, step: number): boolean => typeof card === 'number' && secrets.cards[step].has(card);
  const searchText = (text: string, step: number, where: string): void => {
    lines++;
    for (const name of namesIn(text, secrets.names[step], all)) leaks.add(`${where} names ${name} at ${step}`);
  };
  const searchView = (told: Tree, step: number): void => {
    views++;
    const view = schema.view.read(told, 'view');
    if (view.chance !== null) leaks.add(`chance at ${step}`);
    for (const { card, path } of cardsIn(view.table, new Set([...HIDDEN, ...IN_SIGHT])))
      if (isSecret(card, step)) leaks.add(`card ${card} in ${path} at ${step}`);
    const open = replayed.view(step, 'open') as Open;
    const owner = isTree(view.table) ? view.table.owner : undefined;
    for (const card of secrets.cards[step])
      if (Array.isArray(owner) && owner[card] >= 0 && (open.seen[card] & (1 << seat)) === 0)
        leaks.add(`the owner of ${card} at ${step}`);
    for (const frame of framesOf({ stack: view.stack, lines: view.lines })) {
      if (isSecret(frame.from, step) || isSecret(frame.it, step)) leaks.add(`a card that is thought of at ${step}`);
      if (typeof frame.held === 'number' && frame.held >= 0 && frame.seat !== seat)
        leaks.add(`another's answer at ${step}`);
    }
    // Whatever else there may be: it is what these eyes see, to the last digit.
    if (JSON.stringify(told) !== JSON.stringify(named(finished, step, seat))) leaks.add(`another view at ${step}`);
  };
  for (const text of texts) {
    // The record of the game: the page fetches it after the end.
    if (isOver && text.startsWith('gloaming ')) continue;
    const trees = [...everyTree(JSON.parse(text))];
    // Afterwards everything is open.
    isOver ||= trees.some((tree) => isPresent(tree) && tree.table.status === 'ended');
    if (isOver) continue;
    if (keys.some((key) => text.includes(key))) leaks.add('the key of all chance');
    for (const tree of trees) {
      if (isPresent(tree) && isTree(tree.view)) {
        const step = stepAt(tree.version);
        searchView(tree.view, step);
        if (tree.question === null) continue;
        for (const each of [tree.question, ...tree.question.options]) searchText(each.text, step, 'a question');
      } else if (isEntry(tree) && tree.kind === 'answered') {
        const step = stepAt(tree.number);
        // What was in sight only while it happened was in sight.
        for (const news of tree.news.map((each) => schema.news.read(each, 'news')))
          for (const card of [news.card, ...(news.cards ?? [])])
            if (isSecret(card, step) && isSecret(card, step - 1)) leaks.add(`news of card ${card} at ${step}`);
        for (const line of tree.lines) searchText(line, step, 'the log');
      }
    }
  }
  return { leaks: [...leaks], views, lines };
}
