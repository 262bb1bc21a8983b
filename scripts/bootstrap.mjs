// Plain JavaScript without dependencies that runs on Node 18 and newer: it brings the Node that everything else needs, then the
// dependencies. It speaks on stderr only, because the output of the commands that it prepares may be read by a program.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const FLOOR = 24;
const NODE = '24.21.0';
/** Programs that the machine lacks: Node, and a browser (chromium.mjs). */
export const privateFolder = join(root, '.node');
const nodeBinary = join(privateFolder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const dependenciesStamp = join(root, 'node_modules/.bootstrap');
const nodeStamp = join(privateFolder, '.bootstrap');

/** Returns only on Node 24 or newer with all dependencies installed; on an older Node the script starts again on a private one. */
export async function bootstrap() {
  if (Number.parseInt(process.versions.node, 10) < FLOOR) {
    ensureNode();
    await continueOn(nodeBinary);
  }
  ensureDependencies();
}

function ensureNode() {
  // A copied clone may come from another kind of machine.
  const want = `${NODE} ${process.platform}-${process.arch}`;
  const what = `Node ${NODE} (this machine has ${process.versions.node}, Gloaming needs ${FLOOR})`;
  const isThere = install(nodeStamp, want, what, () => {
    // The package fetches the binary of this platform in its install script, which newer versions of npm run only if allowed.
    const manifest = { private: true, allowScripts: { node: true } };
    return fetchPackages(privateFolder, manifest, [`node@${NODE}`, '--ignore-scripts=false']) && existsSync(nodeBinary);
  });
  if (!isThere) process.exit(1);
}

/** Packages of their own in an empty folder; an npm that is asked inside a workspace would install them there. */
export function fetchPackages(folder, manifest, args) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest)}\n`);
  return npm(['install', ...args, '--no-save', '--no-package-lock', '--prefix', folder], folder);
}

function ensureDependencies() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'package.json', ...workspaceManifests()]) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  // Native packages are chosen by platform.
  const want = hash.update(`${process.platform}-${process.arch}`).digest('hex');
  const isThere = install(dependenciesStamp, want, 'dependencies', () =>
    npm(['ci', '--ignore-scripts', '--prefer-offline'], root),
  );
  if (!isThere) process.exit(1);
}

function workspaceManifests() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = workspaces.flatMap((workspace) => {
    if (!workspace.endsWith('/*')) return [workspace];
    const parent = workspace.slice(0, -2);
    return existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => `${parent}/${name}`) : [];
  });
  return folders
    .map((folder) => `${folder}/package.json`)
    .filter((file) => existsSync(join(root, file)))
    .sort();
}

/** Says whether it is there, installed now or before. */
export function install(stamp, want, what, work) {
  if (isStamped(stamp, want)) return true;
  const release = takeLock();
  try {
    // Another run may have installed the same while this one waited.
    if (isStamped(stamp, want)) return true;
    const began = Date.now();
    console.error(`Installing ${what} …`);
    const isDone = work();
    if (isDone) writeFileSync(stamp, want);
    console.error(
      isDone
        ? `Installed in ${((Date.now() - began) / 1000).toFixed(1)} s.`
        : `Could not install ${what}. The package registry must be reachable once; later runs work offline.`,
    );
    return isDone;
  } finally {
    release();
  }
}

export function isStamped(stamp, want) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === want;
}

/** One installer at a time. The lock holds its owner's process id, so that a killed run does not block the next one. */
function takeLock() {
  const lock = join(root, '.bootstrap.lock');
  for (let waiting = false; ; ) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isHeld(lock)) {
      rmSync(lock, { force: true });
      continue;
    }
    if (!waiting) console.error('Another run is installing; waiting for it …');
    waiting = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
}

function isHeld(lock) {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    // An owner is written a moment after the file appears; a file that stays empty was left by a run killed in between.
    const age = Date.now() - statSync(lock).mtimeMs;
    if (!owner) return age < 5000;
    // The numbers of processes are given again, in a container even our own one; and nobody installs for so long.
    if (owner === process.pid || age > 15 * 60_000) return false;
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Runs npm on this Node, without a shell where possible. Its input stays closed: what is typed or piped is for the command. */
export function npm(args, cwd) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const cli = process.env.npm_execpath;
  const isScript = cli !== undefined && /npm-cli\.c?js$/.test(cli);
  const command = isScript ? [process.execPath, [cli, ...args, ...quiet]] : ['npm', [...args, ...quiet]];
  const shell = !isScript && process.platform === 'win32';
  return spawnSync(...command, { cwd, shell, stdio: ['ignore', 2, 2] }).status === 0;
}

/** Runs the same script on another Node and ends as it ends. */
async function continueOn(binary) {
  process.env.PATH = `${dirname(binary)}${delimiter}${process.env.PATH ?? ''}`;
  process.env.npm_node_execpath = binary;
  process.exit(await runOn(binary, process.argv.slice(1)));
}

/** Runs a program and gives its exit code. Whoever stops this process stops the program first. */
export function runOn(binary, args, options = {}) {
  const child = spawn(binary, args, { stdio: 'inherit', ...options });
  let stopped = false;
  const stop = (signal) => {
    stopped = true;
    // A terminal sends Ctrl-C to both processes; the program decides what it means.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (exitCode, signal) => {
      for (const each of signals) process.off(each, stop);
      const code = exitCode ?? 128 + constants.signals[signal];
      if (stopped) process.exit(code);
      resolve(code);
    });
  });
}
