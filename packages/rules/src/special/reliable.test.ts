import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { artillery, indirect, reliable, stealth, thrust } from './index.ts';

describe.each(gamesWith(reliable))('in $name', ({ scene, volley }) => {
  test('hits on 2+ at any Quality', () => {
    expect(volley({ attacks: 2, quality: 6, rules: [reliable], dice: '2 1 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ attacks: 2, quality: 2, rules: [reliable], dice: '2 1 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ quality: 6, dice: '5' })).toMatchObject({ hits: 0 });
  });

  test('modifiers count as usual', () => {
    const far = { rules: [reliable], distance: 12 };
    expect(volley({ ...far, attacks: 2, target: { rules: [stealth] }, dice: '2 3 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ ...far, attacks: 2, target: { rules: [artillery] }, dice: '3 4 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ attacks: 2, rules: [reliable, indirect], moved: true, dice: '2 3 | 6' })).toMatchObject({
      hits: 1,
    });
  });

  test('a natural 1 misses despite a bonus', () => {
    expect(volley({ attacks: 2, rules: [reliable, thrust], charging: true, dice: '1 2 | 6' })).toMatchObject({
      hits: 1,
    });
  });

  test('a Fatigued model still needs a 6', () => {
    expect(volley({ attacks: 2, rules: [reliable], melee: true, fatigued: true, dice: '5 6 | 6' })).toMatchObject({
      hits: 1,
    });
  });

  test('belongs to its weapon', () => {
    const s = scene({
      units: [
        {
          id: 'squad',
          at: [10, 10],
          quality: 5,
          weapons: [
            { name: 'Laser', range: 24, rules: [reliable] },
            { name: 'Rifle', range: 24 },
          ],
        },
        { id: 'foe', side: 1, at: [10, 16], models: 5 },
      ],
      dice: '2 | 6   4',
    });
    s.fire('squad', 'foe');
    expect(s.told('volley').map(({ hits }) => hits)).toEqual([1, 0]);
    expect(s.dice.left).toBe(0);
  });
});
