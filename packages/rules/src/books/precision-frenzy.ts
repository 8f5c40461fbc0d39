import { always, rule, type Rule } from '@muster/engine';

/** Each enemy unit that it destroys, two at the most, is worth +1 to hit. */
export const precisionFrenzy: Rule = rule({
  id: 'precision-frenzy',
  name: 'Precision Frenzy',
  source: 'army books, special rules',
  summary: 'Each enemy unit that it destroys gives +1 to hit, up to +2.',
  grows: { gains: 'kill', most: 2, step: 1, gives: { name: 'Precision Frenzy', attacker: { toHit: always('X') } } },
});
