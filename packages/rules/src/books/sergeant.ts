import { perSix, rule, type Rule } from '@muster/engine';

/** More hits for the model itself. */
export const sergeant: Rule = rule({
  id: 'sergeant',
  name: 'Sergeant',
  source: 'army books, special rules',
  summary: 'Each of its natural 6s to hit adds 1 hit.',
  attacker: { extraHits: perSix(1) },
});
