import { rule, type Rule, when } from '@muster/engine';

/** A choice for shots and charges, until the activation ends. */
export const versatileAttack: Rule = rule({
  id: 'versatile-attack',
  name: 'Versatile Attack',
  source: 'army books, special rules',
  summary: 'When activated, choose AP(+1) or +1 to hit when shooting or charging from over 9″ away.',
  options: {
    by: 'player',
    of: [
      { name: 'AP(+1) from afar', attacker: { piercing: when('farOff')(1) } },
      { name: '+1 to hit from afar', attacker: { toHit: when('farOff')(1) } },
    ],
  },
});
