/** Passphrases, kept by scrypt (Percival 2009) with a salt each: slow to try, and never stored. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { nameKey, refuse } from '@gloaming/host';
import { SHORTEST_PASSPHRASE } from '@gloaming/protocol';

/** About a tenth of a second and 32 MB for each try. What was kept at another cost is still understood. */
const COST = { log2: 15, block: 8, parallel: 1 };
const LENGTH = 32;
/** Fewer different characters are no phrase. */
const FEWEST_DIFFERENT = 5;

type Cost = typeof COST;
let last: Promise<unknown> = Promise.resolve();
/** One after the other: what is slow on purpose must not take every thread of the process. */
function derive(passphrase: string, salt: Buffer, { log2, block, parallel }: Cost): Promise<Buffer> {
  const options = { N: 2 ** log2, r: block, p: parallel, maxmem: 2 * 128 * block * 2 ** log2 };
  const next = last.then(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(passphrase, salt, LENGTH, options, (error, key) => (error === null ? resolve(key) : reject(error)));
      }),
  );
  last = next.catch(() => {});
  return next;
}

/** The same phrase is the same bytes on every keyboard. */
const written = (text: string): string => text.normalize('NFKC').trim();

/** Gives what is kept of a passphrase: how it was made slow, a salt of its own, and what came of it. */
export async function keepPassphrase(text: string, name: string): Promise<string> {
  const passphrase = written(text);
  const signs = [...passphrase];
  if (
    signs.length < SHORTEST_PASSPHRASE ||
    new Set(signs).size < FEWEST_DIFFERENT ||
    nameKey(passphrase) === nameKey(name)
  )
    refuse('bad-passphrase', { shortest: SHORTEST_PASSPHRASE });
  const salt = randomBytes(16);
  const key = await derive(passphrase, salt, COST);
  return ['scrypt', COST.log2, COST.block, COST.parallel, salt.toString('hex'), key.toString('hex')].join(' ');
}

/** Takes as long for an unknown name, so that timing does not tell which names exist. */
export async function isRightPassphrase(text: string, kept: string | undefined): Promise<boolean> {
  const [, log2, block, parallel, salt, key] = (kept ?? NOBODY).split(' ');
  const cost = { log2: Number(log2), block: Number(block), parallel: Number(parallel) };
  const tried = await derive(written(text), Buffer.from(salt, 'hex'), cost);
  return timingSafeEqual(tried, Buffer.from(key, 'hex')) && kept !== undefined;
}
const NOBODY = ['scrypt', COST.log2, COST.block, COST.parallel, '00'.repeat(16), '00'.repeat(LENGTH)].join(' ');
