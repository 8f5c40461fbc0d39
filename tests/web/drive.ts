import type { Locator, Page } from 'playwright-core';

/** The panel that says what is to be done: beside the table, or a sheet below it. */
const panel = (page: Page): Locator => page.getByLabel('What to do');

/** Clicks something that may be gone in the next moment. */
const tryClick = async (button: Locator): Promise<boolean> =>
  button.click({ timeout: 2000 }).then(
    () => true,
    () => false,
  );

/** Does the next thing that a page asks for: what is suggested, or what is offered first. */
export const playOne = async (page: Page): Promise<boolean> => {
  const area = panel(page);
  for (const name of ['Do that', 'Suggest']) {
    const button = area.getByRole('button', { name, exact: true });
    if (
      (await button.count()) > 0 &&
      (await button
        .first()
        .isEnabled()
        .catch(() => false))
    )
      return tryClick(button.first());
  }
  const offered = area.locator('button[class*="main"]:enabled');
  if ((await offered.count()) > 0) return tryClick(offered.first());
  // What is left is to say no.
  const others = area.locator('button:enabled:not([aria-pressed]):not([aria-expanded])');
  return (await area.getByRole('heading', { name: /\?$/ }).count()) > 0 && (await others.count()) > 0
    ? tryClick(others.last())
    : false;
};

/** Plays until something is so, or for so many seconds. */
export const playUntil = async (page: Page, is: () => Promise<boolean>, seconds = 120): Promise<void> => {
  const limit = Date.now() + seconds * 1000;
  while (!(await is())) {
    if (Date.now() > limit)
      throw new Error(`it did not come to that: ${(await panel(page).ariaSnapshot()).slice(0, 500)}`);
    if (!(await playOne(page))) await page.waitForTimeout(100);
  }
};

/** Whether the page says that the battle is over. */
export const isOver = (page: Page): Promise<boolean> =>
  panel(page).getByRole('link', { name: 'See the replay' }).isVisible();
