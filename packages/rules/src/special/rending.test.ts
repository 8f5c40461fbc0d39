import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ap, blast, regeneration, rending, surge } from './index.ts';

describe.each(gamesWith(rending))('in $name', ({ volley }) => {
  test('the hit of a natural 6 has AP(+4), the others do not', () => {
    expect(volley({ attacks: 2, rules: [rending], target: { defense: 2 }, dice: '6 5 | 5 2' })).toMatchObject({
      hits: 2,
      piercing: 1,
      blocked: 1,
      wounds: 1,
    });
  });

  test('a natural 6 still blocks', () => {
    expect(volley({ rules: [rending], target: { defense: 6 }, dice: '6 | 6' })).toMatchObject({ blocked: 1 });
  });

  test('it is AP(4), not more: cover makes a 5 enough for Defense 2+', () => {
    const spec = { rules: [rending], cover: 'area', target: { defense: 2 } } as const;
    expect(volley({ ...spec, dice: '6 | 5' })).toMatchObject({ piercing: 1, blocked: 1 });
    expect(volley({ ...spec, dice: '6 | 4' })).toMatchObject({ piercing: 1, blocked: 0 });
  });

  test('adds to AP', () => {
    // AP(1) and +4: Defense 2+ is out of reach for a 5 by five points; a plain hit is blocked on 3+.
    expect(volley({ attacks: 2, rules: [rending, [ap, 1]], target: { defense: 2 }, dice: '6 4 | 5 3' })).toMatchObject({
      piercing: 1,
      blocked: 1,
      wounds: 1,
    });
  });

  test('a 6 that only hits because it is Fatigued pierces as well', () => {
    expect(
      volley({ attacks: 2, rules: [rending], melee: true, fatigued: true, target: { defense: 2 }, dice: '5 6 | 5' }),
    ).toMatchObject({ hits: 1, piercing: 1, wounds: 1 });
  });

  test('a bonus hit of Surge has plain AP', () => {
    expect(volley({ rules: [rending, surge], target: { defense: 2 }, dice: '6 | 5 2' })).toMatchObject({
      hits: 2,
      piercing: 1,
      blocked: 1,
    });
  });

  test.each([
    [true, 3, 0],
    [false, 1, 2],
  ])('Blast copies keep the AP: %s', (blastClonesKeepAp, piercing, blocked) => {
    const spec = { rules: [rending, [blast, 3]] as const, target: { defense: 2 }, settings: { blastClonesKeepAp } };
    expect(volley({ ...spec, dice: '6 | 5 5 5' })).toMatchObject({ hits: 3, piercing, blocked });
  });

  test('with Surge and Blast the original and its copies pierce, the bonus hit and its copies do not', () => {
    const rules = [rending, surge, [blast, 2] as const];
    expect(volley({ rules, target: { defense: 2 }, dice: '6 | 5 5 2 2' })).toMatchObject({
      hits: 4,
      piercing: 2,
      blocked: 2,
      wounds: 2,
    });
  });

  test('none of its wounds can be regenerated, at any die result', () => {
    const target = { rules: [regeneration] };
    expect(volley({ attacks: 2, rules: [rending], target, dice: '6 4 | 1 1' })).toMatchObject({ wounds: 2, saved: 0 });
    expect(volley({ attacks: 2, target, dice: '6 4 | 1 1 | 5 6' })).toMatchObject({ wounds: 0, saved: 2 });
  });
});
