/** What the server refuses: nothing was changed. Any other refusal of the engine is a mistake of ours. */
import { type Refuse, Refused, type RefusedBy, refuseBy, refusedBy } from '@gloaming/engine';
import { FAULT_STATUS, type Faults } from '@gloaming/protocol';

export const refuse: Refuse<Faults> = refuseBy;
export const isRefused = refusedBy<Faults>();
export const isFault = (error: unknown): error is RefusedBy<Faults> =>
  error instanceof Refused && Object.hasOwn(FAULT_STATUS, error.code);
