import type { Locator, Page } from 'playwright-core';

/** The panel that says what is to be done: beside the table, or a sheet below it. */
export const panel = (page: Page): Locator => page.getByLabel('What to do');

/** Answers of those who want nothing in particular. */
const MODEST = /^(Stay|Go on|No |Nothing|Nobody|Do not|Keep it|Leave it|Spend nothing|Hold fire|As )/;

/** Clicks something that may be gone in the next moment. */
export const tryClick = async (button: Locator): Promise<boolean> =>
  button.click({ timeout: 5000 }).then(
    () => true,
    () => false,
  );

/** Does the next thing that a page asks for: what is suggested, what is offered first, or as little as may be. */
export const playOne = async (page: Page): Promise<boolean> => {
  const area = panel(page);
  const named = (name: string | RegExp): Locator => area.getByRole('button', { name, exact: true, disabled: false });
  const ways = [
    named('Do that'),
    named('Suggest'),
    area.locator('button[class*="main"]:enabled'),
    named(/(for me|^Let the computer decide|^Arrange)$/),
    named(MODEST),
  ];
  for (const way of ways) if ((await way.count()) > 0) return tryClick(way.first());
  return false;
};

/** So often in a row all pages may have nothing to do, a tenth of a second each. */
const MOST_IDLE = 3000;

/** Plays on all pages in turn until something is so. */
export const playUntil = async (pages: readonly Page[], is: () => Promise<boolean>): Promise<void> => {
  let idle = 0;
  while (!(await is())) {
    let played = false;
    for (const page of pages) played = (await playOne(page)) || played;
    if (played) idle = 0;
    else await pages[0].waitForTimeout(100);
    if (idle++ < MOST_IDLE) continue;
    const seen = await Promise.all(pages.map((page) => panel(page).ariaSnapshot()));
    throw new Error(`it did not come to that:\n${seen.join('\n\n').slice(0, 2000)}`);
  }
};

/** Waits until something in a page changes; false when it is still for a tenth of a second, and no colour fades any more. */
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
    // A page that is loaded again has changed.
    .catch(() => true);

/** Changes after which a page is taken as it is. */
const MOST_CHANGES = 100;

/** Waits until a page shows everything: nothing in it changes any more. */
export const settled = async (page: Page): Promise<void> => {
  for (let i = 0; i < MOST_CHANGES && (await changes(page)); i++);
};

/** Whether the page says that the battle is over. */
export const isOver = (page: Page): Promise<boolean> =>
  panel(page).getByRole('link', { name: 'See the replay' }).isVisible();

/** Whether a page has come to a round. */
export const isRound = (page: Page, round: number): Promise<boolean> =>
  page.getByRole('heading', { level: 1, name: new RegExp(`Round ${round} of`) }).isVisible();
