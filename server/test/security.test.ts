/** Limits cannot be got round, and addresses cannot be made up. */
import { statSync } from 'node:fs';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { plainError } from '../src/base/logging.ts';
import { RateLimiter } from '../src/http/rateLimiter.ts';
import { senderOf } from '../src/http/security.ts';
import { type Running, startServer } from '../testing/client.ts';
import { cleanUp, newFile } from '../testing/stores.ts';

afterAll(cleanUp);
afterEach(() => void vi.useRealTimers());

type Asked = { url?: string; headers?: Record<string, string>; remoteAddress?: string };
const ask = async ({ app }: Running, { url = '/api/games', ...rest }: Asked = {}): Promise<number> =>
  (await app.inject({ url, ...rest })).statusCode;

test.skipIf(process.platform === 'win32')('nobody else on the machine can read the games', async () => {
  const file = await newFile();
  const server = await startServer(file);
  for (const end of ['', '-wal', '-shm']) expect(statSync(`${file}${end}`).mode & 0o777, end).toBe(0o600);
  await server.close();
});

test('whatever way an address is written, its requests are counted', async () => {
  const server = await startServer(await newFile(), { GLOAMING_RATE: '3' });
  const urls = ['/api/games', '/%61pi/games', '/api/%67ames', '/%61%70%69/games', '/api/games?', '/api'];
  const codes: number[] = [];
  for (const url of urls) codes.push(await ask(server, { url }));
  expect(codes).toEqual([200, 200, 200, 429, 429, 429]);
  await server.close();
});

test('who has to wait does not wait longer because the machine’s clock was set back', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const limiter = new RateLimiter(1, 10_000);
  limiter.take('somebody');
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(() => limiter.take('somebody')).toThrow('too-often');
  vi.advanceTimersByTime(10_000);
  limiter.take('somebody');
});

test('without a proxy nobody says who they are; behind one only the proxy does', async () => {
  const forged = (n: number): Asked => ({ headers: { 'x-forwarded-for': `10.0.0.${n}` }, remoteAddress: '192.0.2.1' });
  const plain = await startServer(await newFile(), { GLOAMING_RATE: '2' });
  expect([await ask(plain, forged(1)), await ask(plain, forged(2)), await ask(plain, forged(3))]).toEqual([
    200, 200, 429,
  ]);
  await plain.close();

  // A proxy adds the address it sees to what the sender has said.
  const through = (said: string, seen: string): Asked => ({ headers: { 'x-forwarded-for': `${said}, ${seen}` } });
  const proxied = await startServer(await newFile(), { GLOAMING_RATE: '2', GLOAMING_TRUST_PROXY: 'yes' });
  const codes = [];
  for (const n of [1, 2, 3]) codes.push(await ask(proxied, through(`10.0.0.${n}`, '192.0.2.7')));
  codes.push(await ask(proxied, through('10.0.0.1', '192.0.2.8')));
  expect(codes).toEqual([200, 200, 429, 200]);
  // Metrics are for this machine, and saying so does not make it so.
  expect(await ask(proxied, { ...through('127.0.0.1', '192.0.2.9'), url: '/metrics' })).toBe(404);
  await proxied.close();

  const twice = await startServer(await newFile(), { GLOAMING_RATE: '1', GLOAMING_TRUST_PROXY: '2' });
  expect(await ask(twice, through('192.0.2.7', '10.0.0.1'))).toBe(200);
  expect(await ask(twice, through('192.0.2.8', '10.0.0.1'))).toBe(200);
  expect(await ask(twice, through('192.0.2.7', '10.0.0.2'))).toBe(429);
  await twice.close();
});

test('a network of IPv6 is one sender, and who has gone is nobody', () => {
  const of = (ip: string | undefined): string => senderOf({ ip });
  expect(of('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(of('2001:db8:1:2::9')).toBe(of('2001:0db8:0001:0002:ffff::1'));
  expect(of('2001:db8:1:3::9')).not.toBe(of('2001:db8:1:2::9'));
  expect(of('2001:db8::1')).toBe('2001:db8:0:0');
  expect(of('fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(of('::1')).toBe('0:0:0:0');
  expect(of('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(of('192.0.2.1')).toBe('192.0.2.1');
  expect(of(undefined)).toBe('');
});

test('the log says what went wrong, and nothing of what it went wrong with', () => {
  const detail = 'Failing row contains (0123, 1, link, a-secret-code).';
  const error = Object.assign(new Error('null value in column "kind"'), {
    code: '23502',
    detail,
    parameters: [detail],
  });
  const written = JSON.stringify(plainError(error));
  expect(written).toContain('null value');
  expect(written).toContain('23502');
  expect(written).not.toContain('a-secret-code');
  expect(plainError('a-secret-code')).toEqual({ type: 'string', message: '', stack: '' });
});
