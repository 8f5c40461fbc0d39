import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { fear, tough } from './index.ts';

const three = [tough, 3] as const;
const terror: TestUnit = { id: 'terror', at: [10, 10], rules: [three, [fear, 2]] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], rules: [three], weapons: [{ name: 'Knife' }] };

describe.each(gamesWith(fear, { morale: 'unit' }))('in $name', ({ scene }) => {
  test('wins a melee without wounds', () => {
    const s = scene({ units: [terror, foe], dice: '1   3' });
    s.charge('terror', 'foe');
    expect(s.told('melee')).toMatchObject([{ dealt: [0, 0], totals: [2, 0], winner: s.unit('terror') }]);
    expect(s.has('foe', 'shaken')).toBe(true);
    expect(s.dice.left).toBe(0);
  });

  test('with the switch off it needs a wound', () => {
    const s = scene({ units: [terror, foe], settings: { fearCountsWithoutWounds: false }, dice: '1' });
    s.charge('terror', 'foe');
    expect(s.told('melee')).toMatchObject([{ totals: [0, 0], winner: -1 }]);
    expect(s.told('morale')).toEqual([]);
    const hurt = scene({
      units: [{ ...terror, weapons: [{ name: 'Claw' }] }, foe],
      settings: { fearCountsWithoutWounds: false },
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

  test('an equal total is a tie: no unit tests', () => {
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

  test('does not help a destroyed unit, which has lost', () => {
    const s = scene({ units: [{ ...terror, rules: [[fear, 6]] }, foe], dice: '4 | 1' });
    s.charge('terror', 'foe');
    expect(s.told('melee')).toMatchObject([{ winner: s.unit('foe') }]);
    expect(s.told('morale')).toEqual([]);
    expect(s.dice.left).toBe(0);
  });

  test('granted by a spell it counts once for the unit, besides its own', () => {
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
});

describe.each(gamesWith(fear, { wounds: 'effects' }))('in $name', ({ scene }) => {
  const claws: TestUnit = { ...terror, rules: [[fear, 2]], weapons: [{ name: 'Claw' }] };
  const plain: TestUnit = { ...foe, rules: [], weapons: [] };

  test.each([
    ['4 | 1 | 3', 6, 'knocked-out'],
    ['4 | 1 | 2', 5, 'shaken'],
  ])('%s: adds to the wound effects that it causes in melee', (dice, total, result) => {
    const s = scene({ units: [claws, plain], dice });
    s.charge('terror', 'foe');
    expect(s.told('wound-effect')).toMatchObject([{ markers: 1, total, result }]);
    expect(s.dice.left).toBe(0);
  });

  test('without it a 3 only shakes', () => {
    const s = scene({ units: [{ ...claws, rules: [] }, plain], dice: '4 | 1 | 3' });
    s.charge('terror', 'foe');
    expect(s.told('wound-effect')).toMatchObject([{ total: 4, result: 'shaken' }]);
    expect(s.dice.left).toBe(0);
  });

  test('needs a wound: a melee has no winner, and no unit tests', () => {
    const s = scene({ units: [claws, plain], dice: '3' });
    s.charge('terror', 'foe');
    expect([s.told('wound-effect'), s.told('melee'), s.told('morale')]).toEqual([[], [], []]);
    expect(s.dice.left).toBe(0);
  });

  test('leaves no markers', () => {
    const s = scene({ units: [claws, plain], dice: '4 | 1 | 2' });
    s.charge('terror', 'foe');
    expect(s.battle.wounds[s.model('foe')]).toBe(1);
    expect(s.dice.left).toBe(0);
  });

  test('counts for Tough as well, unless the switch is off', () => {
    // One marker and Fear(2) are three: it is checked, and a 5 makes eight.
    for (const [face, result] of [
      [5, 'knocked-out'],
      [4, 'shaken'],
    ] as const) {
      const s = scene({ units: [claws, { ...plain, rules: [three] }], dice: `4 | 1 | ${face}` });
      s.charge('terror', 'foe');
      expect(s.told('wound-effect')).toMatchObject([{ markers: 1, total: face + 3, result }]);
      expect(s.dice.left).toBe(0);
    }
    const settings = { fearCountsForToughGate: false };
    const off = scene({ units: [claws, { ...plain, rules: [three] }], settings, dice: '4 | 1' });
    off.charge('terror', 'foe');
    expect(off.told('wound-effect')).toMatchObject([{ markers: 1, result: 'none' }]);
    expect(off.dice.left).toBe(0);
  });

  test('helps the unit that is charged when it strikes back, and not those it strikes', () => {
    const s = scene({
      units: [
        { ...plain, id: 'charger', side: 0, at: [10, 10], weapons: [{ name: 'Sword' }] },
        { ...claws, side: 1, at: [10, 16] },
      ],
      // The sword: marker and 4, five, no Fear. The claw on 6s, for it is Shaken: marker, Fear and 3, six.
      dice: '4 | 1 | 4   6 | 1 | 3',
    });
    s.charge('charger', 'terror');
    expect(s.told('wound-effect')).toMatchObject([
      { unit: s.unit('terror'), total: 5, result: 'shaken' },
      { unit: s.unit('charger'), total: 6, result: 'knocked-out' },
    ]);
    expect(s.dice.left).toBe(0);
  });

  test('is nothing when shooting', () => {
    const s = scene({ units: [{ ...claws, weapons: [{ range: 24 }] }, plain], dice: '4 | 1 | 3' });
    s.fire('terror', 'foe');
    expect(s.told('wound-effect')).toMatchObject([{ total: 4, result: 'shaken' }]);
    expect(s.dice.left).toBe(0);
  });

  test('adds up over the living models, on one model, and with what a spell gives', () => {
    const spells = [{ name: 'Dread', grants: [{ id: fear.id, rating: 1 }] }];
    for (const [unit, granted] of [
      [{ ...claws, models: 2, rules: [[fear, 1]], weapons: [], weaponsOf: { 0: [{ name: 'Claw' }] } }, 0],
      [
        {
          ...claws,
          rules: [
            [fear, 1],
            [fear, 1],
          ],
        },
        0,
      ],
      [{ ...claws, rules: [[fear, 1]] }, 1],
    ] as const) {
      const s = scene({ units: [unit, plain], spells, dice: '4 | 1 | 3' });
      s.battle.unitGrants[s.unit('terror')] = granted;
      s.charge('terror', 'foe');
      expect(s.told('wound-effect')).toMatchObject([{ markers: 1, total: 6, result: 'knocked-out' }]);
      expect(s.dice.left).toBe(0);
    }
  });
});
