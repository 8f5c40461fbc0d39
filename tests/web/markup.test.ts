import { Client, type TestSeat } from '@muster/server/testing';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { panel } from './drive.ts';
import { browserPath, Stage } from './stage.ts';

/** Names that would run a script or add elements if they were treated as markup. Each sets `hit` to a number. */
const FORMS: readonly (readonly [string, (hit: number) => string])[] = [
  ['an image after a drawing', (hit) => `"></svg><img src=x onerror=hit=${hit}>`],
  ['a script after a style', (hit) => `'</style><script>hit=${hit}</script>`],
  ['a link', (hit) => `<a href=javascript:hit=${hit}>"'</a>`],
];

/** The names and texts that players choose. */
const SLOTS = [
  'person',
  'friend',
  'spectator',
  'army',
  'unit',
  'weapon',
  'model',
  'spell',
  'trait',
  'list',
  'book',
  'table',
  'table file',
  'terrain',
  'title',
  'sentence',
  'pasted',
] as const;
type Slot = (typeof SLOTS)[number];
type Names = Readonly<Record<Slot, string>>;

const namesOf = (form: (hit: number) => string): Names =>
  Object.fromEntries(SLOTS.map((slot, i) => [slot, form(i + 10)])) as Names;

const armyList = (names: Names): Record<string, unknown> => {
  const common = { quality: 4, defense: 4, base: 32 };
  return {
    format: 'muster-list',
    version: 1,
    name: names.army,
    note: names.sentence,
    system: 'gff',
    points: 200,
    units: [
      {
        ...common,
        id: 'guard',
        name: names.unit,
        size: 3,
        cost: 60,
        weapons: [`${names.weapon} (24", A1)`],
        special: [{ models: 1, name: names.model, with: [`${names.weapon} (A3)`] }],
        xp: 5,
        traits: [names.trait],
      },
      {
        ...common,
        id: 'caster',
        name: names.model,
        size: 1,
        cost: 60,
        rules: ['Hero', 'Tough(3)', 'Caster(2)'],
        weapons: [],
      },
    ],
    spells: [{ name: names.spell, value: 1, range: 18, target: 'friend', targets: 1, grants: ['Furious'] }],
  };
};

const tableFile = (names: Names): Record<string, unknown> => ({
  format: 'muster-table',
  version: 1,
  name: names['table file'],
  width: 48,
  depth: 48,
  terrain: [{ id: 'a', kind: names.terrain, types: ['cover'], rect: [20, 20, 26, 26] }],
});

/** How long a page may take to show its content, in milliseconds. */
const PATIENCE = 15_000;

/** Records what runs: `hit` as a variable, and dialogs. */
const WATCHER = `window.hits = []; Object.defineProperty(window, 'hit', { set: (value) => window.hits.push(value) });`;

/** Finds elements and attributes that the pages never have. */
const FOREIGN = `[
  ...document.querySelectorAll('iframe, object, embed, base, img[src="x"], a[href^="javascript:" i], style svg'),
  ...[...document.scripts].filter(({ src }) => !src.startsWith(location.origin)),
  ...[...document.querySelectorAll('*')].filter((it) => [...it.attributes].some(({ name }) => name.startsWith('on'))),
].map(({ outerHTML }) => outerHTML.slice(0, 200))`;

