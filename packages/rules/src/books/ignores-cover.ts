import { rule, type Rule } from '@muster/engine';

/** Nowhere to hide: cover does not count. */
export const ignoresCover: Rule = rule({
  id: 'ignores-cover',
  name: 'Ignores Cover',
  source: 'army books, special rules',
  summary: 'Cover does not help.',
  attacker: { ignoresCover: 'all' },
});
