import { always, rule, type Rule } from '@muster/engine';

/** Before it strikes, one die for the unit: 1 to 3 is AP, 4 to 6 is aim. */
export const unpredictableFighter: Rule = rule({
  id: 'unpredictable-fighter',
  name: 'Unpredictable Fighter',
  source: 'army books, special rules',
  summary: 'Before it strikes, one die: on 1-3 AP(+1), on 4-6 +1 to hit.',
  options: {
    by: 'die',
    attacks: 'melee',
    of: [
      { name: 'AP(+1)', attacker: { piercing: always(1) } },
      { name: '+1 to hit', attacker: { toHit: always(1) } },
    ],
  },
});
