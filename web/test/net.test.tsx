// @vitest-environment happy-dom
/** The page and a server that answers as the real one does, or not at all. */
import { keyFrom, makeDice } from '@gloaming/engine';
import { begin, tell } from '@gloaming/engine/session';
import type { Command, Entry, ErrorBody, Present, Story } from '@gloaming/protocol';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SettingsProvider } from '../src/base/settings.tsx';
import { asPlayer, doAt, Forgetful, getStory } from '../src/net/api.ts';
import { learnPlayer, playerNow } from '../src/net/player.ts';
import { useTable } from '../src/net/useTable.ts';

const TABLE = '0123456789abcdef';
type Reply = { status: number; body: unknown } | 'nothing';
let replies: (path: string, body: unknown) => Reply;
const asked: string[] = [];
const bodies: unknown[] = [];

class Source extends EventTarget {
  static readonly CLOSED = 2;
  static last: Source;
  readyState = 1;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    Source.last = this;
  }
  close(): void {
    this.readyState = Source.CLOSED;
  }
  say(event: string, data: unknown): void {
    this.dispatchEvent(Object.assign(new Event(event), { data: JSON.stringify(data) }));
  }
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('gloaming.language', 'en');
  asked.length = 0;
  bodies.length = 0;
  learnPlayer(null);
  vi.stubGlobal('EventSource', Source);
  // News is shown with the next picture; here there is one whenever there is news.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    draw();
    return 0;
  });
  vi.stubGlobal('fetch', async (address: string, init?: { body?: string }) => {
    const path = address.split('?')[0].replace('/api', '');
    const body: unknown = init?.body === undefined ? null : JSON.parse(init.body);
    asked.push(path);
    bodies.push(body);
    const reply = replies(path, body);
    if (reply === 'nothing') throw new TypeError('no network');
    return new Response(JSON.stringify(reply.body), { status: reply.status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const ok = (body: unknown): Reply => ({ status: 200, body });
const no = (status: number, code: string, more: Partial<ErrorBody> = {}): Reply => ({
  status,
  body: { code, message: `no: ${code}`, details: {}, ...more },
});
const ANN = { player: { id: 'ann', name: 'Ann' } };

test('whoever is nobody becomes a player first, once, and is not refused on the way', async () => {
  replies = (path) => (path === '/players' ? ok(ANN) : ok({ table: { id: TABLE } }));
  await asPlayer('en', 'Guest', () => doAt('en', TABLE, 'join'));
  await asPlayer('en', 'Guest', () => doAt('en', TABLE, 'leave'));
  expect(asked).toEqual(['/players', `/tables/${TABLE}/join`, `/tables/${TABLE}/leave`]);
  expect(playerNow()).toEqual(ANN.player);
});

test('whoever presses twice becomes one player', async () => {
  replies = (path) => (path === '/players' ? ok(ANN) : ok({ table: { id: TABLE } }));
  const join = () => asPlayer('en', 'Guest', () => doAt('en', TABLE, 'join'));
  await Promise.all([join(), join()]);
  expect(asked.filter((path) => path === '/players')).toHaveLength(1);
});

test('a cookie that was deleted makes a new player; one that is never kept is said so', async () => {
  learnPlayer(ANN.player);
  let isKnown = false;
  replies = (path) => {
    if (path !== '/players') return isKnown ? ok({}) : no(401, 'unknown-player');
    isKnown = true;
    return ok(ANN);
  };
  await asPlayer('en', 'Guest', () => doAt('en', TABLE, 'join'));
  expect(asked).toEqual([`/tables/${TABLE}/join`, '/players', `/tables/${TABLE}/join`]);

  learnPlayer(null);
  replies = (path) => (path === '/players' ? ok(ANN) : no(401, 'unknown-player'));
  await expect(asPlayer('en', 'Guest', () => doAt('en', TABLE, 'join'))).rejects.toBeInstanceOf(Forgetful);
});

const presentAt = (version: number, since: number | null): Present =>
  ({
    table: { id: TABLE, status: 'playing', keyHash: 'f', time: { kind: 'none' }, seats: [] },
    seat: 0,
    version,
    question: since === null ? null : { since, text: '?', options: [] },
    view: null,
  }) as unknown as Present;
const story = (version: number, since: number | null): Story => ({ entries: [], present: presentAt(version, since) });

/** It is read before it is shown. */
const hear = (data: Story): Promise<void> => act(async () => Source.last.say('story', data));
async function sitDown() {
  const { result } = renderHook(() => useTable(TABLE), { wrapper: SettingsProvider });
  await hear(story(4, 4));
  return result;
}
const commands = (): Command[] => bodies.filter((body): body is Command => body !== null && typeof body === 'object');

test('an answer without a network is sent again, the same one, until it arrives', async () => {
  let tries = 0;
  replies = () => (++tries < 3 ? 'nothing' : ok({ id: 'x', version: 5 }));
  const at = await sitDown();
  await act(() => at.current.send({ answers: [1] }));
  expect(commands()).toHaveLength(3);
  expect(new Set(commands().map(({ id }) => id)).size).toBe(1);
  expect(at.current.trouble).toBe('');
  // Until its news is here the question on the screen is answered already.
  expect(at.current.sending).toEqual({ answers: [1] });
  await act(() => at.current.send({ answers: [2] }));
  expect(commands()).toHaveLength(3);
  await hear(story(5, 5));
  expect(at.current.sending).toBeNull();
});

test('who is told that it is tried again is not the one who has to: an answer is, a deed is not', async () => {
  learnPlayer(ANN.player);
  replies = () => 'nothing';
  const at = await sitDown();
  await act(async () => void (await at.current.act('leave')));
  expect(asked).toHaveLength(1);
  expect(at.current.trouble).toBe('The server cannot be reached. Try again in a moment.');
  const sending: Promise<void>[] = [];
  await act(async () => void sending.push(at.current.send({ answers: [1] })));
  await waitFor(() => expect(at.current.trouble).toBe('The server cannot be reached. Trying again …'));
  replies = () => ok({ id: 'x', version: 5 });
  await act(() => Promise.all(sending));
  expect(at.current.trouble).toBe('');
});

test('what came too late is healed: the present question is on the screen, and nothing is said', async () => {
  replies = () => no(409, 'outdated', { present: presentAt(9, 8) });
  const at = await sitDown();
  await act(() => at.current.send({ answers: [1] }));
  expect(commands()).toHaveLength(1);
  expect(at.current.present?.version).toBe(9);
  expect(at.current.trouble).toBe('');
});

test('the same question still stands: the answer is given to it', async () => {
  let tries = 0;
  replies = () => (++tries === 1 ? no(409, 'outdated', { present: presentAt(6, 4) }) : ok({ id: 'x', version: 7 }));
  const at = await sitDown();
  await act(() => at.current.send({ answers: [1] }));
  expect(commands().map(({ seen }) => seen)).toEqual([4, 6]);
});

test('a log that comes in pages is read to its end', async () => {
  const pages = [[1, 2], [3, 4], [5]].map((numbers) => ({
    ...story(5, 5),
    entries: numbers.map((number) => ({ number })),
  }));
  replies = () => ok(pages.shift());
  const { entries, present } = await getStory('en', TABLE, 0);
  expect(entries.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(present.version).toBe(5);
  expect(asked).toHaveLength(3);
});

test('a stream that says goodbye is opened again after what is known', async () => {
  const at = await sitDown();
  const first = Source.last;
  act(() => first.say('bye', {}));
  expect(at.current.isConnected).toBe(false);
  await waitFor(() => expect(Source.last).not.toBe(first), { timeout: 10_000 });
  expect(Source.last.address).toContain('since=4');
  act(() => Source.last.say('alive', {}));
  expect(at.current.isConnected).toBe(true);
});

test('a table that is not there is said to be gone, and is not asked for again', async () => {
  replies = () => no(404, 'no-such-table');
  const { result } = renderHook(() => useTable(TABLE), { wrapper: SettingsProvider });
  Source.last.close();
  await act(async () => void Source.last.dispatchEvent(new Event('error')));
  await waitFor(() => expect(result.current.isGone).toBe(true));
});

test('where a stream does not get through, asking does', async () => {
  replies = () => ok(story(6, 6));
  const { result } = renderHook(() => useTable(TABLE), { wrapper: SettingsProvider });
  Source.last.close();
  await act(async () => void Source.last.dispatchEvent(new Event('error')));
  await waitFor(() => expect(result.current.present?.version).toBe(6));
});

test('a stream that stays silent, opened or not, is no reason to know nothing: it is asked, and only then said to be lost', async () => {
  vi.useFakeTimers();
  let version = 6;
  replies = () => ok(story(version, version));
  const { result } = renderHook(() => useTable(TABLE), { wrapper: SettingsProvider });
  const silence = (): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(26_000)));
  const first = Source.last;
  await silence();
  expect(result.current.present?.version).toBe(6);
  expect(first.readyState).toBe(Source.CLOSED);
  const second = Source.last;
  expect(second.address).toContain('since=6');
  act(() => second.say('open', {}));
  version = 7;
  await silence();
  expect(result.current.present?.version).toBe(7);
  expect(result.current.isConnected).toBe(true);
  expect(Source.last.address).toContain('since=7');
  replies = () => 'nothing';
  await silence();
  expect(result.current.isConnected).toBe(false);
  replies = () => no(404, 'no-such-table');
  const last = Source.last;
  await silence();
  expect(result.current.isGone).toBe(true);
  expect(Source.last).toBe(last);
  vi.useRealTimers();
});

test('a tab that nobody sees leaves its connection to tabs that came later, asks now and then, and comes back when it is seen', async () => {
  class Channel extends EventTarget {
    static all: Channel[] = [];
    constructor() {
      super();
      Channel.all.push(this);
    }
    postMessage(): void {}
    close(): void {}
    hear(tab: string): void {
      this.dispatchEvent(Object.assign(new Event('message'), { data: tab }));
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.useFakeTimers();
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const later = (...tabs: string[]): void => {
    for (const channel of Channel.all) for (const tab of tabs) channel.hear(tab);
  };
  replies = () => ok(story(6, 6));
  const at = await sitDown();
  const first = Source.last;
  later('b', 'c', 'd');
  expect(first.readyState).not.toBe(Source.CLOSED);

  act(() => first.say('bye', {}));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  const second = Source.last;
  expect(second).not.toBe(first);
  seen.mockReturnValue('hidden');
  later('e', 'f', 'f');
  expect(second.readyState).not.toBe(Source.CLOSED);
  later('g');
  expect(second.readyState).toBe(Source.CLOSED);
  later('h', 'i', 'j');
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(at.current.present?.version).toBe(6);
  expect(Source.last).toBe(second);

  seen.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(Source.last).not.toBe(second);
  expect(Source.last.address).toContain('since=6');
  seen.mockRestore();
  vi.useRealTimers();
});

test('sitting down twice, because the first answer was lost, is sitting down', async () => {
  learnPlayer(ANN.player);
  replies = (path) => (path.endsWith('/join') ? no(409, 'already-seated') : ok(presentAt(4, 4)));
  const at = await sitDown();
  await act(async () => void (await at.current.act('join')));
  expect(at.current.trouble).toBe('');
});

/** A table of Res Arcana as the server tells of it, and what its seat sees in the rules' numbers. */
async function told() {
  const { RES_ARCANA: entry } = await import('@gloaming/res-arcana/entry');
  const { session, told: heard } = begin(entry, entry.options.parse(2, {}), keyFrom(makeDice(1)));
  const view = session.view(0);
  const { news } = tell(entry.texts.en, heard, 0, ['A', 'B']);
  const named = { news: news.map(entry.schema.news.name), view: entry.schema.view.name(view) };
  const { entries, present } = story(4, 4);
  const table = { ...present.table, game: 'res-arcana', rules: entry.game.rules };
  const started = { number: 4, kind: 'started', seat: null, lines: [], news: named.news } as unknown as Entry;
  return { view, news, story: { entries: [...entries, started], present: { ...present, table, view: named.view } } };
}

test("what the server says by name arrives in the rules' numbers, by stream and by request", async () => {
  const { view, news, story } = await told();
  const { result } = renderHook(() => useTable(TABLE), { wrapper: SettingsProvider });
  await hear(story);
  await waitFor(() => expect(result.current.present?.view).toEqual(view));
  expect(result.current.entries[0].news).toEqual(news);
  replies = () => ok(story);
  expect((await getStory('en', TABLE, 0)).entries[0].news).toEqual(news);
  replies = () => no(409, 'outdated', { present: story.present });
  const refused = await doAt('en', TABLE, 'leave').catch((error: unknown) => error);
  expect((refused as { details: { present: Present } }).details.present.view).toEqual(view);
});

test('a page that is too old for what the server says loads itself anew, once in a while', async () => {
  const { story } = await told();
  replies = () => ok({});
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const newer = { ...story, present: { ...story.present, view: { ...(story.present.view as object), pets: [] } } };
  for (const _ of [1, 2]) {
    const broken = renderHook(() => useTable(TABLE), { wrapper: SettingsProvider });
    await expect(hear(newer)).rejects.toThrow('view/pets');
    broken.unmount();
  }
  expect(reload).toHaveBeenCalledTimes(1);
  reload.mockRestore();
  silent.mockRestore();
});
