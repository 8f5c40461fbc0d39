import { bot } from '@muster/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserPath, Stage } from './stage.ts';

/** How often the test looks at the page before it gives up. */
const MOST_LOOKS = 10_000;

describe.skipIf(browserPath === undefined)('a battle in words', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  test('is played by the keyboard alone', async () => {
    const context = await stage.newScreen();
    const { id, page } = await stage.battleOf(context, [{ kind: 'me' }, bot('solo')], { ready: true });
    await page.goto(`/battles/${id}/text`);
    const now = page.getByRole('region', { name: 'Now' });
    const question = now.locator('legend');
    const end = now.getByRole('link', { name: 'See the replay' });
    let [decided, looks, tries, last] = [0, 0, 0, ''];
    while (!(await end.isVisible())) {
      if (looks++ > MOST_LOOKS) throw new Error(`the battle did not end:\n${await now.ariaSnapshot()}`);
      await page.waitForTimeout(30);
      const asked =
        (await question.count()) > 0 ? await question.textContent({ timeout: 1000 }).catch(() => null) : null;
      if (!asked || !(await now.locator('input:focus, select:focus').count())) continue;
      tries = asked === last ? tries + 1 : 0;
      last = asked;
      await answer(page, decided++ % 5 === 4, tries);
    }
    expect(decided).toBeGreaterThan(10);
    await stage.leave(context);
  });
});

/**
 * Answers the question that has the focus: the right number of several choices, the first of some, or the last, which mostly lets the
 * computer choose. Where a position has to be typed, it goes back.
 */
const answer = async (page: Page, first: boolean, tries: number): Promise<void> => {
  if (await page.locator('input:not([type]):focus, input[type=text]:focus').count()) {
    await page.keyboard.type('back');
    await page.keyboard.press('Enter');
    return;
  }
  const [, count] = /of (\d+) chosen/.exec(await page.getByRole('region', { name: 'Now' }).innerText()) ?? [];
  if (count) await chooseSeveral(page, Number(count), tries);
  else if (!first) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
};

/** Chooses neighbours from a list. The rules may refuse some, such as casualties in the middle of a unit: each try starts one further down. */
const chooseSeveral = async (page: Page, count: number, tries: number): Promise<void> => {
  const choices = await page.locator('input[type=checkbox][name=choice]').count();
  for (let i = 0; i < tries % (choices - count + 1); i++) await page.keyboard.press('Tab');
  for (let i = 0; i < count; i++) {
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
};
