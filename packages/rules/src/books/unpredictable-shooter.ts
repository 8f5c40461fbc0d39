import { always, rule, type Rule } from '@muster/engine';

/** One die per shooting for the whole unit. */
export const unpredictableShooter: Rule = rule({
  id: 'unpredictable-shooter',
  name: 'Unpredictable Shooter',
  source: 'army books, special rules',
  summary: 'Before it shoots, roll a die: AP(+1) on 1-3, +1 to hit on 4-6.',
  options: {
    by: 'die',
    attacks: 'shooting',
    of: [
      { name: 'AP(+1)', attacker: { piercing: always(1) } },
      { name: '+1 to hit', attacker: { toHit: always(1) } },
    ],
  },
});
