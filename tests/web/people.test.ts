import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRound, panel, playOne, playUntil, tryClick } from './drive.ts';
import { browserPath, Stage } from './stage.ts';

/** A unit of either side, as the panel names it. */
const UNIT = /^(Ropehands|Pond Folk)/;

describe.skipIf(browserPath === undefined)('people at a battle', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  test('a step with dice is taken back when the other player allows it', async () => {
    const { ada, ben, id, watch, end } = await stage.two();
    const [actor, other] = (await panel(ada).getByRole('heading', { name: 'Choose a unit to activate' }).isVisible())
      ? [ada, ben]
      : [ben, ada];
    await playUntil([actor, other], () => dice(actor).isVisible());
    await actor.getByRole('button', { name: 'Take back' }).click();
    const asked = other.getByText(/asks to take back/);
    await asked.waitFor();
    await other.getByRole('button', { name: 'Do not allow' }).click();
    await asked.waitFor({ state: 'hidden' });
    await dice(actor).waitFor();
    await actor.getByRole('button', { name: 'Take back' }).click();
    await other.getByRole('button', { name: 'Allow', exact: true }).click();
    await asked.waitFor({ state: 'hidden' });
    await dice(actor).waitFor({ state: 'hidden' });
    // A spectator sees it too, but cannot answer.
    const context = await stage.newScreen();
    const watcher = await context.newPage();
    await watcher.goto(`/battles/${id}?watch=${watch}`);
    // The first dice may fall in any round.
    await watcher.getByRole('heading', { level: 1, name: /Round \d of/ }).waitFor();
    expect(await watcher.getByRole('button', { name: 'Take back' }).count()).toBe(0);
    expect(await playOne(watcher)).toBe(false);
    await stage.leave(context);
    await end();
  });

  test('conceding ends the battle for both players', async () => {
    const { ada, ben, end } = await stage.two();
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: 'Concede…' }).click();
    await ada.getByRole('button', { name: 'Concede', exact: true }).click();
    await panel(ben).getByRole('heading', { name: 'You won' }).waitFor();
    await panel(ada).getByRole('link', { name: 'See the replay' }).click();
    await ada.getByText(/ won: .* conceded in round 1$/).waitFor();
    await end();
  });

  test('two friends at one screen roll real dice and enter the results', async () => {
    const context = await stage.newScreen();
    const { page } = await stage.battleOf(context, [{ kind: 'me' }, { kind: 'here', name: 'Ben' }], {
      dice: 'asked',
    });
    let thrown = 0;
    const roll = async (): Promise<void> => {
      const sure = panel(page).getByRole('button', { name: 'Confirm dice' });
      if (!(await sure.isVisible())) return;
      for (let i = 0; (await sure.isDisabled()) && i < 60; i++)
        await tryClick(panel(page).getByRole('button', { name: `Add a ${1 + (thrown++ % 6)}`, exact: true }));
      await sure.click();
    };
    await playUntil([page], async () => {
      await roll();
      return isRound(page, 2);
    });
    expect(thrown).toBeGreaterThan(0);
    await stage.leave(context);
  });

  /** Opens a battle of two friends at one screen, without computers, with a unit of the player who starts. */
  const friends = async (context: BrowserContext): Promise<{ page: Page; choice: Locator; name: string }> => {
    const { page } = await stage.battleOf(context, [{ kind: 'me' }, { kind: 'here', name: 'Ben' }], { ready: true });
    const choice = panel(page).getByRole('button', { name: UNIT });
    const [name] = UNIT.exec((await choice.textContent()) ?? '') ?? [''];
    return { page, choice, name };
  };

  test('the keyboard focus stays in the panel after choosing a unit and an action', async () => {
    const context = await stage.newScreen();
    const { page, name: unit } = await friends(context);
    const press = async (name: RegExp): Promise<void> => {
      await panel(page).getByRole('button', { name }).first().focus();
      await page.keyboard.press('Enter');
    };
    const focused = (): Promise<string | null> =>
      page.evaluate<string | null>(`document.activeElement.getAttribute('aria-label')`);
    await press(UNIT);
    await expect.poll(focused).toBe(`${unit}: choose an action`);
    await press(/^Advance/);
    await expect.poll(focused).toBe(`${unit}: advance`);
    await stage.leave(context);
  });

  test('a unit is dragged with the mouse, shows refusals during the drag, and can be taken back until dice are rolled', async () => {
    const context = await stage.newScreen();
    const { page, choice, name } = await friends(context);
    const area = panel(page);
    await choice.click();
    await area.getByRole('button', { name: /^Advance/ }).click();
    const measured = area.getByText(/inch(es)? used/);
    expect(await measured.textContent()).toContain('0 inches used');
    const { x, y } = await middleOf(
      page.locator('g[role=button]').and(page.getByRole('button', { name: new RegExp(`^${name}`) })),
    );
    const drag = async (dx: number, dy: number): Promise<void> => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + dx, y + dy, { steps: 20 });
    };
    await drag(0, y > 400 ? -300 : 300);
    await page.getByText(/^Too far/).waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    const sure = area.getByRole('button', { name: 'Advance', exact: true });
    // At least one direction is free.
    for (const [dx, dy] of [
      [0, -25],
      [0, 25],
      [25, 0],
      [-25, 0],
    ]) {
      if (await sure.isEnabled()) break;
      await drag(dx, dy);
      await page.mouse.up();
    }
    expect(await measured.textContent()).not.toContain('0 inches used');
    await sure.click();
    await measured.waitFor({ state: 'hidden' });
    // No dice were rolled, so no one has to allow it.
    await page.getByRole('button', { name: 'Take back' }).click();
    // The unit has not acted: it is still chosen, or can be chosen again.
    const advance = area.getByRole('button', { name: /^Advance/ });
    await choice.or(advance).first().waitFor();
    if (await choice.isVisible()) await choice.click();
    await advance.click();
    expect(await measured.textContent()).toContain('0 inches used');
    await stage.leave(context);
  });
});

const dice = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Dice' })
    .getByText(/^Roll to hit/)
    .first();

const middleOf = async (thing: Locator): Promise<{ x: number; y: number }> => {
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
