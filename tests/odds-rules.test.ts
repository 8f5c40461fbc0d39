import { aof, gff } from '@muster/rules';
import { describe, test } from 'vitest';
import { ruleDuel } from './lib/odds-cases.ts';
import { compareWithDice, LONG } from './lib/odds-dice.ts';

// Every rule, on the weapon, on its bearer and on the target at once, thrown 100,000 times and held against the exact
// odds: Pearson's test at one in a million. Age of Fantasy has all rules of Grimdark Future and more.
describe.each([aof, gff])('dice of $name agree with the odds', (ruleset) => {
  const rules = Object.values(ruleset.rules);
  test.each(rules)('$name when shooting', LONG, (rule) => {
    compareWithDice({
      name: `${ruleset.id} ${rule.id} shooting`,
      ruleset,
      kind: 'shooting',
      shots: { distance: 1200, cover: 'sight', moved: true },
      ...ruleDuel(rule, 2400),
    });
  });
  test.each(rules)('$name when charging', LONG, (rule) => {
    compareWithDice({ name: `${ruleset.id} ${rule.id} charging`, ruleset, kind: 'strike', ...ruleDuel(rule) });
  });
});
