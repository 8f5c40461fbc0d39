import { rule, type Rule, when } from '@muster/engine';

/** Blast(+3) where most of the target has Defense 5+ or worse, and nobody is safe behind cover. */
export const bash: Rule = rule({
  id: 'bash',
  name: 'Bash',
  source: 'army books, special rules',
  summary: 'Blast(+3) where most of the target has Defense 5+ or worse; cover does not help.',
  attacker: { ignoresCover: 'all', hitFactor: when('targetDefense5')(3) },
});
