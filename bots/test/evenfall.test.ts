import {
  advance,
  type Dice,
  imagine,
  keyFrom,
  listening,
  makeDice,
  OVER,
  optionsOf,
  start,
  take,
  viewOf,
} from '@gloaming/engine';
import {
  ACTIONS,
  evenfall as game,
  type News,
  type Options,
  parsePosition,
  SWITCHES,
  type Table,
  type Verb,
} from '@gloaming/evenfall';
import { expect, test, vi } from 'vitest';
import { type Bot, makeBot, random } from '../src/index.ts';
import { playOut } from './playing.ts';

/** Whole games between bots, on machines that have something else to do as well. */
vi.setConfig({ testTimeout: 120_000 });

type Player = Bot<Table, Verb>;
const GREEDY: Player = makeBot('greedy', 'evenfall');
const table = (players: number, side: 'sun' | 'moon' = 'sun'): Options => ({
  players,
  side,
  clans: [],
  level: 'witch',
  experienced: false,
  switches: SWITCHES,
});

test.each([table(1), table(1, 'moon'), table(2, 'moon'), table(3), { ...table(4, 'moon'), experienced: true }])(
  'every answer is an option, and the game ends: $players players, $side',
  (options) => {
    const s = playOut(
      game,
      options,
      5,
      (seat) => (seat % 2 === 0 ? GREEDY : random),
      (_, __, answer, possible) => {
        expect(possible).toContain(answer);
      },
    );
    expect(game.result(s.table)).not.toBeNull();
  },
);

test('the same view and dice give the same answer, and the view is not changed', () => {
  let step = 0;
  playOut(
    game,
    table(2, 'moon'),
    7,
    () => random,
    (s, seat, _, possible) => {
      if (step++ % 6 !== 0) return;
      const view = viewOf(game, s, seat);
      const before = structuredClone(view);
      const answer = GREEDY(game, view, possible, makeDice(step));
      expect(GREEDY(game, view, possible, makeDice(step))).toBe(answer);
      expect(view).toEqual(before);
    },
  );
  expect(step).toBeGreaterThan(30);
});

test('two states that look the same to a seat are answered the same', () => {
  let step = 0;
  playOut(
    game,
    table(3),
    9,
    () => random,
    (s, seat, _, possible) => {
      if (step++ % 6 !== 0) return;
      const other = imagine(game, viewOf(game, s, seat), makeDice(step + 1000));
      const answer = GREEDY(game, viewOf(game, s, seat), possible, makeDice(step));
      expect(GREEDY(game, viewOf(game, other, seat), optionsOf(game, other, seat), makeDice(step))).toBe(answer);
    },
  );
});

test('greedy beats random', () => {
  let wins = 0;
  const games = 12;
  for (let i = 0; i < games; i++) {
    const s = playOut(game, table(2), 100 + (i >> 1), (seat) => (seat === i % 2 ? GREEDY : random));
    wins += s.table.winners.includes(i % 2) ? 1 : 0;
  }
  expect(wins).toBe(games);
});

test('greedy discovers, plays, transfers, builds and fights, for the points of a competent beginner', () => {
  const counts = new Map<string, number>();
  const games = 10;
  let points = 0;
  for (let i = 0; i < games; i++) {
    const hear = (news: { news: string }): void => {
      const { news: name } = news as News;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    };
    // The bots imagine while they think, and that makes no news: only what is really done is heard.
    const s = listening(
      () => {},
      () => {
        const dice: Dice = makeDice(200 + i);
        const begun = start(game, table(2), keyFrom(dice));
        const out: number[] = [];
        let seat = advance(game, begun, out);
        while (seat !== OVER) {
          const answer = listening(
            () => {},
            () => GREEDY(game, viewOf(game, begun, seat), out.slice(), dice),
          );
          const asked = seat;
          seat = listening(hear, () => take(game, begun, asked, answer, out));
        }
        return begun;
      },
    );
    points += s.table.players[0].points + s.table.players[1].points;
  }
  const each = (name: string): number => (counts.get(name) ?? 0) / (games * 2);
  expect(each('discovered')).toBeGreaterThan(3);
  expect(each('bound')).toBeGreaterThan(4);
  expect(each('played')).toBeGreaterThan(2.5);
  expect(each('transferred')).toBeGreaterThan(2);
  expect(each('builtOn')).toBeGreaterThan(3);
  expect(each('token')).toBeGreaterThan(2.5);
  expect(each('wonBattle')).toBeGreaterThan(2);
  expect(each('stonePlaced')).toBeGreaterThan(1);
  expect(points / (games * 2)).toBeGreaterThan(72);
  expect(points / (games * 2)).toBeLessThan(115);
});

test('a dial is neither always all nor always nothing', () => {
  const shares: number[] = [];
  for (let i = 0; i < 6; i++)
    playOut(
      game,
      table(2),
      300 + i,
      () => GREEDY,
      (s, seat, answer, possible) => {
        const f = s.lines[seat]?.at(-1);
        if (f !== undefined && f.verbs[f.at].verb === 'setDial' && possible.length > 2)
          shares.push(answer / (possible.length - 1));
      },
    );
  const all = shares.filter((share) => share === 1).length;
  const nothing = shares.filter((share) => share === 0).length;
  expect(shares.length).toBeGreaterThan(20);
  expect(all).toBeLessThan(shares.length * 0.6);
  expect(nothing).toBeLessThan(shares.length * 0.6);
});

test('greedy keeps its hand and passes when nothing is left to do, and uses what would be lost', () => {
  const answerTo = (own: string, zones: string): string => {
    const s = parsePosition(`evenfall sun, 2 players
round 1, actions, turn A, first A
northern-lakes: stones eye flame wave
central-mountains: stones fang
A: star, points 5, mana 3, elders 4, ${own}
  inner nqobantu-mine
${zones}B: cross, passed
  inner prophets-church
main-deck rest
place-deck rest
`);
    return ACTIONS.choices[GREEDY(game, viewOf(game, s, 0), optionsOf(game, s, 0), makeDice(1))].does;
  };
  const hand = '  hand golden-cauldron, hoja\n';
  expect(answerTo('witches 0, token used', hand)).toBe('pass');
  expect(answerTo('witches 0', hand)).not.toBe('pass');
  expect(answerTo('witches 1, token used', hand)).not.toBe('pass');
  expect(answerTo('witches 0, token used', `  specialists hoja'\n${hand}`)).toBe('usePerson');
});
