import {
  type ArmyModel,
  type ArmyUnit,
  findRule,
  type RuleRef,
  type Ruleset,
  type Spell,
  type Weapon,
} from '@muster/engine';
import { toInches } from '@muster/kernel';
import { newestRuleset, type System, SYSTEMS } from '@muster/rules';
import type { ReadList } from '../book/read-list.ts';
import { type DeployedUnits, unitsFromSelections } from '../book/roster.ts';
import { hasRule, ruleText } from '../rules.ts';
import { baseOfRadius } from '../unit.ts';
import { type RuleName, ruleNames } from './names.ts';

/** A rule on a sheet. */
export interface SheetRule {
  id: string;
  name: string;
  rating?: number;
  /** Its rating, if that is not a number. */
  detail?: string;
}

/** A rule of a unit, and how many of its models have it. */
export interface HeldRule extends SheetRule {
  models: number;
}

/** A weapon of a unit and its number of copies. */
export interface SheetWeapon {
  name: string;
  copies: number;
  /** In inches; undefined for melee. */
  range?: number;
  attacks: number;
  rules: readonly SheetRule[];
}

/** A unit as people read it. */
export interface SheetUnit {
  id: string;
  name: string;
  size: number;
  quality: number;
  defense: number;
  /** Width of the bases in millimetres. */
  base: number;
  points: number;
  /** Of every model, the first ones first. */
  tough: readonly number[];
  rules: readonly HeldRule[];
  weapons: readonly SheetWeapon[];
  hero: boolean;
  combined: boolean;
  /** The id of the unit that it joins. */
  joins?: string;
  /** Ids of the heroes that join it. */
  heroes: readonly string[];
  xp: number;
  traits: readonly string[];
}

/** A list as people read it. */
export interface Sheet {
  name: string;
  /** The short name of the game, also of one that cannot be fought. */
  system: string;
  /** The game by its full name, where Muster knows it. */
  game?: string;
  points: number;
  limit?: number;
  models: number;
  /** Units that act on their own: joined heroes act with theirs. */
  activations: number;
  units: readonly SheetUnit[];
  spells: readonly Spell[];
  /** Rules of the list that Muster knows, with what they do. */
  known: readonly { id: string; name: string; rated: boolean; summary: string; ofWeapons: boolean }[];
  /** Names of those that it does not. */
  unknown: readonly string[];
}

/** The rules by which a list is explained: those of its game, or of the one that is nearest to it. */
export const nearestRuleset = (system: string): Ruleset => {
  const known = SYSTEMS.find((one) => one === system);
  const nearest: System = system.startsWith('aof') ? 'aof' : 'gf';
  return newestRuleset(known ?? nearest);
};

/** Returns a list as people read it. The list must have an army or a selection. */
export const sheetOf = ({ selected, list }: ReadList): Sheet => {
  const system = selected?.system ?? list?.system ?? '';
  const fielded: DeployedUnits = list
    ? {
        units: list.army.units,
        combined: list.combined,
        joins: list.suggestions.joins,
        veterans: list.veterans ?? [],
      }
    : unitsFromSelections(selected?.selections ?? []);
  const ruleset = nearestRuleset(system);
  const write = ruleWriter(ruleset, selected ? ruleNames(selected.selections) : new Map());
  // A hero cannot join a hero that joins another unit: it stays separate here.
  const direct = fielded.joins.filter(({ unit }) => !fielded.joins.some(({ hero }) => hero === unit));
  const units = fielded.units.map((unit) => sheetUnit(unit, { ...fielded, joins: direct }, write));
  const limit = selected?.pointsLimit ?? list?.points;
  const spells = list?.army.spells ?? [];
  return {
    name: selected?.name ?? list?.army.name ?? '',
    system,
    ...(ruleset.id === system ? { game: ruleset.name } : {}),
    points: units.reduce((sum, unit) => sum + unit.points, 0),
    ...(limit === undefined ? {} : { limit }),
    models: units.reduce((sum, unit) => sum + unit.size, 0),
    activations: units.filter(({ joins }) => joins === undefined).length,
    units,
    spells,
    ...explain(ruleset, units, spells.flatMap(({ rules, grants }) => [...rules, ...grants]).map(write)),
  };
};

type Writer = (ref: RuleRef) => SheetRule;

