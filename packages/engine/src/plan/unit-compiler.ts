import { INCH, isEqualJson } from '@muster/kernel';
import type { Amount } from '../rule/conditions.ts';
import { ACTIONS, type ActionName } from '../rule/movement.ts';
import { type WeaponCompiler, givenWeapons } from './weapon-compiler.ts';
import type { Weapon } from '../rule/weapon.ts';
import type { ArmyModel, ArmyUnit } from './army.ts';
import type { Arrival } from './arrivals.ts';
import type { AbilityCompiler } from './ability-compiler.ts';
import { specialCombatOfRule } from './special-combat.ts';
import { auraRule, giftOf, impactOnCharger, isShared, radiationOf, unitRule } from './rule-terms.ts';
import { heldAs, type HeldRule, PerRules, valueOf } from './held-rules.ts';
import type { RuleLookup } from './rule-lookup.ts';
import type { SpeedPenalty, ModelPlan, RallyPlan, EnemyModifier, UnitPlan } from './profile.ts';
import type { BattlePlan } from './plan.ts';
import {
  type GearPlan,
  gearOf,
  keepPlace,
  CANNOT_SHOOT,
  type RecompiledUnit,
  type GearState,
  wornUnit,
} from './broken-gear.ts';
import { specialMovementOfRule } from './special-movement.ts';
import type { UnitRule } from './terms.ts';

/** Whether two models of a unit differ only in their ids. */
const areTwins = (one: ArmyModel, other: ArmyModel): boolean => isEqualJson({ ...one, id: '' }, { ...other, id: '' });

/** Compiles the units and models of a battle. */
export class UnitCompiler {
  readonly units: UnitPlan[] = [];
  readonly models: ModelPlan[] = [];
  readonly #shared = new PerRules<readonly UnitRule[]>();
  readonly #sources: { unit: ArmyUnit; path: string }[] = [];
  readonly #rules: RuleLookup;
  readonly #weapons: WeaponCompiler;
  readonly #abilityCompiler: AbilityCompiler;

  constructor(rules: RuleLookup, weapons: WeaponCompiler, abilities: AbilityCompiler) {
    this.#rules = rules;
    this.#weapons = weapons;
    this.#abilityCompiler = abilities;
  }

  /** Adds a unit that may arrive by a random event, and returns its index. */
  addArrival({ unit, side, as, event }: Arrival, path: string): number {
    const index = this.addUnit(unit, side, path);
    this.units[index] = { ...this.units[index], comes: { as, event } };
    return index;
  }

  /** Adds a unit and returns its index. */
  addUnit(unit: ArmyUnit, side: number, path: string): number {
    const index = this.units.length;
    const first = this.models.length;
    let kind: ModelPlan | undefined;
    unit.models.forEach((model, i) => {
      if (!kind || !areTwins(model, unit.models[i - 1]))
        kind = this.#model(model, unit, { unit: index, side }, `${path}.models[${i}]`);
      this.models.push({ ...kind, index: this.models.length, id: model.id });
    });
    const models = this.models.slice(first);
    this.#sources.push({ unit, path });
    this.units.push({
      index,
      id: unit.id,
      name: unit.name,
      side,
      quality: unit.quality,
      defense: usualDefense(unit, models),
      cost: unit.cost,
      first,
      count: models.length,
      weapons: weaponsOf(models),
      ruleNames: this.#rules.hold(unit.rules, path).map((held) => held.label),
    });
    return index;
  }

  /** Returns the gear of each unit that can break. */
  gear(): GearPlan[][] {
    return this.#sources.map(({ unit, path }) => gearOf(unit, (weapon) => this.#weapons.typeOf(weapon, path)));
  }

