/** Deals of the day: which they are, and the one try that everybody has at each. */
import { createHmac, randomBytes } from 'node:crypto';
import type { BotName } from '@gloaming/bots';
import { GAME_NAMES, isGameName } from '@gloaming/games';
import { begin, type Live, MOST_TABLES, newTableId, refuse, rowOf, seatRow, TRYING, todayIn } from '@gloaming/host';
import type { Player } from '@gloaming/protocol';
import {
  type DealPlace,
  keepDeal,
  keepHouse,
  keepSecret,
  type NewAttempt,
  readAttempt,
  readDeal,
} from '../storage/deals.ts';
import type { DealRow } from '../storage/schema.ts';
import { isConflict } from '../storage/store.ts';
import { insertTable } from '../storage/tables.ts';
import type { TableCache } from '../table/tableCache.ts';

/** Against whom everybody plays. Its level is one that takes no clock, so that it is the same on every machine and under any load. */
export const RIVAL: BotName = 'adept';
const PLAYERS = 2;
/** Those who play each deal, too, so that nobody is alone with it. */
const LISTED: readonly BotName[] = ['greedy', 'adept', 'master'];

/** The owner of the tables at which only bots play. */
const HOUSE = { id: 'gloaming0000', name: 'Gloaming' } as const;

const whoIsBot = (bot: string): string => `bot:${bot}`;

export class Deals {
  readonly cache: TableCache;
  private secret: Promise<string> | undefined;

  constructor(cache: TableCache) {
    this.cache = cache;
  }

  private get db() {
    return this.cache.store.db;
  }

  /** The key follows from a secret that never leaves the server (HMAC): nobody else can work out that of tomorrow. */
  async keyOf({ game, day }: DealPlace): Promise<string> {
    this.secret ??= keepSecret(this.db, 'deals', randomBytes(32).toString('hex'));
    try {
      return createHmac('sha256', await this.secret)
        .update(`deal ${game} ${day}`)
        .digest('hex')
        .slice(0, 32);
    } catch (error) {
      this.secret = undefined;
      throw error;
    }
  }

  /** The deal as it is played, if anybody has begun it. */
  find(place: DealPlace): Promise<DealRow | undefined> {
    return readDeal(this.db, place);
  }

  /** The player's table at the deal of their day: a new one, or the one they have, for there is no second try. */
  async begin(player: Player, game: string, zone: string, origin: string | null = null): Promise<Live> {
    if (!isGameName(game)) refuse('no-such-game', { game, known: GAME_NAMES.join(', ') });
    const { day } = todayIn(zone, this.cache.settings.now()) ?? refuse('no-such-zone', { zone });
    const deal = await this.keep({ game, day });
    const live = await this.sitDown(deal, { who: player.id, player: player.id, bot: null }, player.id, origin);
    await this.letBotsTry(deal);
    return live;
  }

  /** Its rules and what it is set to are those of its first moment. */
  private async keep(place: DealPlace): Promise<DealRow> {
    const known = await this.find(place);
    if (known !== undefined) return known;
    const rules = await this.cache.rulebook.findNewest(place.game);
    return keepDeal(this.db, { ...place, rules: rules.number, options: JSON.stringify(rules.choose(PLAYERS, {})) });
  }

  /** Bots play at tables of their own, like everybody: their results come from records, too. */
  private async letBotsTry(deal: DealRow): Promise<void> {
    await keepHouse(this.db, HOUSE.id, HOUSE.name, this.cache.settings.now());
    for (const bot of LISTED) await this.sitDown(deal, { who: whoIsBot(bot), player: null, bot }, HOUSE.id);
  }

  private async sitDown(deal: DealRow, who: Who, owner: string, origin: string | null = null): Promise<Live> {
    // A process may have died before the game began.
    const known = async (): Promise<Live | undefined> => {
      const attempt = await readAttempt(this.db, deal, who.who);
      return attempt === undefined ? undefined : begin(this.cache, attempt.table);
    };
    const before = await known();
    if (before !== undefined) return before;
    try {
      return await this.open(deal, who, owner, origin);
    } catch (error) {
      // Begun twice at the same time, from two devices perhaps: one of them has made the table.
      const made = isConflict(error) ? await known() : undefined;
      if (made === undefined) throw error;
      return made;
    }
  }

  private async open(deal: DealRow, { who, player, bot }: Who, owner: string, origin: string | null): Promise<Live> {
    const { game, day, rules, options } = deal;
    // Rules that this process does not know are refused before anything is written.
    await this.cache.rulebook.find(game, rules);
    const id = newTableId();
    const seats = Array.from({ length: PLAYERS }, (_, seat) => {
      const trying = bot === null ? ({ kind: 'me' } as const) : ({ kind: 'bot', bot } as const);
      return seatRow(id, seat, seat === TRYING ? trying : { kind: 'bot', bot: RIVAL }, owner);
    });
    const agreed = { time: { kind: 'none' }, isPrivate: true, hints: false } as const;
    const key = await this.keyOf(deal);
    const row = { ...rowOf(this.cache, id, owner, agreed), game, rules, options, key, day, origin };
    const attempt: NewAttempt = { game, day, who, player, bot, begun: row.created, state: 'playing', ended: null };
    const most = player === null ? {} : { most: MOST_TABLES };
    if (!(await insertTable(this.db, row, seats, { ...most, attempt })))
      refuse('too-many-tables', { most: MOST_TABLES });
    return begin(this.cache, id);
  }
}

interface Who {
  readonly who: string;
  readonly player: string | null;
  readonly bot: string | null;
}
