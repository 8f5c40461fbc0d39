import { rule, type Rule, whenFarOff } from '@muster/engine';

/** On guard against what comes from afar: +1 to block shots and charges from over 9" away. */
export const guarded: Rule = rule({
  id: 'guarded',
  name: 'Guarded',
  source: 'army books, special rules',
  summary: 'When all models have it, +1 to block shots and charges from over 9" away.',
  defender: { toBlock: whenFarOff(1) },
});
