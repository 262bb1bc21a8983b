/** Who may do nothing for a while: players, and networks, of which only hashes with a secret of the database are known. */
import { isIP, isIPv4 } from 'node:net';
import { refuse } from '@gloaming/host';
import type { Player, RouteName } from '@gloaming/protocol';
import type { FastifyRequest } from 'fastify';
import { readBans } from '../storage/moderation.ts';
import type { BanRow } from '../storage/schema.ts';
import type { TableCache } from '../table/tableCache.ts';
import type { HashOf } from './origins.ts';
import { senderOf } from './security.ts';

/** Other processes may have banned somebody meanwhile. */
const READ_EVERY = 5_000;
/** What may always be done: to go. */
const FREE: readonly RouteName[] = ['forget', 'logOut', 'deleteMe'];

/** A sender's own network, and the wider one around it. */
export function networksOf(sender: string): string[] {
  const parts = sender.split(isIPv4(sender) ? '.' : ':');
  return isIPv4(sender) ? [sender, `${parts.slice(0, 3).join('.')}/24`] : [sender, `${parts.slice(0, 3).join(':')}/48`];
}
/** The same of what whoever runs the server writes; null for what is no address, and no network of such a size. */
export function networkIn(text: string): string | null {
  const [address, size, more] = text.split('/');
  if (isIP(address) === 0 || more !== undefined) return null;
  const [own, wide] = networksOf(senderOf({ ip: address }));
  if (size === undefined) return own;
  return wide.endsWith(`/${size}`) ? wide : null;
}

export class Bans {
  private readonly cache: TableCache;
  private readonly hashOf: HashOf;
  private held = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;

  constructor(cache: TableCache, hashOf: HashOf) {
    this.cache = cache;
    this.hashOf = hashOf;
    this.timer = setInterval(() => void this.read(), READ_EVERY);
    this.timer.unref();
  }

  async read(): Promise<readonly BanRow[]> {
    const { store, settings } = this.cache;
    try {
      const bans = this.cache.isBehind ? [] : await readBans(store.db, settings.now());
      this.held = new Map(bans.map(({ who, until }) => [who, until]));
      return bans;
    } catch (error) {
      settings.complain(error, 'bans');
      return [];
    }
  }
  close(): void {
    clearInterval(this.timer);
  }

  /** Whoever is banned may look, and do nothing. */
  async refuseBanned(name: RouteName, request: FastifyRequest, player: Player | null): Promise<void> {
    if (request.method !== 'POST' || this.held.size === 0 || FREE.includes(name)) return;
    const hashes = await Promise.all(networksOf(senderOf(request)).map((network) => this.hashOf(network)));
    const now = this.cache.settings.now();
    for (const who of [player?.id ?? '', ...hashes]) {
      const until = this.held.get(who) ?? 0;
      if (until > now) refuse('banned', { until });
    }
  }
}

/** Knows from the beginning who may do nothing. */
export async function openBans(cache: TableCache, hashOf: HashOf): Promise<Bans> {
  const bans = new Bans(cache, hashOf);
  await bans.read();
  return bans;
}
