import type { Finding } from '@muster/kernel';
import type { Rule, RuleRef } from '../rule/rule.ts';
import type { Ruleset } from '../rule/ruleset.ts';
import { Benefits } from './benefits.ts';
import { conditionBitsIn, hasAttackerEffect } from './rule-terms.ts';
import { type HeldRule, holdRules } from './held-rules.ts';
import { tooManyOptionsText, unknownRuleText } from './plan-texts.ts';

/** Looks up the rules of armies and collects what the battle plan needs to know about them. */
export class RuleLookup {
  readonly ruleset: Ruleset;
  readonly benefits: Benefits = new Benefits();
  /** The bits of all conditions in rules of the battle. */
  asks = 0;
  /** Whether some rule changes ranges for the attacker. */
  hasRanges = false;
  /** Whether some rule lets weapons strike first. */
  hasEarly = false;
  /** Whether some rule lets weapons strike last. */
  hasLate = false;
  readonly #noted = new Set<Rule>();
  readonly #unknown = new Map<string, Finding>();

  constructor(ruleset: Ruleset) {
    this.ruleset = ruleset;
  }

  /** Returns the rules of a bearer and reports unknown ones. */
  hold(refs: readonly RuleRef[], path: string): HeldRule[] {
    const held = holdRules(this.ruleset, refs, ({ id }) => {
      if (this.#unknown.has(id)) return;
      this.report(id, path, unknownRuleText(id, this.ruleset.name));
    });
    for (const { rule } of held) this.register(rule, path);
    return held;
  }

  /** Registers a rule with everything that it brings. */
  register(rule: Rule, path: string): void {
    if (this.#noted.has(rule)) return;
    this.#noted.add(rule);
    this.benefits.register(rule, ({ id, name }) => this.report(`options ${id}`, path, tooManyOptionsText(name)));
    this.asks |= conditionBitsIn(rule);
    this.hasRanges ||= hasAttackerEffect(rule, 'range');
    this.hasEarly ||= hasAttackerEffect(rule, 'strikesFirst');
    this.hasLate ||= hasAttackerEffect(rule, 'strikesLast');
  }

  /** Reports something without effect, once for each key. */
  report(key: string, path: string, message: string): void {
    this.#unknown.set(key, { path, message });
  }

  /** Returns everything that was reported. */
  unknownRules(): Finding[] {
    return [...this.#unknown.values()];
  }
}
