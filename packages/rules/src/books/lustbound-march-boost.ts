import { rule, type Rule } from '@muster/engine';

/** Longer moves for those who march already. */
export const lustboundMarchBoost: Rule = rule({
  id: 'lustbound-march-boost',
  name: 'Lustbound March Boost',
  source: 'army books, special rules',
  summary: '+1" more on Advance and +3" more on Rush and Charge for those who have Lustbound March.',
  boosts: 'lustbound-march',
  move: { advance: 1, rush: 3 },
});
