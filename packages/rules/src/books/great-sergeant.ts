import { perFace, rule, type Rule } from '@muster/engine';

/** More hits for the model itself. */
export const greatSergeant: Rule = rule({
  id: 'great-sergeant',
  name: 'Great Sergeant',
  source: 'army books, special rules',
  summary: 'Each of its natural 5s and 6s to hit adds 1 hit.',
  attacker: { extraHits: perFace(5, 6)(1) },
});
