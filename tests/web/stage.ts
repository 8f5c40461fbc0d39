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

/** Makes a page behave as if hidden: it then shows actions of others at once. The pauses have unit tests. */
const HIDDEN = `Object.defineProperty(document, 'hidden', { get: () => true })`;

/** Options of a screen: with a `speed` the page is visible and shows events at that speed, as for people. */
export interface ScreenOptions extends BrowserContextOptions {
  speed?: 'instant' | 'fast' | 'normal';
}

/** A server with its pages, and a browser that shows them. */
export class Stage {
  server: TestServer;
  readonly #browser: Browser;
  /** The options of each screen, and the free screens. */
  readonly #kinds = new Map<BrowserContext, string>();
  readonly #free: BrowserContext[] = [];
  readonly #problems: string[] = [];

  private constructor(server: TestServer, browser: Browser) {
    this.server = server;
    this.#browser = browser;
  }

  static async set(): Promise<Stage> {
    if (!existsSync(PAGES)) throw new Error('The pages are not built. Run npm test, or npx vite build apps/web.');
    const browser = await chromium.launch(launchOptions(browserPath ?? ''));
    return new Stage(await testServer({ pages: PAGES }), browser);
  }

  /** Stops both, and checks that no page had an error. */
  async strike(): Promise<void> {
    await this.#browser.close();
    await this.server.end();
    expect(this.#problems).toEqual([]);
  }

  /** Returns a screen of one player: a new one, or a free one. */
  async newScreen({ speed, ...options }: ScreenOptions = {}): Promise<BrowserContext> {
    const kind = JSON.stringify([speed, options]);
    const at = this.#free.findIndex((context) => this.#kinds.get(context) === kind);
    if (at >= 0) return this.#free.splice(at, 1)[0];
    const context = await this.#browser.newContext({
      baseURL: this.server.address,
      viewport: DESKTOP,
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    context.on('weberror', (error) => this.#problems.push(error.error().message));
    await context.addInitScript(
      speed === undefined ? HIDDEN : `try { localStorage.setItem('muster.speed', '${speed}') } catch {}`,
    );
    this.#kinds.set(context, kind);
    return context;
  }

  /** Frees screens for other tests. All data is deleted, but the files of the pages stay cached: loading them takes longest. */
  async leave(...contexts: readonly BrowserContext[]): Promise<void> {
    for (const context of contexts) {
      const page = context.pages().at(0) ?? (await context.newPage());
      const { origin } = new URL(this.server.address);
      const session = await context.newCDPSession(page);
      for (const each of context.pages()) if (each !== page) await each.close();
      await page.goto('about:blank');
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      await context.clearCookies();
      await page.close();
      this.#free.push(context);
    }
  }

  /** Sets up a battle on a screen, and opens its page. */
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

  /** Opens a battle in its first round for two players at two screens. Both pages are visible and show events at once. */
  async two(): Promise<{ id: string; ada: Page; ben: Page; watch: string; end: () => Promise<void> }> {
    const [adas, bens] = [await this.newScreen({ speed: 'instant' }), await this.newScreen({ speed: 'instant' })];
    const { id, page: ada, client } = await this.battleOf(adas, [{ kind: 'me' }, { kind: 'link' }], { ready: true });
    const seat = await client.enter(id);
    const { invites = [], watch = '' } = seat.info ?? {};
    seat.leave();
    const ben = await bens.newPage();
    await ben.goto(`/battles/${id}?seat=${invites[0].token}`);
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Take the seat' }).click();
    await ben.getByRole('heading', { level: 1, name: /Round 1/ }).waitFor();
    return { id, ada, ben, watch, end: () => this.leave(adas, bens) };
  }
}
