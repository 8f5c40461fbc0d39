import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bot } from '@muster/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLong } from '../lib/soak.ts';
import { isOver, isRound, playUntil } from './drive.ts';
import { browserPath, Stage } from './stage.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

const MUSTER = fileURLToPath(new URL('../../apps/cli/bin/muster.js', import.meta.url));

describe.skipIf(browserPath === undefined)('a battle in a browser', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  test('a battle is started with two clicks, played to its end, replayed and continued', async () => {
    const context = await stage.newScreen();
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('radio', { name: 'Firefight' }).check();
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL(/\/battles\/[\w-]+$/);
    await expect.poll(() => isRound(page, 1)).toBe(true);
    await playUntil([page], () => isOver(page));
    await page.getByRole('link', { name: 'See the replay' }).click();
    await page.waitForURL(/\/replays\//);
    const cursor = page.getByRole('slider').first();
    await cursor.waitFor();
    await page.keyboard.press('Home');
    await expect.poll(() => cursor.inputValue()).toBe('0');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => Number(await cursor.inputValue())).toBeGreaterThan(2);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const said = execFileSync(process.execPath, [MUSTER, 'battle', 'verify', await file.path()], { encoding: 'utf8' });
    expect(said).toMatch(/^The record is correct: \d+ steps match\.$/m);
    await page
      .getByRole('button', { name: /continue from here/i })
      .first()
      .click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.waitForURL(/\/battles\/[\w-]+$/);
    await expect.poll(() => isRound(page, 2)).toBe(true);
    await stage.leave(context);
  });

  test('two players play online in two browsers', async () => {
    const { ada, ben, end } = await stage.two();
    // To its end only in long tests: a battle against the computer is always played to its end.
    const isDone = (page: Page): Promise<boolean> => (isLong ? isOver(page) : isRound(page, 2));
    await playUntil([ada, ben], async () => (await isDone(ada)) && (await isDone(ben)));
    expect(await standings(ada)).toEqual(await standings(ben));
    await end();
  });

  test('one round is played on a phone', async () => {
    const context = await stage.newScreen({ ...PHONE, speed: 'fast' });
    const { page } = await stage.battleOf(context, [{ kind: 'me' }, bot('solo')], { ready: true });
    await playUntil([page], () => isRound(page, 2));
    await stage.leave(context);
  });

  test('a battle survives a reload and a restart of the server', async () => {
    const context = await stage.newScreen();
    const { page } = await stage.battleOf(context, [{ kind: 'me' }, bot('solo')], { ready: true });
    await playUntil([page], () => isRound(page, 2));
    const before = await standings(page);
    await page.reload();
    await expect.poll(() => standings(page)).toEqual(before);
    stage.server = await stage.server.again();
    await playUntil([page], async () => (await isRound(page, 3)) || isOver(page));
    await stage.leave(context);
  });
});

const standings = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Standings' }).getByRole('listitem').allTextContents();
