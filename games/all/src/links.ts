/** Games as links: from a record to a few characters, and back by whatever rules it was played. */
import { fail, type GameRecord, makeRecord, stateHash } from '@gloaming/engine';
import { linkName, packRecord, readHead, unpackRecord } from '@gloaming/engine/session';
import { fetchRules, GAME_NAMES } from './fetch.ts';

export const packGame = (record: GameRecord<unknown>): Promise<string> =>
  fetchRules(record.game, record.rules, (entry) => packRecord(entry, record));

/** The game as a record, with the hash that its answers lead to. Refuses, by a sentence, whatever is no whole link. */
export async function unpackGame(text: string): Promise<GameRecord<unknown>> {
  const head = readHead(text);
  const game = GAME_NAMES.find((name) => linkName(name) === head.game);
  if (game === undefined) return fail('bad-record', { line: 1, text: text.slice(0, 80) });
  return fetchRules(game, head.rules, (entry) => {
    const { record, state } = unpackRecord(entry, text);
    return { ...record, end: stateHash(entry.game, state) };
  });
}

/** What stands before the characters: what comes after the sign never reaches a server. */
const PLACE = /(?:^|\/)g\/?#(?:([\w-]+))/;
/** The characters of a link, wherever it leads; null for a text that is none. */
export const linkIn = (text: string): string | null => PLACE.exec(text.trim())?.[1] ?? null;

export const recordOfLink = async (text: string): Promise<string> => makeRecord(await unpackGame(text));
