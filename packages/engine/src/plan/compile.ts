import { type Finding, hashText, INCH } from '@muster/kernel';
import { ACTIONS, type ActionName, type Amount, type Rule, type RuleRef } from '../rule/effects.ts';
import type { Ruleset } from '../rule/ruleset.ts';
import type { Ability, Given, Lasting } from '../rule/ability.ts';
import { defaultSettings, type Settings } from '../rule/settings.ts';
import type { Army, ArmyModel, ArmyUnit, Spell, Weapon } from './army.ts';
import {
  asksOf,
  attackTerms,
  auraRule,
  changesRange,
  giftOf,
  holdRules,
  impactOnCharger,
  isGrantable,
  isShared,
  type HeldRule,
  unitRule,
  valueOf,
} from './gather.ts';
import { LIMITS } from './limits.ts';
import type {
  AbilityPlan,
  AttackTerms,
  BattlePlan,
  DeedPlan,
  HeldWeapon,
  MarkPlan,
  ModelPlan,
  SidePlan,
  SpellPlan,
  TerrainPlan,
  UnitPlan,
  UnitRule,
  WeaponType,
} from './plan.ts';
import { Benefits } from './benefits.ts';
import { fightingOf } from './fighting.ts';
import { rovingOf } from './roving.ts';
import type { Table, TerrainPiece } from './table.ts';
import { zonesFor } from './zones.ts';

export interface BattleSetup {
  ruleset: Ruleset;
  armies: readonly Army[];
  table: Table;
  settings?: Partial<Settings>;
  /** More markers than the mission places, for positions. */
  maxObjectives?: number;
}

/** Makes the plan of a battle: every rule looked up, every profile ready. Lists have been checked before. */
export const compilePlan = (setup: BattleSetup): BattlePlan => new Compiler(setup).plan();

/** Collects what the parts of a plan share while it is being made. */
class Compiler {
  readonly #setup: BattleSetup;
  readonly #unknown = new Map<string, Finding>();
  readonly #weapons = new Map<string, WeaponType>();
  readonly #grants: UnitRule[] = [];
  readonly #marks: MarkPlan[] = [];
  readonly #abilityLists = new Map<string, readonly AbilityPlan[]>();
  readonly #sharedLists = new Map<string, readonly UnitRule[]>();
  readonly #terms = new Map<string, AttackTerms>();
  readonly #models: ModelPlan[] = [];
  #asks = 0;
  #hasRanges = false;
  readonly #units: UnitPlan[] = [];
  readonly #benefits = new Benefits(unitRule);

  constructor(setup: BattleSetup) {
    this.#setup = setup;
  }

