import { INCH } from '@muster/kernel';
import type { Ability, Given, Lasting } from '../rule/ability.ts';
import type { Armoury } from './armoury.ts';
import type { Spell } from './army.ts';
import type { AbilityPlan, DeedPlan, Marking, MarkPlan, SpellPlan } from './deed-plan.ts';
import { isGrantable, unitRule } from './gather.ts';
import { heldAs, type HeldRule, PerRules, valueOf } from './held.ts';
import { LIMITS } from './limits.ts';
import type { Lore } from './lore.ts';
import type { UnitRule } from './terms.ts';

/** Marks of one kind on one unit that count. */
const COUNTING_MARKS = 12;

/** The spells and abilities of a battle, and the rules that they give. */
export class Deeds {
  /** Rules that can be given to a unit for a time; their index is their bit. */
  readonly grants: UnitRule[] = [];
  readonly marks: MarkPlan[] = [];
  readonly #abilities = new PerRules<readonly AbilityPlan[]>();
  readonly #lore: Lore;
  readonly #armoury: Armoury;

  constructor(lore: Lore, armoury: Armoury) {
    this.#lore = lore;
    this.#armoury = armoury;
  }

  /** A spell, compiled. */
  spell(spell: Spell, index: number, path: string): SpellPlan {
    const { grants, marks = [], lasts = 'round', targets } = spell;
    return {
      index,
      spell,
      ...this.#deed(spell.name, spell, spell.range, path),
      grants: this.#lore.hold(grants, path).flatMap((held) => this.grant(held, path)),
      marks: this.#lore.hold(marks, path).flatMap((held) => this.mark(held, lasts, path)),
      lasts,
      targets,
    };
  }

  /** What models with these rules can do; the same list object for all of them. */
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
    const given = (one: Given): HeldRule => heldAs(one.rule, valueOf(one.rating, rating));
    return [
      {
        index,
        label,
        ability,
        dice: valueOf(ability.dice, rating),
        need,
        ...this.#deed(rule.name, ability, ability.range * INCH, path),
        grants: grants.flatMap((one) => this.grant(given(one), path)),
        marks: marks.flatMap((one) => this.mark(given(one), lasts, path)),
        lasts,
        targets: targets === 'several' ? this.#lore.ruleset.numbers.abilityTargets : targets,
      },
    ];
  }

  /** What spells and abilities have in common, apart from what they give. */
  #deed(
    name: string,
    deed: Ability | Spell,
    range: number,
    path: string,
  ): Omit<DeedPlan, 'grants' | 'marks' | 'lasts' | 'targets'> {
    const { hits = 0, rules = [], target, single = false, test, endangers = false } = deed;
    return {
      weapon: this.#armoury.typeOf({ name, range, attacks: hits, rules }, path),
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
  mark({ rule, rating, label }: HeldRule, lasts: Lasting, path: string): Marking[] {
    const { rated = false } = rule;
    const name = rated ? rule.name : label;
    const count = rated ? rating : 1;
    const known = this.marks.findIndex((mark) => mark.label === name && mark.lasts === lasts);
    if (known >= 0) return [{ mark: known, count }];
    if (this.marks.length >= LIMITS.marks) {
      this.#lore.report(`mark ${name}`, path, `too many different marks: ${name} does nothing`);
      return [];
    }
    this.#lore.note(rule, path);
    const rules = Array.from({ length: rated ? COUNTING_MARKS : 1 }, (_, i) =>
      unitRule(heldAs(rule, rated ? i + 1 : 0)),
    );
    this.marks.push({ label: name, lasts, stacks: rated, rules });
    return [{ mark: this.marks.length - 1, count }];
  }

  /** The place of a rule that spells give; none, and a word about it, where it could not work as a gift. */
  grant(held: HeldRule, path: string): number[] {
    const known = this.grants.findIndex((grant) => grant.label === held.label);
    if (known >= 0) return [known];
    const full = this.grants.length >= LIMITS.grants;
    if (full || !isGrantable(held.rule)) {
      const why = full ? 'too many different rules are given by spells' : 'it cannot be given for a time';
      this.#lore.report(`grant ${held.label}`, path, `the spell gives ${held.label}, but ${why}: it does not`);
      return [];
    }
    this.#lore.note(held.rule, path);
    this.grants.push(unitRule(held));
    return [this.grants.length - 1];
  }
}
