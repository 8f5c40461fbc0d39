import { rule, type Rule, whenShooting } from '@muster/engine';

/** Picks where it reaches further: with shots, or with charges, until its activation ends. */
export const versatileReach: Rule = rule({
  id: 'versatile-reach',
  name: 'Versatile Reach',
  source: 'army books, special rules',
  summary: 'When activated, picks +4" range or +2" for charges.',
  options: {
    by: 'player',
    of: [
      { name: '+4" range', attacker: { range: whenShooting(4) } },
      { name: '+2" to charge', move: { charge: 2 } },
    ],
  },
});
