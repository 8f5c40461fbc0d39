import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { blast, furious, relentless, rending, surge } from './index.ts';

describe.each(gamesWith(furious))('in $name', ({ scene, volley }) => {
  test('a natural 6 of a charge adds one hit', () => {
    expect(volley({ attacks: 3, bearer: [furious], charging: true, dice: '6 5 4 | 6 6 6 6' })).toMatchObject({
      hits: 4,
    });
  });

  test('not without a charge, and not when shooting', () => {
    expect(volley({ bearer: [furious], melee: true, dice: '6 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ bearer: [furious], distance: 6, dice: '6 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ bearer: [furious], distance: 24, dice: '6 | 6' })).toMatchObject({ hits: 1 });
  });

  test('the extra hit is not a 6, so Rending pierces once', () => {
    const spec = { rules: [rending], bearer: [furious], charging: true, target: { defense: 2 } };
    // AP(+4) makes Defense 2+ a 6; the plain hit is blocked on 2+.
    expect(volley({ ...spec, dice: '6 | 5 2' })).toMatchObject({ hits: 2, piercing: 1, blocked: 1, wounds: 1 });
  });

  test('with Surge one 6 is three hits, and Blast multiplies all of them', () => {
    expect(volley({ rules: [surge], bearer: [furious], charging: true, dice: '6 | 6 6 6' })).toMatchObject({ hits: 3 });
    expect(
      volley({ rules: [surge, [blast, 2]], bearer: [furious], charging: true, dice: '6 | 6 6 6 6 6 6' }),
    ).toMatchObject({ hits: 6 });
  });

  test('never counts together with Relentless on one die', () => {
    const bearer = [furious, relentless];
    expect(volley({ bearer, charging: true, dice: '6 | 6 6' })).toMatchObject({ hits: 2 });
    expect(volley({ bearer, distance: 12, dice: '6 | 6 6' })).toMatchObject({ hits: 2 });
  });

  test('counts once if held twice', () => {
    expect(volley({ rules: [furious], bearer: [furious], charging: true, dice: '6 | 6 6' })).toMatchObject({ hits: 2 });
  });

  test('a Fatigued charging unit still gets it', () => {
    expect(volley({ attacks: 2, bearer: [furious], charging: true, fatigued: true, dice: '5 6 | 6 6' })).toMatchObject({
      hits: 2,
    });
  });

  test('works for the charging unit, and not for the Furious unit that is charged', () => {
    const units = (charger: boolean) => [
      { id: 'charger', at: [10, 10] as const, rules: charger ? [furious] : [], weapons: [{ attacks: 2 }] },
      { id: 'foe', side: 1, at: [10, 16] as const, rules: charger ? [] : [furious], weapons: [{ attacks: 2 }] },
    ];
    const attack = scene({ units: units(true), dice: '6 1 | 6 6   6 1 | 6' });
    attack.charge('charger', 'foe');
    expect(attack.told('volley').map(({ hits }) => hits)).toEqual([2, 1]);
    expect(attack.dice.left).toBe(0);
    const defence = scene({ units: units(false), dice: '6 1 | 6   6 1 | 6' });
    defence.charge('charger', 'foe');
    expect(defence.told('volley').map(({ hits }) => hits)).toEqual([1, 1]);
    expect(defence.dice.left).toBe(0);
  });
});
