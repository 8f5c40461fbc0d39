import { INCH } from '@muster/kernel';
import type { Amount } from '../rule/conditions.ts';
import { ACTIONS, type ActionName } from '../rule/movement.ts';
import { type Armoury, givenWeapons } from './armoury.ts';
import type { ArmyModel, ArmyUnit } from './army.ts';
import type { Deeds } from './deeds.ts';
import { fightingOf } from './fighting.ts';
import { auraRule, giftOf, impactOnCharger, isShared, unitRule } from './gather.ts';
import { heldAs, type HeldRule, PerRules, valueOf } from './held.ts';
import type { Lore } from './lore.ts';
import type { Burden, ModelPlan, UnitPlan } from './profile.ts';
import { rovingOf } from './roving.ts';
import type { UnitRule } from './terms.ts';

/** Whether two models of a unit differ in nothing but their ids. */
const areTwins = (one: ArmyModel, other: ArmyModel): boolean =>
  one.weapons === other.weapons &&
  one.rules === other.rules &&
  one.name === other.name &&
  one.radius === other.radius &&
  one.height === other.height &&
  one.quality === other.quality &&
  one.defense === other.defense &&
  one.joined === other.joined;

/** The units and models of a battle. */
export class Ranks {
  readonly units: UnitPlan[] = [];
  readonly models: ModelPlan[] = [];
  readonly #shared = new PerRules<readonly UnitRule[]>();
  readonly #lore: Lore;
  readonly #armoury: Armoury;
  readonly #deeds: Deeds;

  constructor(lore: Lore, armoury: Armoury, deeds: Deeds) {
    this.#lore = lore;
    this.#armoury = armoury;
    this.#deeds = deeds;
  }

  /** Takes a unit in, and tells its index. */
  enlist(unit: ArmyUnit, side: number, path: string): number {
    const index = this.units.length;
    const first = this.models.length;
    unit.models.forEach((model, i) => {
      const twin = i > 0 && areTwins(model, unit.models[i - 1]) ? this.models.at(-1) : undefined;
      this.models.push(
        twin
          ? { ...twin, index: this.models.length, id: model.id }
          : this.#model(model, unit, { unit: index, side }, `${path}.models[${i}]`),
      );
    });
    const models = this.models.slice(first);
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
      weapons: [...new Set(models.flatMap((model) => model.weapons.map((held) => held.type.index)))],
      ruleNames: this.#lore.hold(unit.rules, path).map((held) => held.label),
    });
    return index;
  }

  #model(model: ArmyModel, unit: ArmyUnit, home: Pick<ModelPlan, 'unit' | 'side'>, path: string): ModelPlan {
    const rules = this.#lore.hold(model.joined ? model.rules : [...unit.rules, ...model.rules], path);
    const { numbers } = this.#lore.ruleset;
    const sum = (pick: (held: HeldRule) => Amount | undefined): number =>
      rules.reduce((total, held) => total + valueOf(pick(held), held.rating), 0);
    const any = (pick: (held: HeldRule) => unknown): boolean => rules.some((held) => pick(held) !== undefined);
    const weapons = this.#armoury.held([...model.weapons, ...givenWeapons(rules, model.weapons)], rules, path);
    return {
      index: this.models.length,
      id: model.id,
      name: model.name ?? unit.name,
      ...home,
      radius: model.radius,
      height: model.height ?? heightOfBase(model.radius),
      quality: model.quality ?? unit.quality,
      defense: Math.min(
        model.defense ?? unit.defense,
        ...rules.flatMap((held) =>
          held.rule.presence?.defense === undefined ? [] : valueOf(held.rule.presence.defense, held.rating),
        ),
      ),
      tough: Math.max(
        1,
        sum((held) => held.rule.presence?.tough),
      ),
      hero: any((held) => held.rule.presence?.hero),
      weapons: weapons.filter(({ terms }) => !terms.strafes),
      strafing: weapons.filter(({ terms }) => terms.strafes),
      ruleIds: rules.map((held) => held.rule.id),
      ruleNames: rules.map((held) => held.label),
      advance: numbers.advance + sum((held) => held.rule.move?.advance) * INCH,
      rush: numbers.rush + (sum((held) => held.rule.move?.rush) + sum((held) => held.rule.move?.rushOnly)) * INCH,
      charge: numbers.rush + (sum((held) => held.rule.move?.rush) + sum((held) => held.rule.move?.charge)) * INCH,
      avenged: rules.flatMap(({ rule }) =>
        rule.avenged ? this.#deeds.mark(heldAs(rule.avenged, 1), 'battle', path) : [],
      ),
      burdens: rules.flatMap(burdenOf),
      allOptionsOf: rules.flatMap(({ rule }) => (rule.allOptions && rule.boosts ? [rule.boosts] : [])),
      fighting: rules.flatMap((held) => fightingOf(held) ?? []),
      roving: rules.flatMap((held) => rovingOf(held) ?? []),
      actions: allowedActions(rules),
      ignoresDifficult: any((held) => held.rule.move?.ignoresDifficult),
      flies: any((held) => held.rule.move?.flies),
      straightLine: sum((held) => held.rule.move?.straightLine) * INCH,
      jumpTarget: any((held) => held.rule.move?.jumpsSurely)
        ? 0
        : Math.min(numbers.jumpTarget, ...rules.flatMap((held) => held.rule.move?.jumpsOn ?? [])),
      lendsQuality: sum((held) => held.rule.presence?.lendsQuality) * INCH,
      fear: sum((held) => held.rule.presence?.fear),
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
        ...[rules, ...model.weapons.map((weapon) => this.#lore.hold(weapon.rules, path))].map(impactOnCharger),
      ),
      gifts: rules.flatMap((held) => giftOf(held) ?? []),
      auras: rules.flatMap((held) => auraRule(held) ?? []),
      abilities: this.#deeds.abilities(rules, path),
      casting: sum((held) => held.rule.presence?.casting),
      conduit: sum((held) => held.rule.presence?.conduit) * INCH,
      accumulator: sum((held) => held.rule.presence?.accumulator),
      castsTogether: any((held) => held.rule.presence?.castsTogether),
      shared: this.#shared.of(rules.filter(isShared), (shared) => shared.map(unitRule)),
    };
  }
}

/** What a rule takes from the paces of its bearer, if anything. */
const burdenOf = (held: HeldRule): Burden[] => {
  const { id, advance, rush, charge } = unitRule(held);
  return Math.min(advance, rush, charge) < 0 ? [{ id, advance, rush, charge }] : [];
};

/** The Defense of a unit: the list's, or what most of its own models count as having, else the worst of them. */
const usualDefense = (unit: ArmyUnit, models: readonly ModelPlan[]): number => {
  const own = models.filter((_, i) => !unit.models[i].joined).map(({ defense }) => defense);
  if (own.every((defense, i) => defense === (unit.models[i].defense ?? unit.defense))) return unit.defense;
  const usual = own.find((defense) => 2 * own.filter((other) => other === defense).length > own.length);
  return usual ?? Math.max(...own);
};

const allowedActions = (rules: readonly HeldRule[]): readonly ActionName[] =>
  ACTIONS.filter((action) =>
    rules.every((held) => !held.rule.move?.onlyActions || held.rule.move.onlyActions.includes(action)),
  );

/** How tall a model on such a base usually is: 32 mm, 50 mm, 60 mm, larger. */
export const heightOfBase = (radius: number): number =>
  radius <= 63 ? 125 : radius <= 99 ? 200 : radius <= 119 ? 275 : 400;