  plan(): BattlePlan {
    const { ruleset, armies, table } = this.#setup;
    const zones = zonesFor(ruleset, armies.length, table);
    demandLimits(armies);
    const settings: Settings = { ...defaultSettings(), ...this.#setup.settings };
    const sides = armies.map((army, side) => this.#side(army, side));
    return {
      ruleset,
      settings,
      armies,
      table,
      terrain: table.terrain.map((piece, i) => terrainPlan(piece, i, ruleset)),
      zones,
      sides,
      units: this.#units,
      models: this.#models,
      weapons: [...this.#weapons.values()],
      asks: this.#asks,
      hasRanges: this.#hasRanges,
      hasGifts:
        this.#models.some((model) => model.gifts.length > 0 || model.auras.some((aura) => aura.gift)) ||
        this.#grants.some((grant) => grant.gift),
      fights:
        this.#models.some((model) => model.fighting.length > 0 || model.auras.some((aura) => aura.fighting)) ||
        this.#grants.some((grant) => grant.fighting) ||
        this.#marks.some(({ rules }) => rules[0].fighting),
      options: this.#benefits.options,
      optionRules: this.#benefits.optionRules,
      growths: this.#benefits.growths,
      roves:
        this.#models.some(
          (model) => model.roving.some(({ plain }) => !plain) || model.auras.some(({ roving }) => roving),
        ) || this.#grants.some((grant) => grant.roving),
      crosses: this.#models.some(
        ({ strafing, roving }) => strafing.length > 0 || roving.some(({ crossing }) => crossing),
      ),
      auraBearers: this.#models.filter((model) => model.auras.length > 0).map((model) => model.index),
      grants: this.#grants,
      marks: this.#marks,
      hasAbilities: this.#models.some((model) => model.abilities.length > 0),
      hasConduits: this.#models.some((model) => model.conduit > 0 || model.accumulator > 0),
      hasCasterGroups: this.#models.some((model) => model.castsTogether),
      maxObjectives: Math.max(5, this.#setup.maxObjectives ?? 0),
      unknownRules: [...this.#unknown.values()],
      hash: hashText(JSON.stringify([ruleset.id, ruleset.version, settings, armies, table])),
    };
  }

  #side(army: Army, side: number): SidePlan {
    const units = army.units.map((unit, i) => this.#unit(unit, side, `armies[${side}].units[${i}]`));
    const spells = army.spells.map((spell, index): SpellPlan => {
      const path = `armies[${side}].spells[${index}]`;
      return {
        index,
        spell,
        ...this.#deed(spell, spell.range, path),
        grants: this.#hold(spell.grants, path).flatMap((held) => this.#grant(held, path)),
        marks: this.#hold(spell.marks ?? [], path).flatMap((held) => this.#mark(held, spell.lasts ?? 'round', path)),
        lasts: spell.lasts ?? 'round',
        targets: spell.targets,
      };
    });
    return { index: side, name: army.name, units, spells };
  }

  #unit(unit: ArmyUnit, side: number, path: string): number {
    const index = this.#units.length;
    const first = this.#models.length;
    unit.models.forEach((model, i) => this.#model(model, unit, index, side, `${path}.models[${i}]`));
    const weapons = this.#models.slice(first).flatMap((model) => model.weapons.map((held) => held.type.index));
    this.#units.push({
      index,
      id: unit.id,
      name: unit.name,
      side,
      quality: unit.quality,
      defense: usualDefense(unit, this.#models.slice(first)),
      cost: unit.cost,
      first,
      count: unit.models.length,
      weapons: [...new Set(weapons)],
      ruleNames: this.#hold(unit.rules, path).map((held) => held.label),
    });
    return index;
  }

  #model(model: ArmyModel, unit: ArmyUnit, unitIndex: number, side: number, path: string): void {
    const rules = this.#hold(model.joined ? model.rules : [...unit.rules, ...model.rules], path);
    const { numbers } = this.#setup.ruleset;
    const sum = (pick: (held: HeldRule) => Amount | undefined): number =>
      rules.reduce((total, held) => total + valueOf(pick(held) ?? 0, held.rating), 0);
    const any = (pick: (held: HeldRule) => unknown): boolean => rules.some((held) => pick(held) !== undefined);
    const weapons = this.#held([...model.weapons, ...givenWeapons(rules, model.weapons)], rules, path);
    this.#models.push({
      index: this.#models.length,
      id: model.id,
      name: model.name ?? unit.name,
      unit: unitIndex,
      side,
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
      avenged: rules.flatMap(({ rule }) => (rule.avenged ? this.#mark(heldAs(rule.avenged, 1), 'battle', path) : [])),
      burdens: rules.flatMap((held) => {
        const { id, advance, rush, charge } = unitRule(held);
        return Math.min(advance, rush, charge) < 0 ? [{ id, advance, rush, charge }] : [];
      }),
      allOptionsOf: rules.flatMap(({ rule }) => (rule.allOptions && rule.boosts ? [rule.boosts] : [])),
      fighting: rules.flatMap((held) => fightingOf(held.rule, held.label, held.rating) ?? []),
      roving: rules.flatMap((held) => rovingOf(held.rule, held.label, held.rating) ?? []),
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
        ...[rules, ...model.weapons.map((weapon) => this.#hold(weapon.rules, path))].map(impactOnCharger),
      ),
      gifts: rules.flatMap((held) => giftOf(held) ?? []),
      auras: rules.flatMap((held) => auraRule(held) ?? []),
      abilities: this.#abilities(rules, path),
      casting: sum((held) => held.rule.presence?.casting),
      conduit: sum((held) => held.rule.presence?.conduit) * INCH,
      accumulator: sum((held) => held.rule.presence?.accumulator),
      castsTogether: any((held) => held.rule.presence?.castsTogether),
      shared: this.#shared(rules),
    });
  }

  #hold(refs: readonly RuleRef[], path: string): HeldRule[] {
    const held = holdRules(this.#setup.ruleset, refs, (ref) => {
      if (!this.#unknown.has(ref.id))
        this.#unknown.set(ref.id, {
          path,
          message: `the rule "${ref.id}" is not known to ${this.#setup.ruleset.name}; the battle plays on without it`,
        });
    });
    for (const { rule } of held) this.#note(rule);
    return held;
  }

  /** Takes note of what a rule brings along that the whole battle has to know. */
  #note(rule: Rule): void {
    this.#benefits.note(rule);
    this.#asks |= asksOf(rule);
    this.#hasRanges ||= changesRange(rule);
  }

  #shared(rules: readonly HeldRule[]): readonly UnitRule[] {
    const shared = rules.filter(isShared);
    const key = shared.map((held) => held.label).join('|');
    const known = this.#sharedLists.get(key);
    if (known) return known;
    const made = shared.map(unitRule);
    this.#sharedLists.set(key, made);
    return made;
  }

  #weapon(weapon: Weapon, path: string): WeaponType {
    const rules = this.#hold(weapon.rules, path);
    const labels = rules.map((held) => held.label);
    const key = JSON.stringify([weapon.name, weapon.range ?? 0, weapon.attacks, labels]);
    const known = this.#weapons.get(key);
    if (known) return known;
    const made: WeaponType = {
      index: this.#weapons.size,
      name: weapon.name,
      range: weapon.range ?? 0,
      attacks: weapon.attacks,
      rules: labels,
      ruleIds: rules.map((held) => held.rule.id),
      terms: attackTerms(rules),
    };
    this.#weapons.set(key, made);
    return made;
  }

  #held(weapons: readonly Weapon[], bearer: readonly HeldRule[], path: string): HeldWeapon[] {
    const types = weapons.map((weapon) => this.#weapon(weapon, path));
    let limited = 0;
    return [...new Set(types)].map((type): HeldWeapon => {
      const count = types.filter((other) => other === type).length;
      const own = weapons[types.indexOf(type)].rules;
      const fitting = bearer.filter((held) => isAbout(held.rule, type));
      const rules = mergeRules(this.#hold(own, path), fitting);
      const terms = this.#attackTerms(rules);
      const usedBit = terms.limited ? limited : -1;
      if (terms.limited) limited += count;
      return { type, count, terms, ruleIds: rules.map((held) => held.rule.id), usedBit };
    });
  }

  /** The same rules give the same object, so that models of a kind share a pool of dice. */
  #attackTerms(rules: readonly HeldRule[]): AttackTerms {
    const key = rules.map((held) => held.label).join('|');
    const known = this.#terms.get(key) ?? attackTerms(rules);
    this.#terms.set(key, known);
    return known;
  }

  /** What models with these rules can do; the same list object for all of them. */
  #abilities(rules: readonly HeldRule[], path: string): readonly AbilityPlan[] {
    const able = rules.filter(({ rule }) => rule.ability !== undefined);
    const key = able.map((held) => held.label).join('|');
    const known = this.#abilityLists.get(key);
    if (known) return known;
    const made = able.map((held, index) => this.#ability(held, index, path));
    this.#abilityLists.set(key, made);
    return made;
  }

  #ability({ rule, rating, label }: HeldRule, index: number, path: string): AbilityPlan {
    const ability = rule.ability as Ability;
    const { lasts = 'once', targets = 1, dice = 0, need = 0, grants = [], marks = [] } = ability;
    const given = (one: Given): HeldRule => heldAs(one.rule, valueOf(one.rating ?? 0, rating));
    return {
      index,
      label,
      ability,
      dice: valueOf(dice, rating),
      need,
      ...this.#deed({ ...ability, name: rule.name }, ability.range * INCH, path),
      grants: grants.flatMap((one) => this.#grant(given(one), path)),
      marks: marks.flatMap((one) => this.#mark(given(one), lasts, path)),
      lasts,
      targets: targets === 'several' ? this.#setup.ruleset.numbers.abilityTargets : targets,
    };
  }

  /** What spells and abilities have in common, apart from what they give. */
  #deed(deed: Ability | Spell, range: number, path: string): Omit<DeedPlan, 'grants' | 'marks' | 'lasts' | 'targets'> {
    const { hits = 0, rules = [], target, single = false, test, endangers = false } = deed;
    const name = 'name' in deed ? deed.name : '';
    return {
      weapon: this.#weapon({ name, range, attacks: hits, rules }, path),
      hits,
      test,
      endangers,
      heals: 'heals' in deed && deed.heals !== undefined,
      moves: 'moves' in deed ? (deed.moves ?? 0) * INCH : 0,
      target,
      single,
      range,
    };
  }

  /** A mark and how many of it: one, or the rating of a rule whose ratings pile up. */
  #mark(held: HeldRule, lasts: Lasting, path: string): { mark: number; count: number }[] {
    const count = held.rule.rated ? held.rating : 1;
    const label = held.rule.rated ? held.rule.name : held.label;
    const known = this.#marks.findIndex((mark) => mark.label === label && mark.lasts === lasts);
    if (known >= 0) return [{ mark: known, count }];
    if (this.#marks.length >= LIMITS.marks) {
      this.#unknown.set(`mark ${label}`, { path, message: `too many different marks: ${label} does nothing` });
      return [];
    }
    this.#note(held.rule);
    const most = held.rule.rated ? MOST_MARKS : 1;
    const rules = Array.from({ length: most }, (_, i) => unitRule(heldAs(held.rule, held.rule.rated ? i + 1 : 0)));
    this.#marks.push({ label, lasts, stacks: held.rule.rated ?? false, rules });
    return [{ mark: this.#marks.length - 1, count }];
  }

  /** The place of a rule that spells give; none, and a word about it, where it could not work as a gift. */
  #grant(held: HeldRule, path: string): number[] {
    const known = this.#grants.findIndex((grant) => grant.label === held.label);
    if (known >= 0) return [known];
    const full = this.#grants.length >= LIMITS.grants;
    if (full || !isGrantable(held.rule)) {
      const why = full ? 'too many different rules are given by spells' : 'it cannot be given for a time';
      this.#unknown.set(`grant ${held.label}`, {
        path,
        message: `the spell gives ${held.label}, but ${why}: it does not`,
      });
      return [];
    }
    this.#note(held.rule);
    this.#grants.push(unitRule(held));
    return [this.#grants.length - 1];
  }
}

