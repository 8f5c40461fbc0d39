import { rule, type Rule, when } from '@muster/engine';

/** Blast against poorly armoured targets, and no cover at all. */
export const bash: Rule = rule({
  id: 'bash',
  name: 'Bash',
  source: 'army books, special rules',
  summary: 'Blast(+3) if most models of the target have Defense 5+ or worse. Ignores cover.',
  attacker: { ignoresCover: 'all', hitFactor: when('targetDefense5')(3) },
});
