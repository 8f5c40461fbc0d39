import { bot, skirmish } from '@muster/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { settled } from './drive.ts';
import { browserPath, Stage } from './stage.ts';

const PHONE = { width: 360, height: 740 };
const SCHEMES = ['light', 'dark'] as const;

describe.skipIf(browserPath === undefined)('in a browser', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  test('a phone shows the table and the one thing to do', async () => {
    const context = await stage.newScreen({ viewport: PHONE, hasTouch: true, isMobile: true });
    const { page } = await stage.battleOf(context, [{ kind: 'me' }, bot('solo')], { ready: true });
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
    await stage.leave(context);
  });

  test('on a phone, four sides leave room for the menu', async () => {
    const context = await stage.newScreen({ viewport: PHONE, hasTouch: true, isMobile: true });
    const here = ['Ben', 'Cy', 'Dot'].map((name) => ({ kind: 'here', name }) as const);
    const { page } = await stage.battleOf(context, [{ kind: 'me' }, ...here], { ready: true });
    const menu = page.getByRole('banner').getByRole('button').last();
    await menu.waitFor();
    const { x = 0, width = 0 } = (await menu.boundingBox()) ?? {};
    expect(x).toBeGreaterThan(0);
    expect(x + width).toBeLessThanOrEqual(PHONE.width);
    await stage.leave(context);
  });

  test('on a phone, choosing another unit scrolls its actions to the top', async () => {
    const context = await stage.newScreen({ viewport: PHONE, hasTouch: true, isMobile: true });
    // Either side may begin. No computer acts in the meantime, and no one is asked anything.
    const { page } = await stage.battleOf(context, [{ kind: 'me' }, { kind: 'here', name: 'Ben' }], {
      ready: true,
    });
    const area = page.getByRole('region', { name: 'What to do' });
    await area
      .getByRole('button', { name: /^(Ropehands|Pond Folk)/ })
      .first()
      .click();
    const heading = area.getByRole('heading', { name: /choose an action/ });
    await heading.waitFor();
    // Nothing besides the sheet itself can be scrolled away.
    const loose = await page.evaluate<number>(
      `[...document.querySelectorAll('*')].filter((box) => getComputedStyle(box).overflowY === 'hidden' && box.clientHeight > 200 && box.scrollHeight > box.clientHeight).length`,
    );
    expect(loose).toBe(0);
    await area.getByRole('button', { name: 'Choose another unit' }).click();
    await area.evaluate((sheet) => {
      const boxes = (
        sheet as unknown as { querySelectorAll: (all: string) => { scrollTop: number }[] }
      ).querySelectorAll('*');
      for (const box of boxes) box.scrollTop = 9999;
    });
    await area
      .getByRole('button', { name: /^(Guildmaster|Reed Singer)/ })
      .first()
      .click();
    await heading.waitFor();
    const [top, box] = [await area.boundingBox(), await heading.boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual(top?.y ?? Number.NaN);
    await stage.leave(context);
  });

  test('a list that does not name its game is read once the game is chosen', async () => {
    const context = await stage.newScreen();
    const page = await context.newPage();
    await page.goto('/new');
    await page.getByRole('button', { name: 'Use your own list' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Or a text').fill('Soldiers [3] Q5+ D5+ | 60pts | Fast\n3x Spear (A1)');
    await dialog.getByRole('button', { name: 'Read the text' }).click();
    await dialog
      .getByRole('group', { name: /Which game is it for/ })
      .getByText('Age of Fantasy')
      .click();
    await dialog.getByRole('button', { name: 'Use this army' }).waitFor();
    await stage.leave(context);
  });

  test('a page that the server no longer has offers to reload', async () => {
    const context = await stage.newScreen();
    const page = await context.newPage();
    await page.goto('/');
    await page.route('**/assets/rules*', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('link', { name: 'Rules' }).first().click();
    await page.getByRole('button', { name: 'Reload the page' }).waitFor();
    await stage.leave(context);
  });

  test('the whole log opens at its newest line and closes again', async () => {
    const context = await stage.newScreen({ viewport: PHONE, hasTouch: true, isMobile: true });
    const { page } = await stage.battleOf(context, [{ kind: 'me' }, bot('solo')], { ready: true });
    const log = page.getByRole('log', { name: 'Whole log' });
    await page.getByRole('button', { name: 'Show more' }).click();
    await log.waitFor();
    expect(
      await log.evaluate((box) => {
        const { scrollTop, clientHeight, scrollHeight } = box as unknown as Record<string, number>;
        return scrollHeight - clientHeight - scrollTop;
      }),
    ).toBeLessThan(2);
    await page.getByRole('button', { name: 'Show less' }).click();
    await log.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: /Round 1/ }).waitFor();
    await stage.leave(context);
  });

  test('every page meets the accessibility checks, light and dark', async () => {
    const context = await stage.newScreen();
    const { id, page, client } = await stage.battleOf(context, [{ kind: 'me' }, bot('solo')], { ready: true });
    await page.getByRole('heading', { name: /Round 1/ }).waitFor();
    const over = await client.battle(skirmish([{ kind: 'me' }, { kind: 'link' }], { ready: true }));
    const seat = await client.enter(over);
    const token = seat.info?.invites[0].token;
    await seat.say({ type: 'concede', side: 0 });
    seat.leave();
    for (const address of [
      '',
      '/new',
      '/battles',
      '/replays',
      '/tables',
      '/rules',
      '/rules?q=fear',
      '/rules?page=how-to-play',
      '/rules?page=reference&system=gff',
      '/rules?page=glossary',
      '/me',
      `/battles/${id}`,
      `/battles/${id}/text`,
      `/battles/${over}`,
      `/battles/${over}?seat=${token}`,
      `/replays/${over}`,
      '/nowhere',
    ]) {
      await page.goto(address === '' ? '/' : address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      for (const colorScheme of SCHEMES) {
        // Some of its hundreds of entries are enough in the dark.
        if (address === '/rules' && colorScheme === 'dark') continue;
        await page.emulateMedia({ colorScheme });
        await settled(page);
        expect(await barriers(page, colorScheme), `${address} ${colorScheme}`).toEqual([]);
      }
    }
    await stage.leave(context);
  });
});
