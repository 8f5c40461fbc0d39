import { G, mark, U } from '@muster/engine';
import { transport } from '@muster/rules';
import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { goalsOf } from './goals.ts';
import { boardingOf, chargesOf, ordersOf, readyUnits } from './orders.ts';

const near = (gap: number): ReturnType<typeof scene> =>
  scene({
    units: [
      { id: 'us', at: [30, 10], models: 3 },
      { id: 'friends', at: [10, 10] },
      { id: 'foe', side: 1, at: [30, 10 + gap] },
    ],
  });

test('a unit may hold, advance, rush, and charge whoever is in reach', () => {
  const at = near(8);
  const orders = ordersOf(at.battle, at.unit('us'));
  expect(orders.map(({ name }) => name)).toEqual(['hold', 'advance', 'rush', 'charge']);
  expect(orders.every(({ refusal }) => refusal === undefined)).toBe(true);
  expect(orders[1].hint).toContain('6"');
  expect(chargesOf(at.battle, at.unit('us')).map(({ target }) => target)).toEqual([at.unit('foe')]);
});

test('whoever is too far off cannot be charged, and that is said', () => {
  const at = near(30);
  const charge = ordersOf(at.battle, at.unit('us')).find(({ name }) => name === 'charge');
  expect(charge?.refusal).toBe('No enemy is in reach of a charge.');
});

test('Shaken units stay idle', () => {
  const at = near(8);
  mark(at.battle, at.unit('us'), U.shaken);
  expect(ordersOf(at.battle, at.unit('us')).map(({ name }) => name)).toEqual(['idle']);
});

test('all that have still to act are ready, or only the one that has begun', () => {
  const at = near(8);
  at.battle.game[G.side] = 0;
  expect(readyUnits(at.battle, 0)).toEqual([at.unit('us'), at.unit('friends')]);
  at.battle.game[G.active] = at.unit('friends');
  expect(readyUnits(at.battle, 0)).toEqual([at.unit('friends')]);
});

test('nobody boards where there is no transport, and enemies are places to go to', () => {
  const at = near(8);
  expect(boardingOf(at.battle, at.unit('us'))).toEqual([]);
  expect(goalsOf(at.battle, at.unit('us')).map(({ key }) => key)).toContain(`unit ${at.unit('foe')}`);
});

test('transports are boarded by an advance, or by a rush when they are farther off', () => {
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
