import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { groundedPrecision } from './index.ts';

describe.each(gamesWith(groundedPrecision))('in $name', ({ scene }) => {
  /** A piece of terrain within 1" of two of three models in a row from x = 10, or of one of them only. */
  const wood = (most: boolean) => {
    const x = most ? 12.75 : 12.76;
    return [{ rect: [x, 8, x + 2, 12] as const, types: ['difficult' as const] }];
  };

  test('by terrain it hits on one less', () => {
    const squad = {
      id: 'squad',
      at: [10, 10] as const,
      models: 3,
      rules: [groundedPrecision],
      weapons: [{ range: 24 }],
    };
    const foe = { id: 'foe', side: 1, at: [10, 16] as const, models: 5 };
    const s = scene({ units: [squad, foe], terrain: wood(true), dice: '3 3 3 | 6 6 6' });
    s.fire('squad', 'foe');
    expect(s.told('volley')[0]).toMatchObject({ hits: 3 });
    expect(s.dice.left).toBe(0);
  });

  test('not when it is most of them that are away from it', () => {
    const squad = {
      id: 'squad',
      at: [10, 10] as const,
      models: 3,
      rules: [groundedPrecision],
      weapons: [{ range: 24 }],
    };
    const foe = { id: 'foe', side: 1, at: [10, 16] as const, models: 5 };
    const s = scene({ units: [squad, foe], terrain: wood(false), dice: '3 3 3' });
    s.fire('squad', 'foe');
    expect(s.told('volley')[0]).toMatchObject({ hits: 0 });
    expect(s.dice.left).toBe(0);
  });
});
