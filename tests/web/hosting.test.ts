import { bot, Client, skirmish } from '@muster/server/testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { browserPath, Stage } from './stage.ts';

const TURNS = { table: { turns: { seed: 'turns', theme: 'countryside', pieces: 4 } } } as const;

const DARK_PHONE = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const;

const inputs = (page: Page, label: RegExp): Locator => page.getByRole('dialog').getByLabel(label);

/** Opens the list of people: in the menu of a battle, or next to terrain placement. */
const openPeople = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^(Menu|Players and links)$/ })
    .last()
    .click();

const sure = async (page: Page, ask: Locator, act: string): Promise<void> => {
  await ask.click();
  await page.getByRole('button', { name: act, exact: true }).click();
};

describe.skipIf(browserPath === undefined)('the host of a battle in a browser', { timeout: 120_000 }, () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  test.each([
    ['during terrain placement', TURNS, DARK_PHONE],
    ['in a battle', { ready: true }, {}],
  ])('frees a seat, makes new links and removes a spectator %s', async (_, order, look) => {
    const [context, bens] = [await stage.newScreen(look), await stage.newScreen()];
    const { id, page } = await stage.battleOf(context, [{ kind: 'me' }, { kind: 'link' }], order);
    await openPeople(page);
    const seat = inputs(page, /^Link to play/);
    const [first, watch] = [await seat.inputValue(), await inputs(page, /^Link for watching/).inputValue()];
    await sure(page, page.getByRole('button', { name: 'New link…' }).first(), 'Make a new link');
    await expect.poll(() => seat.inputValue()).not.toBe(first);

    const ben = await bens.newPage();
    await ben.goto(await seat.inputValue());
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Take the seat' }).click();
    const players = page.getByRole('region', { name: 'Players' });
    await players.getByText('Ben').waitFor();
    await sure(page, players.getByRole('button', { name: 'Free seat…' }), 'Free seat');
    await ben.getByText(/the host made a new link or freed your seat/).waitFor();
    await players.getByText('Free seat').waitFor();
    await seat.waitFor();

    const eve = await Client.named(stage.server.address, 'Eve');
    await eve.post('/api/account', { account: `eve-${id.slice(0, 8)}`, password: 'correct horse' });
    const eves = await eve.enter(id, new URL(watch).searchParams.get('watch') ?? '');
    const spectators = page.getByRole('region', { name: 'Spectators' });
    await spectators.getByText('Eve (has an account)').waitFor();
    await spectators.getByRole('button', { name: 'Remove…' }).click();
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await spectators.getByRole('button', { name: 'Remove', exact: true }).click();
    await eves.until(({ closed }) => closed);
    await spectators.getByText('No one is watching.').waitFor();
    await sure(page, spectators.getByRole('button', { name: 'New link…' }), 'Make a new link');
    await expect.poll(() => inputs(page, /^Link for watching/).inputValue()).not.toBe(watch);
    await stage.leave(context, bens);
  });

  test('removes battles without other players, in the list and in the menu', async () => {
    const context = await stage.newScreen();
    const { id, page, client } = await stage.battleOf(context, [{ kind: 'me' }, bot('solo')], { ready: true });
    await client.battle(skirmish([{ kind: 'me' }, { kind: 'link' }], { title: 'Mill at the ford' }));
    await page.goto('/battles');
    await page.getByRole('button', { name: 'Remove Mill at the ford' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove this battle?' });
    await dialog
      .getByText(/^“Mill at the ford” \(not begun\) is deleted with its log, its replay and its links\./)
      .waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Remove Mill at the ford' }).click();
    await dialog.getByRole('button', { name: 'Remove battle' }).click();
    await page.getByRole('link', { name: /^Mill at the ford/ }).waitFor({ state: 'detached' });
    await page.goto(`/battles/${id}`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Remove this battle…' }).click();
    await dialog.getByRole('button', { name: 'Remove battle' }).click();
    await page.getByText('You have no battles yet.').waitFor();
    expect((await client.get('/api/battles')).body).toEqual({ battles: [] });
    await stage.leave(context);
  });

  test('cannot remove a battle that another person plays', async () => {
    const { ada, end } = await stage.two();
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: 'Concede…' }).waitFor();
    expect(await ada.getByRole('button', { name: 'Remove this battle…' }).count()).toBe(0);
    await ada.goto('/battles');
    await ada.getByText(/^Round 1/).waitFor();
    expect(await ada.getByRole('button', { name: /^Remove / }).count()).toBe(0);
    await end();
  });

  test('reads which rules were changed, in a notice until it is closed and in the menu', async () => {
    const sentence = 'The rules were changed. This battle began under Firefight, version 1.';
    const context = await stage.newScreen();
    const { id, page } = await stage.battleOf(context, [{ kind: 'me' }, bot('solo')], { ready: true });
    await page.routeWebSocket(/\/live/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => server.send(message));
      server.onMessage((message) => {
        const heard = JSON.parse(String(message)) as { type: string; battle?: object };
        const changes = [sentence];
        socket.send(
          JSON.stringify(heard.type === 'hello' ? { ...heard, battle: { ...heard.battle, changes } } : heard),
        );
      });
    });
    await page.goto(`/battles/${id}`);
    const notice = page.getByRole('main').getByText(sentence);
    await notice.waitFor();
    await page.getByRole('button', { name: 'Close this message' }).click();
    await notice.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('heading', { name: 'Changed rules' }).waitFor();
    await page.getByRole('dialog').getByText(sentence).waitFor();
    expect(await notice.count()).toBe(0);
    await stage.leave(context);
  });

  test('sees the page reconnect by itself when the server restarts', async () => {
    const context = await stage.newScreen();
    const { page, client, id } = await stage.battleOf(context, [{ kind: 'me' }, { kind: 'link' }], { ready: true });
    await page.getByRole('heading', { name: /Round 1/ }).waitFor();
    stage.server = await stage.server.again();
    const seat = await client.enter(id);
    const ben = await Client.named(stage.server.address, 'Ben');
    await ben.post(`/api/battles/${id}/claim`, { token: seat.info?.invites[0].token });
    seat.leave();
    await page.getByRole('complementary', { name: 'Armies' }).getByText('Ben, away').waitFor();
    await stage.leave(context);
  });
});
