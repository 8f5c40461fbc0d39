import type { Rule } from '../rule/rule.ts';
import type { Weapon } from '../rule/weapon.ts';
import { attackTerms } from './rule-terms.ts';
import { heldAs, type HeldRule, PerRules } from './held-rules.ts';
import type { RuleLookup } from './rule-lookup.ts';
import type { HeldWeapon, WeaponType } from './profile.ts';
import type { AttackTerms, UnitRule } from './terms.ts';

/** Compiles the weapon types of a battle and the weapons of its models. */
export class WeaponCompiler {
  readonly #rules: RuleLookup;
  readonly #types = new Map<string, WeaponType>();
  /** Shared, so that equal models share a pool of dice. */
  readonly #terms = new PerRules<readonly AttackTerms[]>();

  constructor(rules: RuleLookup) {
    this.#rules = rules;
  }

  /** Returns all weapon types, each at its index. */
  types(): WeaponType[] {
    return [...this.#types.values()];
  }

  /** Returns the type of a weapon. */
  typeOf(weapon: Weapon, path: string): WeaponType {
    const rules = this.#rules.hold(weapon.rules, path);
    const labels = rules.map((held) => held.label);
    const key = JSON.stringify([weapon.name, weapon.range ?? 0, weapon.attacks, labels]);
    const known = this.#types.get(key);
    if (known) return known;
    const made: WeaponType = {
      index: this.#types.size,
      name: weapon.name,
      range: weapon.range ?? 0,
      attacks: weapon.attacks,
      rules: labels,
      ruleIds: rules.map((held) => held.rule.id),
      terms: attackTerms(rules),
    };
    this.#types.set(key, made);
    return made;
  }

  /** Returns the weapons of a model with these rules. */
  held(weapons: readonly Weapon[], bearer: readonly HeldRule[], path: string): HeldWeapon[] {
    const types = weapons.map((weapon) => this.typeOf(weapon, path));
    const leads = [
      leaderOf(types.filter(({ range }) => range === 0)),
      leaderOf(types.filter(({ range }) => range > 0)),
    ];
    let limited = 0;
    return [...new Set(types)].map((type): HeldWeapon => {
      const count = types.filter((other) => other === type).length;
      const fitting = bearer.filter((held) => isAbout(held.rule, type));
      const rules = mergeRules(this.#rules.hold(weapons[types.indexOf(type)].rules, path), fitting);
      const own = this.#terms.of(rules, (held) => [attackTerms(held)]);
      const [terms] = own;
      const usedBit = terms.limited ? limited : -1;
      if (terms.limited) limited += count;
      const ruleIds = rules.map((held) => held.rule.id);
      return { type, count, terms, own, leads: leads.includes(type), ruleIds, usedBit };
    });
  }
}

/** Returns the weapons that rules give to a model; ranged ones only if it has a ranged weapon. */
export const givenWeapons = (rules: readonly HeldRule[], own: readonly Weapon[]): Weapon[] => {
  const longest = Math.max(0, ...own.map((weapon) => weapon.range ?? 0));
  return rules.flatMap(({ rule }): Weapon[] => {
    const given = rule.presence?.weapon;
    if (!given || (given.range === 'longest' && longest === 0)) return [];
    const { name, attacks, range } = given;
    return [{ name, attacks, rules: given.rules, ...(range === 'longest' ? { range: longest } : {}) }];
  });
};

/** Returns the weapon for dice of the whole model: the one with the most Attacks, and a Limited one only if there is no other. */
const leaderOf = (types: readonly WeaponType[]): WeaponType | undefined => {
  const lasting = types.filter(({ terms }) => !terms.limited && !terms.strafes);
  const pool = lasting.length > 0 ? lasting : types;
  const most = Math.max(0, ...pool.map(({ attacks }) => attacks));
  return pool.find(({ attacks }) => attacks === most);
};

/** Whether the attack effects of a rule apply to a weapon of this type. */
export const isAbout = ({ only }: Pick<Rule | UnitRule, 'only'>, { range }: WeaponType): boolean =>
  only === undefined || (only === 'shooting') === range > 0;

/** Returns the rules of a weapon and its bearer as one set: ratings add up, others count once. */
const mergeRules = (weapon: readonly HeldRule[], bearer: readonly HeldRule[]): HeldRule[] => {
  const merged = new Map(weapon.map((held) => [held.rule.id, held]));
  for (const held of bearer) {
    const earlier = merged.get(held.rule.id);
    if (!earlier) merged.set(held.rule.id, held);
    else if (held.rule.rated) merged.set(held.rule.id, heldAs(held.rule, earlier.rating + held.rating));
  }
  return [...merged.values()].sort((a, b) => (a.rule.id < b.rule.id ? -1 : 1));
};
