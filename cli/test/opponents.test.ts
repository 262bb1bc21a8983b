/** Bots that are somebody else's programs: whatever they do, the game goes on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyFrom, makeDice, optionsOf, type State, start, viewOf } from '@gloaming/engine';
import { type EntryOf, withGame } from '@gloaming/games';
import { expect, test } from 'vitest';
import { type Account, isSilent, type Trouble } from '../src/base/botTroubles.ts';
import { type Budget, labelsOf, makeSpec, parseBots } from '../src/opponents/botSpec.ts';
import { type BotSeat, type Patience, patienceFor, seatBot } from '../src/opponents/seatedBot.ts';
import { isAlive, program, until } from './programs.ts';
import { folder } from './quiet.ts';

const NAME = 'res-arcana';
type Own = EntryOf<typeof NAME>;
const entry = withGame(NAME, (found) => found as unknown as Own);
const options = entry.options.parse(2, {});
const state: State<never, never> = start(entry.game, options, keyFrom(makeDice(5))) as never;
const view = viewOf(entry.game, state as never, 0);
const possible = optionsOf(entry.game, view, 0);
const [first, last] = [possible[0], possible[possible.length - 1]];

/** Long enough for any machine: only what never comes is late. */
const LONG = 60_000;
const PATIENT: Patience = { start: LONG, answer: LONG };

const placeFor = (patience: Patience): BotSeat => ({
  seat: 0,
  players: 2,
  names: ['A', 'B'],
  options,
  language: 'en',
  dice: makeDice(1),
  budget: { ms: 50 },
  patience,
  folder: folder(),
});

/** Asks the same question some times; gives the answers and what was counted. */
async function asked(
  command: string,
  times: number,
  patience = PATIENT,
): Promise<{ answers: number[]; account: Account; reported: Trouble[] }> {
  const reported: Trouble[] = [];
  const seated = seatBot(
    entry,
    NAME,
    { kind: 'command', command },
    { ...placeFor(patience), report: (trouble) => reported.push(trouble) },
  );
  const answers: number[] = [];
  for (let i = 0; i < times; i++) answers.push(await seated.answer(view, possible));
  await seated.leave();
  return { answers, account: seated.account, reported };
}

test('there is something to choose', () => expect(possible.length).toBeGreaterThan(1));

test('a program is greeted, asked and understood', async () => {
  const file = join(folder(), 'heard.txt');
  const note = `appendFileSync(${JSON.stringify(file)}, line + '\\n');`;
  const { answers, account } = await asked(
    program('good', `${note} answer(q);`, `${note} say({ gloaming: 2, name: 'good' });`),
    2,
  );
  expect(answers).toEqual([last, last]);
  expect(account).toMatchObject({ decisions: 2, instead: 0, troubles: {} });
  const [greeting, question, again] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(greeting).toEqual({
    gloaming: 2,
    game: 'res-arcana',
    rules: entry.game.rules,
    players: 2,
    seat: 0,
    options,
    language: 'en',
    seed: makeDice(1)(0x7fffffff),
  });
  expect(question).toEqual({
    id: 1,
    seat: 0,
    verb: 'pickMage',
    question: 'Which mage do you want to be?',
    options: possible.map((option) => ({
      option,
      about: { does: 'pick', card: expect.stringMatching(/^[a-z-]+$/) },
      text: entry.texts.en.option(view, option, ['A', 'B']),
    })),
    view: JSON.parse(JSON.stringify(entry.schema.view.name(view))),
    budget: { ms: 50 },
  });
  expect(again.id).toBe(2);
  expect(question.view.chance).toBeNull();
});

