/**
 * Serializes a table for a viewer, in the viewer's language. Everything about a game that leaves the server goes through here, so secrets
 * are kept in one place.
 */
import { type Language, SPECTATOR } from '@gloaming/engine';
import type { Teaching as Said } from '@gloaming/engine/lessons';
import type { Asked, Eyes, Told } from '@gloaming/engine/session';
import {
  type Choice,
  type Entry,
  type LobbyEntry,
  type Present,
  type Question,
  type SeatInfo,
  sayGivenBack,
  sayHappening,
  type TableInfo,
  type Teaching,
} from '@gloaming/protocol';
import type { Heard } from './draft.ts';
import { teachingAt } from './lesson.ts';
import { type EntryKind, type Live, namesOf, seatOf } from './liveTable.ts';
import type { Play } from './play.ts';
import { BROUGHT, type NewEntry } from './rows.ts';
import { isSealed, sealedUntil } from './sealed.ts';
import { turnBarrier } from './turnBack.ts';

export interface Viewer {
  /** Null for an anonymous viewer. */
  player: string | null;
  language: Language;
  /** When they look. */
  now: number;
}

const seatFor = (live: Live, { player }: Viewer): number => (player === null ? SPECTATOR : seatOf(live, player));
/** Once a game is over there is nothing left to hide, unless others have the same deal still before them. */
const eyesFor = (live: Live, viewer: Viewer): Eyes =>
  live.status === 'ended' && !isSealed(live, viewer.now) ? 'open' : seatFor(live, viewer);

/** A cache key: viewers with the same viewpoint get the same text. */
export const viewpointOf = (live: Live, viewer: Viewer): string =>
  `${seatFor(live, viewer)} ${viewer.language} ${viewer.player === live.row.owner}`;

function serializeSeats(live: Live, { player: reader, language }: Omit<Viewer, 'now'>): SeatInfo[] {
  const names = namesOf(live, language);
  const isOwner = reader !== null && reader === live.row.owner;
  return live.seats.map(({ seat, kind, player, bot, away, code }) => ({
    seat,
    kind,
    name: names[seat],
    player: player === null ? null : (live.players.get(player) ?? null),
    bot,
    away,
    ...(live.stumbles[seat] > 0 ? { stumbles: live.stumbles[seat] } : {}),
    ...(isOwner && kind === 'link' && code !== null ? { code } : {}),
  }));
}

export function serializeTable(live: Live, viewer: Viewer): TableInfo {
  const { row, status, time } = live;
  return {
    id: row.id,
    game: row.game,
    rules: live.rules.number,
    title: live.rules.title(viewer.language),
    chosen: live.chosen,
    status,
    private: row.private === 1,
    hints: row.hints === 1,
    time,
    seats: serializeSeats(live, viewer),
    owner: live.players.get(row.owner) ?? { id: row.owner, name: '?' },
    created: row.created,
    version: live.version,
    keyHash: status === 'open' ? null : live.keyHash,
    key: status === 'ended' && !isSealed(live, viewer.now) ? row.key : null,
    result: live.result,
    rematch: live.rematch,
    ...(row.lesson === null ? {} : { lesson: row.lesson }),
    ...(row.branched === BROUGHT ? { brought: true as const } : {}),
    tookBack: live.tookBack,
    ...serializeDeal(live, viewer),
    astray: live.astray,
  };
}

function serializeDeal(live: Live, { now }: Viewer): Pick<TableInfo, 'deal'> {
  const { day } = live.row;
  const until = sealedUntil(live);
  return day === null || until === null ? {} : { deal: { day, until, sealed: isSealed(live, now) } };
}

export function serializeLobbyEntry(live: Live, language: Language): LobbyEntry {
  const { id, game, created } = live.row;
  const { chosen, time } = live;
  return {
    id,
    game,
    title: live.rules.title(language),
    chosen,
    time,
    seats: serializeSeats(live, { player: null, language }),
    created,
  };
}

export function serializePresent(live: Live, viewer: Viewer): Present {
  const seat = seatFor(live, viewer);
  const { play, status, version, clocks, time } = live;
  const isPlaying = status === 'playing' && play !== null;
  const teaching = seat >= 0 && seat === live.lesson?.pupil ? teachingAt(live) : null;
  const isHere = isPlaying && seat >= 0 && live.seats[seat].away === 'here' && !live.astray;
  return {
    table: serializeTable(live, viewer),
    seat,
    version,
    asked: isPlaying ? play.deciders() : [],
    view: play === null ? null : serializeView(live, play, eyesFor(live, viewer)),
    question: isHere ? serializeQuestion(live, seat, viewer.language) : null,
    undo: isHere ? (play.barrier(seat) ?? 'possible') : null,
    takeTurnBack: isHere ? (turnBarrier(live, seat) ?? 'possible') : null,
    clock: time.kind === 'none' ? null : { now: viewer.now + live.ahead, seats: clocks },
    ...(teaching === null ? {} : { teaching: serializeTeaching(live, teaching) }),
  };
}

const serializeTeaching = ({ unheard }: Live, { says, pointsAt, then, told, ...rest }: Said): Teaching => ({
  ...rest,
  says: says.slice(),
  pointsAt: pointsAt.slice(),
  then: then.map((choice) => ({ ...choice })),
  told: told.slice(),
  isQuiet: unheard.isQuiet,
});

/** Of its game, with names in the place of the rules' numbers. */
export const serializeView = ({ rules }: Live, play: Play, eyes: Eyes): unknown =>
  rules.schema.view.name(play.view(eyes));

export function serializeAsked({ rules }: Live, since: number, { verb, text, options }: Asked): Question {
  const { choice } = rules.schema;
  return {
    since,
    verb,
    text,
    options: options.map(({ option, about, text }) => ({ option, about: choice.name(about) as Choice, text })),
  };
}
function serializeQuestion(live: Live, seat: number, language: Language): Question | null {
  const asked = live.play?.ask(seat, language, namesOf(live, language)) ?? null;
  return asked === null ? null : serializeAsked(live, live.asked[seat], asked);
}

/** What happened as these eyes see it, in words and as data. */
export function serializeTold(
  { rules }: Live,
  told: readonly Told[],
  eyes: Eyes,
  language: Language,
  names: readonly string[],
): { lines: string[]; news: unknown[] } {
  const { lines, news } = rules.tell(language, told, eyes, names);
  return { lines, news: news.map((each) => rules.schema.news.name(each)) };
}

export function serializeEntry(live: Live, viewer: Viewer, row: NewEntry): Entry {
  const { name, told } = JSON.parse(row.news) as Heard;
  const kind = row.kind as EntryKind;
  const { language } = viewer;
  const { number, at, seat, takes_back } = row;
  const names = namesOf(live, language);
  const { lines, news } = serializeTold(live, told, eyesFor(live, viewer), language, names);
  // People keep the name that they had at that time. A bot's name depends on the language, and its only entry with a name is `stumbled`.
  const isBot = kind === 'stumbled' && seat !== null && live.seats[seat].kind === 'bot';
  const who = isBot ? names[seat] : name;
  const isYou = seat !== null && seat === seatFor(live, viewer);
  const happened = sayKind(language, kind, who, isYou, row.option ?? 0);
  return { number, at, kind, seat, takesBack: takes_back, lines: [...happened, ...lines], news };
}

/** What is said of an entry besides its news. */
function sayKind(language: Language, kind: EntryKind, who: string, isYou: boolean, option: number): string[] {
  if (kind === 'answered' || kind === 'started' || kind === 'taught') return [];
  return [kind === 'given-back' ? sayGivenBack(language, option) : sayHappening(language, kind, who, isYou)];
}
