/** A browser's own host: it answers the requests of the protocol as a server does, and tells what happens at a table. */
import type { Language } from '@gloaming/engine';
import type { ErrorBody, Player, RouteName, Story } from '@gloaming/protocol';
import { type Asked, type Serve, serveTables } from '../answering.ts';
import { refuse } from '../faults.ts';
import { newPlayerId } from '../ids.ts';
import { entriesSince, type Live } from '../liveTable.ts';
import { cleanName } from '../names.ts';
import { answerFault, answerRefusal } from '../refusal.ts';
import { saveGame } from '../replaying.ts';
import { serializeEntry, serializePresent, type Viewer } from '../serialize.ts';
import { Unkept } from './box.ts';
import { type AskBot, HereBots } from './hereBots.ts';
import { HereHall, type HereSettings } from './hereHall.ts';
import type { Keeper } from './keeper.ts';

/** A request without its address. */
export interface HereRequest {
  readonly name: RouteName;
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: object | undefined;
}
export type HereAnswer =
  | { readonly isDone: true; readonly reply: unknown }
  | { readonly isDone: false; readonly refused: ErrorBody };

export interface HereHost {
  readonly hall: HereHall;
  ask(language: Language, request: HereRequest): Promise<HereAnswer>;
  /** What has happened since, at once and whenever something does. Returns what ends it. */
  follow(following: Following): () => void;
  /** A game as it stands, written down, for a file: whoever has the browser has all of it anyway. */
  save(table: string): Promise<string>;
  close(): void;
}

type Handler = (asked: Asked<RouteName>) => Promise<unknown>;
/** What only a player may ask; the first such request of a browser makes one. */
const OPEN: readonly RouteName[] = ['games', 'newPlayer', 'who', 'lobby', 'present', 'story', 'record', 'replay'];

export function hereHost(keeper: Keeper, settings: HereSettings, askBot: AskBot): HereHost {
  const hall = new HereHall(keeper, settings);
  const bots = new HereBots(hall, askBot);
  const handlers = new Map<RouteName, Handler>();
  const serve: Serve = (name, work) => void handlers.set(name, work as unknown as Handler);
  serveTables(serve, hall, { sitting: () => {}, branching: () => {} });
  serveWho(serve, hall);
  serveRecord(serve, hall);
  serve('lobby', async () => ({ tables: [], more: null }));

  const answer = async (language: Language, { name, params = {}, query = {}, body = {} }: HereRequest) => {
    const handler = handlers.get(name) ?? refuse('not-found', {});
    const player = await keeper.readMe();
    if (player === null && !OPEN.includes(name)) refuse('unknown-player', {});
    const asked = { params, query, body, player, language };
    return handler(asked as unknown as Asked<RouteName>);
  };
  return {
    hall,
    async ask(language, request) {
      try {
        return { isDone: true, reply: await answer(language, request) };
      } catch (error) {
        return { isDone: false, refused: refusalOf(error, language, settings.complain) };
      }
    },
    follow: (following) => follow(hall, bots, following),
    save: async (table) => saveGame(hall.shelf, await hall.find(table)),
    close: () => bots.close(),
  };
}

/** What is no refusal is a mistake of ours, or of the browser's storage: it is told apart by who has failed. */
function refusalOf(error: unknown, language: Language, complain: HereSettings['complain']): ErrorBody {
  const refused = answerRefusal(error, language);
  if (refused !== null) return refused.body;
  complain(error);
  return answerFault(error instanceof Unkept ? 'not-kept' : 'broken', {}, language).body;
}

/** Whoever plays here is one player, without a secret. */
function serveWho(serve: Serve, hall: HereHall): void {
  const named = async (id: string, name: string): Promise<Player> => {
    const player = { id, name: cleanName(name) };
    await hall.renamed(player);
    return player;
  };
  serve('who', async ({ player }) => ({ player }));
  serve('me', async ({ player }) => player);
  serve('newPlayer', async ({ body, player }) => ({ player: player ?? (await named(newPlayerId(), body.name)) }));
  serve('rename', ({ body, player }) => named(player.id, body.name));
}

/** Loaded when it is first asked for: whoever only plays does without. */
function serveRecord(serve: Serve, hall: HereHall): void {
  serve('myRecord', async ({ query, player, language }) => {
    const { myRecord } = await import('./hereRecord.ts');
    return myRecord(hall, player, { zone: query.zone ?? 'UTC', language });
  });
  serve('myFinished', async ({ query, player, language }) => {
    const { myFinished } = await import('./hereRecord.ts');
    return myFinished(hall, player, { before: Number(query.before ?? Number.MAX_SAFE_INTEGER), language });
  });
  serve('forgetRecord', async () => {
    await hall.shelf.forgetRecord(hall.settings.now());
    return {};
  });
}

export interface Following {
  readonly table: string;
  readonly language: Language;
  readonly since: number;
  readonly hear: (story: Story) => void;
  /** It cannot be told: whoever asks for the table is told why. */
  readonly fail: () => void;
}

function follow(hall: HereHall, bots: HereBots, { table, language, since, hear, fail }: Following): () => void {
  let sent = since;
  let isOver = false;
  let last: Promise<unknown> = Promise.resolve();
  const tell = (): void => {
    last = last.then(async () => {
      if (isOver) return;
      const live = await hall.find(table);
      const me = await hall.shelf.readMe();
      const story = await storyOf(hall, live, { player: me?.id ?? null, language, now: hall.settings.now() }, sent);
      sent = live.version;
      if (!isOver) hear(story);
    });
    last = last.catch(() => isOver || fail());
  };
  const listener = (live: Live): void => {
    if (live.row.id === table) tell();
  };
  hall.listeners.add(listener);
  tell();
  hall.find(table).then(
    (live) => bots.wake(live),
    () => undefined,
  );
  return () => {
    isOver = true;
    hall.listeners.delete(listener);
  };
}

async function storyOf(hall: HereHall, live: Live, viewer: Viewer, since: number): Promise<Story> {
  const from = since > live.version ? 0 : since;
  const rows = entriesSince(live, from) ?? (await hall.shelf.readLog(live.row.id, from, live.version));
  return { entries: rows.map((row) => serializeEntry(live, viewer, row)), present: serializePresent(live, viewer) };
}
