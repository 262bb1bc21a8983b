/** docs/engine-api.md says what the source declares, no more and no less. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import * as schema from '../schema/index.ts';
import * as session from '../session/index.ts';
import * as engine from '../src/index.ts';
import * as testing from '../testing/index.ts';

const ROOT = resolve(import.meta.dirname, '../..');

test('the page is the one that the source makes', () => {
  const args = [resolve(ROOT, 'scripts/api.mjs'), '--check'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

const page = readFileSync(resolve(ROOT, 'docs/engine-api.md'), 'utf8');
test.each(Object.entries({ engine, session, schema, testing }))('all that %s exports is on it', (_, exported) => {
  expect(Object.keys(exported).length).toBeGreaterThan(2);
  for (const name of Object.keys(exported))
    expect(page).toMatch(new RegExp(`^(?:function|const|class) ${name}\\b`, 'm'));
});
