/** What is refused, as it is sent: a code, and a sentence in the reader's language. */
import type { Language } from '@gloaming/engine';
import { type ErrorBody, FAULT_STATUS, type FaultCode, type Faults, sayFault } from '@gloaming/protocol';
import { isFault, isRefused } from './faults.ts';

export interface Answer {
  status: number;
  body: ErrorBody;
}

export function answerFault<C extends FaultCode>(code: C, details: Faults[C], language: Language): Answer {
  return { status: FAULT_STATUS[code], body: { code, message: sayFault(language, code, details), details } };
}

/** Null for what is no refusal. */
export function answerRefusal(error: unknown, language: Language): Answer | null {
  if (isRefused(error, 'outdated')) {
    const { present, ...details } = error.details;
    const { status, body } = answerFault(error.code, details, language);
    return { status, body: present === undefined ? body : { ...body, present } };
  }
  return isFault(error) ? answerFault(error.code, error.details, language) : null;
}
