import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bot, Client, skirmish, type TestServer, testServer } from '@muster/server/testing';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../lib/browser.ts';
import { isOver, playOne, playUntil } from './drive.ts';

const PAGES = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
const path = findChromium();
if (path === undefined && process.env.CI)
  throw new Error('A browser is needed here: install Chromium, or set CHROMIUM_PATH.');

const DESKTOP = { width: 1280, height: 800 };

describe.skipIf(path === undefined)('in a browser', { timeout: 240_000 }, () => {
  let server: TestServer;
  let browser: Browser;
  const problems: string[] = [];
  beforeAll(async () => {
    if (!existsSync(PAGES)) throw new Error('The pages are not made: npm test makes them, or npx vite build apps/web.');
    server = await testServer({ pages: PAGES });
    browser = await chromium.launch({ executablePath: path, args: CHROMIUM_ARGS });
  });
  afterAll(async () => {
    await browser.close();
    await server.end();
    expect(problems).toEqual([]);
  });

  const somebody = async (options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> => {
    const context = await browser.newContext({
      baseURL: server.address,
      viewport: DESKTOP,
      reducedMotion: 'reduce',
      ...options,
    });
    context.on('weberror', (error) => problems.push(error.error().message));
    return context;
  };

  /** Somebody with a battle that was set up by hand. */
  const withBattle = async (
    context: BrowserContext,
    ...order: Parameters<typeof skirmish>
  ): Promise<{ id: string; page: Page; client: Client }> => {
    const client = await Client.named(server.address, 'Ada');
    const [name, value] = client.cookie.split('=');
    await context.addCookies([{ name, value, url: server.address }]);
    const id = await client.battle(skirmish(...order));
    const page = await context.newPage();
    await page.goto(`/battles/${id}`);
    return { id, page, client };
  };

  test('two clicks lead to a battle, which is played to its end, seen again and gone on with', async () => {
    const context = await somebody();
    const page = await context.newPage();
    await page.goto('/');
    await page.getByText('Firefight', { exact: true }).click();
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL(/\/battles\/[\w-]+$/);
    await expect.poll(() => page.getByRole('heading', { name: /Round 1 of 4/ }).count(), { timeout: 20_000 }).toBe(1);
    await playUntil(page, () => isOver(page), 200);
    await page.getByRole('link', { name: 'See the replay' }).click();
    await page.waitForURL(/\/replays\//);
    await page
      .getByRole('button', { name: /continue from here/i })
      .first()
      .waitFor();
    await page.keyboard.press('Home');
    await context.close();
  });

  test('two people play online, each in a browser of their own', async () => {
    const [adas, bens] = [await somebody(), await somebody()];
    const { id, page: ada, client } = await withBattle(adas, [{ kind: 'me' }, { kind: 'link' }], { ready: true });
    const seat = await client.enter(id);
    const token = seat.info?.invites[0].token;
    seat.leave();
    const ben = await bens.newPage();
    await ben.goto(`/battles/${id}?seat=${token}`);
    await ben.getByLabel('Your name').fill('Ben');
    await ben
      .getByRole('button', { name: /take|play|sit|join/i })
      .first()
      .click();
    await ben.getByRole('heading', { name: /Round 1 of 4/ }).waitFor();
    const limit = Date.now() + 200_000;
    while (!((await isOver(ada)) && (await isOver(ben)))) {
      if (Date.now() > limit) throw new Error('the battle did not end');
      const played = [await playOne(ada), await playOne(ben)];
      if (!played.some(Boolean)) await ada.waitForTimeout(100);
    }
    await adas.close();
    await bens.close();
  });

  test('a battle survives a reload and the end of the server', async () => {
    const context = await somebody();
    const { page } = await withBattle(context, [{ kind: 'me' }, bot('solo')], { ready: true });
    const steps = async (): Promise<number> => page.getByRole('log').locator('p').count();
    await playUntil(page, async () => (await page.getByRole('heading', { name: /Round 2 of 4/ }).count()) > 0);
    const before = await steps();
    await page.reload();
    await page.getByRole('heading', { name: /Round \d of 4/ }).waitFor();
    server = await server.again();
    await playUntil(
      page,
      async () => (await page.getByRole('heading', { name: /Round 3 of 4/ }).count()) > 0 || (await isOver(page)),
    );
    expect(before).toBeGreaterThan(0);
    await context.close();
  });

  test('the battle in words is played by the keyboard alone', async () => {
    const context = await somebody();
    const { id, page } = await withBattle(context, [{ kind: 'me' }, bot('solo')], { ready: true });
    await page.goto(`/battles/${id}/text`);
    const now = page.getByRole('region', { name: 'Now' });
    const over = async (): Promise<boolean> => (await now.getByText(/over|won|draw/i).count()) > 0;
    const limit = Date.now() + 200_000;
    while (!(await over())) {
      if (Date.now() > limit) throw new Error(`the battle did not end: ${await now.ariaSnapshot()}`);
      const button = now.getByRole('button').last();
      if ((await button.count()) === 0) {
        await page.waitForTimeout(100);
        continue;
      }
      // Down to the last way of deciding, which leaves it to the computer, and Enter.
      const radios = now.getByRole('radio');
      if ((await radios.count()) > 0) {
        await radios
          .first()
          .focus()
          .catch(() => undefined);
        await page.keyboard.press('ArrowUp');
      }
      await button.focus({ timeout: 1000 }).catch(() => undefined);
      await page.keyboard.press('Enter');
      await page.waitForTimeout(50);
    }
    await context.close();
  });
});
