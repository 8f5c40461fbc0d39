import { rule, type Rule } from '@muster/engine';

/** Doubles Quick. */
export const quickBoost: Rule = rule({
  id: 'quick-boost',
  name: 'Quick Boost',
  source: 'army books, special rules',
  summary: 'Quick gives +4″ on Advance, Rush and Charge instead of +2″.',
  boosts: 'quick',
  move: { advance: 2, rush: 2 },
});
