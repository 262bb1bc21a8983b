/** People at tables who play on through every crash, and remember what they were told. */
import type { Dice } from '@gloaming/engine';
import type { ErrorBody, NewTable, Present, Taken } from '@gloaming/protocol';
import { newCommand } from '../testing/client.ts';
import { Patient } from './patient.ts';

/** What somebody sent, and what became of it. Until there is an answer it may have been done or not. */
export interface Sent {
  readonly table: string;
  readonly seat: number;
  readonly id: string;
  /** Null takes the last answer back. */
  readonly option: number | null;
  /** The version at which it was done, or why it was not. */
  fate: number | string | null;
}

/** Everything that was sent and heard, for all tables. */
export interface Book {
  readonly sent: Sent[];
  /** By stream: the numbers of the entries as they came. */
  readonly heard: { table: string; numbers: number[] }[];
  /** Tables that were made, as far as the players know. */
  tables: number;
  /** Commands whose answer did not arrive, sent again. */
  retries: number;
  acknowledged: number;
  finished: number;
}
export const newBook = (): Book => ({ sent: [], heard: [], tables: 0, retries: 0, acknowledged: 0, finished: 0 });

/** Who plays at a table: people, with bots on the other seats. */
export interface Party {
  readonly game: string;
  readonly seats: NewTable['seats'];
}
const BOT = { kind: 'bot', bot: 'greedy' } as const;
const [ME, ANYONE] = [{ kind: 'me' } as const, { kind: 'open' } as const];
export const PARTIES: readonly Party[] = [
  { game: 'res-arcana', seats: [ME, ANYONE] },
  { game: 'evenfall', seats: [ANYONE, ME] },
  { game: 'evenfall', seats: [ME] },
  { game: 'res-arcana', seats: [ME, BOT, ANYONE] },
];

const UNDO_ONE_IN = 10;

export class Group {
  private readonly urls: readonly string[];
  private readonly party: Party;
  private readonly dice: Dice;
  private readonly book: Book;
  /** Answers since somebody last looked. */
  moved = 0;
  private isStopping = false;
  private readonly stopped = Promise.withResolvers<void>();

  constructor(urls: readonly string[], party: Party, dice: Dice, book: Book) {
    this.urls = urls;
    this.party = party;
    this.dice = dice;
    this.book = book;
  }

  stop(): void {
    this.isStopping = true;
    this.stopped.resolve();
  }

  /** Game after game, until told to stop; every command that was begun gets its answer first. */
  async play(): Promise<void> {
    while (!this.isStopping) {
      const { table, people } = await this.sitDown();
      await Promise.all(people.map((person) => this.playSeat(person, table)));
      if (!this.isStopping) this.book.finished++;
    }
  }

  private async sitDown(): Promise<{ table: string; people: Patient[] }> {
    const people = this.party.seats.filter(({ kind }) => kind !== 'bot').map((_, i) => new Patient(this.urls, i));
    for (const [i, person] of people.entries())
      person.be(expectOk(await person.ask('newPlayer', { body: { name: `Player ${i}`, for: 'program' } })));
    const body = { id: newCommand(), game: this.party.game, seats: this.party.seats };
    const { table } = expectOk(await people[0].ask('newTable', { body }));
    this.book.tables++;
    for (const person of people.slice(1))
      expectOk(await person.ask('join', { table: table.id, body: { id: newCommand() } }));
    return { table: table.id, people };
  }

  private async playSeat(person: Patient, table: string): Promise<void> {
    const heard: number[] = [];
    this.book.heard.push({ table, numbers: heard });
    let done = 0;
    const news = person.follow(table);
    while (!this.isStopping) {
      // Whoever waits for others stops waiting; the stream ends with the server.
      const { value: story } = (await Promise.race([news.next(), this.stopped.promise])) ?? { value: undefined };
      if (story === undefined) break;
      const { entries, present } = story;
      heard.push(...entries.map(({ number }) => number));
      if (present.table.status === 'ended') break;
      // News that is older than one's own last answer says nothing new.
      let now: Present | undefined = present.version < done ? undefined : present;
      while (now !== undefined && !this.isStopping) {
        const option = this.choose(now);
        if (option === undefined) break;
        const sent: Sent = { table, seat: now.seat, id: newCommand(), option, fate: null };
        this.book.sent.push(sent);
        const { version, next } = await this.send(person, sent, now.version);
        done = Math.max(done, version);
        now = next;
      }
    }
    person.close();
    // A stream of a game that is over would stay open for as long as the server lives.
    if (!this.isStopping) await news.return(undefined);
  }

  /** An option, null to take back, or nothing to say. */
  private choose({ question, undo }: Present): number | null | undefined {
    if (undo === 'possible' && this.dice(UNDO_ONE_IN) === 0) return null;
    if (question === null) return undefined;
    return question.options[this.dice(question.options.length)].option;
  }

  private async send(person: Patient, sent: Sent, seen: number): Promise<{ version: number; next?: Present }> {
    const { table, id, option } = sent;
    const body = option === null ? { id, seen, undo: true } : { id, seen, answers: [option] };
    const { status, body: answer, tries } = await person.ask('command', { table, body });
    if (tries > 1) this.book.retries++;
    if (status === 200) {
      const { version } = answer as Taken;
      sent.fate = version;
      this.book.acknowledged++;
      this.moved++;
      return { version };
    }
    const { code, present } = answer as ErrorBody;
    // Others were quicker. Anything else is nothing that this client could have asked for.
    if (status !== 409) throw new Error(`${status} ${JSON.stringify(answer).slice(0, 300)}`);
    sent.fate = code;
    return present === undefined ? { version: 0 } : { version: 0, next: present };
  }
}

function expectOk<T>({ status, body }: { status: number; body: T | ErrorBody }): T {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body).slice(0, 300)}`);
  return body as T;
}
