/** A refusal on its way to whoever asked: nothing was changed. */
import { type ErrorCode, Refused } from '@gloaming/engine';
import { ENGINE_STATUS, type FaultCode, type Faults, type Present } from '@gloaming/protocol';

export class Fault<C extends FaultCode = FaultCode> extends Error {
  readonly code: C;
  readonly details: Faults[C];
  /** What the seat should look at before it tries again. */
  present?: Present;
  constructor(code: C, details: Faults[C]) {
    super(code);
    this.name = 'Fault';
    this.code = code;
    this.details = details;
  }
}

export function refuse<C extends FaultCode>(code: C, details: Faults[C]): never {
  throw new Fault(code, details);
}

/** Of all that the engine refuses, what a request can bring about. Anything else is a mistake of ours. */
type Requested = keyof typeof ENGINE_STATUS;
const isRequested = (code: ErrorCode): code is Requested => Object.hasOwn(ENGINE_STATUS, code);
export const isRequestedRefusal = (error: unknown): error is Refused<Requested> =>
  error instanceof Refused && isRequested(error.code);
export const isRefusal = (error: unknown): boolean => error instanceof Fault || isRequestedRefusal(error);
