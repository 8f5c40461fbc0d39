import { rule, type Rule, when } from '@muster/engine';

/** Extends Guarded to attacks from close by. */
export const guardedBoost: Rule = rule({
  id: 'guarded-boost',
  name: 'Guarded Boost',
  source: 'army books, special rules',
  summary: 'Guarded counts against all attacks, at any distance.',
  boosts: 'guarded',
  defender: { toBlock: when('nearBy')(1) },
});
