/** Players who play whole games. */
import { type Dice, makeDice } from '@gloaming/engine';
import type { NewTable, Present } from '@gloaming/protocol';
import { Client } from './client.ts';

export interface Seated {
  table: string;
  clients: Client[];
}

/** A table at which only people sit, all of them here. */
export async function seatPeople(
  url: string,
  game: string,
  players: number,
  rest: Partial<NewTable> = {},
): Promise<Seated> {
  const clients = await Promise.all(Array.from({ length: players }, (_, i) => Client.named(url, `Player ${i}`)));
  const seats = clients.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
  const { table } = await clients[0].ok('newTable', { body: { game, seats, ...rest } });
  for (const client of clients.slice(1)) await client.ok('join', { table: table.id });
  return { table: table.id, clients };
}

/** Answers once at random for whoever is asked first; false when the game is over. */
export async function playOne({ table, clients }: Seated, dice: Dice): Promise<boolean> {
  const { asked } = await clients[0].present(table);
  if (asked.length === 0) return false;
  const client = clients[asked[0]];
  const { question, version } = await client.present(table);
  if (question === null) throw new Error('asked without a question');
  const { option } = question.options[dice(question.options.length)];
  const { status, body } = await client.answer(table, version, [option]);
  if (status !== 200) throw new Error(`refused: ${JSON.stringify(body).slice(0, 300)}`);
  return true;
}

export async function playOut(seated: Seated, seed = 1, most = Number.POSITIVE_INFINITY): Promise<Present> {
  const dice = makeDice(seed);
  for (let i = 0; i < most && (await playOne(seated, dice)); i++);
  return seated.clients[0].present(seated.table);
}
