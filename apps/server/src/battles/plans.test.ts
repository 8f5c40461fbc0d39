import { armyForBattle } from '@muster/army';
import { compilePlan, defaultSettings, hashOfPlan } from '@muster/engine';
import { gf, gff, tableFor } from '@muster/rules';
import { expect, test } from 'vitest';
import { sharedPlan } from './plans.ts';
import { readyLists } from './ready-lists.ts';

const army = (id: string): ReturnType<typeof armyForBattle> => {
  const list = readyLists.get(id)?.list;
  if (!list) throw new Error(`there is no list ${id}`);
  return armyForBattle(list);
};

const armies = [army('kestrel-guild-200'), army('mossback-kith-200')];
const table = tableFor(gff, 'x', 2);
const setup = { ruleset: gff, armies, table, settings: defaultSettings() };

test('battles with the same armies on the same table share their plan', () => {
  const plan = sharedPlan(setup);
  expect(hashOfPlan(plan)).toEqual(hashOfPlan(compilePlan(setup)));
  // As it comes out of a store: the same content in other objects, with what was left open filled in.
  const stored = JSON.parse(JSON.stringify({ armies, table, maxObjectives: plan.maxObjectives })) as typeof setup;
  expect(sharedPlan({ ...setup, ...stored })).toBe(plan);
});

test('battles that differ have different plans', () => {
  const plan = sharedPlan(setup);
  const others = [
    { ...setup, armies: armies.toReversed() },
    { ...setup, table: tableFor(gff, 'y', 2) },
    { ...setup, settings: { ...defaultSettings(), forceOrganisation: !defaultSettings().forceOrganisation } },
    { ...setup, maxObjectives: 9 },
    { ...setup, extras: { concedes: true as const } },
    { ...setup, mission: { ...gff.mission, id: 'longer', rounds: 5 } },
    { ...setup, ruleset: { ...gff, version: 'other' } },
    { ...setup, ruleset: gf },
  ].map(sharedPlan);
  expect(new Set([plan, ...others]).size).toBe(1 + others.length);
});
