import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserPath, Stage } from './stage.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'The most important rule' });
const force = (page: Page) => dialog(page).getByRole('region', { name: 'Decisions in force' });

const openMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /The most important rule/ }).click();
  await dialog(page).waitFor();
};

describe.skipIf(browserPath === undefined)('the most important rule', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  test('one player proposes a reading, the other agrees, and both see it in force and in the log', async () => {
    const { ada, ben, end } = await stage.two();
    await openMenu(ada);
    await dialog(ada).getByLabel('Rule', { exact: true }).selectOption('separationExactlyOneInch');
    await dialog(ada).getByLabel('Reading', { exact: true }).selectOption('illegal');
    await dialog(ada).getByRole('button', { name: 'Propose', exact: true }).click();
    await dialog(ada).getByText('Has not answered yet').waitFor();
    await ben.getByText(/Ada wants to settle a rule/).waitFor();
    await ben.getByRole('button', { name: 'Agree' }).click();
    await force(ada).getByText('Too close (agreed, since round 1)').waitFor();
    await ben.getByText(/Ada wants to settle a rule/).waitFor({ state: 'hidden' });
    await ben
      .getByText(/The most important rule, invoked by .*all sides agree/)
      .first()
      .waitFor({ state: 'attached' });
    await end();
  });

  test('when players disagree, a die decides between their proposals', async () => {
    const { ada, ben, end } = await stage.two();
    await openMenu(ada);
    await dialog(ada).getByText('Your own sentence').click();
    await dialog(ada).getByRole('textbox', { name: 'Sentence' }).fill('The hut has no roof.');
    await dialog(ada).getByRole('button', { name: 'Propose', exact: true }).click();
    await ben.getByRole('button', { name: 'Answer…' }).click();
    await dialog(ben).getByRole('button', { name: 'Propose something else' }).click();
    await dialog(ben).getByText('Your own sentence').click();
    await dialog(ben).getByRole('textbox', { name: 'Sentence' }).fill('The hut has a roof.');
    await dialog(ben).getByRole('button', { name: 'Propose this instead' }).click();
    await dialog(ada)
      .getByText(/on 1–3 .* decides, on 4–6 .* decides/)
      .waitFor();
    await dialog(ada).getByRole('button', { name: 'Roll', exact: true }).click();
    const decided = force(ada).getByRole('listitem');
    await decided.waitFor();
    expect(await decided.innerText()).toMatch(/^“The hut has (no|a) roof\.” \((Ada|Ben) decided by a die roll/);
    await force(ben)
      .getByText(await decided.innerText())
      .waitFor();
    await end();
  });
});
