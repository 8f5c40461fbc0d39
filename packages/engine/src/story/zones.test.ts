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

describe('zones are called by where the picture shows them', () => {
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

test('what was passed over is said', () => {
  const plan = planFor(gf, 3, 72, 48);
  const told = (phase?: 'objectives' | 'deployment' | 'scout' | 'ambush'): string =>
    storyOf(plan, { type: 'passed', side: 2, phase }).map(lineText).join('\n');
  expect(told('objectives')).toBe('Army 2: there is no place for another objective.');
  expect(told('deployment')).toBe('Army 2: no room is left for the others, who stay away.');
  expect(told('scout')).toBe('Army 2: the scouts stay away.');
  expect(told('ambush')).toBe('Army 2: those in ambush stay hidden.');
  expect(told()).toBe(told('ambush'));
});
