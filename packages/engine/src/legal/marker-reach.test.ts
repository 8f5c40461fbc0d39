import { ambush, flying, gff, immobile } from '@muster/rules';
import { scenePlan, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { refusalSentence } from '../story/refusal-texts.ts';
import { newBattle } from '../state/battle.ts';
import { checkObjective } from './objective.ts';

type Terrain = NonNullable<Parameters<typeof scenePlan>[0]['terrain']>[number];

const wall = (x0: number, y0: number, x1: number, y1: number): Terrain => ({
  rect: [x0, y0, x1, y1],
  types: ['impassable'],
});

/** Four walls of 1" around a yard from 30, 20 to 40, 28, with a gate in the far wall. */
const yard = (gate = 0): Terrain[] => [
  wall(29, 19, 41, 20),
  wall(29, 20, 30, 28),
  wall(40, 20, 41, 28),
  wall(29, 28, 35 - gate / 2, 29),
  wall(35 + gate / 2, 28, 41, 29),
];

const units = (parts: Partial<TestUnit> = {}): TestUnit[] => [
  { id: 'a', at: [10, 5], radius: 0.5, ...parts },
  { id: 'x', side: 1, at: [10, 40], radius: 0.5 },
];

const check = (terrain: Terrain[], x: number, y: number, army = units()) => {
  const plan = scenePlan({ units: army, terrain });
  return checkObjective(newBattle(plan), x * 100, y * 100);
};

describe('an objective', () => {
  test('may not lie where no base can get', () => {
    expect(check(yard(), 35, 24)).toMatchObject({ code: 'objective-unreachable', need: 100 });
    expect(check(yard(), 35, 31)).toBeUndefined();
  });

  test('may lie behind a gate that the smallest base fits through', () => {
    expect(check(yard(0.8), 35, 24)?.code).toBe('objective-unreachable');
    expect(check(yard(1.3), 35, 24)).toBeUndefined();
    const large = units({ radius: 1 }).map((unit) => ({ ...unit, radius: 1 }));
    expect(check(yard(1.3), 35, 24, large)).toMatchObject({ need: 200 });
    expect(check(yard(1.3), 35, 24, units({ radius: 1 }))).toBeUndefined();
  });

  test('may lie where a base flies or comes from Ambush, and not where only an immobile one could stand', () => {
    expect(check(yard(), 35, 24, units({ rules: [flying] }))).toBeUndefined();
    expect(check(yard(), 35, 24, units({ rules: [ambush] }))).toBeUndefined();
    const still = [units({ rules: [immobile] })[0], { ...units()[1], radius: 1 }];
    expect(check(yard(1.3), 35, 24, still)?.code).toBe('objective-unreachable');
  });

  test('may lie across a gap that can be stepped over, or jumped where the game knows it', () => {
    const moat = (width: number): Terrain[] =>
      [
        wall(18, 18, 30, 18 + width),
        wall(18, 30 - width, 30, 30),
        wall(18, 18, 18 + width, 30),
        wall(30 - width, 18, 30, 30),
      ].map((piece) => ({ ...piece, types: [], gap: true }));
    expect(check(moat(1), 24, 24)).toBeUndefined();
    expect(check(moat(2), 24, 24)?.code).toBe('objective-unreachable');
    const jumping = scenePlan({ ruleset: gff, units: units(), terrain: moat(2) });
    expect(checkObjective(newBattle(jumping), 2400, 2400)).toBeUndefined();
  });

  test('is refused with the reason', () => {
    const plan = scenePlan({ units: units(), terrain: yard() });
    const battle = newBattle(plan);
    const refusal = checkObjective(battle, 3500, 2400);
    expect(refusal && refusalSentence(plan, refusal)).toBe(
      'No model can reach this place: the smallest base is 1″ wide. Move the objective.',
    );
    const near = checkObjective(battle, 3500, 2920);
    expect(near && refusalSentence(plan, near)).toBe(
      'Too close to impassable terrain: 0.2″ away (at least 0.5″). Move the objective.',
    );
  });
});
