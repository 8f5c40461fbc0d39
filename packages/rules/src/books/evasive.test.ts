import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { evasive } from './index.ts';

describe.each(gamesWith(evasive))('in $name', ({ scene, volley }) => {
  test('-1 to hit when shooting', () => {
    expect(volley({ attacks: 2, target: { rules: [evasive] }, dice: '4 5 | 1' })).toMatchObject({ hits: 1 });
  });

  test('also in melee', () => {
    expect(volley({ attacks: 2, target: { rules: [evasive] }, melee: true, dice: '4 5 | 1' })).toMatchObject({
      hits: 1,
    });
  });

  test('all models must have it', () => {
    const gun = { id: 'gun', at: [10, 10] as const, weapons: [{ range: 24 }] };
    const foe = { id: 'foe', side: 1, at: [10, 16] as const, models: 5, rulesOf: { 0: [evasive] } };
    const s = scene({ units: [gun, foe], dice: '4 | 1' });
    s.fire('gun', 'foe');
    expect(s.told('volley')[0]).toMatchObject({ hits: 1 });
    expect(s.dice.left).toBe(0);
  });
});
