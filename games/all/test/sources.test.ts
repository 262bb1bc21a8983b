/** Where points come from adds up to what was counted at the end, in every kept game. */
import { join } from 'node:path';
import { begin } from '@gloaming/engine/session';
import { keptGames } from '@gloaming/engine/testing';
import { scoresNow } from '@gloaming/evenfall';
import { EVENFALL } from '@gloaming/evenfall/entry';
import { sourcesOf } from '@gloaming/res-arcana';
import { RES_ARCANA } from '@gloaming/res-arcana/entry';
import { describe, expect, test } from 'vitest';

const kept = (game: string) => keptGames(join(import.meta.dirname, '../..', game, 'test/replays'));
const sum = (from: Readonly<Record<string, number>>): number => Object.values(from).reduce((a, b) => a + b, 0);

describe('Res Arcana', () => {
  test.each(kept('res-arcana'))('%s', (_, record) => {
    const { session } = begin(RES_ARCANA, record.options as never, record.key);
    for (const { seat, option } of record.answers) {
      session.answer(seat, option);
      const { table } = session.state;
      const points = RES_ARCANA.points(table);
      expect(table.players.map((_, seat) => sum(sourcesOf(table, seat)))).toEqual(points);
    }
    expect(RES_ARCANA.points(session.state.table)).toEqual(session.result()?.points);
  });
});

describe('Evenfall', () => {
  test.each(kept('evenfall'))('%s', (_, record) => {
    const { session } = begin(EVENFALL, record.options as never, record.key);
    const scored = new Map<string, number>();
    for (const { seat, option } of record.answers)
      for (const { news } of session.answer(seat, option))
        if (news.news === 'scored') {
          const { seat: whose, part, points } = news as unknown as { seat: number; part: string; points: number };
          scored.set(`${whose} ${part}`, points);
        }
    const now = scoresNow(session.state.table);
    expect(now.map(sum)).toEqual(session.result()?.points);
    for (const [seat, { before: _, ...parts }] of now.entries())
      for (const [part, points] of Object.entries(parts)) expect(points).toBe(scored.get(`${seat} ${part}`) ?? 0);
  });
});
