/** Becoming a player, having a name, and being the same one on another device. */
import { cleanName, nameKey, newCode, newPlayerId, plainName, refuse } from '@gloaming/host';
import { isRightPassphrase, keepPassphrase } from '../base/passphrases.ts';
import { newSecret } from '../base/secrets.ts';
import { forgetPassphrase, insertCredential, readPassphrase, writePassphrase } from '../storage/passphrases.ts';
import { forgetSecret, insertClaim, insertPlayer, noteSeen, renamePlayer, useClaim } from '../storage/players.ts';
import { isConflict } from '../storage/store.ts';
import type { TableCache } from '../table/tableCache.ts';
import { RateLimiter } from './rateLimiter.ts';
import { senderOf } from './security.ts';
import { COOKIE, hand, isInCookie, playerOf, secretOf } from './sender.ts';
import type { Serve } from './serving.ts';

const CODE_LASTS = 15 * 60_000;

/** Names of players with passphrases are unique: a conflict becomes a refusal. */
export const alone = (writing: Promise<void>): Promise<void> =>
  writing.catch((error: unknown) => {
    if (isConflict(error)) refuse('name-taken', {});
    throw error;
  });

const MINUTE = 60_000;

/** Being the same player elsewhere by name and passphrase. */
function servePassphrases(serve: Serve, { store: { db }, settings: { now } }: TableCache): void {
  // Too few tries to guess, and enough for typing errors. An attacker who uses up a name's tries blocks its passphrase, but
  // not its codes.
  const byAddress = new RateLimiter(10, 10 * MINUTE);
  const byName = new RateLimiter(50, 60 * MINUTE);
  const byPlayer = new RateLimiter(10, 10 * MINUTE);
  // New players are free, so a limit by player is not enough: one address could keep the slow hashing busy for ever.
  const settingByAddress = new RateLimiter(30, 10 * MINUTE);
  serve('setPassphrase', async ({ player, body, request }) => {
    byPlayer.take(player.id);
    if (body.passphrase === null) await forgetPassphrase(db, player.id);
    else {
      settingByAddress.take(senderOf(request));
      const kept = await keepPassphrase(body.passphrase, player.name);
      await alone(writePassphrase(db, player.id, kept, nameKey));
    }
    return {};
  });
  serve('claimByPassphrase', async ({ body, request, reply }) => {
    const key = nameKey(plainName(body.name));
    byAddress.take(senderOf(request));
    byName.take(key);
    const found = await readPassphrase(db, key);
    const isRight = await isRightPassphrase(body.passphrase, found?.kept);
    if (found === undefined || !isRight) return refuse('wrong-passphrase', {});
    const secret = newSecret();
    await insertCredential(db, found.player.id, secret, now());
    return hand(reply, found.player, secret, body.for);
  });
}

export function serveIdentity(serve: Serve, cache: TableCache): void {
  servePassphrases(serve, cache);
  const { db } = cache.store;
  const { now } = cache.settings;
  serve('newPlayer', async ({ body, reply, request }) => {
    // A browser that has a player keeps it: another tab may not know of it yet, and a new cookie would replace the old one for good.
    const known = body.for === 'browser' ? await playerOf(db, request) : null;
    if (known !== null) return { player: known };
    const player = { id: newPlayerId(), name: cleanName(body.name) };
    const secret = newSecret();
    await insertPlayer(db, player, secret, now());
    return hand(reply, player, secret, body.for);
  });
  serve('who', async ({ player, request, reply }) => {
    const secret = secretOf(request);
    // Every page asks this when it is opened, which renews the cookie for another year.
    if (player !== null && secret !== null) {
      await noteSeen(db, secret, now());
      if (isInCookie(request, secret)) hand(reply, player, secret, 'browser');
    }
    return { player };
  });
  serve('me', async ({ player }) => player);
  serve('rename', async ({ player, body }) => {
    const renamed = { ...player, name: cleanName(body.name) };
    await alone(renamePlayer(cache.store, player.id, renamed.name, nameKey(renamed.name)));
    await cache.renamed(renamed);
    return renamed;
  });
  serve('makeCode', async ({ player }) => {
    const code = newCode();
    const until = now() + CODE_LASTS;
    await insertClaim(db, player.id, code, until);
    return { code, until };
  });
  serve('claim', async ({ body, reply }) => {
    const secret = newSecret();
    const player = await useClaim(db, body.code, secret, now());
    return hand(reply, player ?? refuse('bad-code', {}), secret, body.for);
  });
  serve('forget', async ({ request, reply }) => {
    const secret = secretOf(request);
    if (secret !== null) await forgetSecret(db, secret);
    reply.clearCookie(COOKIE, { path: '/' });
    return {};
  });
}
