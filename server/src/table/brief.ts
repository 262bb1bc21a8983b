/** What lists tell of a table that only its game knows. It is written into the table's row, so that no list has to play a game. */
import type { Live } from '@gloaming/host';

export interface Brief {
  /** Who is asked. */
  readonly asked: readonly number[];
  readonly tookBack: boolean;
  readonly stumbles: readonly number[];
}

const briefOf = ({ status, play, tookBack, stumbles }: Live): Brief => ({
  asked: status === 'playing' ? (play?.deciders() ?? []) : [],
  tookBack,
  stumbles,
});
export const writeBrief = (live: Live): string => JSON.stringify(briefOf(live));
export const readBrief = (text: string): Brief => JSON.parse(text) as Brief;
