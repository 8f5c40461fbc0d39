import { always, rule, type Rule } from '@muster/engine';

/** A penalty that other rules give. */
export const piercingPenalty: Rule = rule({
  id: 'piercing-penalty',
  name: 'Piercing Penalty',
  source: 'army books, special rules',
  summary: 'AP(-1), but not below AP(0).',
  attacker: { piercing: always(-1) },
});
