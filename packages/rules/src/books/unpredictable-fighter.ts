import { always, rule, type Rule } from '@muster/engine';

/** One die per strike for the whole unit. */
export const unpredictableFighter: Rule = rule({
  id: 'unpredictable-fighter',
  name: 'Unpredictable Fighter',
  source: 'army books, special rules',
  summary: 'Before it strikes in melee, roll a die: AP(+1) on 1-3, +1 to hit on 4-6.',
  options: {
    by: 'die',
    attacks: 'melee',
    of: [
      { name: 'AP(+1)', attacker: { piercing: always(1) } },
      { name: '+1 to hit', attacker: { toHit: always(1) } },
    ],
  },
});
