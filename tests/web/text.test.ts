import { bot } from '@muster/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserPath, Stage } from './stage.ts';

describe.skipIf(browserPath === undefined)('a battle in words', { timeout: 300_000 }, () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  test('is played by the keyboard alone', async () => {
    const context = await stage.somebody();
    const { id, page } = await stage.battleOf(context, [{ kind: 'me' }, bot('solo')], { ready: true });
    await page.goto(`/battles/${id}/text`);
    const now = page.getByRole('region', { name: 'Now' });
    const question = now.locator('legend');
    const end = now.getByRole('link', { name: 'See the replay' });
    const limit = Date.now() + 240_000;
    let decided = 0;
    while (!(await end.isVisible())) {
      if (Date.now() > limit) throw new Error(`the battle did not end:\n${await now.ariaSnapshot()}`);
      const asked = await question.textContent({ timeout: 300 }).catch(() => undefined);
      if (!asked || !(await now.locator('input:focus, select:focus').count())) {
        await page.waitForTimeout(30);
        continue;
      }
      await answer(page, decided++ % 5 === 4);
      await page.waitForTimeout(30);
    }
    expect(decided).toBeGreaterThan(10);
    await context.close();
  });
});

/**
 * Answers the question that has the focus: as many of several as are wanted; the first of some, or the last, which mostly leaves it to
 * the computer. Whoever is asked for a place of their own thinks better of it.
 */
const answer = async (page: Page, first: boolean): Promise<void> => {
  if (await page.locator('input:not([type]):focus, input[type=text]:focus').count()) {
    await page.keyboard.type('back');
    await page.keyboard.press('Enter');
    return;
  }
  const [, count] = /of (\d+) chosen/.exec(await page.getByRole('region', { name: 'Now' }).innerText()) ?? [];
  for (let i = 0; i < Number(count ?? 0); i++) {
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  if (!count && !first) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
};
