import { rule, type Rule } from '@muster/engine';

/** The target gets nothing from cover. */
export const ignoresCover: Rule = rule({
  id: 'ignores-cover',
  name: 'Ignores Cover',
  source: 'army books, special rules',
  summary: 'Ignores cover.',
  attacker: { ignoresCover: 'all' },
});
