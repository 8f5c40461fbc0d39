import { makeNew } from './lib/new-thing.mjs';
import { TEXTS } from './lib/new-texts.mjs';

await makeNew({
  kind: 'special',
  usage: 'Usage: npm run new:rule -- "Rule Name" [--rated]',
  options: { rated: { type: 'boolean', default: false } },
  check: ({ RULESETS }, { id, name }) => {
    const other = RULESETS.flatMap(({ rules, aliases }) => rules[id] ?? rules[aliases[id]?.rule] ?? []).at(0);
    return other ? { wrong: `"${name}" is already the name of a rule: ${other.name}. ${other.summary}` } : {};
  },
  ...TEXTS.special,
  next: () => 'Now write the effects and the dice of the test, then run `npm run check`.',
});
