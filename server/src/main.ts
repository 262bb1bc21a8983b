/** Starts the server, makes a backup of its games, or restores one. */
import { parseArgs } from 'node:util';
import { administer, BadOrder } from './admin.ts';
import { openServer, type Server } from './app.ts';
import { BackupTrouble, backUp, restore } from './backup.ts';
import { BadConfig, type Config, readConfig, usage } from './base/config.ts';

const WRONG_INPUT = 2;

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error;
    console.error(error.message);
    process.exit(WRONG_INPUT);
  }
}

/** After a restart everybody comes back at once. */
const BACKLOG = 4_096;
/** The database may start later than this: a few tries, a second apart. */
const TRIES = 30;
async function openPatiently(config: Config): Promise<Server> {
  for (let tries = 1; ; tries++) {
    try {
      return await openServer(config);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      const isAway = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', '57P03'].includes(code);
      if (!isAway || tries === TRIES) throw error;
      if (tries === 1) console.error(`The database does not answer (${code}); trying for ${TRIES} s …`);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

function flagsOrExit() {
  try {
    return parseArgs({
      options: { help: { type: 'boolean', short: 'h' }, backup: { type: 'string' }, restore: { type: 'string' } },
    }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(WRONG_INPUT);
  }
}

function giveUp(what: string, error: unknown): never {
  const text = error instanceof Error ? error.message : String(error);
  console.error(process.env.GLOAMING_DEBUG ? error : `${what}: ${text}`);
  process.exit(1);
}

async function keep(work: Promise<string>, trouble: string): Promise<void> {
  try {
    console.error(await work);
  } catch (error) {
    if (!(error instanceof BackupTrouble)) giveUp(trouble, error);
    console.error(error.message);
    process.exit(1);
  }
}

/** The answer goes where programs read it. */
async function order(args: readonly string[]): Promise<void> {
  try {
    console.log(await administer(args, configOrExit()));
  } catch (error) {
    if (!(error instanceof BadOrder)) giveUp('The server does not answer', error);
    console.error(error.message);
    process.exit(WRONG_INPUT);
  }
}

async function run(): Promise<void> {
  if (process.argv[2] === 'admin') return order(process.argv.slice(3));
  const flags = flagsOrExit();
  if (flags.help) {
    console.log(usage());
    return;
  }
  const config = configOrExit();
  const { backup, restore: from } = flags;
  if (backup !== undefined)
    return keep(
      backUp(config.store, backup).then(() => `Everything is in ${backup}.`),
      'The backup could not be made',
    );
  if (from !== undefined)
    return keep(
      restore(from, config.store).then(
        ({ player, table, log }) =>
          `${player} players and ${table} tables are back, with ${log} entries of their logs.`,
      ),
      'The backup could not be restored',
    );
  // The log's disk may be full, or its reader gone: unhandled, that error would end the server.
  process.stdout.on('error', () => {});
  const server = await openPatiently(config);
  let isStopping = false;
  const stop = async (): Promise<void> => {
    // A second signal ends it at once.
    if (isStopping) process.exit(1);
    isStopping = true;
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  const address = await server.app.listen({ host: config.host, port: config.port, backlog: BACKLOG });
  console.error(`Gloaming is at ${address.replace('0.0.0.0', 'localhost')}`);
}

run().catch((error: unknown) => giveUp('The server could not start', error));
