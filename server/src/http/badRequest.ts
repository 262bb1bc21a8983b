/** Turns validation errors into our own: where in the request something is wrong, and how. The validator's English is not shown. */
import type { Faults, Wrong } from '@gloaming/protocol';
import type { FastifyError } from 'fastify';

type BadRequest = Faults['bad-request'];
type Validation = NonNullable<FastifyError['validation']>;
type Broken = Validation[number];

/** The most characters of the sender's own text that are repeated. */
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

/** Where a union does not match, an error deep inside one of its members says more than that none of them fits. */
function mostTelling(all: Validation): Broken | undefined {
  const none = all.find(({ keyword }) => keyword === 'anyOf');
  if (none === undefined) return all[0];
  const deeper = all.find(
    ({ keyword, instancePath }) => keyword !== 'const' && instancePath.length > none.instancePath.length,
  );
  return deeper ?? none;
}

export function badRequestFrom(all: Validation, context = ''): BadRequest {
  const broken = mostTelling(all);
  const path = `${context === 'querystring' ? 'query' : context}${broken?.instancePath ?? ''}`;
  const { wrong, expected, inside }: (typeof KEYWORDS)[string] = KEYWORDS[broken?.keyword ?? ''] ?? { wrong: 'form' };
  const { params = {} } = broken ?? {};
  const where = short(inside === undefined ? path : `${path}/${String(params[inside])}`);
  const wish = expected === undefined ? undefined : params[expected];
  if (wish === undefined) return { where, wrong };
  return { where, wrong, expected: short(Array.isArray(wish) ? wish.join(', ') : wish) };
}

/** For a body that is no JSON, or an address that cannot be decoded. */
export const unreadable = (code: string): BadRequest =>
  code.startsWith('FST_ERR_CTP') ? { where: 'body', wrong: 'json' } : { where: 'address', wrong: 'form' };
