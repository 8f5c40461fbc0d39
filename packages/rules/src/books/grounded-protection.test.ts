import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { groundedProtection } from './index.ts';

describe.each(gamesWith(groundedProtection))('in $name', ({ scene }) => {
  /** A piece of terrain within 1" of two of three models in a row from x = 10, or of one of them only. */
  const wood = (most: boolean) => {
    const x = most ? 12.75 : 12.76;
    return [{ rect: [x, 8, x + 2, 12] as const, types: ['difficult' as const] }];
  };

  test('by terrain wounds are ignored on a 5+', () => {
    const squad = { id: 'squad', side: 1, at: [10, 10] as const, models: 3, rules: [groundedProtection] };
    const s = scene({
      units: [{ id: 'gun', at: [10, 16], weapons: [{ range: 24 }] }, squad],
      terrain: wood(true),
      dice: '4 | 1 | 5',
    });
    s.fire('gun', 'squad');
    expect(s.told('volley')[0]).toMatchObject({ saved: 1 });
    expect(s.dice.left).toBe(0);
  });

  test('not when it is most of them that are away from it', () => {
    const squad = { id: 'squad', side: 1, at: [10, 10] as const, models: 3, rules: [groundedProtection] };
    const s = scene({
      units: [{ id: 'gun', at: [10, 16], weapons: [{ range: 24 }] }, squad],
      terrain: wood(false),
      dice: '4 | 1',
    });
    s.fire('gun', 'squad');
    expect(s.told('volley')[0]).toMatchObject({ saved: 0 });
    expect(s.dice.left).toBe(0);
  });
});
