import { scene, type TestUnit } from '@muster/testkit';
import { expect, test } from 'vitest';
import { fear, tough } from './index.ts';

const three = [tough, 3] as const;
const terror: TestUnit = { id: 'terror', at: [10, 10], rules: [three, [fear, 2]] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], rules: [three], weapons: [{ name: 'Knife' }] };

test('wins a melee in which nobody was hurt', () => {
  const s = scene({ units: [terror, foe], dice: '1   3' });
  s.charge('terror', 'foe');
  expect(s.told('melee')).toMatchObject([{ dealt: [0, 0], totals: [2, 0], winner: s.unit('terror') }]);
  expect(s.has('foe', 'shaken')).toBe(true);
  expect(s.dice.left).toBe(0);
});

test('with the switch off it needs a wound', () => {
  const s = scene({ units: [terror, foe], settings: { fear_counts_without_wounds: false }, dice: '1' });
  s.charge('terror', 'foe');
  expect(s.told('melee')).toMatchObject([{ totals: [0, 0], winner: -1 }]);
  expect(s.told('morale')).toEqual([]);
  const hurt = scene({
    units: [{ ...terror, weapons: [{ name: 'Claw' }] }, foe],
    settings: { fear_counts_without_wounds: false },
    dice: '4 | 1   1   4',
  });
  hurt.charge('terror', 'foe');
  expect(hurt.told('melee')).toMatchObject([{ dealt: [1, 0], totals: [3, 0] }]);
  expect(hurt.dice.left).toBe(0);
});

test('turns a loss into a win', () => {
  const s = scene({ units: [terror, foe], dice: '4 | 1   4' });
  s.charge('terror', 'foe');
  expect(s.told('melee')).toMatchObject([{ dealt: [0, 1], totals: [2, 1], winner: s.unit('terror') }]);
  expect(s.told('morale')).toMatchObject([{ unit: s.unit('foe'), passed: true }]);
  expect(s.dice.left).toBe(0);
});

test('an equal total is a tie: nobody tests', () => {
  const s = scene({ units: [{ ...terror, rules: [three, [fear, 1]] }, foe], dice: '4 | 1' });
  s.charge('terror', 'foe');
  expect(s.told('melee')).toMatchObject([{ totals: [1, 1], winner: -1 }]);
  expect(s.told('morale')).toEqual([]);
  expect(s.dice.left).toBe(0);
});

test('helps the unit that is charged as well', () => {
  const s = scene({
    units: [
      { ...foe, side: 0, at: [10, 10], weapons: [] },
      { ...terror, side: 1, at: [10, 16] },
    ],
    dice: '4',
  });
  s.charge('foe', 'terror');
  expect(s.told('melee')).toMatchObject([{ totals: [0, 2], winner: s.unit('terror') }]);
  expect(s.dice.left).toBe(0);
});

test('only living models count, and they add up', () => {
  const s = scene({
    units: [
      { ...terror, models: 3, rules: [[fear, 1]] },
      { ...foe, weapons: [{ attacks: 2 }] },
    ],
    // Two of three fall: 1 for the survivor against 2, and its test at half.
    dice: '4 4 | 1 1   4',
  });
  s.charge('terror', 'foe');
  expect(s.told('melee')).toMatchObject([{ totals: [1, 2], winner: s.unit('foe') }]);
  expect(s.dice.left).toBe(0);
});

test('ratings on one model add up', () => {
  const s = scene({ units: [{ ...terror, rules: [three, [fear, 1], [fear, 2]] }, foe], dice: '1   4' });
  s.charge('terror', 'foe');
  expect(s.told('melee')).toMatchObject([{ totals: [3, 0] }]);
  expect(s.dice.left).toBe(0);
});

test('is no help to the dead: a destroyed unit has lost', () => {
  const s = scene({ units: [{ ...terror, rules: [[fear, 6]] }, foe], dice: '4 | 1' });
  s.charge('terror', 'foe');
  expect(s.told('melee')).toMatchObject([{ winner: s.unit('foe') }]);
  expect(s.told('morale')).toEqual([]);
  expect(s.dice.left).toBe(0);
});

test('granted by a spell it counts once for the unit, beside its own', () => {
  const spells = [{ name: 'Dread', grants: [{ id: fear.id, rating: 2 }] }];
  for (const [rules, total] of [
    [[three], 2],
    [[three, [fear, 1]], 3],
  ] as const) {
    const s = scene({ units: [{ ...terror, rules, models: 1 }, foe], spells, dice: '1   4' });
    s.battle.unitGrants[s.unit('terror')] = 1;
    s.charge('terror', 'foe');
    expect(s.told('melee')).toMatchObject([{ totals: [total, 0] }]);
    expect(s.dice.left).toBe(0);
  }
});
