/** `node server/src/main.ts admin …`: asks the running server, with the key that stands in its database. */
import { parseArgs } from 'node:util';
import type { Config } from './base/config.ts';
import { ADMIN, adminKey, type Order } from './http/admin.ts';
import { openAsItIs } from './storage/store.ts';

const ADMIN_USAGE = [
  '  admin reports                      what players have said of each other',
  '  admin settle REPORT                it is dealt with',
  '  admin ban WHOM --days N [--why …]  a player, an address (203.0.113.7, 203.0.113.0/24), or a table: the place where it was made',
  '  admin unban WHOM, admin bans       they may again; who may not',
  '  admin hide TABLE, remove TABLE     not in the lobby; gone with all that was played there',
  '  admin rename PLAYER NAME           a player is called otherwise',
];

/** For the operator. */
export class BadOrder extends Error {}

/** A flag that there is not is refused by name. */
function parse<R>(read: () => R): R {
  try {
    return read();
  } catch (error) {
    throw new BadOrder(error instanceof Error ? error.message : String(error));
  }
}

function readOrder(args: readonly string[]): { order: Order; url: string | undefined; key: string | undefined } {
  const options = {
    days: { type: 'string' },
    why: { type: 'string' },
    url: { type: 'string' },
    key: { type: 'string' },
  } as const;
  const { values, positionals } = parse(() => parseArgs({ args: args.slice(), options, allowPositionals: true }));
  const { url, key, days, why } = values;
  const [what, whom, ...rest] = positionals;
  const needed = (text: string | undefined): string => {
    if (text === undefined) throw new BadOrder(['What is to be done?', '', ...ADMIN_USAGE].join('\n'));
    return text;
  };
  const orderOf = (): Order => {
    switch (what) {
      case 'reports':
      case 'bans':
        return { do: what };
      case 'settle':
        return { do: what, report: needed(whom) };
      case 'ban':
        return { do: what, whom: needed(whom), days: Number(needed(days)), ...(why === undefined ? {} : { why }) };
      case 'unban':
        return { do: what, whom: needed(whom) };
      case 'hide':
      case 'remove':
        return { do: what, table: needed(whom) };
      case 'rename':
        return { do: what, player: needed(whom), name: needed(rest.join(' ') || undefined) };
      default:
        return { do: needed(undefined) as 'bans' };
    }
  };
  return { order: orderOf(), url, key };
}

async function keyIn(place: string): Promise<string> {
  const { db } = openAsItIs(place);
  try {
    return await adminKey(db);
  } finally {
    await db.destroy();
  }
}

/** What the server answers, as text. */
export async function administer(args: readonly string[], config: Config): Promise<string> {
  const { order, url = `http://127.0.0.1:${config.port}`, key } = readOrder(args);
  const authorization = `Bearer ${key ?? (await keyIn(config.store))}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const response = await fetch(new URL(ADMIN, url), { method: 'POST', headers, body: JSON.stringify(order) });
  const answer: unknown = await response.json();
  if (!response.ok) throw new BadOrder((answer as { message?: string }).message ?? `${response.status}`);
  return JSON.stringify(answer, null, 2);
}