  /** Returns a unit compiled again with its broken and found gear, at its place in the plan. */
  refit(
    { units, models, gear = [] }: BattlePlan,
    index: number,
    wear: GearState,
    found: Weapon | undefined,
  ): RecompiledUnit {
    const { unit, path } = this.#sources[index];
    const before = units[index];
    const worn = wornUnit(unit, gear[index], wear, (weapon) => this.#weapons.typeOf(weapon, path), found);
    const refitted = worn.models.map((model, i) => {
      const own = models[before.first + i];
      const home = { unit: index, side: before.side };
      const made = this.#model(model, worn, home, path, unit.models[i].weapons);
      return keepPlace(made, own, (wear.broken & CANNOT_SHOOT) !== 0);
    });
    return {
      unit: { ...before, defense: usualDefense(worn, refitted), weapons: weaponsOf(refitted) },
      models: refitted,
    };
  }

  #model(
    model: ArmyModel,
    unit: ArmyUnit,
    home: Pick<ModelPlan, 'unit' | 'side'>,
    path: string,
    /** The weapons it started with: given weapons stay the same as long as it can shoot. */
    carried: readonly Weapon[] = model.weapons,
  ): ModelPlan {
    const rules = this.#rules.hold(model.joined ? model.rules : [...unit.rules, ...model.rules], path);
    const { numbers } = this.#rules.ruleset;
    const sum = (pick: (held: HeldRule) => Amount | undefined): number =>
      rules.reduce((total, held) => total + valueOf(pick(held), held.rating), 0);
    const any = (pick: (held: HeldRule) => unknown): boolean => rules.some((held) => pick(held) !== undefined);
    const printedTough = Math.max(
      1,
      sum((held) => held.rule.presence?.tough),
    );
    const stride = sum((held) => held.rule.move?.always) * INCH;
    const armed = model.weapons.some(({ range = 0 }) => range > 0) ? carried : model.weapons;
    const weapons = this.#weapons.held([...model.weapons, ...givenWeapons(rules, armed)], rules, path);
    return {
      index: this.models.length,
      id: model.id,
      name: model.name ?? unit.name,
      unit: home.unit,
      side: home.side,
      radius: model.radius,
      height: model.height ?? heightOfBase(model.radius),
      quality: model.quality ?? unit.quality,
      defense: Math.min(
        model.defense ?? unit.defense,
        ...rules.flatMap((held) =>
          held.rule.presence?.defense === undefined ? [] : valueOf(held.rule.presence.defense, held.rating),
        ),
      ),
      tough: printedTough + sum((held) => held.rule.presence?.toughMore),
      printedTough,
      hero: any((held) => held.rule.presence?.hero),
      weapons: weapons.filter(({ terms }) => !terms.strafes),
      strafing: weapons.filter(({ terms }) => terms.strafes),
      ruleIds: rules.map((held) => held.rule.id),
      ruleNames: rules.map((held) => held.label),
      stride,
      pacesApart: rules.some(({ rule }) => rule.apart === true && rule.move !== undefined),
      advance: numbers.advance + stride + sum((held) => held.rule.move?.advance) * INCH,
      rush:
        numbers.rush + stride + (sum((held) => held.rule.move?.rush) + sum((held) => held.rule.move?.rushOnly)) * INCH,
      charge:
        numbers.rush + stride + (sum((held) => held.rule.move?.rush) + sum((held) => held.rule.move?.charge)) * INCH,
      avenged: rules.flatMap(({ rule }) =>
        rule.avenged ? this.#abilityCompiler.mark(heldAs(rule.avenged, 1), 'battle', path) : [],
      ),
      burdens: rules.flatMap(burdenOf),
      allOptionsOf: rules.flatMap(({ rule }) => (rule.allOptions && rule.boosts ? [rule.boosts] : [])),
      fighting: rules.flatMap((held) => specialCombatOfRule(held) ?? []),
      roving: rules.flatMap((held) => specialMovementOfRule(held) ?? []),
      actions: allowedActions(rules),
      ignoresDifficult: any((held) => held.rule.move?.ignoresDifficult),
      ignoresDangerous: any((held) => held.rule.move?.ignoresDangerous),
      flies: any((held) => held.rule.move?.flies),
      straightLine: sum((held) => held.rule.move?.straightLine) * INCH,
      jumpTarget: any((held) => held.rule.move?.jumpsSurely)
        ? 0
        : Math.min(numbers.jumpTarget, ...rules.flatMap((held) => held.rule.move?.jumpsOn ?? [])),
      lendsQuality: sum((held) => held.rule.presence?.lendsQuality) * INCH,
      fear: sum((held) => held.rule.presence?.fear),
      dread: rules.flatMap((held) => threatOf(held, held.rule.presence?.dread)),
      cruelty: rules.flatMap((held) => threatOf(held, held.rule.presence?.cruelty)),
      passesFirst: firstOf(rules, ({ rule, label }) => (rule.morale?.passesFirst ? label : undefined)),
      steadies: firstOf(rules, steadyingOf),
      rerolls: firstOf(rules, ({ rule }) => rule.presence?.rerolls),
      radiates: rules.flatMap((held) => radiationOf(held) ?? []),
      inflicts: rules.flatMap(({ rule }) =>
        rule.inflicts ? this.#abilityCompiler.grant(heldAs(rule.inflicts, 0), path) : [],
      ),
      impact: sum((held) => held.rule.presence?.impact),
      tokens: sum((held) => held.rule.presence?.tokens),
      transport: sum((held) => held.rule.presence?.transport),
      cannotSeize: any((held) => held.rule.presence?.cannotSeize),
      cannotBeCharged: any((held) => held.rule.presence?.cannotBeCharged),
      highAbove: any((held) => held.rule.presence?.highAbove),
      mayAmbush: rules.some((held) => held.rule.presence?.reserve === 'ambush'),
      mayScout: rules.some((held) => held.rule.presence?.reserve === 'scout'),
      impactOnCharger: Math.min(
        0,
        ...[rules, ...model.weapons.map((weapon) => this.#rules.hold(weapon.rules, path))].map(impactOnCharger),
      ),
      gifts: rules.flatMap((held) => giftOf(held) ?? []),
      auras: rules.flatMap((held) => auraRule(held) ?? []),
      abilities: this.#abilityCompiler.abilities(rules, path),
      casting: sum((held) => held.rule.presence?.casting),
      conduit: sum((held) => held.rule.presence?.conduit) * INCH,
      accumulator: sum((held) => held.rule.presence?.accumulator),
      castsTogether: any((held) => held.rule.presence?.castsTogether),
      shared: this.#shared.of(rules.filter(isShared), (shared) => shared.map(unitRule)),
    };
  }
}

/** Returns the weapon types of models in list order. */
const weaponsOf = (models: readonly ModelPlan[]): number[] => [
  ...new Set(models.flatMap((model) => model.weapons.map((held) => held.type.index))),
];

/** Returns what a rule adds to rolls of enemies, if anything. */
const threatOf = ({ label, rating }: HeldRule, amount: Amount | undefined): EnemyModifier[] =>
  amount === undefined ? [] : [{ label, amount: valueOf(amount, rating) }];

const steadyingOf = ({ rule, label }: HeldRule): RallyPlan | undefined => {
  const { steadies } = rule.presence ?? {};
  return steadies && { label, reach: steadies.inches * INCH, on: steadies.on ?? 0 };
};

/** Returns the first value that `pick` finds in the rules. */
const firstOf = <Found>(rules: readonly HeldRule[], pick: (held: HeldRule) => Found | undefined): Found | undefined => {
  for (const held of rules) {
    const found = pick(held);
    if (found) return found;
  }
  return undefined;
};

/** Returns how much a rule reduces the moves of its bearer, if at all. */
const burdenOf = (held: HeldRule): SpeedPenalty[] => {
  const { id, advance, rush, charge } = unitRule(held);
  return Math.min(advance, rush, charge) < 0 ? [{ id, advance, rush, charge }] : [];
};

/** Returns the Defense of a unit: that of the list, or that of most of its own models, or else the worst of theirs. */
const usualDefense = (unit: ArmyUnit, models: readonly ModelPlan[]): number => {
  const own = models.filter((_, i) => !unit.models[i].joined).map(({ defense }) => defense);
  if (own.every((defense, i) => defense === (unit.models[i].defense ?? unit.defense))) return unit.defense;
  const usual = own.find((defense) => 2 * own.filter((other) => other === defense).length > own.length);
  return usual ?? Math.max(...own);
};

/** Returns the actions that the rules of a model allow; models with all actions share one list. */
const allowedActions = (rules: readonly HeldRule[]): readonly ActionName[] => {
  const allowed = ACTIONS.filter((action) =>
    rules.every((held) => !held.rule.move?.onlyActions || held.rule.move.onlyActions.includes(action)),
  );
  return allowed.length === ACTIONS.length ? ACTIONS : allowed;
};

/** Returns the usual height of a model on a base of this radius: 32 mm, 50 mm, 60 mm or larger. */
export const heightOfBase = (radius: number): number =>
  radius <= 63 ? 125 : radius <= 99 ? 200 : radius <= 119 ? 275 : 400;
