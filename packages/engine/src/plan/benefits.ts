import type { Rule } from '../rule/rule.ts';
import type { Benefit, GrowthEffects, OptionEffects } from '../rule/benefits.ts';
import { unitRule } from './gather.ts';
import { LIMITS } from './limits.ts';
import type { UnitRule } from './terms.ts';

/** The options of one rule, as units have them: their bits lie in a row. */
export interface OptionPlan {
  /** Id of the rule. */
  rule: string;
  name: string;
  /** What each is called. */
  names: readonly string[];
  /** The bit of the first of them. */
  first: number;
  /** The bits of all of them. */
  bits: number;
  by: OptionEffects['by'];
  attacks: OptionEffects['attacks'];
  asked: OptionEffects['asked'];
  lasts: 'activation' | 'next';
  once: boolean;
}

/** The markers of one rule. */
export interface GrowthPlan extends Pick<GrowthEffects, 'gains' | 'most' | 'step'> {
  /** Id of the rule. */
  rule: string;
  name: string;
  /** What one step is worth, two are worth, and so on. */
  steps: readonly UnitRule[];
}

/** Collects what the rules of a battle may give for a time. */
export class Benefits {
  readonly options: OptionPlan[] = [];
  /** One for each bit. */
  readonly optionRules: UnitRule[] = [];
  readonly growths: GrowthPlan[] = [];

  /** Takes note of a rule, once; `full` hears of each rule whose options have no room. */
  note(rule: Rule, full: (rule: Rule) => void): void {
    if (rule.aura) this.note(rule.aura, full);
    if (rule.options && !this.#noteOptions(rule, rule.options)) full(rule);
    if (rule.grows) this.#noteGrowth(rule, rule.grows);
  }

  /** Whether there is room: each option takes a bit of a state column. */
  #noteOptions(rule: Rule, { by, of, lasts = 'activation', once, attacks, asked }: OptionEffects): boolean {
    if (this.options.some((known) => known.rule === rule.id)) return true;
    const first = this.optionRules.length;
    if (first + of.length > LIMITS.options) return false;
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

/** A benefit of a rule, which counts for those who have that one. */
const asBenefit = ({ id, source, summary }: Rule, benefit: Benefit, ending: string, rating: number): UnitRule => {
  const rule: Rule = { ...benefit, id: `${id}-${ending}`, source, summary, boosts: id };
  return unitRule({ rule, rating, label: benefit.name });
};
