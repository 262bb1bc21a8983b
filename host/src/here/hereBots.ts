/** Looks after the tables of a browser that are open: bots answer, clocks run out. */
import type { BotName } from '@gloaming/bots/names';
import { isBotName } from '@gloaming/bots/names';
import { attendTo, botsAsked, isTimely, type Move, readyMove, SUBSTITUTE } from '../attending.ts';
import { dueOf } from '../draft.ts';
import type { Live } from '../liveTable.ts';
import { sha256OfText } from '../sha256.ts';
import type { HereHall } from './hereHall.ts';

/** A question for a bot, who is given what its seat sees and nothing else. */
export interface BotQuestion {
  readonly game: string;
  readonly rules: number;
  readonly bot: BotName;
  /** Table and seat. */
  readonly place: string;
  readonly view: unknown;
  readonly options: readonly number[];
  /** Of its dice: the same for the same moment of a game, so that a browser that was closed meanwhile goes on as it would have. */
  readonly seed: number;
}
export type AskBot = (question: BotQuestion, signal: AbortSignal) => Promise<number>;

/** Milliseconds in which a bot has to answer: a browser that is short of memory ends a worker without a word. */
const PATIENCE = 60_000;

export class HereBots {
  private readonly hall: HereHall;
  private readonly askBot: AskBot;
  private readonly attended = new Map<string, { stop: AbortController; isAgain: boolean }>();
  private isClosed = false;

  constructor(hall: HereHall, askBot: AskBot) {
    this.hall = hall;
    this.askBot = askBot;
    hall.listeners.add((live) => this.wake(live));
  }

  /** Sees to a table at which something may be due. */
  wake(live: Live): void {
    if (this.isClosed) return;
    const running = this.attended.get(live.row.id);
    if (running === undefined) {
      if (this.dueAt(live) !== null) void this.attend(live.row.id);
      return;
    }
    running.isAgain = true;
    running.stop.abort();
  }

  close(): void {
    this.isClosed = true;
    for (const { stop } of this.attended.values()) stop.abort();
  }

  private dueAt(live: Live): number | null {
    return dueOf(live, this.hall.settings.pause, this.hall.settings.now());
  }

  /** Until nothing is due any more. */
  private async attend(id: string): Promise<void> {
    do {
      const running = { stop: new AbortController(), isAgain: false };
      this.attended.set(id, running);
      // What cannot be kept is not tried again and again: the next change of the table begins it anew.
      const isDone = await this.attendOnce(id, running.stop.signal).catch(() => !running.isAgain);
      if (isDone && !running.isAgain) break;
    } while (!this.isClosed);
    this.attended.delete(id);
  }

  /** Says whether nothing is due any more. */
  private async attendOnce(id: string, signal: AbortSignal): Promise<boolean> {
    const live = await this.hall.find(id);
    const due = this.dueAt(live);
    if (due === null) return true;
    await sleep(due - this.hall.settings.now(), signal);
    if (signal.aborted) return false;
    const moves = await Promise.all(botsAsked(live).map((seat) => this.moveOf(live, seat, signal)));
    if (signal.aborted) return false;
    // News of it wakes this table again: what is due then is seen to in the next round.
    await this.hall.change(id, (draft) =>
      attendTo(
        draft,
        moves.filter((move) => isTimely(draft.live, move)),
      ),
    );
    return false;
  }

  private async moveOf(live: Live, seat: number, signal: AbortSignal): Promise<Move> {
    const ready = readyMove(live, seat);
    if (ready !== null) return ready;
    const { play, row } = live;
    const options = play?.options(seat) ?? [];
    const since = live.asked[seat];
    const { bot } = live.seats[seat];
    const known = bot !== null && isBotName(bot) ? bot : SUBSTITUTE;
    const { game, rules } = row;
    const question = {
      game,
      rules,
      bot: known,
      place: `${row.id} ${seat}`,
      view: play?.view(seat),
      options,
      seed: seedOf(live, seat),
    };
    try {
      const option = await this.askBot(question, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]));
      if (options.includes(option)) return { seat, since, option, isStumble: false };
      throw new RangeError(`${option} is none of the options`);
    } catch (error) {
      if (signal.aborted) throw error;
      // A table must not stand still because a bot is broken.
      return { seat, since, option: options[0], isStumble: true };
    }
  }
}

const SEED_DIGITS = 8;
const seedOf = ({ row, turns }: Live, seat: number): number =>
  Number.parseInt(sha256OfText(`${row.key} ${seat} ${turns.given.length}`).slice(0, SEED_DIGITS), 16);

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (ms <= 0 || signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
