import { rule, type Rule, when } from '@muster/engine';

/** Guarded, and from all sides: +1 to block wherever the attack comes from. */
export const guardedBoost: Rule = rule({
  id: 'guarded-boost',
  name: 'Guarded Boost',
  source: 'army books, special rules',
  summary: 'Always +1 to block from Guarded, not only from over 9" away.',
  boosts: 'guarded',
  defender: { toBlock: when('nearBy')(1) },
});