/** Marks of one kind on one unit that count. */
const MOST_MARKS = 12;

/** A rule as somebody has it who was given it. */
const heldAs = (rule: Rule, rating: number): HeldRule => ({
  rule,
  rating,
  label: rule.rated ? `${rule.name}(${rating})` : rule.name,
});

/** Weapons that rules put into the hands of a model; a shot needs something to shoot with. */
const givenWeapons = (rules: readonly HeldRule[], own: readonly Weapon[]): Weapon[] => {
  const longest = Math.max(0, ...own.map((weapon) => weapon.range ?? 0));
  return rules.flatMap(({ rule }): Weapon[] => {
    const given = rule.presence?.weapon;
    if (!given || (given.range === 'longest' && longest === 0)) return [];
    const { name, attacks, range } = given;
    return [{ name, attacks, rules: given.rules, ...(range === 'longest' ? { range: longest } : {}) }];
  });
};

/** The Defense of a unit: the list's, or what most of its own models count as having, else the worst of them. */
const usualDefense = (unit: ArmyUnit, models: readonly ModelPlan[]): number => {
  const own = models.filter((_, i) => !unit.models[i].joined).map(({ defense }) => defense);
  if (own.every((defense, i) => defense === (unit.models[i].defense ?? unit.defense))) return unit.defense;
  const usual = own.find((defense) => 2 * own.filter((other) => other === defense).length > own.length);
  return usual ?? Math.max(...own);
};

