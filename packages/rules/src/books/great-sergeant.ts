import { perFace, rule, type Rule } from '@muster/engine';

/** An example to sergeants: its own natural 5s and 6s to hit are worth one more hit each. */
export const greatSergeant: Rule = rule({
  id: 'great-sergeant',
  name: 'Great Sergeant',
  source: 'army books, special rules',
  summary: 'Each of its natural 5s and 6s to hit is worth one more hit.',
  attacker: { extraHits: perFace(5, 6)(1) },
});
