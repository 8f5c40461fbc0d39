import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { relentless, rending } from './index.ts';

describe.each(gamesWith(relentless))('in $name', ({ scene, volley }) => {
  test('shooting from over 9" a natural 6 adds one hit', () => {
    expect(volley({ attacks: 2, bearer: [relentless], distance: 12, dice: '6 5 | 6 6 6' })).toMatchObject({ hits: 3 });
  });

  test('not from 9" or less, and not in melee', () => {
    expect(volley({ bearer: [relentless], distance: 9, dice: '6 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ bearer: [relentless], charging: true, dice: '6 | 6' })).toMatchObject({ hits: 1 });
  });

  test('the extra hit triggers nothing', () => {
    const spec = { rules: [rending], bearer: [relentless], distance: 12, target: { defense: 2 } };
    expect(volley({ ...spec, dice: '6 | 5 2' })).toMatchObject({ hits: 2, piercing: 1, blocked: 1, wounds: 1 });
  });

  test.each([
    ['asRuled', '6 6 | 6 6 6', 3],
    ['unit', '6 6 | 6 6', 2],
  ] as const)('each model measures for itself (%s); exactly 9" is not over', (overNineInchesFrom, dice, hits) => {
    // The first model stands 9" from the nearest enemy, the second 9.08".
    const s = scene({
      units: [
        { id: 'squad', at: [10, 10], models: 2, rules: [relentless], weapons: [{ range: 24 }] },
        { id: 'foe', side: 1, at: [10, 20] },
      ],
      settings: { overNineInchesFrom },
      dice,
    });
    s.fire('squad', 'foe');
    expect(s.told('volley')[0]).toMatchObject({ attacks: 2, hits });
    expect(s.dice.left).toBe(0);
  });

  test('is the model’s own: models without it get nothing', () => {
    const weapons = [{ range: 24 }];
    const s = scene({
      units: [
        { id: 'squad', at: [10, 10], models: 2, weapons, hero: { rules: [relentless], weapons } },
        { id: 'foe', side: 1, at: [10, 25], models: 5 },
      ],
      dice: '6 6 6 | 6 6 6 6',
    });
    s.fire('squad', 'foe');
    expect(s.told('volley')).toMatchObject([{ attacks: 3, hits: 4 }]);
    expect(s.dice.left).toBe(0);
  });
});
