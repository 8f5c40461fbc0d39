import { always, rule, type Rule } from '@muster/engine';

/** Each enemy unit that it destroys, two at the most, is worth +1 to hit and AP(+1). */
export const destructiveFrenzy: Rule = rule({
  id: 'destructive-frenzy',
  name: 'Destructive Frenzy',
  source: 'army books, special rules',
  summary: 'Each enemy unit that it destroys gives +1 to hit and AP(+1), up to +2.',
  grows: {
    gains: 'kill',
    most: 2,
    step: 1,
    gives: { name: 'Destructive Frenzy', attacker: { toHit: always('X'), piercing: always('X') } },
  },
});
