import { tough } from '@muster/rules';
import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { risksOf } from './risks.ts';

const at = scene({
  units: [
    { id: 'us', at: [30, 10] },
    { id: 'foe', side: 1, at: [60, 40] },
  ],
  terrain: [{ rect: [29, 12, 31, 14], types: ['dangerous'] }],
});
const { battle } = at;
const [model] = [battle.plan.units[at.unit('us')].first];

test('a move across dangerous terrain is a risk', () => {
  expect(risksOf(battle, at.unit('us'), [{ model, path: [3000, 1550] }], false)).toEqual([
    'Dangerous terrain: one die, each 1 is a wound.',
  ]);
});

test('tough models roll more dice', () => {
  const tank = scene({
    units: [
      { id: 'us', at: [30, 10], rules: [[tough, 3]] },
      { id: 'foe', side: 1, at: [60, 40] },
    ],
    terrain: [{ rect: [29, 12, 31, 14], types: ['dangerous'] }],
  });
  const moves = [{ model: tank.model('us'), path: [3000, 1550] }];
  expect(risksOf(tank.battle, tank.unit('us'), moves, false)).toEqual([
    'Dangerous terrain: 3 dice, each 1 is a wound.',
  ]);
});

test('open ground has no risks', () => {
  expect(risksOf(battle, at.unit('us'), [{ model, path: [3400, 1000] }], false)).toEqual([]);
});
