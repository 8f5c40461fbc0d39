import { withOrderedFields } from './model-shape.ts';
import type { Weapon } from '../rule/weapon.ts';
import type { ArmyModel, ArmyUnit } from './army.ts';
import type { BattlePlan } from './plan.ts';
import { basesOf } from './bases.ts';
import type { ModelPlan, UnitPlan, WeaponType } from './profile.ts';
import type { RuleRef } from '../rule/rule.ts';

/** A piece of a unit's gear that can break: a weapon type of its models, or a bought upgrade. */
export interface GearPlan {
  name: string;
  /** The index of the weapon type; -1 for an upgrade. */
  weapon: number;
  /** The place among the unit's upgrades; -1 for a weapon type. */
  item: number;
  /** Whether it is a ranged weapon, or an upgrade of ranged weapons only. */
  ranged: boolean;
  /** Whether it is an upgrade of weapons only, which can also break separately. */
  merely: boolean;
}

/** The state of a unit's gear: bits of broken gear, and the place of the model that found a weapon, counted from 1. */
export interface GearState {
  broken: number;
  found: number;
}

/** The bit of a unit that cannot shoot any more; the bits below are those of its gear. */
export const CANNOT_SHOOT: number = 1 << 30;

/** The most pieces of gear of one unit: the bits of a word that are left. */
const MOST_GEAR = 30;

/** Returns the gear of a unit that can break: its weapon types, then its upgrades (campaign:E23). */
export const gearOf = (unit: ArmyUnit, typeOf: (weapon: Weapon) => WeaponType): GearPlan[] => {
  const types = [...new Set(unit.models.flatMap(({ weapons }) => weapons.map(typeOf)))];
  const gear = types.map(({ index, name, range }): GearPlan => ({
    name,
    weapon: index,
    item: -1,
    ranged: range > 0,
    merely: false,
  }));
  (unit.items ?? []).forEach(({ name, weapons = [], rules = [] }, item) => {
    const given = weapons.map((weapon) => types.find((type) => type.name === weapon));
    const merely = rules.length === 0 && given.every((type) => type !== undefined);
    gear.push({ name, weapon: -1, item, ranged: merely && given.every((type) => type && type.range > 0), merely });
  });
  return gear.slice(0, MOST_GEAR);
};

/** Returns a unit without its broken gear; `found` is the weapon that one of its models may have found. */
export const wornUnit = (
  unit: ArmyUnit,
  gear: readonly GearPlan[],
  wear: GearState,
  typeOf: (weapon: Weapon) => WeaponType,
  found: Weapon | undefined,
): ArmyUnit => {
  const broken = gear.filter((_, bit) => wear.broken & (1 << bit));
  const items = broken.flatMap(({ item }) => (item < 0 ? [] : (unit.items?.[item] ?? [])));
  const names = items.flatMap(({ weapons = [] }) => weapons);
  const lost = items.flatMap(({ rules = [] }) => rules);
  const works = (weapon: Weapon): boolean =>
    !names.includes(weapon.name) && !broken.some((piece) => piece.weapon === typeOf(weapon).index);
  const isOnModels = ({ id }: RuleRef): boolean =>
    unit.models.some(({ rules }) => rules.some((rule) => rule.id === id));
  return {
    ...unit,
    rules: without(
      unit.rules,
      lost.filter((rule) => !isOnModels(rule)),
    ),
    models: unit.models.map((model, place): ArmyModel => ({
      ...model,
      rules: without(model.rules, lost),
      weapons: [...model.weapons.filter(works), ...(found && wear.found === place + 1 ? [found] : [])],
    })),
  };
};

/** Returns rules without one instance of each lost rule. */
const without = (rules: readonly RuleRef[], lost: readonly RuleRef[]): readonly RuleRef[] => {
  const left = [...rules];
  for (const { id, rating } of lost) {
    const exact = left.findIndex((rule) => rule.id === id && rule.rating === rating);
    if (exact >= 0) left.splice(exact, 1);
  }
  return left;
};

/** Returns a model that was compiled again, with the old values of everything that state columns depend on. */
export const keepPlace = (model: ModelPlan, before: ModelPlan, silent: boolean): ModelPlan => {
  const { index, tough, printedTough, transport, abilities, hero, mayAmbush, mayScout } = before;
  const held = [...before.weapons, ...before.strafing];
  const keep = (weapons: ModelPlan['weapons']): ModelPlan['weapons'] =>
    weapons
      .filter(({ type }) => !silent || type.range === 0)
      .map((weapon) => ({
        ...weapon,
        usedBit: held.find(({ type }) => type === weapon.type)?.usedBit ?? weapon.usedBit,
      }));
  return {
    ...model,
    index,
    tough,
    printedTough,
    transport,
    abilities,
    hero,
    mayAmbush,
    mayScout,
    weapons: keep(model.weapons),
    strafing: keep(model.strafing),
  };
};

/** One unit with its broken and found gear, to replace the unit in the plan. */
export interface RecompiledUnit {
  unit: UnitPlan;
  models: readonly ModelPlan[];
}

/** Compiles one unit of a plan again. */
export type RecompileUnit = (plan: BattlePlan, unit: number, wear: GearState) => RecompiledUnit;

const variants = new WeakMap<BattlePlan, Map<string, BattlePlan>>();

/**
 * Returns the plan with this broken and found gear: everything has the same size and place, but units with broken or
 * found gear have other profiles. The same gear always gives the same plan object.
 */
export const planFor = (base: BattlePlan, broken: Int32Array, found: Int32Array): BattlePlan => {
  const { refit } = base;
  const worn = base.units.filter(({ index }) => broken[index] !== 0 || found[index] !== 0);
  if (worn.length === 0 || !refit) return base;
  const key = worn.map(({ index }) => `${index}:${broken[index]}:${found[index]}`).join();
  const known = variants.get(base) ?? new Map<string, BattlePlan>();
  variants.set(base, known);
  const plan = known.get(key) ?? refitted(base, refit, worn, broken, found);
  known.set(key, plan);
  return plan;
};

const refitted = (
  base: BattlePlan,
  refit: RecompileUnit,
  worn: readonly UnitPlan[],
  broken: Int32Array,
  found: Int32Array,
): BattlePlan => {
  const units = [...base.units];
  const models = [...base.models];
  for (const { index, first } of worn) {
    const changed = refit(base, index, { broken: broken[index], found: found[index] });
    units[index] = changed.unit;
    changed.models.forEach((model, place) => {
      models[first + place] = withOrderedFields(model);
    });
  }
  return { ...base, base, units, models, bases: basesOf(units, models) };
};
