import { rule, type Rule, whenFarOff } from '@muster/engine';

/** Better Defense rolls against attacks from over 9″ away. */
export const guarded: Rule = rule({
  id: 'guarded',
  name: 'Guarded',
  source: 'army books, special rules',
  summary: 'If all models have it, the unit gets +1 to Defense rolls when shot or charged from over 9″ away.',
  defender: { toBlock: whenFarOff(1) },
});
