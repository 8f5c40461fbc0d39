import type { Rule } from '@muster/engine';
import { aof, BOOK_RULES, gff, isTraitRule } from '@muster/rules';
import { describe, test } from 'vitest';
import { ruleDuel } from './lib/odds-cases.ts';
import { BOOK_ROLLS, compareWithDice } from './lib/odds-dice.ts';

/** Returns whether a rule can change the dice of an attack. */
const isAboutDice = ({ attacker, defender, presence, radiates }: Rule): boolean =>
  attacker !== undefined || defender !== undefined || presence !== undefined || radiates !== undefined;

/** Returns whether a trait changes morale tests or wound effects, for its bearer or for others. */
const isAboutTests = (rule: Rule): boolean =>
  isTraitRule(rule) &&
  ['morale', 'dread', 'cruelty', 'woundEffect'].some((word) => JSON.stringify(rule).includes(`"${word}":`));

/** All such rules of Age of Fantasy, which include those of Grimdark Future; for Firefight those of the core rules and its own. */
const GAMES = [
  { name: aof.name, ruleset: aof, rules: Object.values(aof.rules).filter(isAboutDice) },
  {
    name: gff.name,
    ruleset: gff,
    rules: Object.values(gff.rules).filter((rule) => isAboutDice(rule) && !BOOK_RULES.includes(rule)),
  },
];

const rollsFor = (rule: Rule): { rolls?: number } =>
  BOOK_RULES.includes(rule) || isTraitRule(rule) ? { rolls: BOOK_ROLLS } : {};

// Each rule on the weapon, on its bearer and on the target at once, thrown many times (those of army books and traits less often) and
// compared with the exact odds by Pearson's test at one in a million.
describe.each(GAMES)('dice of $name agree with the odds', ({ ruleset, rules }) => {
  // What strafes never shoots.
  test.each(rules.filter(({ attacker }) => !attacker?.strafes))('$name when shooting', (rule) => {
    compareWithDice({
      name: `${ruleset.id} ${rule.id} shooting`,
      ruleset,
      kind: 'shooting',
      ...rollsFor(rule),
      shots: { distance: 1200, cover: 'sight', moved: true },
      ...ruleDuel(rule, 2400),
    });
  });
  test.each(Object.values(ruleset.rules).filter(isAboutTests))('$name in a whole melee', (rule) => {
    compareWithDice({
      name: `${ruleset.id} ${rule.id} melee`,
      ruleset,
      kind: 'melee',
      rolls: BOOK_ROLLS,
      ...ruleDuel(rule),
    });
  });
  test.each(rules)('$name when charging', (rule) => {
    compareWithDice({
      name: `${ruleset.id} ${rule.id} charging`,
      ruleset,
      kind: 'strike',
      ...rollsFor(rule),
      ...ruleDuel(rule),
    });
  });
});
