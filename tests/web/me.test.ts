import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { browserPath, Stage } from './stage.ts';

const PHONE = { width: 360, height: 740 };
const PASSWORD = 'correct horse';

const fill = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(fields)) await page.getByLabel(name, { exact: true }).fill(value);
};

describe.skipIf(browserPath === undefined)('my page', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  const logIn = async (page: Page): Promise<void> => {
    await page.goto('/me');
    await page.getByText('Log in', { exact: true }).first().click();
    await fill(page, { 'Account name': 'ada', Password: PASSWORD });
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('You are logged in as ada.').waitFor();
  };

  test('an account can be created, logged out elsewhere, given a new password, exported and deleted', async () => {
    const context = await stage.newScreen();
    const page = await context.newPage();
    await page.goto('/me');
    await fill(page, { 'Account name': 'ada', Password: PASSWORD });
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('You are logged in as ada.').waitFor();
    const phone = await stage.newScreen({ viewport: PHONE, hasTouch: true, isMobile: true });
    const small = await phone.newPage();
    await logIn(small);

    await page.reload();
    const sessions = page.getByRole('region', { name: 'Where you are logged in' });
    await sessions.getByText('This browser').waitFor();
    await sessions.getByRole('button', { name: /^Log out Chrome/ }).click();
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1);
    await small.reload();
    await small.getByText('Without an account you are a guest').waitFor();

    await fill(page, { 'Current password': PASSWORD, 'New password': 'battery staple' });
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed. Other browsers are logged out.').waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download your data' }).click();
    const file = await (await download).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      format: 'muster-person',
      person: { account: 'ada' },
    });

    await page.getByRole('button', { name: 'Delete everything…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password of ada').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await dialog.getByText('Name and password do not match.').waitFor();
    await dialog.getByLabel('Password of ada').fill('battery staple');
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByText('Without an account you are a guest').waitFor();
    await stage.leave(context, phone);
  });

  test('meets the accessibility checks, on small screens and in the dark theme', async () => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const viewport of [{ width: 1280, height: 800 }, PHONE]) {
        const context = await stage.newScreen({ colorScheme, viewport });
        const page = await context.newPage();
        await page.goto('/me');
        await fill(page, { 'Account name': `a-${colorScheme}-${viewport.width}`, Password: PASSWORD });
        await page.getByRole('button', { name: 'Create account' }).click();
        await page.getByText('This browser').waitFor();
        expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
        await page.getByRole('button', { name: 'Delete everything…' }).click();
        expect(await barriers(page, colorScheme)).toEqual([]);
        const folder = process.env.MUSTER_SCREENSHOTS;
        if (folder) {
          await page.screenshot({ path: `${folder}/remove-${colorScheme}-${viewport.width}.png` });
          await page.keyboard.press('Escape');
          await page.screenshot({ path: `${folder}/me-${colorScheme}-${viewport.width}.png`, fullPage: true });
        }
        await stage.leave(context);
      }
  });
});
