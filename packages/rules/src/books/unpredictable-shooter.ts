import { always, rule, type Rule } from '@muster/engine';

/** Before it shoots, one die for the unit: 1 to 3 is AP, 4 to 6 is aim. */
export const unpredictableShooter: Rule = rule({
  id: 'unpredictable-shooter',
  name: 'Unpredictable Shooter',
  source: 'army books, special rules',
  summary: 'Before it shoots, one die: on 1-3 AP(+1), on 4-6 +1 to hit.',
  options: {
    by: 'die',
    attacks: 'shooting',
    of: [
      { name: 'AP(+1)', attacker: { piercing: always(1) } },
      { name: '+1 to hit', attacker: { toHit: always(1) } },
    ],
  },
});
