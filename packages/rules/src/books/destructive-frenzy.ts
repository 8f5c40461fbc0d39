import { always, rule, type Rule } from '@muster/engine';

/** Better attacks for each destroyed enemy unit, two at most. */
export const destructiveFrenzy: Rule = rule({
  id: 'destructive-frenzy',
  name: 'Destructive Frenzy',
  source: 'army books, special rules',
  summary: 'Each enemy unit that its unit destroys gives +1 to hit and AP(+1) (+2 at most).',
  grows: {
    gains: 'kill',
    most: 2,
    step: 1,
    gives: { name: 'Destructive Frenzy', attacker: { toHit: always('X'), piercing: always('X') } },
  },
});
