import { always, rule, type Rule } from '@muster/engine';

/** Blunted: weapons lose AP where they have any. */
export const piercingPenalty: Rule = rule({
  id: 'piercing-penalty',
  name: 'Piercing Penalty',
  source: 'army books, special rules',
  summary: 'AP is lower by 1 when attacking, but never below 0.',
  attacker: { piercing: always(-1) },
});