const NOTHING = ';';
/** What it does with its questions, what it says as a greeting, how often it is asked, what is counted and answered. */
const BAD: readonly {
  kind: string;
  command: string;
  times: number;
  troubles: Partial<Record<Trouble, number>>;
  answers: readonly number[];
  lastWords?: string;
}[] = [
  {
    kind: 'there is no such command',
    command: 'gloaming-no-such-command',
    times: 2,
    troubles: { start: 1 },
    answers: [first, first],
  },
  {
    kind: 'it speaks another protocol',
    command: program('other', 'answer(q);', 'say({ gloaming: 99 });'),
    times: 2,
    troubles: { start: 1 },
    answers: [first, first],
  },
  {
    kind: 'it greets with rubbish',
    command: program('rude', 'answer(q);', 'say("hello!");'),
    times: 2,
    troubles: { start: 1 },
    answers: [first, first],
  },
  {
    kind: 'it ends before the greeting, and says why on its error output',
    // What would clear the screen, colour it or ring is no word.
    command: program(
      'faint',
      NOTHING,
      String.raw`console.error("\x1b[2J\x1b[31mno book\x1b[0m of\x07openings\r\n\x1b[0m"); process.exit(3);`,
    ),
    times: 2,
    troubles: { start: 1 },
    answers: [first, first],
    lastWords: 'no book of openings',
  },
  {
    kind: 'rubbish instead of an answer, then an answer',
    command: program('rubbish', 'if (n === 1) say("{ not JSON"); else answer(q);'),
    times: 2,
    troubles: { rubbish: 1 },
    answers: [first, last],
  },
  {
    kind: 'JSON that is no answer',
    command: program('list', 'say([[1], null, 5, "x", { id: q.id }, { id: q.id, answer: "1" }][n - 1]);'),
    times: 6,
    troubles: { rubbish: 6 },
    answers: new Array(6).fill(first),
  },
  {
    kind: 'what the answer is about, which it is told the number of',
    command: program(
      'describing',
      'if (q.byNumber) say({ id: q.id, answer: q.byNumber.option }); else say({ id: q.id, answer: q.options.at(-1).about });',
    ),
    times: 2,
    troubles: {},
    answers: [last, last],
  },
  {
    kind: 'what is about nothing, of which it is told what is wrong',
    command: program(
      'dreaming',
      'if (!q.byNumber) say({ id: q.id, answer: { does: "win" } }); else if (q.byNumber.where === "answer/does") answer(asked[0]);',
    ),
    times: 1,
    troubles: {},
    answers: [last],
  },
  {
    kind: 'what the answer is about, again and again',
    command: program('insisting', 'say({ id: q.id, answer: asked[0].options[1].about });'),
    times: 1,
    troubles: { wrong: 1 },
    answers: [first],
  },
  {
    kind: 'answers that are no options',
    command: program('wrong', 'answer(q, [99999, -1, 0.5][n - 1]);'),
    times: 3,
    troubles: { wrong: 3 },
    answers: [first, first, first],
  },
  {
    kind: 'an answer to a question that was not asked',
    command: program('prophet', 'say({ id: q.id + 1, answer: q.options.at(-1).option });'),
    times: 1,
    troubles: { wrong: 1 },
    answers: [first],
  },
  {
    kind: 'it ends in the middle of the game',
    command: program('dying', 'if (n < 2) answer(q); else throw new Error("out of ideas");'),
    times: 4,
    troubles: { dead: 1 },
    answers: [last, first, first, first],
  },
  {
    kind: 'it closes its output',
    command: program('mute', 'if (n < 2) answer(q); else { process.stdout.end(); setInterval(() => {}, 1000); }'),
    times: 3,
    troubles: { dead: 1 },
    answers: [last, first, first],
  },
  {
    kind: 'it writes without end, without ending a line',
    command: program('flood', 'const more = () => process.stdout.write("x".repeat(65536), more); more();'),
    times: 3,
    troubles: { flood: 1 },
    answers: [first, first, first],
  },
  {
    kind: 'it writes without end before the greeting',
    command: program('spring', NOTHING, 'const more = () => process.stdout.write("x".repeat(65536), more); more();'),
    times: 2,
    troubles: { flood: 1 },
    answers: [first, first],
  },
  {
    kind: 'it talks on and on after an answer',
    command: program('chatty', 'answer(q); say({ id: q.id, answer: 0 }); say({ id: 0, answer: 0 });'),
    times: 3,
    troubles: {},
    answers: [last, last, last],
  },
];

test.each(BAD)('$kind', async ({ command, times, troubles, answers, lastWords }) => {
  const { answers: given, account, reported } = await asked(command, times);
  expect(given).toEqual(answers);
  expect(account.troubles).toEqual(troubles);
  expect(account.instead).toBe(given.filter((option) => option === first).length);
  expect(reported.length).toBe(Object.values(troubles).reduce((sum, n) => sum + n, 0));
  if (lastWords !== undefined) expect(account.lastWords).toBe(lastWords);
});

