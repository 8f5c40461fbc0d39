import type { Locator, Page } from 'playwright-core';

/** The panel with the current decision: next to the table, or a sheet below it. */
export const panel = (page: Page): Locator => page.getByLabel('What to do');

/** Answers that do as little as possible. */
const MODEST = /^(Stay|Continue|Pass|No |Nothing|Do not|Keep|Leave|Spend nothing|Hold fire|As )/;

/** Clicks a button that may disappear at any moment. Returns whether it was clicked. */
export const tryClick = async (button: Locator): Promise<boolean> =>
  button.click({ timeout: 5000 }).then(
    () => true,
    () => false,
  );

/** Makes the next decision on a page: the suggestion, the main button, or the least that is possible. */
export const playOne = async (page: Page): Promise<boolean> => {
  const area = panel(page);
  const named = (name: string | RegExp): Locator => area.getByRole('button', { name, exact: true, disabled: false });
  const ways = [
    named('Use suggestion'),
    named('Suggest'),
    area.locator('button[class*="main"]:enabled'),
    named(/(for me|^Let the computer decide|^Arrange)$/),
    named(MODEST),
  ];
  for (const way of ways) if ((await way.count()) > 0) return tryClick(way.first());
  return false;
};

/** How often in a row all pages may have nothing to do, a tenth of a second each. */
const MOST_IDLE = 3000;

/** Plays on all pages in turn until a condition holds. */
export const playUntil = async (pages: readonly Page[], is: () => Promise<boolean>): Promise<void> => {
  let idle = 0;
  while (!(await is())) {
    let played = false;
    for (const page of pages) played = (await playOne(page)) || played;
    if (played) idle = 0;
    else await pages[0].waitForTimeout(100);
    if (idle++ < MOST_IDLE) continue;
    const seen = await Promise.all(pages.map((page) => panel(page).ariaSnapshot()));
    throw new Error(`the condition was not reached:\n${seen.join('\n\n').slice(0, 2000)}`);
  }
};

/** Waits until something on a page changes. Returns false if nothing changes for a tenth of a second and no animation runs. */
const changes = (page: Page): Promise<boolean> =>
  page
    .evaluate<boolean>(
      `new Promise((resolve) => {
        const settle = (is) => {
          watching.disconnect();
          resolve(is);
        };
        const watching = new MutationObserver(() => settle(true));
        watching.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        const fades = () =>
          document.getAnimations().some(({ playState, effect }) =>
            playState === 'running' && effect.getComputedTiming().endTime !== Infinity);
        setTimeout(() => settle(fades()), 100);
      })`,
    )
    // A reload is a change, too.
    .catch(() => true);

/** The number of changes after which a page counts as settled. */
const MOST_CHANGES = 100;

/** Waits until nothing on a page changes any more. */
export const settled = async (page: Page): Promise<void> => {
  for (let i = 0; i < MOST_CHANGES && (await changes(page)); i++);
};

/** Whether a page shows the end of the battle. */
export const isOver = (page: Page): Promise<boolean> =>
  panel(page).getByRole('link', { name: 'See the replay' }).isVisible();

/** Whether a page shows this round. */
export const isRound = (page: Page, round: number): Promise<boolean> =>
  page.getByRole('heading', { level: 1, name: new RegExp(`Round ${round} of`) }).isVisible();
