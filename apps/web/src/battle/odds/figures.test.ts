import { chargesOf } from '@muster/guide';
import { deadly, tough } from '@muster/rules';
import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { barsOf, mean, meleeFigures, chance, shotFigures } from './figures.ts';
import { chargeOdds } from './melee.ts';
import { aimed, allAt, declarationOdds, shotTargets } from './shots.ts';

const at = scene({
  units: [
    {
      id: 'us',
      at: [30, 10],
      models: 3,
      weapons: [
        { name: 'Bow', range: 24, attacks: 2 },
        { name: 'Sword', attacks: 1 },
      ],
    },
    { id: 'foe', side: 1, at: [30, 18], models: 2, weapons: [{ name: 'Axe', attacks: 1 }] },
    { id: 'far', side: 1, at: [30, 46] },
  ],
});
const { battle } = at;
const us = at.unit('us');

test('enemies in range and sight can be shot at', () => {
  const targets = shotTargets(battle, us);
  expect(targets.map(({ target }) => target)).toEqual([at.unit('foe')]);
  expect(targets[0].shots[0].models).toBe(3);
});

test('the figures of a declaration are shares and means', () => {
  const [target] = shotTargets(battle, us);
  const { targets, refusal } = declarationOdds(battle, us, allAt(target));
  expect(refusal).toBeUndefined();
  const figures = shotFigures(battle, targets[0]);
  expect(figures.expected).toBeGreaterThan(0);
  expect(figures.bars.map(({ label }) => label)).toEqual(['0', '1', '2']);
  expect(figures.bars.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

test('the expected wounds of a single tough model are limited to what it can take', () => {
  const cannons = { id: 'cannons', at: [30, 10] as const, models: 3, quality: 2 };
  const s = scene({
    units: [
      { ...cannons, weapons: [{ name: 'Cannon', range: 24, attacks: 3, rules: [[deadly, 3]] }] },
      { id: 'wagon', side: 1, at: [30, 20], defense: 6, rules: [[tough, 6]], wounds: [4] },
    ],
  });
  const [target] = shotTargets(s.battle, s.unit('cannons'));
  const { targets } = declarationOdds(s.battle, s.unit('cannons'), allAt(target));
  const { expected, expects } = shotFigures(s.battle, targets[0]);
  expect(expects).toBe('wounds');
  expect(expected).toBeCloseTo(2);
  expect(expected).toBeLessThanOrEqual(2);
});

test('illegal shots have a reason', () => {
  const [{ shots }] = shotTargets(battle, us);
  expect(declarationOdds(battle, us, [{ weapon: shots[0].weapon, target: at.unit('far') }]).refusal?.code).toBe(
    'out-of-range',
  );
});

test('a weapon changes its target or does not shoot', () => {
  const orders = [{ weapon: 1, target: 4 }];
  expect(aimed(orders, 1, 5)).toEqual([{ weapon: 1, target: 5 }]);
  expect(aimed(orders, 0, 5, 9)).toEqual([{ weapon: 0, target: 5, picks: [9] }, orders[0]]);
  expect(aimed(orders, 1, undefined)).toEqual([]);
});

test('a charge has figures for both units', () => {
  const [charge] = chargesOf(battle, us);
  const odds = chargeOdds(battle, us, charge.target, charge.moves);
  expect(meleeFigures(battle, odds, 'defender', charge.target).expected).toBeGreaterThan(
    meleeFigures(battle, odds, 'charger', us).expected,
  );
});

test('Routed units are counted with destroyed ones', () => {
  const [charge] = chargesOf(battle, us);
  const odds = chargeOdds(battle, us, charge.target, charge.moves);
  for (const who of ['charger', 'defender'] as const) {
    const { destroyed, routs } = meleeFigures(battle, odds, who, who === 'charger' ? us : charge.target);
    expect(routs).toBe(odds[who].morale.pRouts > 0);
    expect(destroyed).toBeCloseTo(odds[who].pDestroyed + odds[who].morale.pRouts);
  }
});

test('small chances are not shown as impossible', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(chance)).toEqual(['0%', '<1%', '50%', '>99%', '100%']);
  expect([0, 0.25, 12.3].map(mean)).toEqual(['0', '0.3', '12']);
});

test('the last bar includes all larger numbers', () => {
  const law = new Float64Array(20).fill(0.05);
  const bars = barsOf(law, 19);
  expect(bars).toHaveLength(12);
  expect(bars[11]).toEqual({ label: '11+', share: expect.closeTo(0.45) as number });
});
