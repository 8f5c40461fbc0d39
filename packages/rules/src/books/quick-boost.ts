import { rule, type Rule } from '@muster/engine';

/** Those who are Quick become quicker still. */
export const quickBoost: Rule = rule({
  id: 'quick-boost',
  name: 'Quick Boost',
  source: 'army books, special rules',
  summary: '+2" more on Advance, Rush and Charge for those who have Quick.',
  boosts: 'quick',
  move: { advance: 2, rush: 2 },
});
