import { bot } from '@muster/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { browserPath, Stage } from './stage.ts';

const FEW = { table: { turns: { seed: 'turns', theme: 'countryside', pieces: 4 } } } as const;

const status = (page: Page): Promise<string> =>
  page.getByRole('region', { name: 'What to do' }).getByRole('status').first().innerText();

/** Places the piece that the computer suggests. */
const placeSuggested = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Suggest' }).click();
  await page.getByRole('button', { name: 'Place it' }).click();
};

const left = (page: Page): Promise<number> =>
  page.getByRole('list', { name: 'Pieces to place' }).getByRole('listitem').count();

describe.skipIf(browserPath === undefined)('terrain by turns in a browser', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  test('at one screen by keys: place, refuse, take back, name dangerous pieces, begin', async () => {
    const context = await stage.newScreen();
    const { page, id } = await stage.battleOf(context, [{ kind: 'me' }, { kind: 'here', name: 'Ben' }], FEW);
    await page.getByRole('heading', { level: 1, name: 'Place the terrain' }).waitFor();
    expect(await status(page)).toMatch(/^(Ada|Ben)’s turn: place a piece\.$/);
    expect(await left(page)).toBe(4);
    await page.getByRole('list', { name: 'Pieces to place' }).getByRole('button').first().click();
    const ghost = page.getByRole('button', { name: /Arrow keys move it/ });
    await ghost.focus();
    await page.getByLabel('From the left (inches)').fill('0');
    await page
      .getByText(/^Off the table: [\d.]+″ over the edge \(limit 0″\)/)
      .first()
      .waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Place it' }).isDisabled()).toBe(true);
    await page.getByLabel('From the left (inches)').fill('20');
    await ghost.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press(']');
    await expect.poll(() => ghost.getAttribute('aria-label')).toMatch(/21″ from the left.*turned by 5°/);
    await page.keyboard.press('Enter');
    await expect.poll(() => left(page)).toBe(3);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(() => left(page)).toBe(4);
    for (let more = 3; more >= 0; more--) {
      await placeSuggested(page);
      await expect.poll(() => left(page)).toBe(more);
    }
    // A reload loses nothing.
    await page.reload();
    expect(await page.getByRole('region', { name: 'Guidelines' }).innerText()).toContain('% of the table is covered');
    for (const _ of [1, 2]) {
      const before = await status(page);
      expect(before).toMatch(/’s turn: name a dangerous piece\.$/);
      await page.getByRole('button', { name: 'Name it' }).click();
      await expect.poll(() => status(page)).not.toBe(before);
    }
    expect(await status(page)).toBe('The table is complete.');
    expect(await barriers(page)).toEqual([]);
    await page.goto('/battles');
    await page.getByText(/^Placing terrain · /).waitFor();
    await page.goto(`/battles/${id}`);
    await page.getByRole('button', { name: 'Start the battle' }).click();
    await page.getByRole('list', { name: 'Standings' }).waitFor();
    await stage.leave(context);
  });

  test('on a phone by finger, against the computer', async () => {
    const context = await stage.newScreen({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });
    const { page } = await stage.battleOf(context, [{ kind: 'me' }, bot('solo')], { ...FEW, ready: true });
    await expect.poll(() => status(page)).toBe('Your turn: place a piece.');
    const before = await left(page);
    await page.getByRole('list', { name: 'Pieces to place' }).getByRole('button').first().tap();
    const map = page.getByRole('group', { name: /^The table/ });
    const box = await map.boundingBox();
    if (!box) throw new Error('the map is not shown');
    await page.touchscreen.tap(box.x + box.width / 6, box.y + box.height / 2);
    await expect
      .poll(() => page.getByRole('button', { name: /Arrow keys move it/ }).getAttribute('aria-label'))
      .toMatch(/8″ from the left and 24″ from the top/);
    await placeSuggested(page);
    // The computer answers with a piece of its own.
    await expect.poll(() => left(page)).toBe(before - 2);
    await expect.poll(() => status(page)).toMatch(/^Your turn/);
    await stage.leave(context);
  });

  test('by link: the friend places from another screen', async () => {
    const [adas, bens] = [await stage.newScreen(), await stage.newScreen()];
    const { page: ada, id, client } = await stage.battleOf(adas, [{ kind: 'me' }, { kind: 'link' }], FEW);
    const seat = await client.enter(id);
    const token = seat.terrain?.battle.invites[0].token ?? '';
    seat.leave();
    const ben = await bens.newPage();
    await ben.goto(`/battles/${id}?seat=${token}`);
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Take the seat' }).click();
    await expect.poll(() => status(ben)).toMatch(/^(Your turn|Waiting for Ada)/);
    for (let more = 3; more >= 0; more--) {
      const [now, other] = (await status(ada)).startsWith('Your turn') ? [ada, ben] : [ben, ada];
      await expect.poll(() => status(now)).toBe('Your turn: place a piece.');
      expect(await status(other)).toMatch(/^Waiting for (Ada|Ben) to place a piece\.$/);
      await placeSuggested(now);
      for (const page of [ada, ben]) await expect.poll(() => left(page)).toBe(more);
    }
    await stage.leave(adas, bens);
  });

  test('is chosen where a battle is set up', async () => {
    const context = await stage.newScreen();
    const page = await context.newPage();
    await page.goto('/new?system=gff');
    await page.getByText('Placed by turns').click();
    await page.getByLabel('Pieces', { exact: true }).fill('6');
    await expect.poll(() => left(page)).toBe(6);
    await page.getByRole('button', { name: 'Place the terrain' }).click();
    await page.getByRole('heading', { level: 1, name: 'Place the terrain' }).waitFor();
    await expect.poll(() => status(page)).toBe('Your turn: place a piece.');
    await stage.leave(context);
  });
});
