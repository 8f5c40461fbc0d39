import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ap, reliable, rending, thrust, unstoppable } from './index.ts';

describe.each(gamesWith(ap))('in $name', ({ volley }) => {
  test('takes its rating from the Defense roll: Defense 4+ against AP(1) needs a 5', () => {
    expect(volley({ attacks: 2, rules: [[ap, 1]], dice: '4 4 | 4 5' })).toMatchObject({
      hits: 2,
      blocked: 1,
      wounds: 1,
    });
  });

  test('without it a 4 blocks', () => {
    expect(volley({ attacks: 2, dice: '4 4 | 3 4' })).toMatchObject({ hits: 2, blocked: 1, wounds: 1 });
  });

  test('a natural 6 blocks at any AP, and a natural 1 never does', () => {
    expect(volley({ attacks: 3, rules: [[ap, 5]], target: { defense: 2 }, dice: '4 4 4 | 5 6 1' })).toMatchObject({
      blocked: 1,
      wounds: 2,
    });
  });

  test('instances on one weapon and on its bearer add up', () => {
    const rules = [[ap, 1] as const, [ap, 1] as const];
    expect(volley({ attacks: 2, rules, dice: '4 4 | 5 6' })).toMatchObject({ blocked: 1, wounds: 1 });
    expect(volley({ attacks: 2, rules: [[ap, 1]], bearer: [[ap, 1]], dice: '4 4 | 5 6' })).toMatchObject({ wounds: 1 });
  });

  test('adds to Thrust and Rending', () => {
    // AP 1 + 1 + 4 against Defense 2+: only a 6 blocks the hit of the 6, a 4 the plain one.
    const spec = { attacks: 2, rules: [[ap, 1], thrust, rending] as const, target: { defense: 2 }, charging: true };
    expect(volley({ ...spec, dice: '6 4 | 5 4' })).toMatchObject({ hits: 2, piercing: 1, blocked: 1, wounds: 1 });
    expect(volley({ ...spec, dice: '6 4 | 6 3' })).toMatchObject({ blocked: 1, wounds: 1 });
  });

  test('does not change the roll to hit', () => {
    expect(volley({ attacks: 2, rules: [[ap, 3]], dice: '3 4 | 1' })).toMatchObject({ hits: 1 });
    expect(volley({ rules: [[ap, 1], reliable, unstoppable], dice: '2 | 4' })).toMatchObject({ hits: 1, wounds: 1 });
  });

  test('works in melee, with or without a charge', () => {
    expect(volley({ melee: true, rules: [[ap, 1]], dice: '4 | 4' })).toMatchObject({ wounds: 1 });
    expect(volley({ charging: true, rules: [[ap, 1]], dice: '4 | 4' })).toMatchObject({ wounds: 1 });
  });
});
