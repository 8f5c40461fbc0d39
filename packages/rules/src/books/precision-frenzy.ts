import { always, rule, type Rule } from '@muster/engine';

/** Hits better for each destroyed enemy unit, two at most. */
export const precisionFrenzy: Rule = rule({
  id: 'precision-frenzy',
  name: 'Precision Frenzy',
  source: 'army books, special rules',
  summary: 'Each enemy unit that its unit destroys gives +1 to hit (+2 at most).',
  grows: { gains: 'kill', most: 2, step: 1, gives: { name: 'Precision Frenzy', attacker: { toHit: always('X') } } },
});
