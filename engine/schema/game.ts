/** All that programs are told of a game, and may tell it. */
import type { Choice, Frame, Seat, Verb, View } from '../src/game.ts';
import type { News } from '../src/news.ts';
import {
  fields,
  integer,
  type Json,
  list,
  type Names,
  nothing,
  orNone,
  type Schema,
  type Shared,
  sparse,
  titledAs,
} from './schema.ts';

/** Below 0 for no seat. */
export const seat: Schema<Seat> = integer;

export interface GameSchema<T, V extends Verb, N extends News, C extends Choice> {
  readonly view: Schema<View<T, V>>;
  readonly news: Schema<N>;
  readonly choice: Schema<C>;
}

/** The same where a game is known by name only, without the types of its news and choices. */
export interface AnyGameSchema<T = unknown, V extends Verb = Verb> {
  readonly view: AnySchema<View<T, V>>;
  readonly news: AnySchema<News>;
  readonly choice: AnySchema<Choice>;
}
/** Methods, not functions: what takes a game's own choices is taken for what takes any, which only that game's choices are given. */
export interface AnySchema<D> {
  describe(shared: Shared): Json;
  name(data: D): unknown;
  read(data: unknown, where: string): D;
}

/** A view, given what lies on the table and what verbs there are. */
export function viewSchema<T, V extends Verb>(
  title: string,
  cards: Names,
  table: Schema<T>,
  verb: Schema<V>,
): Schema<View<T, V>> {
  const card = orNone(cards);
  const doing = { verbs: list(titledAs(`${title}Verb`, verb)), at: integer, seat, from: card, it: card };
  const frame = titledAs(`${title}Frame`, fields<Frame<V>>({ ...doing, n: integer, held: integer }));
  const view = fields<View<T, V>>({
    table: titledAs(`${title}Table`, table),
    known: sparse(cards, integer, 0),
    seen: sparse(cards, integer, 0),
    stack: list(frame),
    lines: list(list(frame)),
    line: integer,
    seat,
    chance: nothing,
  });
  return titledAs(`${title}View`, view);
}
