/** What is wrong with a request that fits no schema, without the checker's own English: which place, and in which way. */
import type { Faults, Wrong } from '@gloaming/protocol';
import type { FastifyError } from 'fastify';

type BadRequest = Faults['bad-request'];
type Validation = NonNullable<FastifyError['validation']>;
type Broken = Validation[number];

/** What the sender has written is repeated, but not without end. */
const LONGEST = 80;
const short = (text: unknown): string => String(text).slice(0, LONGEST);

const KEYWORDS: Readonly<Record<string, { wrong: Wrong; expected?: string; inside?: string }>> = {
  additionalProperties: { wrong: 'unknown', inside: 'additionalProperty' },
  required: { wrong: 'missing', inside: 'missingProperty' },
  type: { wrong: 'type', expected: 'type' },
  minLength: { wrong: 'at-least', expected: 'limit' },
  minItems: { wrong: 'at-least', expected: 'limit' },
  minimum: { wrong: 'at-least', expected: 'limit' },
  maxLength: { wrong: 'at-most', expected: 'limit' },
  maxItems: { wrong: 'at-most', expected: 'limit' },
  maxProperties: { wrong: 'at-most', expected: 'limit' },
  maximum: { wrong: 'at-most', expected: 'limit' },
  enum: { wrong: 'value', expected: 'allowedValues' },
  const: { wrong: 'value', expected: 'allowedValue' },
  anyOf: { wrong: 'value' },
};

/** Where there are several forms, what is wrong deep inside one of them says more than that it is none of them. */
function mostTelling(all: Validation): Broken | undefined {
  const none = all.find(({ keyword }) => keyword === 'anyOf');
  if (none === undefined) return all[0];
  const deeper = all.find(
    ({ keyword, instancePath }) => keyword !== 'const' && instancePath.length > none.instancePath.length,
  );
  return deeper ?? none;
}

export function wrongOf(all: Validation, context = ''): BadRequest {
  const broken = mostTelling(all);
  const path = `${context === 'querystring' ? 'query' : context}${broken?.instancePath ?? ''}`;
  const { wrong, expected, inside }: (typeof KEYWORDS)[string] = KEYWORDS[broken?.keyword ?? ''] ?? { wrong: 'form' };
  const { params = {} } = broken ?? {};
  const where = short(inside === undefined ? path : `${path}/${String(params[inside])}`);
  const wish = expected === undefined ? undefined : params[expected];
  if (wish === undefined) return { where, wrong };
  return { where, wrong, expected: short(Array.isArray(wish) ? wish.join(', ') : wish) };
}

/** What could not even be read. */
export const unreadable = (code: string): BadRequest =>
  code.startsWith('FST_ERR_CTP') ? { where: 'body', wrong: 'json' } : { where: 'address', wrong: 'form' };
