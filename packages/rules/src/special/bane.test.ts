import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ap, bane, blast, regeneration } from './index.ts';

describe.each(gamesWith(bane))('in $name', ({ scene, volley }) => {
  test('a natural 6 that blocks is re-rolled', () => {
    expect(volley({ rules: [bane], dice: '4 | 6 | 3' })).toMatchObject({ hits: 1, blocked: 0, wounds: 1 });
  });

  test('the second result counts, even another 6', () => {
    expect(volley({ rules: [bane], dice: '4 | 6 | 6' })).toMatchObject({ blocked: 1, wounds: 0 });
    expect(volley({ rules: [bane], dice: '4 | 6 | 4' })).toMatchObject({ blocked: 1, wounds: 0 });
  });

  test('lower blocks and failures are not re-rolled', () => {
    expect(volley({ attacks: 3, rules: [bane], dice: '4 4 4 | 4 5 3' })).toMatchObject({ blocked: 2, wounds: 1 });
  });

  test('without it a 6 stays', () => {
    expect(volley({ dice: '4 | 6' })).toMatchObject({ blocked: 1 });
  });

  test('re-rolls come after all dice, in their order', () => {
    expect(volley({ attacks: 3, rules: [bane], dice: '4 4 4 | 6 1 6 | 2 4' })).toMatchObject({ blocked: 1, wounds: 2 });
    expect(volley({ rules: [bane, [blast, 3]], dice: '4 | 6 6 1 | 5 1' })).toMatchObject({
      hits: 3,
      blocked: 1,
      wounds: 2,
    });
  });

  test('a re-roll has the same AP', () => {
    expect(volley({ rules: [bane, [ap, 2]], dice: '4 | 6 | 5' })).toMatchObject({ wounds: 1 });
    expect(volley({ rules: [bane, [ap, 1]], dice: '4 | 6 | 5' })).toMatchObject({ wounds: 0 });
  });

  test('ignores Regeneration, when shooting and in melee', () => {
    const target = { rules: [regeneration] };
    expect(volley({ rules: [bane], target, dice: '4 | 1' })).toMatchObject({ wounds: 1, saved: 0 });
    expect(volley({ rules: [bane], melee: true, target, dice: '4 | 1' })).toMatchObject({ wounds: 1, saved: 0 });
    expect(volley({ target, dice: '4 | 1 | 5' })).toMatchObject({ wounds: 0, saved: 1 });
  });

  test('belongs to its weapon: the unit’s other weapons are blocked and regenerated as usual', () => {
    const s = scene({
      units: [
        {
          id: 'squad',
          at: [10, 10],
          weapons: [
            { name: 'Needle', range: 24, rules: [bane] },
            { name: 'Rifle', range: 24 },
          ],
        },
        { id: 'foe', side: 1, at: [10, 16], models: 5, rules: [regeneration] },
      ],
      dice: '4 | 6 | 1   4 | 1 | 5',
    });
    s.fire('squad', 'foe');
    expect(s.told('volley')).toMatchObject([
      { name: 'Needle', landed: 1 },
      { name: 'Rifle', landed: 0, saved: 1 },
    ]);
    expect(s.dice.left).toBe(0);
  });
});
