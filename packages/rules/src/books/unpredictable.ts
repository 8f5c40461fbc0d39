import { always, rule, type Rule } from '@muster/engine';

/** One die per attack for the whole unit. */
export const unpredictable: Rule = rule({
  id: 'unpredictable',
  name: 'Unpredictable',
  source: 'army books, special rules',
  summary: 'Before each attack, roll a die: AP(+1) on 1-3, +1 to hit on 4-6.',
  options: {
    by: 'die',
    of: [
      { name: 'AP(+1)', attacker: { piercing: always(1) } },
      { name: '+1 to hit', attacker: { toHit: always(1) } },
    ],
  },
});
