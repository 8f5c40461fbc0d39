import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client, skirmish, type TestServer, testServer } from '@muster/server/testing';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { findBrowser, launchOptions } from '../lib/browser.ts';

const PAGES = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
const DESKTOP = { width: 1280, height: 800 };

/** How long a page may take on a busy machine, in milliseconds. */
const PATIENCE = 300_000;

/** The browser, if there is one. */
export const browserPath: string | undefined = findBrowser();

/** A server with its pages, and a browser that looks at them. */
export class Stage {
  server: TestServer;
  readonly #browser: Browser;
  readonly #problems: string[] = [];

  private constructor(server: TestServer, browser: Browser) {
    this.server = server;
    this.#browser = browser;
  }

  static async set(): Promise<Stage> {
    if (!existsSync(PAGES)) throw new Error('The pages are not made: npm test makes them, or npx vite build apps/web.');
    const browser = await chromium.launch(launchOptions(browserPath ?? ''));
    return new Stage(await testServer({ pages: PAGES }), browser);
  }

  /** Ends both; no page may have met an error. */
  async strike(): Promise<void> {
    await this.#browser.close();
    await this.server.end();
    expect(this.#problems).toEqual([]);
  }

  /** Somebody at a screen. */
  async somebody(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = await this.#browser.newContext({
      baseURL: this.server.address,
      viewport: DESKTOP,
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    context.on('weberror', (error) => this.#problems.push(error.error().message));
    return context;
  }

  /** A battle that somebody at a screen has set up, and the page of it. */
  async battleOf(
    context: BrowserContext,
    ...order: Parameters<typeof skirmish>
  ): Promise<{ id: string; page: Page; client: Client }> {
    const client = await Client.named(this.server.address, 'Ada');
    const [name, value] = client.cookie.split('=');
    await context.addCookies([{ name, value, url: this.server.address }]);
    const id = await client.battle(skirmish(...order));
    const page = await context.newPage();
    await page.goto(`/battles/${id}`);
    return { id, page, client };
  }

  /** Two people, each at a screen of their own, at the first round of a battle. */
  async two(): Promise<{ id: string; ada: Page; ben: Page; watch: string; end: () => Promise<void> }> {
    const [adas, bens] = [await this.somebody(), await this.somebody()];
    const { id, page: ada, client } = await this.battleOf(adas, [{ kind: 'me' }, { kind: 'link' }], { ready: true });
    const seat = await client.enter(id);
    const { invites = [], watch = '' } = seat.info ?? {};
    seat.leave();
    const ben = await bens.newPage();
    await ben.goto(`/battles/${id}?seat=${invites[0].token}`);
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Take the seat' }).click();
    await ben.getByRole('heading', { level: 1, name: /Round 1/ }).waitFor();
    const end = async (): Promise<void> => {
      await adas.close();
      await bens.close();
    };
    return { id, ada, ben, watch, end };
  }
}
