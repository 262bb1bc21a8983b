/** Everything that can be set, from environment variables. Wrong values are refused by name before anything starts. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { homeIn } from './home.ts';

/** How long things are kept, in days; 0 is for ever. */
export interface Keeping {
  commands: number;
  waiting: number;
  finished: number;
}

/** Where backups go by themselves, how often, and how many are kept. */
export interface BackingUp {
  folder: string;
  hours: number;
  keep: number;
}

export interface Config {
  host: string;
  port: number;
  /** A file, or the address of a PostgreSQL. */
  store: string;
  /** Other addresses under which the table in the browser is reached. */
  origins: string[];
  /** How many proxies stand in front; what others say about addresses is not believed. */
  proxies: number;
  pause: number;
  threads: number;
  tables: number;
  rate: number;
  streams: number;
  keep: Keeping;
  /** Null where none are made by themselves. */
  backups: BackingUp | null;
  metrics: 'local' | 'all';
  log: string;
  /** The folder of the built table in the browser. */
  web: string;
}

const WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Whether a store is the address of a PostgreSQL, and not a file. */
export const isPostgres = (store: string): boolean => /^postgres(ql)?:\/\//.test(store);

export class BadConfig extends Error {}

type Env = Readonly<Record<string, string | undefined>>;
interface Setting {
  readonly usual: string;
  readonly about: string;
}

const SETTINGS = {
  HOST: { usual: '0.0.0.0', about: 'the address to listen on; 127.0.0.1 for this machine only' },
  PORT: { usual: '8080', about: 'the port to listen on; 0 for any free one' },
  DATABASE_URL: { usual: '', about: 'postgres://… for several processes; without it, a SQLite file' },
  GLOAMING_HOME: { usual: '~/.local/state/gloaming', about: 'the folder of the SQLite file' },
  GLOAMING_ORIGINS: { usual: '', about: 'other origins that may send commands, with commas between them' },
  GLOAMING_TRUST_PROXY: { usual: 'no', about: 'yes behind a proxy that sets X-Forwarded-For and -Proto, 2 behind two' },
  GLOAMING_BOT_PAUSE: { usual: '700', about: 'milliseconds before a bot answers' },
  GLOAMING_BOT_THREADS: { usual: 'one less than cores', about: 'threads in which bots think' },
  GLOAMING_TABLES: { usual: '5000', about: 'tables kept in memory; others are loaded when needed' },
  GLOAMING_RATE: { usual: '300', about: 'requests that one address may make in 10 seconds' },
  GLOAMING_STREAMS: { usual: '100', about: 'streams that one address may hold open' },
  GLOAMING_KEEP_COMMANDS: { usual: '7', about: 'days in which a command that is sent again is recognised; 0 for ever' },
  GLOAMING_KEEP_WAITING: { usual: '30', about: 'days after which a table that never started is removed; 0 for never' },
  GLOAMING_KEEP_FINISHED: { usual: '0', about: 'days after which a finished game is removed; 0 for never' },
  GLOAMING_BACKUPS: { usual: '', about: 'the folder into which backups are made by themselves; without it, none are' },
  GLOAMING_BACKUP_HOURS: { usual: '24', about: 'hours between two of them' },
  GLOAMING_BACKUP_KEEP: { usual: '7', about: 'how many of them are kept' },
  GLOAMING_METRICS: { usual: 'local', about: 'who may read /metrics: local or all' },
  GLOAMING_LOG: { usual: 'info', about: 'how much is logged: silent, error, warn, info or debug' },
} as const satisfies Record<string, Setting>;
type Name = keyof typeof SETTINGS;

export function usage(): string {
  const names = Object.keys(SETTINGS) as Name[];
  const width = Math.max(...names.map((name) => name.length)) + 2;
  const lines = names.map((name) => {
    const { usual, about } = SETTINGS[name];
    return `  ${name.padEnd(width)}${about}${usual === '' ? '' : ` (usually ${usual})`}`;
  });
  return [
    'The server of Gloaming.',
    '',
    '  --backup FILE   writes everything into a file, also while the server runs',
    '  --restore FILE  puts it back where there is nothing yet',
    '  admin …         asks the server that runs: reports, bans, tables, names (admin alone says more)',
    '',
    'It is set by environment variables:',
    '',
    ...lines,
    '',
  ].join('\n');
}

export function readConfig(env: Env): Config {
  const text = (name: Name): string => env[name] || SETTINGS[name].usual;
  const whole = (name: Name, least: number, most: number, usual = text(name)): number => {
    const value = env[name] || usual;
    const number = Number(value);
    if (!/^\d{1,9}$/.test(value) || number < least || number > most)
      throw new BadConfig(`${name} must be a whole number from ${least} to ${most}, not "${value}".`);
    return number;
  };
  const word = <W extends string>(name: Name, words: readonly W[]): W => {
    const found = words.find((each) => each === text(name));
    if (found === undefined) throw new BadConfig(`${name} must be one of ${words.join(', ')}, not "${text(name)}".`);
    return found;
  };
  return {
    host: text('HOST'),
    port: whole('PORT', 0, 65_535),
    store: storeOf(env),
    origins: originsOf(text('GLOAMING_ORIGINS')),
    proxies: ['no', 'yes', '2', '3'].indexOf(word('GLOAMING_TRUST_PROXY', ['no', 'yes', '2', '3'])),
    pause: whole('GLOAMING_BOT_PAUSE', 0, 60_000),
    threads: whole('GLOAMING_BOT_THREADS', 1, 64, String(Math.max(1, Math.min(64, availableParallelism() - 1)))),
    tables: whole('GLOAMING_TABLES', 1, 1_000_000),
    rate: whole('GLOAMING_RATE', 1, 1_000_000),
    streams: whole('GLOAMING_STREAMS', 1, 1_000_000),
    keep: {
      commands: whole('GLOAMING_KEEP_COMMANDS', 0, 36_500),
      waiting: whole('GLOAMING_KEEP_WAITING', 0, 36_500),
      finished: whole('GLOAMING_KEEP_FINISHED', 0, 36_500),
    },
    backups:
      text('GLOAMING_BACKUPS') === ''
        ? null
        : {
            folder: text('GLOAMING_BACKUPS'),
            hours: whole('GLOAMING_BACKUP_HOURS', 1, 8_760),
            keep: whole('GLOAMING_BACKUP_KEEP', 1, 1_000),
          },
    metrics: word('GLOAMING_METRICS', ['local', 'all']),
    log: word('GLOAMING_LOG', ['silent', 'error', 'warn', 'info', 'debug']),
    web: WEB,
  };
}

function storeOf(env: Env): string {
  const url = env.DATABASE_URL;
  if (url) {
    if (!isPostgres(url)) throw new BadConfig('DATABASE_URL must begin with postgres:// or postgresql://.');
    return url;
  }
  return join(homeIn(env), 'server.sqlite');
}
function originsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      if (URL.canParse(part) && new URL(part).origin === part.replace(/\/$/, '')) return new URL(part).origin;
      throw new BadConfig(`GLOAMING_ORIGINS must be addresses like https://example.org, not "${part}".`);
    });
}
