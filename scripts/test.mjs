// All checks, one after the other, also after one has failed. The last line is the result: `N passed, N failed`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { runNode, runTool } from './tools.mjs';

await bootstrap();

const began = Date.now();
const total = { passed: 0, failed: 0 };
await step('lock file', async () => one(await runNode(['scripts/check-lock.mjs'])));
await step('lint and format', async () => one(await runTool('biome', ['check', '--error-on-warnings', '.'])));
await step('types', async () => one(await runTool('tsc', [])));
await step('unit and property tests', unitTests);
console.log(`\nAll checks took ${since(began)}.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function step(name, run) {
  console.log(`\n▸ ${name} …`);
  const start = Date.now();
  const { passed, failed } = await run();
  total.passed += passed;
  total.failed += failed;
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${failed > 0 ? 'failed' : 'passed'} in ${since(start)}`);
}

function one(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function unitTests() {
  const folder = mkdtempSync(join(tmpdir(), 'gloaming-test-'));
  try {
    const file = join(folder, 'report.json');
    const exitCode = await runTool('vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]);
    const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')));
    // No tests at all, or an error outside every test, fails the run and no test.
    return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function count(report) {
  // A file that cannot be loaded fails without a failing test in it.
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

function since(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}
