/** A whole game as text, to be read, kept and compared: the diff shows what a change of the rules does. */
import {
  answer,
  asking,
  type Card,
  crossNews,
  type Dice,
  deciders,
  type Game,
  hashOf,
  listening,
  makeKey,
  type News,
  optionsOf,
  SPECTATOR,
  seatLetter,
  start,
  type Telling,
  type Verb,
  viewOf,
} from '../src/index.ts';

export interface Playthrough<T, V> {
  /** Says questions, answers and news in words; without it they are written as data. */
  telling?: Telling<T, V>;
  /** What a card is called where news is written as data. */
  nameOf?: (card: Card) => string;
  /** The hash of the state is written after so many answers. */
  hashEvery?: number;
}

export function playthrough<T, V extends Verb, O>(
  game: Game<T, V, O>,
  options: O,
  key: readonly number[],
  dice: Dice,
  { telling, nameOf = String, hashEvery = 10 }: Playthrough<T, V> = {},
): string {
  const lines = [`${game.name}, rules ${game.rules}`, `options ${JSON.stringify(options)}`, `key ${makeKey(key)}`, ''];
  const names = [...'ABCDEFGH'].slice(0, game.seats(game.setup(options).table));
  const write = (news: News, known: readonly number[]): void => {
    const crossed = crossNews(news, known, SPECTATOR);
    const said = telling === undefined ? asData(crossed, nameOf) : telling.news(crossed, names);
    if (said !== '') lines.push(`    ${said}`);
  };
  const beginning: News[] = [];
  const state = listening(
    (news) => beginning.push(news),
    () => start(game, options, key),
  );
  for (const news of beginning) write(news, state.known);
  for (let step = 1; ; step++) {
    const seats = deciders(state);
    if (seats.length === 0) break;
    const seat = seats[dice(seats.length)];
    const f = asking(state, seat);
    if (f === undefined) throw new Error(`seat ${seat} is a decider and not asked`);
    const possible = optionsOf(game, state, seat);
    const option = possible[dice(possible.length)];
    const view = viewOf(game, state, seat);
    const asked = f.verbs[f.at].verb;
    lines.push(`${step} ${seatLetter(seat)} ${asked}: ${possible.map((o) => (o === option ? `[${o}]` : o)).join(' ')}`);
    if (telling !== undefined)
      lines.push(`  ${telling.question(view, names)} — ${telling.option(view, option, names)}`);
    listening(
      (news) => write(news, state.known),
      () => answer(game, state, seat, option),
    );
    if (step % hashEvery === 0) lines.push(`  # ${hashOf(state)}`);
  }
  lines.push('', `result ${JSON.stringify(game.result(state.table))}`, `hash ${hashOf(state)}`);
  return `${lines.join('\n')}\n`;
}

function asData({ news, ...details }: News, nameOf: (card: Card) => string): string {
  const name = (card: Card): string => (card < 0 ? '?' : nameOf(card));
  const parts = Object.entries(details).map(([key, value]) => {
    if (key === 'card') return name(value as Card);
    if (key === 'cards') return (value as Card[]).map(name).join(', ');
    if (key === 'seat') return seatLetter(value as number);
    return `${key} ${Array.isArray(value) ? value.join('/') : value}`;
  });
  return [news, ...parts].join(' ');
}
