import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { artillery, stealth, unstoppable } from './index.ts';

describe.each(gamesWith(stealth))('in $name', ({ scene, volley }) => {
  const far = { distance: 12, target: { rules: [stealth] } };

  test('-1 to hit for shots from over 9" away', () => {
    expect(volley({ ...far, attacks: 2, dice: '4 5 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ attacks: 2, distance: 12, dice: '4 3 | 6' })).toMatchObject({ hits: 1 });
  });

  test('a natural 6 still hits', () => {
    expect(volley({ ...far, quality: 6, dice: '6 | 6' })).toMatchObject({ hits: 1 });
  });

  test('not from 9" or less, nor in melee', () => {
    expect(volley({ ...far, distance: 9, dice: '4 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ charging: true, target: far.target, dice: '4 | 6' })).toMatchObject({ hits: 1 });
  });

  test('two copies count once, but Artillery is another rule', () => {
    expect(volley({ distance: 12, target: { rules: [stealth, stealth] }, dice: '5 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ distance: 12, quality: 3, target: { rules: [stealth, artillery] }, dice: '5' })).toMatchObject({
      hits: 0,
    });
  });

  test('Unstoppable weapons ignore it', () => {
    expect(volley({ ...far, rules: [unstoppable], dice: '4 | 6' })).toMatchObject({ hits: 1 });
  });

  describe('on the table', () => {
    const gun: TestUnit = { id: 'gun', at: [10, 10], weapons: [{ name: 'Gun', range: 24 }] };

    test.each([
      [20, '4 | 6', 1],
      [20.01, '4', 0],
    ])('a target at y = %s, exactly 9" being not over', (y, dice, hits) => {
      const s = scene({ units: [gun, { id: 'foe', side: 1, at: [10, y], models: 3, rules: [stealth] }], dice });
      s.fire('gun', 'foe');
      expect(s.told('volley')[0]).toMatchObject({ hits });
      expect(s.dice.left).toBe(0);
    });

    test('measured from unit to unit: one close shooter cancels it for all', () => {
      const s = scene({
        units: [
          { ...gun, models: 2 },
          { id: 'foe', side: 1, at: [10, 20], rules: [stealth] },
        ],
        dice: '4 4 | 6 6',
      });
      s.fire('gun', 'foe');
      expect(s.told('volley')[0]).toMatchObject({ attacks: 2, hits: 2 });
      expect(s.dice.left).toBe(0);
    });

    test('every living model needs it', () => {
      const without = scene({
        units: [gun, { id: 'foe', side: 1, at: [10, 30], models: 3, rules: [stealth], hero: {} }],
        dice: '4 | 6',
      });
      without.fire('gun', 'foe');
      expect(without.told('volley')[0]).toMatchObject({ hits: 1 });
      const hero = { rules: [stealth] };
      const withIt = scene({
        units: [gun, { id: 'foe', side: 1, at: [10, 30], models: 3, rules: [stealth], hero }],
        dice: '4',
      });
      withIt.fire('gun', 'foe');
      expect(withIt.told('volley')[0]).toMatchObject({ hits: 0 });
      expect([without.dice.left, withIt.dice.left]).toEqual([0, 0]);
    });
  });
});
