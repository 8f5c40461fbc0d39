import { radiusOfBase } from '@muster/army';
import {
  type Army,
  type ArmyModel,
  type ArmyUnit,
  type BattlePlan,
  compilePlan,
  findRule,
  parseRuleRef,
  type RuleRef,
  type Ruleset,
  type Spell,
  type Weapon,
} from '@muster/engine';
import { fromInches } from '@muster/kernel';
import { tableOf } from './position-table.ts';
import { type Position, type PositionModel, type PositionUnit, sidesOf, spellsOf, USUAL_BASE } from './position.ts';

/** Returns the plan for the armies and the table of a position. */
export const planOfPosition = (position: Position, ruleset: Ruleset): BattlePlan =>
  compilePlan({
    ruleset,
    armies: sidesOf(position).map((_, side) => armyOf(position, side)),
    table: tableOf(position, ruleset),
    settings: position.settings,
    maxObjectives: position.objectives?.length,
  });

/** The id of the unit for the lost models of a side; no other unit has it. */
export const FALLEN = '';

/** Returns a unit that is already destroyed, so that the battle knows its rules. */
const fallenUnit = (rules: readonly string[]): ArmyUnit => ({
  id: FALLEN,
  name: 'The fallen',
  quality: 6,
  defense: 6,
  cost: 0,
  rules: refsOf(rules),
  models: [{ id: 'fallen', radius: radiusOfBase(USUAL_BASE), rules: [], weapons: [] }],
});

const armyOf = (position: Position, side: number): Army => {
  const { name, fallen = [] } = sidesOf(position)[side];
  const living = position.units.filter((unit) => unit.side === name).map((unit) => armyUnit(position, unit));
  return {
    name,
    units: fallen.length === 0 ? living : [...living, fallenUnit(fallen)],
    spells: spellsOf(position, sidesOf(position)[side]).map((spell) => armySpell(position, spell)),
  };
};

const armyUnit = (position: Position, unit: PositionUnit): ArmyUnit => ({
  id: unit.id,
  name: unit.name ?? unit.id,
  quality: unit.quality,
  defense: unit.defense,
  cost: unit.cost ?? 0,
  rules: refsOf(unit.rules),
  models: unit.models.map((model) => armyModel(position, unit, model)),
});

const armyModel = (position: Position, unit: PositionUnit, model: PositionModel): ArmyModel => {
  const { name, height, quality, defense, hero } = model;
  const missing = toughOf(unit, model) - toughOfRules(unit, model);
  return {
    id: model.id,
    ...(name === undefined ? {} : { name }),
    radius: model.r === undefined ? radiusOfBase(model.base ?? USUAL_BASE) : fromInches(model.r),
    ...(height === undefined ? {} : { height: fromInches(height) }),
    ...(quality === undefined ? {} : { quality }),
    ...(defense === undefined ? {} : { defense }),
    rules: [
      ...refsOf(model.rules),
      ...(hero ? [{ id: 'hero' }] : []),
      ...(model.tough !== undefined && missing > 0 ? [{ id: 'tough', rating: missing }] : []),
    ],
    weapons: weaponsOf(unit, model).map((weapon) => armyWeapon(position, weapon)),
    ...(hero ? { joined: true } : {}),
  };
};

/** Returns the names of the weapons that a model carries. */
export const weaponsOf = (unit: PositionUnit, model: PositionModel): readonly string[] =>
  model.weapons ?? unit.weapons ?? [];

/** Returns the rules of a model; a joined hero has only its own. */
const ruleRefs = (unit: PositionUnit, model: PositionModel): RuleRef[] =>
  refsOf([...(model.hero ? [] : (unit.rules ?? [])), ...(model.rules ?? [])]);

/** Returns the wounds that rules such as traits add to the Tough of a model. */
export const toughMoreOf = (ruleset: Ruleset, unit: PositionUnit, model: PositionModel): number =>
  [...new Set(ruleRefs(unit, model).map(({ id }) => id))].reduce((sum, id) => {
    const more = findRule(ruleset, id)?.presence?.toughMore;
    return typeof more === 'number' ? sum + more : sum;
  }, 0);

/** Returns the sum of the Tough ratings of a model's rules, or 0. */
export const toughOfRules = (unit: PositionUnit, model: PositionModel): number =>
  ruleRefs(unit, model)
    .filter(({ id }) => id === 'tough')
    .reduce((sum, { rating }) => sum + (rating ?? 0), 0);

/** Returns how many wounds a model can take, without traits. */
export const toughOf = (unit: PositionUnit, model: PositionModel): number =>
  model.tough ?? Math.max(1, toughOfRules(unit, model));

const refsOf = (rules: readonly string[] = []): RuleRef[] => rules.flatMap((rule) => parseRuleRef(rule) ?? []);

/** Returns a weapon of a position by its key. */
export const armyWeapon = (position: Position, key: string): Weapon => {
  const { name = key, range, attacks, rules } = (position.weapons ?? {})[key];
  return {
    name,
    ...(range === undefined ? {} : { range: fromInches(range) }),
    attacks,
    rules: refsOf(rules),
  };
};

const armySpell = (position: Position, key: string): Spell => {
  const entry = (position.spells ?? {})[key];
  const { name = key, value, range, target = 'enemy', targets = 1, hits = 0, rules, grants } = entry;
  const { single, marks, lasts, test, endangers } = entry;
  return {
    name,
    value,
    range: fromInches(range),
    target,
    targets,
    hits,
    rules: refsOf(rules),
    grants: refsOf(grants),
    ...(single ? { single: true } : {}),
    ...(marks ? { marks: refsOf(marks) } : {}),
    ...(lasts ? { lasts } : {}),
    ...(test ? { test } : {}),
    ...(endangers ? { endangers: true } : {}),
  };
};