test.skipIf(process.platform === 'win32')(
  'it ends while something that has left its session holds its output: dead, not late',
  async () => {
    const outlived = program(
      'outlived',
      `const { spawn } = await import('node:child_process');
      spawn(process.execPath, ['-e', 'setTimeout(() => {}, 4000)'], { stdio: 'inherit', detached: true });
      answer(q);
      process.stdout.write('', () => process.exit(0));`,
    );
    const { answers, account } = await asked(outlived, 3, { start: LONG, answer: 3000 });
    expect(answers).toEqual([last, first, first]);
    expect(account.troubles).toEqual({ dead: 1 });
  },
);

test('lines without end, too, are a flood', async () => {
  const { account } = await asked(
    program(
      'lines',
      'const more = () => process.stdout.write("{}\\n".repeat(20000), more); if (n > 1) more(); else answer(q);',
    ),
    60,
  );
  // As long as it is read, its first line is rubbish; at some point it has written too much.
  expect(account.troubles.flood).toBe(1);
  expect(account.instead).toBe(59);
});

test('an answer that comes too late is never taken for the answer to the next question', async () => {
  const late = program(
    'late',
    'if (n === 2) { answer(asked[0]); answer(q, q.options[0].option); } if (n > 2) answer(q);',
  );
  const { answers, account } = await asked(late, 3, { start: LONG, answer: 3000 });
  expect(answers).toEqual([first, first, last]);
  expect(account.troubles).toEqual({ late: 1 });
  expect(account.instead).toBe(1);
});

test('whoever never answers is asked three times in a game', async () => {
  const { answers, account } = await asked(program('silent', NOTHING), 20, { start: LONG, answer: 50 });
  expect(answers).toEqual(new Array(20).fill(first));
  expect(account.troubles).toEqual({ late: 3 });
  expect(isSilent(account)).toBe(true);
});

test.skipIf(process.platform === 'win32')('whatever it has started is ended with it', async () => {
  const file = join(folder(), 'pids.txt');
  const stubborn = program(
    'stubborn',
    'answer(q);',
    `for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {});
    const { spawn } = await import('node:child_process');
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    appendFileSync(${JSON.stringify(file)}, process.pid + ' ' + child.pid);
    setInterval(() => {}, 1000);
    say({ gloaming: 2 });`,
  );
  const { account } = await asked(stubborn, 1);
  expect(account.troubles).toEqual({});
  const pids = readFileSync(file, 'utf8').split(' ').map(Number);
  expect(pids).toHaveLength(2);
  // An ended process may still have to be buried by the system.
  await until(() => !pids.some(isAlive));
});

test('a bot of this program that fails is no better off', () => {
  const seated = seatBot(entry, NAME, { kind: 'known', bot: 'greedy', budget: {} }, placeFor(PATIENT));
  expect(seated.answer({ ...view, table: null } as never, possible)).toBe(first);
  expect(seated.account).toMatchObject({ decisions: 1, instead: 1, troubles: { threw: 1 } });
  expect(seated.account.lastWords).toMatch(/^TypeError: .+ at /);
  expect(possible).toContain(seated.answer(view, possible));
  expect(seated.account).toMatchObject({ decisions: 2, instead: 1 });
});

test('a search keeps to the budget that stands with its name, or to the one for all', () => {
  for (const [own, all, text] of [
    [{ iterations: 40 }, {}, 'master@40it'],
    [{}, { iterations: 40 }, 'master'],
  ] as const) {
    const place = { ...placeFor(PATIENT), budget: all };
    const answers = [1, 2].map(() =>
      seatBot(entry, NAME, { kind: 'known', bot: 'master', budget: own }, { ...place, dice: makeDice(4) }).answer(
        view,
        possible,
      ),
    );
    expect(answers[0]).toBe(answers[1]);
    expect(possible).toContain(answers[0]);
    expect(parseBots(text)).toEqual([{ kind: 'known', bot: 'master', budget: own }]);
  }
});

