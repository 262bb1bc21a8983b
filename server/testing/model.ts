/**
 * What a table must do, in a page: no copies, no database, no other processes. It is made from the finished log and says, for every
 * version there was, what would have become of a command that arrived just then.
 */
import { Refused } from '@gloaming/engine';
import type { Eyes } from '@gloaming/engine/session';
import type { LogRow, Play, TableRow } from '@gloaming/host';
import type { Command } from '@gloaming/protocol';
import { rulesToday } from '../src/table/rulebook.ts';

interface Moment {
  play: Play;
  /** By seat: since which version it has been asked what it is asked. */
  since: number[];
  /** By seat: when it last answered or took back; 0 for who has done nothing. */
  did: number[];
}

/** What of a game goes out to these eyes. */
export const namedView = (game: string, play: Play, eyes: Eyes): unknown =>
  JSON.parse(JSON.stringify(rulesToday(game).schema.view.name(play.view(eyes))));

export class Model {
  readonly log: readonly LogRow[];
  private readonly game: string;
  private readonly moments: (Moment | null)[] = [null];

  constructor(row: Pick<TableRow, 'game' | 'options' | 'key'>, log: readonly LogRow[]) {
    this.log = log;
    this.game = row.game;
    for (const [i, { number, kind, seat, option, hash }] of log.entries()) {
      if (number !== i + 1) throw new Error(`entry ${number} stands at place ${i + 1}`);
      const before = this.moments[i];
      let play: Play | undefined = before?.play.fork();
      if (kind === 'started') play = rulesToday(row.game).begin(JSON.parse(row.options), row.key).play;
      if (kind === 'answered') play?.answer(seat ?? -1, option ?? -1);
      if (kind === 'undone') play?.undo();
      if (play !== undefined && play.hash() !== hash)
        throw new Error(`entry ${number} has another hash than its replay`);
      const since = play === undefined ? [] : sinceOf(number, play, before, kind === 'answered' ? seat : null);
      const did = (before?.did ?? since.map(() => 0)).slice();
      if (seat !== null && (kind === 'answered' || kind === 'undone')) did[seat] = number;
      this.moments.push(play === undefined ? null : { play, since, did });
    }
  }

  get version(): number {
    return this.log.length;
  }

  /** Null if the command would be done at this version, otherwise the code of the refusal. */
  decide(version: number, seat: number, command: Command): string | null {
    const moment = this.moments[version];
    if (moment === null) return 'not-playing';
    const { play, since, did } = moment;
    if (play.isOver) return 'game-over';
    if (command.seen > version) return 'outdated';
    if ('undo' in command) {
      if (play.barrier(seat) !== null) return 'cannot-undo';
      return command.seen < did[seat] ? 'outdated' : null;
    }
    // No lesson is given here.
    if ('lesson' in command) return 'no-such-lesson';
    // People play here, and each could see what another has done.
    if ('takeTurnBack' in command) return 'cannot-take-turn-back';
    if (command.seen < (play.questionHash(seat) === null ? version : since[seat])) return 'outdated';
    const fork = play.fork();
    try {
      for (const [given, option] of command.answers.entries()) {
        if (given > 0 && !fork.isOver && fork.barrier(seat) !== null) return 'too-far';
        if (typeof option !== 'number') return 'answer-by-number';
        fork.answer(seat, option);
      }
      return null;
    } catch (error) {
      if (error instanceof Refused) return error.code;
      throw error;
    }
  }

  view(version: number, seat: number): unknown {
    const play = this.moments[version]?.play;
    return play === undefined || play === null ? null : namedView(this.game, play, play.isOver ? 'open' : seat);
  }
}

/** A question is another one when it asks something else, and when its own seat has answered. */
function sinceOf(version: number, play: Play, before: Moment | null, answered: number | null): number[] {
  return Array.from({ length: play.seats }, (_, seat) => {
    const question = play.questionHash(seat);
    const isSame = question !== null && before?.play.questionHash(seat) === question && answered !== seat;
    return isSame ? (before?.since[seat] ?? version) : version;
  });
}
