import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { surprisePiercingShot } from './index.ts';

describe.each(gamesWith(surprisePiercingShot))('in $name', ({ scene }) => {
  test('in the round of its arrival its shots have AP(+2)', () => {
    const gun = { id: 'gun', at: [10, 10] as const, rules: [surprisePiercingShot], weapons: [{ range: 24 }] };
    const foe = { id: 'foe', side: 1, at: [10, 20] as const, models: 3 };
    for (const [arrived, blocked] of [
      [2, 0],
      [1, 1],
    ]) {
      const s = scene({ units: [gun, foe], round: 2, dice: '4 | 5' });
      s.battle.unitArrived[s.unit('gun')] = arrived;
      s.fire('gun', 'foe');
      expect([s.told('volley')[0].blocked, s.dice.left]).toEqual([blocked, 0]);
    }
  });

  test('it may start in reserve', () => {
    expect(
      scene({ units: [{ id: 'gun', at: [10, 10], rules: [surprisePiercingShot] }] }).plan.models[0].mayAmbush,
    ).toBe(true);
  });
});
