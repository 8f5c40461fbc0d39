import { rule, type Rule, when } from '@muster/engine';

/** Scatters the lightly armoured: Blast(+3) where most of the target has Defense 5+ or worse. */
export const thrash: Rule = rule({
  id: 'thrash',
  name: 'Thrash',
  source: 'army books, special rules',
  summary: 'Blast(+3) where most of the target has Defense 5+ or worse.',
  attacker: { hitFactor: when('targetDefense5')(3), ignoresCover: { when: ['targetDefense5'] } },
});
