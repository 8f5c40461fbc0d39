import type { Question } from '@muster/engine';
import { gff, tough } from '@muster/rules';
import { scene, type Scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { chooseCasualties, chooseWounded, shareBlast } from './losses.ts';

const rifle = { name: 'Rifle', range: 24 };
const cannon = { name: 'Cannon', range: 36, attacks: 4 };
const squad: TestUnit = { id: 'squad', at: [20, 20], models: 4, spacing: 0.5, weapons: [rifle] };
const foe: TestUnit = { id: 'foe', side: 1, at: [20, 40] };

describe('casualties', () => {
  const fallen = (s: Scene, count: number): unknown => {
    const candidates = [0, 1, 2, 3].map((n) => s.model('squad', n));
    const question: Question = { kind: 'casualties', side: 0, unit: s.unit('squad'), candidates, count };
    const answer = chooseCasualties(s.battle, question);
    return answer === 'auto' ? answer : answer.map((model) => candidates.indexOf(model));
  };

  test('are left to the rules if all models are equal', () => {
    expect(fallen(scene({ units: [squad, foe] }), 2)).toBe('auto');
  });

  test('spare the best armed models', () => {
    const s = scene({ units: [{ ...squad, weaponsOf: { 3: [cannon] } }, foe] });
    expect([1, 2, 3].map((count) => fallen(s, count))).toEqual([[0], [0, 1], [0, 1, 2]]);
    // Closer together, a model in the middle may be removed.
    const close = scene({ units: [{ ...squad, spacing: 0, weaponsOf: { 3: [cannon] } }, foe] });
    expect(fallen(close, 1)).toEqual([2]);
  });

  test('spare models at an objective', () => {
    // 3" to the left of the first model, too far from the second.
    const s = scene({ units: [squad, foe], objectives: [[16.5, 20]] });
    expect(fallen(s, 3)).toEqual([3, 2, 1]);
    const other = scene({ units: [squad, foe], objectives: [[28, 20]] });
    expect(fallen(other, 3)).toEqual([0, 1, 2]);
  });

  test('prefer coherency to weapons', () => {
    const s = scene({ units: [{ ...squad, weaponsOf: { 0: [cannon], 3: [cannon] } }, foe] });
    expect(fallen(s, 2)).toEqual([3, 2]);
  });

  test('do not change the battle', () => {
    const s = scene({ units: [{ ...squad, weaponsOf: { 3: [cannon] } }, foe] });
    fallen(s, 2);
    expect(s.living('squad')).toBe(4);
    expect([0, 1, 2, 3].map((n) => s.battle.alive[s.model('squad', n)])).toEqual([1, 1, 1, 1]);
  });
});

test('wounds go to the least equipped of equal models', () => {
  const units = [{ ...squad, rules: [[tough, 3] as const], weaponsOf: { 0: [cannon], 3: [cannon] } }, foe];
  const s = scene({ units });
  const candidates = [0, 1, 2, 3].map((n) => s.model('squad', n));
  const question = { kind: 'wounds-on', side: 0, unit: s.unit('squad'), candidates } as const;
  expect(chooseWounded(s.battle, question)).toBe(s.model('squad', 2));
});

test('the highest AP and the extra hit of a Blast go to the unit that loses least', () => {
  const units = [
    { ...squad, id: 'dear', models: 1 },
    { ...squad, id: 'cheap', models: 1, at: [22, 20] as const, rules: [[tough, 3] as const] },
    foe,
  ];
  const s = scene({ ruleset: gff, units });
  const [dear, cheap] = [s.unit('dear'), s.unit('cheap')];
  const question = { kind: 'blast-split', side: 0, unit: s.unit('foe'), target: dear, units: [dear, cheap] } as const;
  expect(shareBlast(s.battle, { ...question, aps: [0, 1, 0] })).toEqual([dear, cheap, cheap]);
});