describe.skipIf(browserPath === undefined)('markup in names', { timeout: 240_000 }, () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  /** Returns a screen without the policy that forbids inline scripts: names must be harmless without it. */
  const screen = async (client?: Client): Promise<{ context: BrowserContext; page: Page; dialogs: string[] }> => {
    const context = await stage.newScreen({ bypassCSP: true });
    if (client) {
      const [name, value] = client.cookie.split('=');
      await context.addCookies([{ name, value, url: stage.server.address }]);
    }
    const page = await context.newPage();
    await page.addInitScript(WATCHER);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    return { context, page, dialogs };
  };

  const harm = async (page: Page): Promise<unknown[]> => [
    ...(await page.evaluate<unknown[]>('window.hits')),
    ...(await page.evaluate<unknown[]>(FOREIGN)),
  ];

  test('is found where it is taken for markup', async () => {
    const { context, page } = await screen();
    await page.goto('/');
    expect(await harm(page)).toEqual([]);
    for (const [i, [, form]] of FORMS.entries()) {
      await page.evaluate(`document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(`<p>${form(i)}</p>`)})`);
      expect((await harm(page)).length, form(i)).toBeGreaterThan(0);
      await page.reload();
    }
    await stage.leave(context);
  });

  /** Returns all texts of a page: content, values, labels for screen readers, tooltips and the title of the tab. */
  const shown = (page: Page): Promise<string> =>
    page.evaluate<string>(`[
      document.title,
      document.body.textContent,
      ...[...document.querySelectorAll('input, textarea')].map(({ value }) => value),
      ...[...document.querySelectorAll('[aria-label], [title]')].map((it) => it.getAttribute('aria-label') ?? it.title),
    ].join('\\n')`);

  /** Returns the texts of a page as soon as it has all of these, or after a while. */
  const textWith = async (page: Page, parts: readonly string[]): Promise<string> => {
    const limit = Date.now() + PATIENCE;
    for (;;) {
      const text = await shown(page);
      if (parts.every((part) => text.includes(part)) || Date.now() > limit) return text;
      await page.waitForTimeout(100);
    }
  };

  const keep = async (client: Client, kind: string, name: string, body: unknown): Promise<string> => {
    const { status, body: kept } = await client.post(`/api/keeps/${kind}`, { name, body });
    expect(status).toBe(201);
    return String(kept.id);
  };

  test.each(FORMS)('as %s are shown as they were typed', async (_, form) => {
    const names = namesOf(form);
    const ada = await Client.named(stage.server.address, names.person);
    expect((await ada.post('/api/account', { account: names.person, password: 'correct horse' })).status).toBe(400);
    const [list, table] = [
      await keep(ada, 'list', names.list, armyList(names)),
      await keep(ada, 'table', names.table, tableFile(names)),
      await keep(ada, 'book', names.book, { format: 'muster-book', name: names.book }),
    ];
    const battle = async (seat: { kind: 'here'; name: string } | { kind: 'link' }): Promise<TestSeat> =>
      ada.enter(
        await ada.battle({
          system: 'gff',
          sides: ([{ kind: 'me' }, seat] as const).map((each) => ({ army: { kept: list }, seat: each })),
          table: { kept: table },
          title: names.title,
          ready: true,
        }),
      );
    const [fight, offer] = [await battle({ kind: 'here', name: names.friend }), await battle({ kind: 'link' })];
    for (const side of [0, 1]) await fight.say({ type: 'wish', side, wish: { text: names.sentence } });
    const eve = await Client.named(stage.server.address, names.spectator);
    await eve.enter(fight.id, fight.info?.watch);

    const { context, page, dialogs } = await screen(ada);
    const found: string[] = [];
    const check = async (where: string, slots: readonly Slot[]): Promise<void> => {
      const text = await textWith(
        page,
        slots.map((slot) => names[slot]),
      );
      for (const slot of slots) if (!text.includes(names[slot])) found.push(`${where}: no ${slot}`);
      for (const each of await harm(page)) found.push(`${where}: ${String(each)}`);
    };
    const visit = async (address: string, slots: readonly Slot[]): Promise<void> => {
      await page.goto(address);
      await check(address.replaceAll(/[\w-]{20,}/g, 'ID'), slots);
    };
    await visit('/', ['title']);
    await visit('/battles', ['title', 'army', 'person', 'friend']);
    await page.getByRole('button', { name: 'Remove ' }).first().click();
    await check('the question before a battle is removed', ['title']);
    await visit('/me', ['person', 'list', 'table', 'book']);
    await visit('/new', ['list']);
    await page.getByRole('button', { name: 'Use your own list' }).first().click();
    await page
      .getByLabel('Or a text')
      .fill(`${names.pasted} [3] Q5+ D5+ | 60pts | ${names.trait}\n3x ${names.weapon} (A1)`);
    await page.getByRole('button', { name: 'Read the text' }).click();
    await check('a list that is read', ['pasted', 'trait']);
    await visit(`/tables?kept=${table}`, ['table file', 'terrain']);
    await visit(`/battles/${fight.id}`, ['title', 'army', 'unit', 'sentence']);
    const armies = page.getByRole('complementary', { name: 'Armies' });
    await armies.getByRole('button', { name: names.unit }).first().click();
    await check('a unit', ['unit', 'weapon']);
    await page.reload();
    await panel(page).getByRole('button', { name: names.model }).click();
    await panel(page)
      .getByRole('button', { name: /^Cast a spell/ })
      .click();
    await check('a caster', ['model', 'spell']);
    await page.getByRole('button', { name: 'Menu' }).click();
    await check('the menu', ['title', 'person', 'friend', 'spectator', 'army']);
    await page.getByRole('button', { name: 'The most important rule…' }).click();
    await check('the most important rule', ['sentence']);
    await visit(`/battles/${fight.id}/text`, ['unit', 'weapon', 'model', 'terrain', 'army', 'sentence']);
    await visit(`/battles/${offer.id}?seat=${offer.info?.invites[0].token}`, ['army', 'unit', 'title', 'person']);
    await fight.say({ type: 'concede', side: 0 });
    await visit(`/replays/${fight.id}`, ['title', 'army', 'sentence']);
    await page.emulateMedia({ media: 'print' });
    await check('the replay, printed', ['title', 'army']);
    await page.goto(`/api/battles/${fight.id}/record`);
    expect(await page.evaluate<string[]>(FOREIGN)).toEqual([]);
    expect([...found, ...dialogs]).toEqual([]);
    for (const seat of [fight, offer]) seat.leave();
    await stage.leave(context);
  });
});
