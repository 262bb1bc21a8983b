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

/** Of anything that says where somebody is. */
export type HashOf = (place: string) => Promise<string>;

export function knowOrigins(db: Db): { originOf: OriginOf; hashOf: HashOf } {
  let secret: Promise<string> | null = null;
  const hashOf: HashOf = async (place) => {
    secret ??= keepSecret(db, 'origins', newSecret());
    // What could not be read may be there the next time.
    secret.catch(() => {
      secret = null;
    });
    return createHmac('sha256', await secret)
      .update(place)
      .digest('hex')
      .slice(0, LENGTH);
  };
  const originOf: OriginOf = async (request) => {
    const sender = senderOf(request);
    return isHere(sender) ? null : hashOf(sender);
  };
  return { originOf, hashOf };
}
