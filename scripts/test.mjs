// All checks, one after the other, also after one has failed. The last line is the result: `N passed, N failed`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';
import { runNode, runTool } from './tools.mjs';

await bootstrap();
// Only now: an older Node has no globSync.
const { globSync } = await import('node:fs');

const began = Date.now();
const total = { passed: 0, failed: 0 };
await step('lock file', async () => one(await runNode(['scripts/check-lock.mjs'])));
await step('lint and format', async () => one(await runTool('biome', ['check', '--error-on-warnings', '.'])));
await step('known vulnerabilities', audit);
await step('types', types);
await step('unit and property tests', unitTests);
if (process.env.E2E === '0') console.log('\n▸ the page in a browser: left out, because E2E=0');
else await step('the page in a browser', browserTests);
console.log(`\nAll checks took ${since(began)}.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function step(name, run) {
  console.log(`\n▸ ${name} …`);
  const start = Date.now();
  const { passed, failed } = await run();
  total.passed += passed;
  total.failed += failed;
  // Neither passed nor failed: it could not be checked, and said why.
  const [sign, word] = failed > 0 ? ['✗', 'failed'] : passed > 0 ? ['✓', 'passed'] : ['–', 'left out'];
  console.log(`${sign} ${name}: ${word} in ${since(start)}`);
}

function one(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** All of them: what was noted at earlier checks (tsconfig.json) has been seen to name errors that were gone. */
async function types() {
  rmSync(join(root, 'node_modules/.cache/types.tsbuildinfo'), { force: true });
  return one(await runTool('tsc', []));
}

async function audit() {
  const exitCode = await runNode(['scripts/audit.mjs']);
  return exitCode === 3 ? { passed: 0, failed: 0 } : one(exitCode);
}

async function unitTests() {
  const first = await vitest([]);
  if (first.lost.length === 0) return first;
  // Node 24.21 now and then aborts a process whose worker threads end (a check in ThreadIsolation); its tests never ran.
  console.log(`\nA test process broke off. Its files are run once more: ${first.lost.join(', ')}`);
  const again = await vitest(first.lost);
  return { passed: first.passed + again.passed, failed: first.failed + again.failed + again.lost.length };
}

async function browserTests() {
  const { preparePage } = await import('./browser.mjs');
  if (!(await preparePage())) return { passed: 0, failed: 1 };
  const folder = mkdtempSync(join(tmpdir(), 'gloaming-test-'));
  try {
    const file = join(folder, 'report.json');
    process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
    const exitCode = await runTool('playwright', ['test', '--reporter=list,json'], { cwd: join(root, 'e2e') });
    const { expected, flaky, unexpected } = JSON.parse(readFileSync(file, 'utf8')).stats;
    return { passed: expected + flaky, failed: exitCode !== 0 && unexpected === 0 ? 1 : unexpected };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Counts tests, and the files that were to run and did not. */
async function vitest(files) {
  const folder = mkdtempSync(join(tmpdir(), 'gloaming-test-'));
  try {
    const file = join(folder, 'report.json');
    const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const exitCode = await runTool('vitest', ['run', ...files, ...reports]);
    const report = JSON.parse(readFileSync(file, 'utf8'));
    // One whose process broke off in the middle has tests that never ended: it did not run, either.
    const whole = report.testResults.filter((each) =>
      each.assertionResults.every(({ status }) => status !== 'pending'),
    );
    const { passed, failed } = count(whole);
    const ran = whole.map(({ name }) => relative(root, name).replaceAll('\\', '/'));
    const all =
      files.length > 0
        ? files
        : globSync('{engine,games/*,bots,cli,bench,examples/*,protocol,host,server,web}/test/**/*.test.{ts,tsx}', {
            cwd: root,
          });
    const lost = all.filter((one) => !ran.includes(one.replaceAll('\\', '/')));
    // No tests at all, or an error outside every test, fails the run and no test.
    return { passed, failed: exitCode !== 0 && failed === 0 && lost.length === 0 ? 1 : failed, lost };
  } catch {
    return { passed: 0, failed: 1, lost: [] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function count(files) {
  const those = (wanted) =>
    files.flatMap((file) => file.assertionResults).filter(({ status }) => status === wanted).length;
  // A file that cannot be loaded fails without a failing test in it.
  const unloaded = files.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: those('passed'), failed: those('failed') + unloaded.length };
}

function since(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}
