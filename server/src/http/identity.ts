/** Who sends a request: a secret in a cookie, or as a bearer token. */
import type { Identity, Player } from '@gloaming/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../faults.ts';
import { newCode, newPlayerId, newSecret } from '../ids.ts';
import { cleanName } from '../names.ts';
import {
  forgetSecret,
  insertClaim,
  insertPlayer,
  readPlayerBySecret,
  renamePlayer,
  useClaim,
} from '../storage/players.ts';
import type { Db } from '../storage/store.ts';
import type { Hall } from '../table/hall.ts';
import type { Serve } from './serving.ts';

const COOKIE = 'gloaming';
const YEAR = 365 * 24 * 60 * 60;
const CODE_LASTS = 15 * 60_000;
const SECRET = /^[0-9A-Za-z_-]{43}$/;

function secretOf(request: FastifyRequest): string | null {
  const bearer = /^Bearer ([0-9A-Za-z_-]{1,100})$/.exec(request.headers.authorization ?? '')?.[1];
  const secret = bearer ?? request.cookies[COOKIE] ?? '';
  return SECRET.test(secret) ? secret : null;
}

export async function playerOf(db: Db, request: FastifyRequest): Promise<Player | null> {
  const secret = secretOf(request);
  return secret === null ? null : ((await readPlayerBySecret(db, secret)) ?? null);
}

function hand(reply: FastifyReply, player: Player, secret: string, keeper: 'browser' | 'program'): Identity {
  if (keeper === 'program') return { player, token: secret };
  reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
    maxAge: YEAR,
  });
  return { player };
}

export function serveIdentity(serve: Serve, hall: Hall): void {
  const { db } = hall.store;
  const { now } = hall.settings;
  serve('newPlayer', async ({ body, reply }) => {
    const player = { id: newPlayerId(), name: cleanName(body.name) };
    const secret = newSecret();
    await insertPlayer(db, player, secret, now());
    return hand(reply, player, secret, body.for);
  });
  serve('who', async ({ player }) => ({ player }));
  serve('me', async ({ player }) => player);
  serve('rename', async ({ player, body }) => {
    const renamed = { ...player, name: cleanName(body.name) };
    await renamePlayer(db, player.id, renamed.name);
    hall.renamed(renamed);
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
