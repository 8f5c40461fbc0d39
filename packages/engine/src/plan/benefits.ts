import type { Rule } from '../rule/rule.ts';
import type { Benefit, GrowthEffects, OptionEffects } from '../rule/benefits.ts';
import { unitRule } from './rule-terms.ts';
import { BATTLE_LIMITS } from './limits.ts';
import type { UnitRule } from './terms.ts';

/** The options of one rule; their bits follow each other. */
export interface OptionPlan {
  /** The id of the rule. */
  rule: string;
  name: string;
  /** The name of each option. */
  names: readonly string[];
  /** The bit of the first option. */
  first: number;
  /** The bits of all options. */
  bits: number;
  by: OptionEffects['by'];
  attacks: OptionEffects['attacks'];
  asked: OptionEffects['asked'];
  lasts: 'activation' | 'next';
  once: boolean;
}

/** The markers of one rule, and what they give. */
export interface GrowthPlan extends Pick<GrowthEffects, 'gains' | 'most' | 'step'> {
  /** The id of the rule. */
  rule: string;
  name: string;
  /** What one step gives, what two steps give, and so on. */
  steps: readonly UnitRule[];
}

/** Collects the options and markers of all rules of a battle. */
export class Benefits {
  readonly options: OptionPlan[] = [];
  /** The rule of each bit. */
  readonly optionRules: UnitRule[] = [];
  readonly growths: GrowthPlan[] = [];

  /** Registers a rule once; calls `full` for a rule whose options have no room. */
  register(rule: Rule, full: (rule: Rule) => void): void {
    if (rule.aura) this.register(rule.aura, full);
    if (rule.options && !this.#noteOptions(rule, rule.options)) full(rule);
    if (rule.grows) this.#noteGrowth(rule, rule.grows);
  }

  /** Registers the options of a rule; returns whether there is room, because each option takes a bit of a state column. */
  #noteOptions(rule: Rule, { by, of, lasts = 'activation', once, attacks, asked }: OptionEffects): boolean {
    if (this.options.some((known) => known.rule === rule.id)) return true;
    const first = this.optionRules.length;
    if (first + of.length > BATTLE_LIMITS.options) return false;
    of.forEach((benefit, i) => this.optionRules.push(asBenefit(rule, benefit, `option-${i + 1}`, 0)));
    const bits = ((1 << of.length) - 1) << first;
    const names = of.map(({ name }) => name);
    this.options.push({
      rule: rule.id,
      name: rule.name,
      names,
      first,
      bits,
      by,
      lasts,
      once: once === true,
      attacks,
      asked,
    });
    return true;
  }

  #noteGrowth(rule: Rule, { gains, most, step, gives }: GrowthEffects): void {
    if (this.growths.some((known) => known.rule === rule.id)) return;
    const steps = Array.from({ length: Math.floor(most / step) }, (_, i) => asBenefit(rule, gives, 'growth', i + 1));
    this.growths.push({ rule: rule.id, name: rule.name, gains, most, step, steps });
  }
}

/** Returns a benefit of a rule as a rule that improves it. */
const asBenefit = ({ id, source, summary }: Rule, benefit: Benefit, ending: string, rating: number): UnitRule => {
  const rule: Rule = { ...benefit, id: `${id}-${ending}`, source, summary, boosts: id };
  return unitRule({ rule, rating, label: benefit.name });
};
