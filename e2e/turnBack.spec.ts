/** A whole turn that is taken back against a bot, from the button to the last list that shows the game. */
import { expect, test } from '@playwright/test';
import { becomePlayer, openTable, playUntil } from './playUntil.ts';
import { startServer } from './server.ts';
import { answer, LAPTOP, optionsOf, PHONE, versionOf, visit } from './visitor.ts';

for (const [game, viewport] of [
  ['res-arcana', LAPTOP],
  ['evenfall', PHONE],
] as const)
  test(`${game}: a turn is taken back behind what a bot has done, and the game is marked wherever it is shown`, async ({
    browser,
  }) => {
    test.slow();
    const server = await startServer();
    const { page, complaints, leave } = await visit(browser, { viewport, locale: 'en', reducedMotion: 'reduce' });
    await becomePlayer(page.request, server.address, 'Ada');
    const table = await openTable(page.request, server.address, game, [{ kind: 'bot', bot: 'greedy' }]);
    // The second round: by then somebody else has played.
    await playUntil(
      page.request,
      server.address,
      table,
      ({ view, takeTurnBack, undo }) =>
        (view as { table: { round: number } }).table.round > 1 && takeTurnBack === 'possible' && undo !== 'possible',
    );
    await page.goto(`${server.address}/table/${table}`);
    const decision = page.locator('#decision');
    await expect(optionsOf(page).first()).toBeVisible();
    await answer(page);
    const back = page.getByRole('button', { name: 'Take my turn back' });
    // As long as an answer can be taken back alone, that is what the button does.
    await expect(async () => {
      if (!(await back.isVisible())) await page.getByRole('button', { name: 'Undo' }).click({ timeout: 2_000 });
      await expect(back).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(decision.getByRole('status').filter({ hasText: 'the game no longer counts' })).toBeVisible();
    const before = await versionOf(page);
    await back.click();
    await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
    await expect(optionsOf(page).first()).toBeVisible();
    // The log says so, as one line.
    const story = await page.request.get(`${server.address}/api/tables/${table}/log?lang=en&since=${before}`);
    const { entries } = (await story.json()) as { entries: { kind: string; lines: string[] }[] };
    const [undone] = entries.filter(({ kind }) => kind === 'turn-undone');
    expect(undone.lines).toHaveLength(1);
    if (viewport === PHONE) await page.getByRole('button', { name: 'Log', exact: true }).click();
    const log = page.locator('[data-log]').filter({ visible: true });
    await expect(log).toContainText(undone.lines[0]);
    if (viewport === PHONE) await page.keyboard.press('Escape');
    const present = (await (await page.request.get(`${server.address}/api/tables/${table}?lang=en`)).json()) as {
      table: { tookBack: boolean };
    };
    expect(present.table.tookBack).toBe(true);
    await playUntil(page.request, server.address, table, () => false);
    await expect(page.getByText('A turn was taken back: this game does not count.')).toBeVisible();
    const record = await page.request.get(`${server.address}/api/tables/${table}/export?lang=en`);
    expect((await record.text()).split('\n')).toContain('took-back');
    await page.goto(server.address);
    await expect(page.getByRole('region', { name: 'Finished games' })).toContainText('a turn was taken back');
    expect(complaints).toEqual([]);
    await leave();
    await server.stop();
  });
