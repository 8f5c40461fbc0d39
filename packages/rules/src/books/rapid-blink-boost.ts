import { rule, type Rule } from '@muster/engine';

/** Two dice for the distance instead of one. */
export const rapidBlinkBoost: Rule = rule({
  id: 'rapid-blink-boost',
  name: 'Rapid Blink Boost',
  source: 'army books, special rules',
  summary: 'Rapid Blink reaches another D3" farther.',
  boosts: 'rapid-blink',
  move: { place: { when: 'activated', d3: 1 } },
});
