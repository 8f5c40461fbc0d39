import { gf, gff } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { compilePlan } from '../plan/compile.ts';
import type { BattlePlan } from '../plan/plan.ts';
import type { Ruleset } from '../rule/ruleset.ts';
import { lineText, storyOf, zoneName } from './story.ts';

const planFor = (ruleset: Ruleset, sides: number, width: number, depth: number): BattlePlan =>
  compilePlan({
    ruleset,
    armies: Array.from({ length: sides }, (_, i) => ({ name: `Army ${i}`, units: [], spells: [] })),
    table: { width: width * 100, depth: depth * 100, terrain: [] },
  });
const namesIn = (plan: BattlePlan): string[] => plan.zones.map((_, zone) => zoneName(plan, zone));

describe('zones are named by their place on the map', () => {
  test('long edges', () => {
    expect(namesIn(planFor(gf, 2, 72, 48))).toEqual(['the upper edge', 'the lower edge']);
    expect(namesIn(planFor(gf, 2, 48, 72))).toEqual(['the left edge', 'the right edge']);
  });

  test('all edges', () => {
    expect(namesIn(planFor(gff, 2, 48, 48))).toEqual([
      'the upper edge',
      'the lower edge',
      'the left edge',
      'the right edge',
    ]);
  });

  test.each([gf, gff])('corners in $name', (ruleset) => {
    expect(namesIn(planFor(ruleset, 3, 72, 48))).toEqual([
      'the upper left corner',
      'the upper right corner',
      'the lower right corner',
      'the lower left corner',
    ]);
  });
});

test('says what a side passes', () => {
  const plan = planFor(gf, 3, 72, 48);
  const lineOf = (phase?: 'objectives' | 'deployment' | 'scout' | 'ambush'): string =>
    storyOf(plan, { type: 'passed', side: 2, phase }).map(lineText).join('\n');
  expect(lineOf('objectives')).toBe('Army 2: no room for another objective.');
  expect(lineOf('deployment')).toBe('Army 2: no room for the remaining units, which stay off the table.');
  expect(lineOf('scout')).toBe('Army 2: no unit deploys by Scout.');
  expect(lineOf('ambush')).toBe('Army 2: no unit arrives from Ambush.');
  expect(lineOf()).toBe(lineOf('ambush'));
});
