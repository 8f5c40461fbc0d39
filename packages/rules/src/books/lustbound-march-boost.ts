import { rule, type Rule } from '@muster/engine';

/** Doubles Lustbound March. */
export const lustboundMarchBoost: Rule = rule({
  id: 'lustbound-march-boost',
  name: 'Lustbound March Boost',
  source: 'army books, special rules',
  summary: 'Lustbound March gives +2″ on Advance and +6″ on Rush and Charge, instead of +1″ and +3″.',
  boosts: 'lustbound-march',
  move: { advance: 1, rush: 3 },
});
