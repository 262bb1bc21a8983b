/** All scripted players together, and the ways in which they put load on a server. */
import { type Dice, makeDice } from '@gloaming/engine';
import { answer, dealAgain, follow, type Match, type Seat, sitDown } from './players.ts';
import { Wires } from './wire.ts';

/** Requests under way at once while tables are made. */
const AT_ONCE = 32;
/** A server that is far behind is not buried in new connections: who is due waits here, and the wait is counted. */
const MOST = 200;

export class LoadGenerator {
  readonly matches = new Map<string, Match>();
  /** Games that ended and were begun again by the same players. */
  finished = 0;
  private readonly url: string;
  private readonly game: string;
  private readonly wires: Wires;
  private readonly dice: Dice;
  private readonly ends = new Map<string, (() => void)[]>();
  /** Who may answer, in the order in which they were asked. */
  private readonly ready = new Set<Seat>();
  private readonly renewing = new Map<string, Promise<void>>();
  private drive: () => void = () => {};
  private stop: (error: Error) => void = () => {};
  private readonly broken: Promise<never>;

  constructor(url: string, game: string, seed: number) {
    this.url = url;
    this.game = game;
    this.wires = new Wires(url);
    this.dice = makeDice(seed);
    this.broken = new Promise((_, reject) => {
      this.stop = reject;
    });
    this.broken.catch(() => {});
  }

  /** Makes tables until there are so many. */
  async gather(tables: number): Promise<void> {
    let missing = tables - this.matches.size;
    const makers = Array.from({ length: AT_ONCE }, async () => {
      while (missing-- > 0) this.add(await sitDown(this.wires, this.game));
    });
    await Promise.all(makers);
  }

  /** Every seat hears of its table. */
  async listen(): Promise<void> {
    for (const match of this.matches.values()) if (!this.ends.has(match.table)) await this.hear(match);
  }
  /** Nobody hears anything any more. */
  hush(): void {
    for (const ends of this.ends.values()) for (const end of ends) end();
    this.ends.clear();
    this.ready.clear();
  }

  /** As fast as the server takes it, with at most so many answers under way. Gives how long each took. */
  async rush(enough: (moves: number) => boolean, clients: number): Promise<number[]> {
    const times: number[] = [];
    let underWay = 0;
    await this.until((done) => {
      const isEnough = enough(times.length);
      if (isEnough && underWay === 0) return done();
      for (const seat of this.ready) {
        if (isEnough || underWay >= clients) return;
        this.ready.delete(seat);
        underWay++;
        const start = performance.now();
        this.answer(seat).then(() => {
          underWay--;
          times.push(performance.now() - start);
          this.drive();
        }, this.stop);
      }
    });
    return times;
  }

  /**
   * So many a second whether the server keeps up or not, at random moments. Each is measured from the moment at which it was due:
   * who had to wait for others to be served has waited.
   */
  async stroll(perSecond: number, seconds: number): Promise<number[]> {
    const times: number[] = [];
    const start = performance.now();
    const due: number[] = [];
    let next = start;
    let underWay = 0;
    const timer = setInterval(() => this.drive(), 1);
    await this.until((done) => {
      const now = performance.now();
      while (next <= now && next < start + seconds * 1000) {
        due.push(next);
        next += (-Math.log((1 + this.dice(1_000_000)) / 1_000_000) * 1000) / perSecond;
      }
      if (next >= start + seconds * 1000 && due.length === 0 && underWay === 0) return done();
      for (const seat of this.ready) {
        const since = underWay < MOST ? due.shift() : undefined;
        if (since === undefined) return;
        this.ready.delete(seat);
        underWay++;
        this.answer(seat).then(() => {
          underWay--;
          times.push(performance.now() - since);
        }, this.stop);
      }
    });
    clearInterval(timer);
    return times;
  }

  close(): void {
    this.hush();
    this.wires.close();
  }

  private answer(seat: Seat): Promise<void> {
    return answer(this.wires, seat, this.dice, (each) => this.asked(each));
  }

  private async until(drive: (done: () => void) => void): Promise<void> {
    const finished = new Promise<void>((done) => {
      this.drive = () => drive(done);
    });
    this.drive();
    await Promise.race([finished, this.broken]);
    this.drive = () => {};
    await Promise.race([Promise.all(this.renewing.values()), this.broken]);
  }

  private add(match: Match): void {
    this.matches.set(match.table, match);
  }

  private asked(seat: Seat): void {
    if (seat.isOver) this.renew(seat.table);
    else {
      this.ready.add(seat);
      this.drive();
    }
  }

  /** The game is over: another one, with the same players. */
  private renew(table: string): void {
    const match = this.matches.get(table);
    if (match === undefined || this.renewing.has(table)) return;
    for (const end of this.ends.get(table) ?? []) end();
    for (const seat of match.seats) this.ready.delete(seat);
    const work = async (): Promise<void> => {
      const next = await dealAgain(this.wires, this.game, match);
      this.matches.delete(table);
      this.ends.delete(table);
      this.finished++;
      this.add(next);
      await this.hear(next);
      this.renewing.delete(table);
    };
    const renewed = work();
    this.renewing.set(table, renewed);
    renewed.catch(this.stop);
  }

  private async hear(match: Match): Promise<void> {
    const heard = match.seats.map((seat) => follow(this.url, seat, (each) => this.asked(each), this.stop));
    this.ends.set(match.table, await Promise.all(heard));
  }
}