const ruleWriter =
  (ruleset: Ruleset, names: ReadonlyMap<string, RuleName>): Writer =>
  ({ id, rating }) => {
    const { name = ruleText({ id }, ruleset), detail } = names.get(id) ?? {};
    return { id, name, ...(rating === undefined ? (detail === undefined ? {} : { detail }) : { rating }) };
  };

/** A rule as it is printed: `Tough(3)`. */
export const ruleLabel = ({ name, rating, detail }: SheetRule): string =>
  rating === undefined ? (detail === undefined ? name : `${name}(${detail})`) : `${name}(${rating})`;

const sheetUnit = (unit: ArmyUnit, { combined, joins, veterans }: DeployedUnits, write: Writer): SheetUnit => {
  const { id, name, quality, defense, cost, models } = unit;
  const host = joins.find(({ hero }) => hero === id)?.unit;
  const { xp = 0, traits = [] } = veterans.find((veteran) => veteran.unit === id) ?? {};
  return {
    id,
    name,
    size: models.length,
    quality,
    defense,
    base: baseOfRadius(models.at(-1)?.radius ?? 0),
    points: cost,
    tough: models.map((model) => Math.max(1, effective(unit, model).get('tough')?.rating ?? 1)),
    rules: heldRules(unit, write),
    weapons: carried(unit, write),
    hero: models.some((model) => hasRule([...unit.rules, ...model.rules], 'hero')),
    combined: combined.includes(id),
    ...(host === undefined ? {} : { joins: host }),
    heroes: joins.filter((join) => join.unit === id).map(({ hero }) => hero),
    xp,
    traits,
  };
};

/** What a model has, each rule once: ratings of several instances add up (battle:D7). */
const effective = (unit: ArmyUnit, model: ArmyModel): Map<string, RuleRef> => {
  const rules = new Map<string, RuleRef>();
  for (const ref of [...(model.joined ? [] : unit.rules), ...model.rules]) {
    const rating = (rules.get(ref.id)?.rating ?? 0) + (ref.rating ?? 0);
    rules.set(ref.id, ref.rating === undefined && rating === 0 ? { id: ref.id } : { id: ref.id, rating });
  }
  return rules;
};

const heldRules = (unit: ArmyUnit, write: Writer): HeldRule[] => {
  const held = new Map<string, { ref: RuleRef; models: number }>();
  for (const model of unit.models)
    for (const ref of effective(unit, model).values()) {
      const key = `${ref.id} ${ref.rating ?? ''}`;
      held.set(key, { ref, models: (held.get(key)?.models ?? 0) + 1 });
    }
  return [...held.values()].map(({ ref, models }) => ({ ...write(ref), models }));
};

const carried = (unit: ArmyUnit, write: Writer): SheetWeapon[] => {
  const weapons = new Map<string, { weapon: Weapon; copies: number }>();
  for (const weapon of unit.models.flatMap((model) => model.weapons)) {
    const { name, range = 0, attacks, rules } = weapon;
    const key = JSON.stringify([name, range, attacks, rules.map(({ id, rating = 0 }) => `${id} ${rating}`).sort()]);
    weapons.set(key, { weapon, copies: (weapons.get(key)?.copies ?? 0) + 1 });
  }
  return [...weapons.values()]
    .map(({ weapon: { name, range, attacks, rules }, copies }) => ({
      name,
      copies,
      ...(range === undefined ? {} : { range: toInches(range) }),
      attacks,
      rules: rules.map(write),
    }))
    .sort((a, b) => (b.range ?? 0) - (a.range ?? 0) || b.copies - a.copies);
};

/** Returns what the rules of a list do, in our own words, by name; and the names of unknown rules. */
const explain = (
  ruleset: Ruleset,
  units: readonly SheetUnit[],
  ofSpells: readonly SheetRule[],
): Pick<Sheet, 'known' | 'unknown'> => {
  const own = units.flatMap(({ rules }) => rules);
  const ofWeapons = units.flatMap(({ weapons }) => weapons.flatMap(({ rules }) => rules));
  const byId = new Map<string, SheetRule>([...own, ...ofWeapons, ...ofSpells].map((rule) => [rule.id, rule]));
  const all = [...byId.values()].sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  return {
    known: all.flatMap(({ id, name }) => {
      const rule = findRule(ruleset, id);
      if (!rule) return [];
      const { summary, rated = false } = rule;
      return [{ id, name, rated, summary, ofWeapons: ofWeapons.some((other) => other.id === id) }];
    }),
    unknown: all.filter(({ id }) => findRule(ruleset, id) === undefined).map(({ name }) => name),
  };
};