/** Whether what a rule says of attacks is about such a weapon. */
const isAbout = ({ only }: Rule, { range }: WeaponType): boolean =>
  only === undefined || (only === 'shooting') === range > 0;

/** Rules of a weapon and of its bearer as one set: ratings add, others count once. */
const mergeRules = (weapon: readonly HeldRule[], bearer: readonly HeldRule[]): HeldRule[] => {
  const merged = new Map(weapon.map((held) => [held.rule.id, held]));
  for (const held of bearer) {
    const earlier = merged.get(held.rule.id);
    if (!earlier) merged.set(held.rule.id, held);
    else if (held.rule.rated) {
      const rating = earlier.rating + held.rating;
      merged.set(held.rule.id, { rule: held.rule, rating, label: `${held.rule.name}(${rating})` });
    }
  }
  return [...merged.values()].sort((a, b) => (a.rule.id < b.rule.id ? -1 : 1));
};

/** Lists that were read are within these limits; whoever makes armies otherwise is told. */
const demandLimits = (armies: readonly Army[]): void => {
  const units = armies.flatMap((army) => army.units);
  const models = units.reduce((sum, unit) => sum + unit.models.length, 0);
  const spells = Math.max(0, ...armies.map((army) => army.spells.length));
  if (units.length > LIMITS.units || models > LIMITS.models || spells > LIMITS.spells)
    throw new RangeError(
      `a battle takes ${LIMITS.units} units, ${LIMITS.models} models and ${LIMITS.spells} spells a side at the most`,
    );
};

