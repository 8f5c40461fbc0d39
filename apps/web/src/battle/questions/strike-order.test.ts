import { expect, test } from 'vitest';
import { earlier, kept, newStrike, picking, strikeOrderOf } from './strike-order.ts';

const draft = newStrike([4, 7, 9]);

test('a weapon moves up, but not above the first place', () => {
  expect(earlier(draft, 9).order).toEqual([4, 9, 7]);
  expect(earlier(earlier(draft, 9), 9).order).toEqual([9, 4, 7]);
  expect(earlier(draft, 4)).toBe(draft);
});

test('a weapon that is kept for later does not strike, until it is used again', () => {
  const keeping = kept(draft, 7, true);
  expect(strikeOrderOf(keeping)).toEqual({ order: [4, 9], hold: [7], picks: [] });
  expect(strikeOrderOf(kept(keeping, 7, false))).toEqual({ order: [4, 7, 9], hold: [], picks: [] });
});

test('a weapon picks one model', () => {
  const first = picking(draft, 4, 1);
  expect(picking(first, 4, 2).picks).toEqual([{ weapon: 4, model: 2 }]);
  expect(picking(first, 4, undefined).picks).toEqual([]);
});
