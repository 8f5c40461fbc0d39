import { modelsOf } from '@muster/engine';
import { codeOf, gamesWith, type Scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hitRun } from './index.ts';

describe.each(gamesWith(hitRun))('in $name', ({ scene }) => {
  const archers: TestUnit = {
    id: 'archers',
    at: [10, 10],
    models: 2,
    rules: [hitRun],
    weapons: [{ name: 'Bow', range: 24 }, { name: 'Knife' }],
  };
  const foe: TestUnit = { id: 'foe', side: 1, at: [10, 30], models: 2 };
  const back = (s: Scene, far: number) =>
    modelsOf(s.game.present, s.unit('archers')).map((model) => ({
      model,
      path: [s.game.present.x[model], s.game.present.y[model] - far],
    }));
  const slips = (s: Scene): number => s.told('moved').filter(({ how }) => how === 'slip').length;

  /** Shoots and misses; then asks for 3" and a little more back, if it is asked at all. */
  const shoot = (units: readonly TestUnit[]): Scene => {
    const s = scene({ units, dice: '1 1' });
    s.act({
      type: 'activate',
      unit: s.unit('archers'),
      action: 'hold',
      shoot: [{ weapon: s.weapon('Bow'), target: s.unit('foe') }],
    });
    return s;
  };

  /** Charges a foe that has nothing to strike back with, and misses. */
  const fight = (): Scene => {
    const s = scene({
      units: [
        { ...archers, models: 1 },
        { ...foe, models: 1, at: [10, 15] },
      ],
      dice: '1',
    });
    s.charge('archers', 'foe', { shift: () => back(s, 300) });
    return s;
  };

  test('goes 3" after shooting', () => {
    const s = shoot([archers, foe]);
    expect(codeOf(s.game.answer(0, back(s, 3 * 100 + 1)))).toBe('move-too-far');
    expect(codeOf(s.game.answer(0, back(s, 3 * 100)))).toBe('done');
    expect(slips(s)).toBe(1);
    expect(s.battle.y[s.model('archers')]).toBe(1000 - 3 * 100);
  });
  test('goes after a melee', () => {
    expect(slips(fight())).toBe(1);
  });

  test('not when a comrade lacks it', () => {
    expect(shoot([{ ...archers, rules: [], rulesOf: { 0: [hitRun] } }, foe]).game.pending).toEqual([]);
  });

  test('not for those who have done nothing', () => {
    const s = scene({ units: [archers, foe] });
    expect(codeOf(s.activate('archers', 'hold', { shoot: [] }))).toBe('done');
    expect(slips(s)).toBe(0);
  });
});
