/** The same player on another device, by name and passphrase. */
import { scryptSync } from 'node:crypto';
import { Refused } from '@gloaming/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRightPassphrase, keepPassphrase } from '../src/base/passphrases.ts';
import { RateLimiter } from '../src/http/rateLimiter.ts';
import { Client, type Running, startServer } from '../testing/client.ts';
import { cleanUp, newFile } from '../testing/stores.ts';

const PHRASE = 'a heron in the gloaming';

// Trying is slow on purpose; what the stores do for it is in storage.test.ts, for both.
describe('passphrases', () => {
  let server: Running;
  beforeAll(async () => {
    // Each test is somebody at an address of their own.
    server = await startServer(await newFile(), { GLOAMING_TRUST_PROXY: 'yes' });
  });
  afterAll(async () => {
    await server.close();
    cleanUp();
  });

  let addresses = 0;
  const newAddress = (): string => `10.1.${addresses >> 8}.${addresses++ & 255}`;
  const claim = async (name: string, passphrase: string, address = newAddress(), lang = 'en') => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/claim/passphrase?lang=${lang}`,
      headers: { 'x-forwarded-for': address },
      payload: { name, passphrase, for: 'program' },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const withPhrase = async (name: string, passphrase = PHRASE): Promise<Client> => {
    const client = await Client.named(server.url, name);
    await client.ok('setPassphrase', { body: { passphrase } });
    return client;
  };

  test('another device becomes the same player, as often as it is said', async () => {
    const ann = await withPhrase('Ann Heron');
    for (const name of ['Ann Heron', '  ann  HERON ']) {
      const { status, body } = await claim(name, PHRASE);
      expect(status, name).toBe(200);
      expect(body.token).not.toBe(ann.token);
      expect(await new Client(server.url, body).ok('me')).toEqual(ann.player);
    }
    // A browser gets its cookie, and no token.
    const browser = await server.app.inject({
      method: 'POST',
      url: '/api/claim/passphrase',
      headers: { 'x-forwarded-for': newAddress() },
      payload: { name: 'Ann Heron', passphrase: PHRASE, for: 'browser' },
    });
    expect(String(browser.headers['set-cookie'])).toMatch(/HttpOnly/);
    expect(browser.json()).toEqual({ player: ann.player });
  });

  test('a name that cannot be is the name of nobody', async () => {
    for (const name of ['\u0000', '\u0000Ann', '\ud800', '\u3164'])
      expect(await claim(name, PHRASE), JSON.stringify(name)).toMatchObject({ body: { code: 'wrong-passphrase' } });
  });

  test('a wrong passphrase and an unknown name are told apart by nothing', async () => {
    await withPhrase('Bob');
    await Client.named(server.url, 'Cat');
    const wrong = await claim('Bob', `${PHRASE}!`);
    expect(wrong.status).toBe(403);
    expect(wrong.body.code).toBe('wrong-passphrase');
    expect(await claim('Nobody at all', PHRASE)).toEqual(wrong);
    // Known, and without a passphrase.
    expect(await claim('Cat', PHRASE)).toEqual(wrong);
    expect((await claim('Bob', 'x', newAddress(), 'de')).body.message).toBe('Name oder Passphrase stimmt nicht.');
  });

  test('a new one replaces the old one, and none is none', async () => {
    const dan = await withPhrase('Dan');
    await dan.ok('setPassphrase', { body: { passphrase: 'an owl in the gloaming' } });
    expect((await claim('Dan', PHRASE)).status).toBe(403);
    expect((await claim('Dan', 'an owl in the gloaming')).status).toBe(200);
    await dan.ok('setPassphrase', { body: { passphrase: null } });
    expect((await claim('Dan', 'an owl in the gloaming')).status).toBe(403);
    expect(await dan.ok('me')).toEqual(dan.player);
  });

  test('who takes another name while a passphrase is made slow has it under the new name', async () => {
    const gil = await Client.named(server.url, 'Gil');
    const setting = gil.ok('setPassphrase', { body: { passphrase: PHRASE } });
    await gil.ok('rename', { body: { name: 'Gilda' } });
    await setting;
    expect((await claim('Gilda', PHRASE)).status).toBe(200);
    expect((await claim('Gil', PHRASE)).body.code).toBe('wrong-passphrase');
  });

  test('what is too easy is refused', async () => {
    const eve = await Client.named(server.url, 'Eve of the long name');
    for (const passphrase of ['short', 'aaaaaaaaaaaaaaaa', 'abcabcabcabcabc', '  eve of THE long name ', '          x'])
      expect((await eve.refused('setPassphrase', { body: { passphrase } })).body, passphrase).toMatchObject({
        code: 'bad-passphrase',
        details: { shortest: 10 },
      });
    const nobody = await Client.watching(server.url).refused('setPassphrase', { body: { passphrase: PHRASE } });
    expect(nobody.status).toBe(401);
  });

  test('with passphrases a name leads to one player: the second of that name must take another', async () => {
    const first = await withPhrase('Fay');
    const second = await Client.named(server.url, 'FAY');
    const own = { passphrase: 'quite another phrase' };
    expect((await second.refused('setPassphrase', { body: own })).body.code).toBe('name-taken');
    await second.ok('rename', { body: { name: 'Fay of the Fen' } });
    await second.ok('setPassphrase', { body: own });
    expect((await second.refused('rename', { body: { name: 'fay' } })).body.code).toBe('name-taken');
    expect((await second.ok('me')).name).toBe('Fay of the Fen');
    // Whoever is called otherwise is claimed by the new name, and the old one is free.
    await first.ok('rename', { body: { name: 'Gus' } });
    expect((await claim('Gus', PHRASE)).body.player).toEqual({ id: first.player.id, name: 'Gus' });
    await second.ok('rename', { body: { name: 'fay' } });
    expect((await claim('Fay', own.passphrase)).body.player.id).toBe(second.player.id);
  });

  test('whoever guesses is told to wait, even when the last guess is right', async () => {
    await withPhrase('Hal');
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => claim(i % 2 === 0 ? 'Hal' : 'Nobody', `guess number ${i}`, address)),
    );
    expect(answers.map(({ status }) => status)).toEqual([...new Array(10).fill(403), 429, 429]);
    expect((await claim('Hal', PHRASE, address)).body.code).toBe('too-often');
    expect((await claim('Hal', PHRASE)).status).toBe(200);
  });

  test('whoever becomes one player after the other to set passphrases is told to wait', async () => {
    const set = async (address: string): Promise<number> => {
      const { token } = await Client.named(server.url, 'Many');
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/me/passphrase',
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
        // Too short: it is counted, and costs nothing.
        payload: { passphrase: 'x' },
      });
      return answer.statusCode;
    };
    const address = newAddress();
    for (let i = 0; i < 30; i++) expect(await set(address)).toBe(422);
    expect(await set(address)).toBe(429);
    expect(await set(newAddress())).toBe(422);
  });

  test('a passphrase is not stored as it is', async () => {
    await withPhrase('Ida', 'the one and only phrase');
    const rows = await server.cache.store.db.selectFrom('passphrase').selectAll().execute();
    expect(rows.map(({ kept }) => kept).join()).not.toContain('only');
    const kept = rows.map((row) => row.kept.split(' '));
    // Each has a salt of its own.
    expect(new Set(kept.map(([, , , , salt]) => salt)).size).toBe(rows.length);
    for (const [kind, , , , salt, hash] of kept) expect([kind, salt.length, hash.length]).toEqual(['scrypt', 32, 64]);
  });
});

describe('apart from the server', () => {
  test('the same phrase on another keyboard is the same phrase, and an older cost is understood', async () => {
    const kept = await keepPassphrase('cre\u0301pe suzette', 'Ann');
    expect(await isRightPassphrase(' cr\u00e9pe suzette', kept)).toBe(true);
    expect(await isRightPassphrase('crepe suzette', kept)).toBe(false);
    expect(await isRightPassphrase('crepe suzette', undefined)).toBe(false);
    const salt = 'ab'.repeat(16);
    const hash = scryptSync('quick old phrase', Buffer.from(salt, 'hex'), 32, { N: 16, r: 8, p: 1 }).toString('hex');
    expect(await isRightPassphrase('quick old phrase', `scrypt 4 8 1 ${salt} ${hash}`)).toBe(true);
  });

  test('tries are counted for each, and forgotten after a while', () => {
    let now = 0;
    const limiter = new RateLimiter(2, 60_000, () => now);
    const refusal = (who: string): unknown => {
      try {
        limiter.take(who);
        return null;
      } catch (error) {
        return error instanceof Refused ? error.details : error;
      }
    };
    expect([refusal('a'), refusal('a'), refusal('b')]).toEqual([null, null, null]);
    now = 29_500;
    expect(refusal('a')).toEqual({ seconds: 31 });
    expect(refusal('b')).toBeNull();
    now = 60_000;
    expect([refusal('a'), refusal('a')]).toEqual([null, null]);
    expect(refusal('a')).toEqual({ seconds: 60 });
    for (let i = 0; i < 30_000; i++) limiter.take(`flood ${i}`);
    expect(refusal('a')).toBeNull();
  });
});
