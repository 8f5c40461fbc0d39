import { GAME } from '@muster/engine';
import { transport } from '@muster/rules';
import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { boardingOf, chargesOf, ordersFor } from './orders.ts';
import { readyUnits } from './units.ts';

const near = (gap: number): ReturnType<typeof scene> =>
  scene({
    units: [
      { id: 'us', at: [30, 10], models: 3 },
      { id: 'friends', at: [10, 10] },
      { id: 'foe', side: 1, at: [30, 10 + gap] },
    ],
  });

test('enemies in reach may be charged, and no others', () => {
  const at = near(8);
  expect(chargesOf(at.battle, at.unit('us')).map(({ target }) => target)).toEqual([at.unit('foe')]);
  expect(ordersFor(at.battle, at.unit('us'))).toContain('charge');
  const off = near(30);
  expect(ordersFor(off.battle, off.unit('us'))).toEqual(['hold', 'advance', 'rush']);
});

test('all units that have not acted are ready, or only the one that has begun', () => {
  const at = near(8);
  at.battle.game[GAME.side] = 0;
  expect(readyUnits(at.battle, 0)).toEqual([at.unit('us'), at.unit('friends')]);
  at.battle.game[GAME.active] = at.unit('friends');
  expect(readyUnits(at.battle, 0)).toEqual([at.unit('friends')]);
});

test('no unit boards without a transport', () => {
  const at = near(8);
  expect(boardingOf(at.battle, at.unit('us'))).toEqual([]);
});

test('transports are boarded with an advance, or with a rush when they are farther away', () => {
  const boarding = (y: number) => {
    const at = scene({
      units: [
        { id: 'us', at: [30, 10] },
        { id: 'wagon', at: [30, y], radius: 1, rules: [[transport, 6]] },
        { id: 'foe', side: 1, at: [60, 40] },
      ],
    });
    return boardingOf(at.battle, at.unit('us')).map(({ action }) => action);
  };
  expect([boarding(15), boarding(20), boarding(30)]).toEqual([['advance'], ['rush'], []]);
});
