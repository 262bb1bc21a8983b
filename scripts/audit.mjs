// Known vulnerabilities in what a server or a player runs. Ends with 1 if one is high or critical, and with 3 if the registry does not
// say: some have no audit, and there may be no network.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const UNKNOWN = 3;
const PATIENCE = 60_000;
const GRAVE = ['high', 'critical'];

const root = fileURLToPath(new URL('..', import.meta.url));
const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
const cli = process.env.npm_execpath;
const isScript = cli !== undefined && /npm-cli\.c?js$/.test(cli);
const command = isScript ? [process.execPath, [cli, ...args]] : ['npm', args];
const shell = !isScript && process.platform === 'win32';
const { stdout } = spawnSync(...command, {
  cwd: root,
  shell,
  encoding: 'utf8',
  timeout: PATIENCE,
  killSignal: 'SIGKILL',
});

const report = parse(stdout ?? '');
if (report?.metadata?.vulnerabilities === undefined) {
  const why = report?.statusCode ?? report?.error?.code ?? report?.code ?? 'no answer';
  console.log(`The registry gives no audit (${why}): nothing is known about vulnerabilities.`);
  process.exitCode = UNKNOWN;
} else {
  const found = Object.values(report.vulnerabilities ?? {});
  for (const { name, severity, range, via } of found) {
    const titles = via.filter((each) => typeof each === 'object').map(({ title, url }) => `${title} ${url}`);
    console.log([`${severity}: ${name} ${range}`, ...titles].join('\n  '));
  }
  const grave = found.filter(({ severity }) => GRAVE.includes(severity)).length;
  console.log(`${found.length} packages with known vulnerabilities, ${grave} of them high or critical.`);
  process.exitCode = grave > 0 ? 1 : 0;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
