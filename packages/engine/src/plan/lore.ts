import type { Finding } from '@muster/kernel';
import type { Rule, RuleRef } from '../rule/rule.ts';
import type { Ruleset } from '../rule/ruleset.ts';
import { Benefits } from './benefits.ts';
import { asksOf, tellsAttackers } from './gather.ts';
import { type HeldRule, holdRules } from './held.ts';
import { LIMITS } from './limits.ts';

/** Looks up the rules that armies name, and remembers what the whole battle has to know of them. */
export class Lore {
  readonly ruleset: Ruleset;
  readonly benefits: Benefits = new Benefits();
  /** Situation bits that some rule asks for. */
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

  /** The rules that are known, as their bearer has them. */
  hold(refs: readonly RuleRef[], path: string): HeldRule[] {
    const held = holdRules(this.ruleset, refs, ({ id }) => {
      if (this.#unknown.has(id)) return;
      this.report(id, path, `the rule "${id}" is not known to ${this.ruleset.name}; the battle plays on without it`);
    });
    for (const { rule } of held) this.note(rule, path);
    return held;
  }

  /** Takes note of what a rule brings along. */
  note(rule: Rule, path: string): void {
    if (this.#noted.has(rule)) return;
    this.#noted.add(rule);
    this.benefits.note(rule, ({ id, name }) =>
      this.report(
        `options ${id}`,
        path,
        `too many options of rules (limit ${LIMITS.options}): the battle plays without the options of ${name}`,
      ),
    );
    this.asks |= asksOf(rule);
    this.hasRanges ||= tellsAttackers(rule, 'range');
    this.hasEarly ||= tellsAttackers(rule, 'strikesFirst');
    this.hasLate ||= tellsAttackers(rule, 'strikesLast');
  }

  /** Writes down what nobody carries out, once for each thing. */
  report(about: string, path: string, message: string): void {
    this.#unknown.set(about, { path, message });
  }

  /** What nobody carries out. */
  unknownRules(): Finding[] {
    return [...this.#unknown.values()];
  }
}
