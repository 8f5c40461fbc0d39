import { rule, type Rule } from '@muster/engine';

/**
 * A failed morale test is passed after all on a 4+, as long as every living model has the rule (battle:L7). The die is
 * also rolled when a Shaken unit fails without a roll (battle:L6).
 */
export const fearless: Rule = rule({
  id: 'fearless',
  name: 'Fearless',
  source: 'GF core, special rules',
  summary: 'When all models have it, a failed morale test is passed after all on a 4+.',
  morale: { secondChance: 4 },
});
