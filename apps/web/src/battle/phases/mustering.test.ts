import { gff, hero, musician, scout, transport } from '@muster/rules';
import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import {
  draftOf,
  EMPTY_MUSTER,
  musterChoices,
  musterOrder,
  musterProblem,
  onOwnFeet,
  withEntry,
  withUsualAuras,
} from './mustering.ts';

const at = scene({
  phase: 'muster',
  units: [
    { id: 'boss', at: [10, 10], rules: [hero] },
    { id: 'squad', at: [20, 10], models: 5 },
    { id: 'eyes', at: [30, 10], models: 3, rules: [scout] },
    { id: 'foe', side: 1, at: [30, 40] },
  ],
});
const { battle } = at;
const [boss, squad, eyes] = ['boss', 'squad', 'eyes'].map((id) => at.unit(id));

test('heroes may join, scouts may scout, other units have no choice', () => {
  const choices = musterChoices(battle, 0, EMPTY_MUSTER);
  expect(choices.find(({ unit }) => unit === boss)?.joins).toEqual([squad, eyes]);
  expect(choices.find(({ unit }) => unit === eyes)?.reserves).toContain('scout');
  expect(choices.some(({ unit }) => unit === squad)).toBe(false);
});

test('a draft and its order match', () => {
  const draft = withEntry(withEntry(EMPTY_MUSTER, 'joins', boss, squad), 'reserves', eyes, 'scout');
  expect(musterProblem(battle, 0, draft)).toBeUndefined();
  expect(draftOf({ type: 'muster', ...musterOrder(draft) })).toEqual(draft);
  expect(withEntry(draft, 'joins', boss, undefined).joins).toEqual({});
});

test('a draft that is not legal has a refusal', () => {
  expect(musterProblem(battle, 0, withEntry(EMPTY_MUSTER, 'joins', squad, boss))?.code).toBe('hero-join-illegal');
});

test('a draft shows the usual units of an aura, and may have none', () => {
  const squads = scene({
    phase: 'muster',
    ruleset: gff,
    units: [
      { id: 'drum', at: [10, 10], models: 3, rulesOf: { 0: [musician] } },
      { id: 'spears', at: [20, 10], models: 3 },
      { id: 'foe', side: 1, at: [30, 40] },
    ],
  });
  const [bearer, spears] = [squads.model('drum'), squads.unit('spears')];
  const usual = withUsualAuras(squads.battle, 0, EMPTY_MUSTER);
  expect(usual.auras).toEqual({ [bearer]: [spears] });
  const none = withEntry(usual, 'auras', bearer, []);
  expect(musterProblem(squads.battle, 0, none)).toBeUndefined();
  expect(musterOrder(none).auras).toEqual([{ bearer, units: [] }]);
});

test('a full transport is listed as full, and a unit can be reset to deploy on its own', () => {
  const road = scene({
    phase: 'muster',
    units: [
      { id: 'boss', at: [10, 10], rules: [hero] },
      { id: 'wagon', at: [10, 20], rules: [[transport, 6]] },
      { id: 'four', at: [20, 10], models: 4 },
      { id: 'five', at: [30, 10], models: 5 },
      { id: 'foe', side: 1, at: [30, 40] },
    ],
  });
  const [wagon, four, five, chief] = ['wagon', 'four', 'five', 'boss'].map((id) => road.unit(id));
  const ridden = withEntry(EMPTY_MUSTER, 'rides', five, wagon);
  const rows = musterChoices(road.battle, 0, ridden);
  expect(rows.find(({ unit }) => unit === five)).toMatchObject({ rides: [wagon], full: [] });
  expect(rows.find(({ unit }) => unit === four)).toMatchObject({ rides: [], full: [wagon] });
  const both = withEntry(withEntry(EMPTY_MUSTER, 'joins', chief, four), 'rides', chief, wagon);
  expect(musterProblem(road.battle, 0, both)).toBeDefined();
  expect(onOwnFeet(both, chief)).toEqual(EMPTY_MUSTER);
});
