import { INCH } from '@muster/kernel';
import type { Ability, GrantedRule, Duration } from '../rule/ability.ts';
import type { WeaponCompiler } from './weapon-compiler.ts';
import type { Spell } from './army.ts';
import type { AbilityPlan, TargetedEffectPlan, MarkCount, MarkPlan, SpellPlan } from './ability-plan.ts';
import { isGrantable, unitRule } from './rule-terms.ts';
import { heldAs, type HeldRule, PerRules, valueOf } from './held-rules.ts';
import { BATTLE_LIMITS } from './limits.ts';
import type { RuleLookup } from './rule-lookup.ts';
import { notGrantableText, tooManyGrantsText, tooManyMarksText } from './plan-texts.ts';
import type { UnitRule } from './terms.ts';

/** The most marks of one kind that count on one unit. */
const COUNTING_MARKS = 12;

/** Compiles the spells and abilities of a battle and the rules that they give. */
export class AbilityCompiler {
  /** Rules that can be given to a unit for a time; their index is their bit. */
  readonly grants: UnitRule[] = [];
  readonly marks: MarkPlan[] = [];
  readonly #abilities = new PerRules<readonly AbilityPlan[]>();
  readonly #rules: RuleLookup;
  readonly #weapons: WeaponCompiler;

  constructor(rules: RuleLookup, weapons: WeaponCompiler) {
    this.#rules = rules;
    this.#weapons = weapons;
  }

  /** Returns a compiled spell. */
  spell(spell: Spell, index: number, path: string): SpellPlan {
    const { grants, marks = [], lasts = 'round', targets } = spell;
    return {
      index,
      spell,
      ...this.#sharedPart(spell.name, spell, spell.range, path),
      grants: this.#rules.hold(grants, path).flatMap((held) => this.grant(held, path)),
      marks: this.#rules.hold(marks, path).flatMap((held) => this.mark(held, lasts, path)),
      lasts,
      targets,
    };
  }

  /** Returns the abilities of models with these rules, always as the same list object. */
  abilities(rules: readonly HeldRule[], path: string): readonly AbilityPlan[] {
    return this.#abilities.of(
      rules.filter(({ rule }) => rule.ability !== undefined),
      (able) => able.flatMap((held, index) => this.#ability(held, index, path)),
    );
  }

  #ability({ rule, rating, label }: HeldRule, index: number, path: string): AbilityPlan[] {
    const { ability } = rule;
    if (!ability) return [];
    const { lasts = 'once', targets = 1, need = 0, grants = [], marks = [] } = ability;
    const given = (one: GrantedRule): HeldRule => heldAs(one.rule, valueOf(one.rating, rating));
    return [
      {
        index,
        label,
        ability,
        dice: valueOf(ability.dice, rating),
        need,
        ...this.#sharedPart(rule.name, ability, ability.range * INCH, path),
        grants: grants.flatMap((one) => this.grant(given(one), path)),
        marks: marks.flatMap((one) => this.mark(given(one), lasts, path)),
        lasts,
        targets: targets === 'several' ? this.#rules.ruleset.numbers.abilityTargets : targets,
      },
    ];
  }

  /** Returns the parts that spells and abilities have in common, without the rules they give. */
  #sharedPart(
    name: string,
    deed: Ability | Spell,
    range: number,
    path: string,
  ): Omit<TargetedEffectPlan, 'grants' | 'marks' | 'lasts' | 'targets'> {
    const { hits = 0, rules = [], target, single = false, test, endangers = false } = deed;
    return {
      weapon: this.#weapons.typeOf({ name, range, attacks: hits, rules }, path),
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

  /** Returns a mark and how many of them: one, or the rating of a rated rule. */
  mark({ rule, rating, label }: HeldRule, lasts: Duration, path: string): MarkCount[] {
    const { rated = false } = rule;
    const name = rated ? rule.name : label;
    const count = rated ? rating : 1;
    const known = this.marks.findIndex((mark) => mark.label === name && mark.lasts === lasts);
    if (known >= 0) return [{ mark: known, count }];
    if (this.marks.length >= BATTLE_LIMITS.marks) {
      this.#rules.report(`mark ${name}`, path, tooManyMarksText(name));
      return [];
    }
    this.#rules.register(rule, path);
    const rules = Array.from({ length: rated ? COUNTING_MARKS : 1 }, (_, i) =>
      unitRule(heldAs(rule, rated ? i + 1 : 0)),
    );
    this.marks.push({ label: name, lasts, stacks: rated, rules });
    return [{ mark: this.marks.length - 1, count }];
  }

  /** Returns the index of a granted rule. Returns none and reports a rule that cannot be granted. */
  grant(held: HeldRule, path: string): number[] {
    const known = this.grants.findIndex((grant) => grant.label === held.label);
    if (known >= 0) return [known];
    const full = this.grants.length >= BATTLE_LIMITS.grants;
    if (full || !isGrantable(held.rule)) {
      const problem = full ? tooManyGrantsText(held.label) : notGrantableText(held.label);
      this.#rules.report(`grant ${held.label}`, path, problem);
      return [];
    }
    this.#rules.register(held.rule, path);
    this.grants.push(unitRule(held));
    return [this.grants.length - 1];
  }
}
