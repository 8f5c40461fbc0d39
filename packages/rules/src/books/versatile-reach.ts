import { rule, type Rule, whenShooting } from '@muster/engine';

/** A choice of longer shots or longer charges, until the activation ends. */
export const versatileReach: Rule = rule({
  id: 'versatile-reach',
  name: 'Versatile Reach',
  source: 'army books, special rules',
  summary: 'When activated, choose +4″ range when shooting or +2″ on Charge.',
  options: {
    by: 'player',
    of: [
      { name: '+4" range', attacker: { range: whenShooting(4) } },
      { name: '+2" to charge', move: { charge: 2 } },
    ],
  },
});
