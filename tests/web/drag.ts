import { bot } from '@muster/server/testing';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './drive.ts';
import type { Stage } from './stage.ts';

/** How smooth a drag was: frames per second, and the lengths of frames in milliseconds. */
export interface Smoothness {
  perSecond: number;
  median: number;
  /** The length that 99% of the frames do not exceed. */
  slow: number;
}

const MODELS = 20;
const UNITS = 5;
const SECONDS = 3;

/** An army of a hundred models in units of twenty. */
const hundred = (name: string): Record<string, unknown> => ({
  format: 'muster-list',
  version: 1,
  name,
  system: 'gf',
  points: 5000,
  units: Array.from({ length: UNITS }, (_, i) => ({
    id: `unit-${i + 1}`,
    name: `${name} ${i + 1}`,
    size: MODELS,
    quality: 4,
    defense: 4,
    cost: 200,
    base: 25,
    // No unit is in range of another at first, so that no question comes before the drag.
    weapons: ['Pistol (6", A1)', 'Knife (A1)'],
  })),
});

/** Opens a battle of two hundred models in which a unit of twenty is about to advance. */
export const crowdedBattle = async (stage: Stage): Promise<Page> => {
  const context = await stage.newScreen({ viewport: { width: 1440, height: 900 } });
  const { page } = await stage.battleOf(context, [{ kind: 'me' }, bot('solo')], {
    system: 'gf',
    sides: [
      { army: { list: hundred('Rooks') }, seat: { kind: 'me' } },
      { army: { list: hundred('Crows') }, seat: bot('solo') },
    ],
    table: { seed: 'crowd' },
    ready: true,
  });
  const panel = page.getByLabel('What to do');
  await panel.getByRole('heading', { name: /Choose a unit/ }).waitFor();
  expect(await page.locator('[data-unit][role=button]').count()).toBe(2 * UNITS);
  await panel
    .getByRole('button', { name: /^Rooks/ })
    .first()
    .click();
  await panel.getByRole('button', { name: /^Advance/ }).click();
  await panel.getByRole('button', { name: 'Single models' }).waitFor();
  return page;
};

/** Presses the mouse on the chosen unit. Returns the position of its first model. */
const takeUnit = async (page: Page): Promise<{ x: number; y: number }> => {
  const unit = page.locator('[data-unit][role=button][aria-pressed=true]');
  const box = await unit.locator('g').first().boundingBox();
  if (!box) throw new Error('no unit is chosen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  return { x, y };
};

const dropUnit = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.mouse.up();
};

/** Returns the position of the mouse at some time of a drag. */
const handAt = ({ x, y }: { x: number; y: number }, time: number): [number, number] => [
  x + 110 * Math.sin(time),
  y + 60 * Math.sin(1.7 * time),
];

/** How many changes of the page a drag causes. */
export interface DragWork {
  /** Changes in the page for each move of the mouse. */
  perMove: number;
  /** Changes in the drawing of units that are not dragged. */
  others: number;
}

/** Drags the chosen unit with this number of mouse moves, and counts the changes of the page. */
export const countDrag = async (page: Page, moves: number): Promise<DragWork> => {
  const hand = await takeUnit(page);
  // The first move opens the overlay of a drag.
  await page.mouse.move(hand.x + 5, hand.y);
  await settled(page);
  await page.evaluate(
    `window.changes = { all: 0, others: 0 };
    window.watching = new MutationObserver((records) => {
      for (const { target } of records) {
        window.changes.all++;
        if (target.nodeType === 1 && target.closest('[data-unit]:not([aria-pressed=true])')) window.changes.others++;
      }
    });
    window.watching.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });`,
  );
  for (let move = 1; move <= moves; move++) await page.mouse.move(...handAt(hand, 0.2 * move));
  const { all, others } = await page.evaluate<{ all: number; others: number }>(
    'window.watching.disconnect(), window.changes',
  );
  await dropUnit(page);
  return { perMove: all / moves, others };
};

/** Drags the chosen unit for some seconds, and measures the frames. */
export const dragAbout = async (page: Page): Promise<Smoothness> => {
  const hand = await takeUnit(page);
  await page.evaluate(
    `window.frames = []; window.count = (at) => { window.frames.push(at); window.counting = requestAnimationFrame(window.count); }; requestAnimationFrame(window.count);`,
  );
  const begin = performance.now();
  for (let turn = 0; performance.now() - begin < SECONDS * 1000; turn += 0.04)
    await page.mouse.move(...handAt(hand, turn));
  const frames = await page.evaluate<number[]>('cancelAnimationFrame(window.counting), window.frames');
  await dropUnit(page);
  const lengths = frames
    .slice(1)
    .map((at, i) => at - frames[i])
    .sort((a, b) => a - b);
  return {
    perSecond: (lengths.length * 1000) / (frames[frames.length - 1] - frames[0]),
    median: lengths[Math.floor(lengths.length / 2)],
    slow: lengths[Math.floor(0.99 * (lengths.length - 1))],
  };
};
