import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { furious, relentless, stealth, surge } from './index.ts';

describe.each(gamesWith(surge))('in $name', ({ scene, volley }) => {
  test('a natural 6 adds one hit, in melee as in shooting, at any distance', () => {
    const dice = '6 5 3 | 6 6 6';
    for (const how of [{ melee: true }, { charging: true }, { distance: 3 }, { distance: 20 }])
      expect(volley({ attacks: 3, rules: [surge], ...how, dice })).toMatchObject({ hits: 3 });
  });

  test('a modified 6 does not count: Stealth changes the result, not the natural roll', () => {
    const target = { rules: [stealth] };
    expect(volley({ attacks: 2, rules: [surge], distance: 12, target, dice: '6 5 | 6 6 6' })).toMatchObject({
      hits: 3,
    });
  });

  test('without it a 6 is one hit', () => {
    expect(volley({ dice: '6 | 6' })).toMatchObject({ hits: 1 });
  });

  test('adds to Furious and to Relentless', () => {
    expect(volley({ rules: [surge], bearer: [furious], charging: true, dice: '6 | 6 6 6' })).toMatchObject({ hits: 3 });
    expect(volley({ rules: [surge], bearer: [relentless], distance: 12, dice: '6 | 6 6 6' })).toMatchObject({
      hits: 3,
    });
  });

  test('belongs to its weapon, not to the model', () => {
    const s = scene({
      units: [
        {
          id: 'squad',
          at: [10, 10],
          weapons: [
            { name: 'Coil', range: 24, rules: [surge] },
            { name: 'Rifle', range: 24 },
          ],
        },
        { id: 'foe', side: 1, at: [10, 16], models: 5 },
      ],
      dice: '6 | 6 6   6 | 6',
    });
    s.fire('squad', 'foe');
    expect(s.told('volley')).toMatchObject([
      { name: 'Coil', hits: 2 },
      { name: 'Rifle', hits: 1 },
    ]);
    expect(s.dice.left).toBe(0);
  });

  test('held by weapon and bearer it counts once', () => {
    expect(volley({ rules: [surge], bearer: [surge], dice: '6 | 6 6' })).toMatchObject({ hits: 2 });
  });
});
