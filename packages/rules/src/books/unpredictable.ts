import { always, rule, type Rule } from '@muster/engine';

/** Before each attack, one die for the unit: 1 to 3 is AP, 4 to 6 is aim. */
export const unpredictable: Rule = rule({
  id: 'unpredictable',
  name: 'Unpredictable',
  source: 'army books, special rules',
  summary: 'Before each attack, one die: on 1-3 AP(+1), on 4-6 +1 to hit.',
  options: {
    by: 'die',
    of: [
      { name: 'AP(+1)', attacker: { piercing: always(1) } },
      { name: '+1 to hit', attacker: { toHit: always(1) } },
    ],
  },
});