const allowedActions = (rules: readonly HeldRule[]): readonly ActionName[] =>
  ACTIONS.filter((action) =>
    rules.every((held) => !held.rule.move?.onlyActions || held.rule.move.onlyActions.includes(action)),
  );

/** How tall a model on such a base usually is: 32 mm, 50 mm, 60 mm, larger. */
export const heightOfBase = (radius: number): number =>
  radius <= 63 ? 125 : radius <= 99 ? 200 : radius <= 119 ? 275 : 400;

/** How deep a gap is that nobody has measured. */
const USUAL_DEPTH = 3 * INCH;

const terrainPlan = (piece: TerrainPiece, index: number, ruleset: Ruleset): TerrainPlan => {
  const xs = piece.polygon.filter((_, i) => i % 2 === 0);
  const ys = piece.polygon.filter((_, i) => i % 2 === 1);
  const is = (type: TerrainPiece['types'][number]): boolean => piece.types.includes(type);
  const height = piece.height ?? 0;
  const tooHigh = is('elevated') && height > ruleset.numbers.standHeight;
  // Every field written out: pieces of one shape are looked at faster.
  return {
    id: piece.id,
    kind: piece.kind,
    polygon: piece.polygon,
    height: piece.height,
    types: piece.types,
    dangerousInHaste: piece.dangerousInHaste ?? false,
    difficultUphill: piece.difficultUphill ?? false,
    seeIntoNotThrough: piece.seeIntoNotThrough ?? false,
    topIgnoresOneBlocker: piece.topIgnoresOneBlocker ?? false,
    shelters: piece.shelters ?? false,
    gap: piece.gap ?? false,
    depth: piece.gap ? (piece.depth ?? USUAL_DEPTH) : 0,
    index,
    minX: Math.min(...xs),
    minY: Math.min(...ys),
    maxX: Math.max(...xs),
    maxY: Math.max(...ys),
    impassable: is('impassable') || tooHigh,
    blocking: is('blocking'),
    cover: is('cover'),
    difficult: is('difficult'),
    dangerous: is('dangerous'),
    floor: is('elevated') ? height : 0,
    top: piece.height ?? Infinity,
  };
};
