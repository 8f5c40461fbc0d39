import { expect, test } from 'vitest';
import { fitView, keptView, pannedBy, placeAt, showing, shownIn, zoomedAt } from './view-box.ts';

const table = { width: 7200, height: 4800 };
const screen = { width: 1024, height: 900 };

test('the whole table fits, with a margin, in the middle', () => {
  const view = fitView(table, screen);
  expect(view.scale).toBeCloseTo(1000 / 7200);
  expect(placeAt(view, 512, 450)).toEqual({ x: 3600, y: 2400 });
});

test('the point under the pointer stays there during a zoom', () => {
  const view = zoomedAt(fitView(table, screen), 2, 300, 400);
  expect(placeAt(view, 300, 400)).toEqual(placeAt(fitView(table, screen), 300, 400));
});

test('the table stays visible, and its scale is limited', () => {
  const fit = fitView(table, screen);
  expect(keptView(zoomedAt(fit, 0.1, 0, 0), table, screen)).toEqual(fit);
  expect(keptView(zoomedAt(fit, 1000, 0, 0), table, screen).scale).toBe(0.8);
  const large = keptView(pannedBy(zoomedAt(fit, 3, 512, 450), 99_999, 99_999), table, screen);
  expect(placeAt(large, 12, 12)).toEqual({ x: 0, y: 0 });
});

test('the lower edge can be pushed up from under the buttons of the map', () => {
  const small = { width: 360, height: 300 };
  const up = keptView(pannedBy(fitView(table, small), 0, -999), table, small);
  expect(placeAt(up, 0, 300 - 64).y).toBe(4800);
  expect(keptView(pannedBy(up, 0, 999), table, small)).toEqual(fitView(table, small));
});

test('a table that is completely visible does not move', () => {
  const fit = fitView(table, { width: 360, height: 300 });
  expect(shownIn(fit, table, { width: 360, height: 300 }, 3600, 4700)).toEqual(fit);
  const small = { width: 360, height: 246 };
  const whole = fitView(table, small);
  expect(shownIn(whole, table, small, 3600, 4700).y).toBeCloseTo(whole.y);
});

test('a hidden point is scrolled into view, a visible one moves nothing', () => {
  const near = keptView(zoomedAt(fitView(table, screen), 4, 0, 0), table, screen);
  const there = showing(near, screen, 7000, 4000);
  expect(placeAt(there, 964, 840)).toEqual({ x: 7000, y: 4000 });
  expect(showing(there, screen, 7000, 4000)).toEqual(there);
});
