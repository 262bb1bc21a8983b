/** What a log is made from: the entries of a game that was kept, as the eyes of a seat see them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord, type Verb } from '@gloaming/engine';
import { begin, type Entry as Game, newsFor, type Told } from '@gloaming/engine/session';
import type { Entry } from '@gloaming/protocol';

export const entry = (number: number, seat: number | null, news: readonly unknown[]): Entry => ({
  number,
  at: 0,
  kind: seat === null ? 'started' : 'answered',
  seat,
  takesBack: null,
  lines: [],
  news: [...news],
});

/** The first kept game whose name fits. */
export function storyOf<T, V extends Verb, O>(game: Game<T, V, O>, kept: RegExp, eyes: number): Entry[] {
  const folder = join(import.meta.dirname, '../../games', game.game.name, 'test/replays');
  const file = readdirSync(folder).find((name) => kept.test(name)) ?? '';
  const record = parseRecord(readFileSync(join(folder, file), 'utf8'));
  const { session, told } = begin(game, record.options as O, record.key);
  const seen = (all: readonly Told[]): unknown[] => all.map((each) => newsFor(each, eyes));
  return [
    entry(0, null, seen(told)),
    ...record.answers.map(({ seat, option }, i) => entry(i + 1, seat, seen(session.answer(seat, option)))),
  ];
}
