import { LANGUAGES } from '@gloaming/engine';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import {
  ADDRESSES,
  Command,
  FAULT_STATUS,
  type FaultCode,
  type Happening,
  NewTable,
  ROUTES,
  type Route,
  type RouteName,
  requestFor,
  sayBotName,
  sayFault,
  sayHappening,
  type Wrong,
} from '../src/index.ts';

const routes = Object.entries(ROUTES) as [RouteName, Route][];

test('no two requests have the same method and address', () => {
  const addresses = Object.values(ADDRESSES).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(routes)(
  '%s: what its address names is what its parameters are, and all schemas are plain JSON',
  (name, route) => {
    const named = [...ADDRESSES[name].path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys((route.params as { properties?: object }).properties ?? {})).toEqual(named);
    for (const schema of [route.params, route.query, route.body, route.reply])
      expect(JSON.parse(JSON.stringify(schema))).toEqual({ ...schema });
  },
);

test('a request is made from the name of its route, and no other than its route takes compiles', () => {
  const table = '0123456789abcdef';
  expect(requestFor('pl', 'story', { params: { table }, query: { since: '7' } })).toEqual({
    method: 'GET',
    address: `/api/tables/${table}/log?since=7&lang=pl`,
    body: null,
  });
  const { method, address, body } = requestFor('en', 'rename', { body: { name: 'Ann' } });
  expect([method, address, body]).toEqual(['POST', '/api/me/name?lang=en', '{"name":"Ann"}']);
  expect(requestFor('en', 'resign', { params: { table } }).body).toBe('{}');
  const wrong = [
    // @ts-expect-error: no such route
    () => requestFor('en', 'renamed', {}),
    // @ts-expect-error: the body is missing
    () => requestFor('en', 'rename', {}),
    // @ts-expect-error: the body has no such part
    () => requestFor('en', 'rename', { body: { named: 'Ann' } }),
    // @ts-expect-error: the table is missing
    () => requestFor('en', 'present', {}),
    // @ts-expect-error: it takes no body
    () => requestFor('en', 'rematch', { params: { table }, body: { id: 'again-and-again' } }),
    // @ts-expect-error: not asked for like that
    () => requestFor('en', 'story', { params: { table }, query: { after: '7' } }),
  ];
  expect(wrong).toHaveLength(6);
});

test('a command is answers or undo, never both, and nothing else', () => {
  const id = 'a-command-id';
  const fits = (command: unknown): boolean => Value.Check(Command, command);
  expect(fits({ id, seen: 3, answers: [0, 4] })).toBe(true);
  expect(fits({ id, seen: 3, undo: true })).toBe(true);
  for (const wrong of [
    { id, seen: 3 },
    { id, seen: 3, answers: [] },
    { id, seen: 3, answers: [-1] },
    { id, seen: 3, answers: [0.5] },
    { id, seen: 3, answers: ['0'] },
    { id, seen: '3', answers: [0] },
    { id, seen: 3, undo: false },
    { id, seen: 3, answers: [1], undo: true },
    { id, seen: 3, answers: [1], seat: 1 },
    { id: 'short', seen: 3, answers: [1] },
    { id: `${id}\n`, seen: 3, answers: [1] },
    { id, seen: -1, answers: [1] },
    { id, seen: 3, answers: new Array(65).fill(0) },
    null,
    [],
  ])
    expect(fits(wrong), JSON.stringify(wrong)).toBe(false);
});

test('a misspelt name is refused, not ignored', () => {
  const table = { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] };
  expect(Value.Check(NewTable, table)).toBe(true);
  expect(Value.Check(NewTable, { ...table, privat: true })).toBe(false);
  expect(Value.Check(NewTable, { ...table, seats: [{ kind: 'me', bot: 'greedy' }] })).toBe(false);
});

const DETAILS: Partial<Record<FaultCode, object>> = {
  'bad-request': { where: 'body/seats', wrong: 'missing' },
  'cannot-undo': { barrier: 'card-shown' },
  'cannot-take-turn-back': { barrier: 'others-play' },
};

test.each(LANGUAGES)('%s: every fault and every happening has words of its own', (language) => {
  const codes = Object.keys(FAULT_STATUS) as FaultCode[];
  const said = codes.map((code) => sayFault(language, code, (DETAILS[code] ?? {}) as never));
  expect(new Set(said).size).toBe(codes.length);
  for (const text of said) expect(text).toMatch(/[.!]$/);
  const happenings: Happening[] = [
    'sat',
    'stood',
    'undone',
    'turn-undone',
    'warned',
    'replaced',
    'returned',
    'resigned',
  ];
  const told = happenings.map((happening) => sayHappening(language, happening, 'Ann', false));
  expect(new Set(told).size).toBe(told.length);
  for (const text of told) expect(text).toContain('Ann');
  const yours = happenings.map((happening) => sayHappening(language, happening, 'Ann', true));
  expect(new Set([...told, ...yours]).size).toBe(told.length + yours.length);
  for (const text of yours) expect(text).not.toContain('Ann');
});

test.each(LANGUAGES)(
  '%s: whatever is wrong with a request is said in other words, with the place and what is expected',
  (language) => {
    const say = (wrong: Wrong, expected?: string): string =>
      sayFault(language, 'bad-request', {
        where: 'body/seats',
        wrong,
        ...(expected === undefined ? {} : { expected }),
      });
    const wrongs: Wrong[] = ['unknown', 'missing', 'type', 'at-least', 'at-most', 'form', 'value', 'json'];
    expect(new Set(wrongs.map((wrong) => say(wrong, '8'))).size).toBe(wrongs.length);
    for (const wrong of wrongs.filter((each) => each !== 'json')) expect(say(wrong, '8')).toContain('body/seats');
    for (const wrong of ['type', 'at-least', 'at-most', 'value'] as const) expect(say(wrong, '8')).toContain('8');
    expect(say('value')).not.toContain('(');
  },
);

test('bots are called by words of the language; one that has none as it calls itself', () => {
  expect(LANGUAGES.map((language) => sayBotName(language, 'novice'))).toEqual([
    'Novice',
    'Neuling',
    'Nowicjusz',
    'Novato',
  ]);
  expect(sayBotName('pl', 'zugzwang')).toBe('Zugzwang');
});
