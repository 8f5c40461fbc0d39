import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { groundedStealth } from './index.ts';

describe.each(gamesWith(groundedStealth))('in $name', ({ scene }) => {
  /** A piece of terrain within 1" of two of three models in a row from x = 10, or of one of them only. */
  const wood = (most: boolean) => {
    const x = most ? 12.75 : 12.76;
    return [{ rect: [x, 8, x + 2, 12] as const, types: ['difficult' as const] }];
  };

  test('by terrain it is hit with -1', () => {
    const squad = { id: 'squad', side: 1, at: [10, 10] as const, models: 3, rules: [groundedStealth] };
    const s = scene({
      units: [{ id: 'gun', at: [10, 16], weapons: [{ range: 24 }] }, squad],
      terrain: wood(true),
      dice: '4',
    });
    s.fire('gun', 'squad');
    expect(s.told('volley')[0]).toMatchObject({ hits: 0 });
    expect(s.dice.left).toBe(0);
  });

  test('not when it is most of them that are away from it', () => {
    const squad = { id: 'squad', side: 1, at: [10, 10] as const, models: 3, rules: [groundedStealth] };
    const s = scene({
      units: [{ id: 'gun', at: [10, 16], weapons: [{ range: 24 }] }, squad],
      terrain: wood(false),
      dice: '4 | 6',
    });
    s.fire('gun', 'squad');
    expect(s.told('volley')[0]).toMatchObject({ hits: 1 });
    expect(s.dice.left).toBe(0);
  });
});
