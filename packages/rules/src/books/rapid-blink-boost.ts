import { rule, type Rule } from '@muster/engine';

/** Two dice for the distance instead of one. */
export const rapidBlinkBoost: Rule = rule({
  id: 'rapid-blink-boost',
  name: 'Rapid Blink Boost',
  source: 'army books, special rules',
  summary: 'Rapid Blink repositions up to D3+D3″ instead of D3″.',
  boosts: 'rapid-blink',
  move: { place: { when: 'activated', d3: 1 } },
});
