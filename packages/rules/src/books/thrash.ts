import { rule, type Rule, when } from '@muster/engine';

/** Blast against poorly armoured targets. Its Blast ignores cover. */
export const thrash: Rule = rule({
  id: 'thrash',
  name: 'Thrash',
  source: 'army books, special rules',
  summary: 'If most models of the target have Defense 5+ or worse, Blast(+3) and ignores cover.',
  attacker: { hitFactor: when('targetDefense5')(3), ignoresCover: { when: ['targetDefense5'] } },
});
