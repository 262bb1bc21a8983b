/**
 * Where tables come from: what is fair is fair between places, since names cost nothing. Kept is only a hash with a secret of this database,
 * for some days.
 */
import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { newSecret } from '../base/secrets.ts';
import { keepSecret } from '../storage/deals.ts';
import type { Db } from '../storage/store.ts';
import { senderOf } from './security.ts';

const LENGTH = 16;
/** Of this machine are also all whose addresses a proxy did not say. */
const isHere = (sender: string): boolean => /^127\./.test(sender) || sender === '0:0:0:0' || sender === '';

export type OriginOf = (request: FastifyRequest) => Promise<string | null>;

export function knowOrigins(db: Db): OriginOf {
  let secret: Promise<string> | null = null;
  return async (request) => {
    const sender = senderOf(request);
    if (isHere(sender)) return null;
    secret ??= keepSecret(db, 'origins', newSecret());
    // What could not be read may be there the next time.
    secret.catch(() => {
      secret = null;
    });
    return createHmac('sha256', await secret)
      .update(sender)
      .digest('hex')
      .slice(0, LENGTH);
  };
}
