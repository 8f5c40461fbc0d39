import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { reliable, rending, thrust } from './index.ts';

describe.each(gamesWith(thrust))('in $name', ({ scene, volley }) => {
  test('a charge hits with +1 and AP(+1)', () => {
    expect(volley({ attacks: 2, rules: [thrust], charging: true, dice: '2 3 | 4' })).toMatchObject({
      hits: 1,
      blocked: 0,
      wounds: 1,
    });
    expect(volley({ rules: [thrust], charging: true, dice: '3 | 5' })).toMatchObject({ hits: 1, blocked: 1 });
  });

  test('neither without a charge nor when shooting', () => {
    expect(volley({ attacks: 2, rules: [thrust], melee: true, dice: '3 4 | 4' })).toMatchObject({
      hits: 1,
      blocked: 1,
    });
    expect(volley({ attacks: 2, rules: [thrust], distance: 6, dice: '3 4 | 4' })).toMatchObject({
      hits: 1,
      blocked: 1,
    });
  });

  test('a Fatigued charging unit needs 6s but keeps the AP', () => {
    expect(volley({ attacks: 2, rules: [thrust], charging: true, fatigued: true, dice: '5 6 | 4' })).toMatchObject({
      hits: 1,
      blocked: 0,
      wounds: 1,
    });
  });

  test('the AP adds to Rending’s', () => {
    // AP 1 for the plain hit, 5 for the 6: against Defense 2+ blocked on 3+ and on 6.
    expect(
      volley({ attacks: 2, rules: [thrust, rending], charging: true, target: { defense: 2 }, dice: '6 3 | 5 3' }),
    ).toMatchObject({ hits: 2, piercing: 1, blocked: 1, wounds: 1 });
  });

  test('a 1 misses for a Reliable lance too', () => {
    expect(volley({ rules: [thrust, reliable], charging: true, dice: '1' })).toMatchObject({ hits: 0 });
  });

  test('works for the charging unit, not for the lancers that are charged', () => {
    const lance = [{ attacks: 2, rules: [thrust] }];
    const s = scene({
      units: [
        { id: 'charger', at: [10, 10], weapons: lance },
        { id: 'foe', side: 1, at: [10, 16], weapons: lance },
      ],
      dice: '3 2 | 5   3 2',
    });
    s.charge('charger', 'foe');
    expect(s.told('volley').map(({ hits }) => hits)).toEqual([1, 0]);
    expect(s.dice.left).toBe(0);
  });
});
