import { bot } from '@muster/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOver, playOne, playUntil } from './drive.ts';
import { browserPath, Stage } from './stage.ts';

describe.skipIf(browserPath === undefined)('in a browser', { timeout: 240_000 }, () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  test('two clicks lead to a battle, which is played to its end, seen again and gone on with', async () => {
    const context = await stage.somebody();
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
    const [adas, bens] = [await stage.somebody(), await stage.somebody()];
    const { id, page: ada, client } = await stage.battleOf(adas, [{ kind: 'me' }, { kind: 'link' }], { ready: true });
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
    const context = await stage.somebody();
    const { page } = await stage.battleOf(context, [{ kind: 'me' }, bot('solo')], { ready: true });
    const steps = async (): Promise<number> => page.getByRole('log').locator('p').count();
    await playUntil(page, async () => (await page.getByRole('heading', { name: /Round 2 of 4/ }).count()) > 0);
    const before = await steps();
    await page.reload();
    await page.getByRole('heading', { name: /Round \d of 4/ }).waitFor();
    stage.server = await stage.server.again();
    await playUntil(
      page,
      async () => (await page.getByRole('heading', { name: /Round 3 of 4/ }).count()) > 0 || (await isOver(page)),
    );
    expect(before).toBeGreaterThan(0);
    await context.close();
  });

  test('the battle in words is played by the keyboard alone', async () => {
    const context = await stage.somebody();
    const { id, page } = await stage.battleOf(context, [{ kind: 'me' }, bot('solo')], { ready: true });
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
