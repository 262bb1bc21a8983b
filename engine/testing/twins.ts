/**
 * Twins: two states that a seat cannot tell apart. One kind of twin is imagined from the seat's view, which asks
 * whether the game's own crossing and imagining fit together. The other kind never looks at a view: two cards of which
 * the seat does not know where they lie change places, so that a view that shows too much cannot pass its mistake on to
 * its twin.
 */
import {
  bit,
  type Card,
  type Dice,
  type Frame,
  type Game,
  imagine,
  NONE,
  optionsOf,
  type Seat,
  type State,
  type Verb,
  viewOf,
} from '../src/index.ts';

/**
 * What the numbers of a state are. A field that is not named here is taken to hold cards: a new field must be thought
 * about, and a card in a place where none is expected is found.
 */
export interface Layout {
  /** Fields, of the table and of verbs, whose numbers are no cards. */
  notCards: readonly string[];
  /** Lists with one entry a card. */
  byCard: readonly string[];
  /** Lists that are kept in rising order: of their numbers, unless something else is said. */
  rising: readonly string[];
  order?: (a: Card, b: Card) => number;
}

const ENGINE_NOT_CARDS = ['at', 'seat', 'n', 'held', 'line'];
const ENGINE_BY_CARD = ['known', 'seen'];

/** The state in which cards a and b have changed places. */
export function swapped<T, V>(state: State<T, V>, layout: Layout, a: Card, b: Card): State<T, V> {
  const notCards = new Set([...ENGINE_NOT_CARDS, ...layout.notCards]);
  const byCard = new Set([...ENGINE_BY_CARD, ...layout.byCard]);
  const rename = (value: unknown, key: string): unknown => {
    if (typeof value === 'number') return notCards.has(key) ? value : value === a ? b : value === b ? a : value;
    if (Array.isArray(value)) {
      if (byCard.has(key)) return withSwapped(value, a, b);
      const list: unknown[] = value.map((part) => rename(part, key));
      return layout.rising.includes(key) && typeof list[0] === 'number'
        ? (list as number[]).sort(layout.order ?? ((x, y) => x - y))
        : list;
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rename(part, name)]));
  };
  const { chance, ...rest } = state;
  return { ...(rename(rest, '') as Omit<State<T, V>, 'chance'>), chance: { ...chance } };
}

function withSwapped(list: readonly unknown[], a: Card, b: Card): unknown[] {
  const copy = [...list];
  if (a < copy.length && b < copy.length) [copy[a], copy[b]] = [copy[b], copy[a]];
  return copy;
}

/** Another seat's secret answer may be any of their options: half of the time the twin has one of its own. */
function reseal<T, V extends Verb, O>(
  game: Game<T, V, O>,
  state: State<T, V>,
  twin: State<T, V>,
  seat: Seat,
  dice: Dice,
): void {
  twin.lines.forEach((line, owner) => {
    const f: Frame<V> | undefined = line.at(-1);
    if (f === undefined || f.held === NONE || owner === seat) return;
    f.held = NONE;
    const options = optionsOf(game, twin, owner);
    const held = state.lines[owner].at(-1)?.held ?? NONE;
    f.held = options.includes(held) && dice(2) === 0 ? held : options[dice(options.length)];
  });
}

/** Two cards that the seat does not know to lie where they do, and that could lie in each other's place. */
export interface Hidden<T, V> {
  layout: Layout;
  /** Of two cards that the seat never saw, or that it both saw before: whether, for all it knows, each could be where the other is. */
  alike(state: State<T, V>, seat: Seat, a: Card, b: Card): boolean;
}

export function swappedTwin<T, V extends Verb, O>(
  game: Game<T, V, O>,
  s: State<T, V>,
  seat: Seat,
  hidden: Hidden<T, V>,
  dice: Dice,
): State<T, V> | null {
  const mine = bit(seat);
  const unknown = s.known.flatMap((seats, card) => ((seats & mine) === 0 ? [card] : []));
  if (unknown.length === 0) return null;
  const a = unknown[dice(unknown.length)];
  const others = unknown.filter(
    (b) => b !== a && ((s.seen[a] ^ s.seen[b]) & mine) === 0 && hidden.alike(s, seat, a, b),
  );
  if (others.length === 0) return null;
  const twin = swapped(s, hidden.layout, a, others[dice(others.length)]);
  reseal(game, s, twin, seat, dice);
  return twin;
}

/** Chance is as in the state: the seat does not know it, so it may well be that. */
export function imaginedTwin<T, V extends Verb, O>(
  game: Game<T, V, O>,
  s: State<T, V>,
  seat: Seat,
  dice: Dice,
): State<T, V> {
  const twin = imagine(game, viewOf(game, s, seat), dice);
  twin.chance = { ...s.chance };
  reseal(game, s, twin, seat, dice);
  return twin;
}