/** How long a bot of this program may think, as whoever watches over it is told. */
function limitOf(bots: string, budget: Budget, patience: number | undefined): number | undefined {
  const [spec] = parseBots(bots);
  let told: number | undefined;
  const place = { ...placeFor(patienceFor(budget, patience)), budget, begin: (limit: number) => (told = limit) };
  // What it is asked makes it fail at once: only the limit counts here.
  seatBot(entry, NAME, spec, place).answer({ ...view, table: null } as never, possible);
  return told;
}
test.each<[string, Budget, number | undefined, number]>([
  ['greedy', {}, undefined, 10_000],
  ['master', {}, undefined, 10_000],
  ['master', { ms: 3000 }, undefined, 30_000],
  ['master@7000ms', { ms: 3000 }, undefined, 70_000],
  // Patience is for programs.
  ['greedy', {}, 50, 10_000],
  ['master', {}, 50, 10_000],
  ['master@20ms', {}, 3_600_000, 10_000],
  // Whoever asks for iterations wants them all, but not for weeks; who takes none is as quick as ever.
  ['random', { iterations: 1_000_000 }, undefined, 10_000],
  ['greedy', { iterations: 1_000_000 }, undefined, 10_000],
  ['adept', { iterations: 100 }, undefined, 600_000],
  ['adept@100000it', { ms: 5 }, undefined, 5_000_000],
])('%s with %j and patience %j may think for so long: %i ms', (bots, budget, patience, limit) => {
  expect(limitOf(bots, budget, patience)).toBe(limit);
});

test('one option is taken without asking', async () => {
  const spec = { kind: 'command', command: program('idle', NOTHING) } as const;
  const seated = seatBot(entry, NAME, spec, placeFor(PATIENT));
  expect(seated.answer(view, [7])).toBe(7);
  await seated.leave();
});

test.each([
  ['python3 bot.py 2> /dev/null', 'bot.py'],
  ['python3 bot.py 2>/dev/null >>log.txt', 'bot.py'],
  ['python3 bot.py < moves.txt', 'bot.py'],
  ['node --max-old-space-size=4096 bots/mine.mjs --depth 3.5', 'mine.mjs'],
  ['./bot --book openings.txt', 'bot'],
  ['/usr/bin/python3.12 -u bots/first.py weights.bin', 'first.py'],
  ['nice -n 5 ./bot', 'bot'],
  ['SEED=1 ./bot', 'bot'],
  ['"C:\\Program Files\\nodejs\\node.exe" "my bots\\clever bot.mjs"', 'clever bot.mjs'],
  ['mybot 0.5', 'mybot'],
  ['mybot', 'mybot'],
  ['node', 'node'],
  ['bots/', 'bots'],
  ['/', '/'],
  ['--', '--'],
  ['""', '""'],
])('the name of %s is %s', (command, name) => {
  expect(labelsOf([{ kind: 'command', command }])).toEqual([name]);
});

test('bots are read as they are written', () => {
  expect(parseBots('greedy, random')).toEqual([
    { kind: 'known', bot: 'greedy', budget: {} },
    { kind: 'known', bot: 'random', budget: {} },
  ]);
  const commands = ['python3 a.py', "python3 'a, b.py' --x", 'node "c,d.mjs"', 'a,b'];
  const text = `cmd:python3 a.py,cmd:"python3 'a, b.py' --x",cmd:node "c,d.mjs",cmd:'a,b'`;
  const specs = parseBots(text);
  expect(specs).toEqual(commands.map((command) => ({ kind: 'command', command })));
  expect(parseBots(specs.map(makeSpec).join(','))).toEqual(specs);
  const quoted = [`"/my bots/bot"`, "'/my bots/bot'", "it's,x", '"a" "b"', "it's"];
  const again = quoted.map((command) => ({ kind: 'command', command }) as const);
  expect(parseBots([...again.map(makeSpec), 'random'].join(','))).toEqual([
    ...again,
    { kind: 'known', bot: 'random', budget: {} },
  ]);
  expect(labelsOf(parseBots('greedy,cmd:python3 x/first.py,greedy,cmd:"./bot"'))).toEqual([
    'greedy 1',
    'first.py',
    'greedy 2',
    'bot',
  ]);
});
