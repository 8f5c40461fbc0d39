import { perSix, rule, type Rule } from '@muster/engine';

/** Leads by example: its own natural 6s to hit are worth one more hit each. */
export const sergeant: Rule = rule({
  id: 'sergeant',
  name: 'Sergeant',
  source: 'army books, special rules',
  summary: 'Each of its natural 6s to hit is worth one more hit.',
  attacker: { extraHits: perSix(1) },
});
