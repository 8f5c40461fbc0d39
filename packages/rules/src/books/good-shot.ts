import { rule, type Rule, whenShooting } from '@muster/engine';

/** A steady eye: every shot has +1 to hit. */
export const goodShot: Rule = rule({
  id: 'good-shot',
  name: 'Good Shot',
  source: 'army books, special rules',
  summary: '+1 to hit when shooting.',
  attacker: { toHit: whenShooting(1) },
});
