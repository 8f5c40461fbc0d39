import { U } from '@muster/engine';
import { scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { fearless } from './index.ts';

const gun: TestUnit = { id: 'gun', at: [10, 10], weapons: [{ range: 24 }, { name: 'Sword' }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], models: 2, rules: [fearless] };

describe('an ordinary test', () => {
  test.each([
    ['4 | 1   3 | 4', true],
    ['4 | 1   3 | 3', false],
    ['4 | 1   1 | 6', true],
    ['4 | 1   4', true],
  ])('%s: a failed one is passed after all on a 4+, a passed one needs nothing', (dice, passed) => {
    const s = scene({ units: [gun, foe], dice });
    s.fire('gun', 'foe');
    expect(s.told('morale')).toMatchObject([{ passed, result: passed ? 'steady' : 'shaken' }]);
    expect(s.has('foe', 'shaken')).toBe(!passed);
    expect(s.dice.left).toBe(0);
  });

  test('without it a failure stays', () => {
    const s = scene({ units: [gun, { ...foe, rules: [] }], dice: '4 | 1   3' });
    s.fire('gun', 'foe');
    expect(s.has('foe', 'shaken')).toBe(true);
    expect(s.dice.left).toBe(0);
  });

  test('every living model needs it', () => {
    const without = scene({
      units: [gun, { ...foe, models: 1, hero: {} }],
      dice: '4 | 1   3',
    });
    without.fire('gun', 'foe');
    expect(without.has('foe', 'shaken')).toBe(true);
    expect(without.dice.left).toBe(0);
    const last = scene({
      units: [gun, { ...foe, models: 1, rules: [], hero: { rules: [fearless] } }],
      // The one without it is the one that falls.
      dice: '4 | 1   3 | 4',
    });
    last.fire('gun', 'foe');
    expect(last.has('foe', 'shaken')).toBe(false);
    expect(last.dice.left).toBe(0);
  });
});

describe('a lost melee', () => {
  test('at half it keeps the unit from routing', () => {
    const s = scene({ units: [gun, foe], dice: '4 | 1   3 | 4' });
    s.charge('gun', 'foe');
    expect(s.told('morale')).toMatchObject([{ kind: 'melee', passed: true }]);
    expect(s.living('foe')).toBe(1);
    expect(s.has('foe', 'shaken')).toBe(false);
    expect(s.dice.left).toBe(0);
  });

  test('failed twice it routs', () => {
    const s = scene({ units: [gun, foe], dice: '4 | 1   3 | 3' });
    s.charge('gun', 'foe');
    expect(s.told('morale')).toMatchObject([{ result: 'routed' }]);
    expect(s.living('foe')).toBe(0);
    expect(s.dice.left).toBe(0);
  });
});

describe('a Shaken unit, which fails without a roll', () => {
  const shaken = { ...foe, flags: U.shaken };

  test('rolls the second die all the same: a 4 saves it from routing, but not from being Shaken', () => {
    const s = scene({ units: [gun, shaken], dice: '4 | 1   4' });
    s.charge('gun', 'foe');
    expect(s.told('morale')[0]).toMatchObject({ natural: undefined, secondChance: 4, passed: true });
    expect(s.living('foe')).toBe(1);
    expect(s.has('foe', 'shaken')).toBe(true);
    expect(s.dice.left).toBe(0);
  });

  test('a 3 does not', () => {
    const s = scene({ units: [gun, shaken], dice: '4 | 1   3' });
    s.charge('gun', 'foe');
    expect(s.living('foe')).toBe(0);
    expect(s.dice.left).toBe(0);
  });

  test('with the switch off there is no die, and it routs', () => {
    const s = scene({ units: [gun, shaken], settings: { fearless_vs_shaken_autofail: false }, dice: '4 | 1' });
    s.charge('gun', 'foe');
    expect(s.told('morale')).toMatchObject([{ passed: false, result: 'routed' }]);
    expect(s.living('foe')).toBe(0);
    expect(s.dice.left).toBe(0);
  });
});
