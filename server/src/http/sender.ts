/** Who sends a request: a secret in a cookie, or as a bearer token. */
import type { Identity, Player } from '@gloaming/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readPlayerBySecret } from '../storage/players.ts';
import type { Db } from '../storage/store.ts';

export const COOKIE = 'gloaming';
const YEAR = 365 * 24 * 60 * 60;
const SECRET = /^[0-9A-Za-z_-]{43}$/;

export function secretOf(request: FastifyRequest): string | null {
  const bearer = /^Bearer ([0-9A-Za-z_-]{1,100})$/.exec(request.headers.authorization ?? '')?.[1];
  const secret = bearer ?? request.cookies[COOKIE] ?? '';
  return SECRET.test(secret) ? secret : null;
}

export const isInCookie = ({ cookies, headers }: FastifyRequest, secret: string): boolean =>
  headers.authorization === undefined && cookies[COOKIE] === secret;

export async function playerOf(db: Db, request: FastifyRequest): Promise<Player | null> {
  const secret = secretOf(request);
  return secret === null ? null : ((await readPlayerBySecret(db, secret)) ?? null);
}

export function hand(reply: FastifyReply, player: Player, secret: string, keeper: 'browser' | 'program'): Identity {
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
