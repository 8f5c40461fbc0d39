import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { bot, Client, skirmish, type TestServer, testServer } from '@muster/server/testing';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../lib/browser.ts';

const PAGES = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
const AXE = createRequire(new URL('../../apps/server/package.json', import.meta.url)).resolve('axe-core/axe.min.js');
const path = findChromium();
if (path === undefined && process.env.CI)
  throw new Error('A browser is needed here: install Chromium, or set CHROMIUM_PATH.');

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

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

  test('a phone shows the table and the one thing to do', async () => {
    const context = await somebody({ viewport: PHONE, hasTouch: true, isMobile: true });
    const { page } = await withBattle(context, [{ kind: 'me' }, bot('solo')], { ready: true });
    await page.getByRole('heading', { name: /Round 1/ }).waitFor();
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    expect(wide).toBeLessThanOrEqual(0);
    const buttons = page.getByRole('region', { name: 'What to do' }).getByRole('button');
    await buttons.first().waitFor();
    const heights = await buttons.evaluateAll((shown) =>
      shown.map((button) => (button as unknown as { offsetHeight: number }).offsetHeight),
    );
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.min(...heights.filter((height) => height > 0))).toBeGreaterThanOrEqual(44);
    await context.close();
  });

  test.each(['light', 'dark'] as const)('no page hinders anybody: %s', async (colorScheme) => {
    const context = await somebody({ colorScheme });
    const { id, page } = await withBattle(context, [{ kind: 'me' }, bot('solo')], { ready: true });
    await page.getByRole('heading', { name: /Round 1/ }).waitFor();
    for (const address of [
      '',
      '/new',
      '/battles',
      '/replays',
      '/tables',
      '/rules',
      '/me',
      `/battles/${id}`,
      `/battles/${id}/text`,
    ]) {
      await page.goto(address === '' ? '/' : address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForTimeout(500);
      // The policy of the pages lets no script in, so that it is run from outside.
      await page.evaluate(readFileSync(AXE, 'utf8'));
      const { violations } = await page.evaluate<{ violations: Violation[] }>(
        "axe.run({ resultTypes: ['violations'] })",
      );
      const found = violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(
          ({ id: rule, nodes }) =>
            `${rule}: ${nodes
              .map(({ html }) => html.slice(0, 160))
              .slice(0, 4)
              .join(' | ')}`,
        );
      expect(found, `${address} ${colorScheme}`).toEqual([]);
    }
    await context.close();
  });
});

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string }[];
}
