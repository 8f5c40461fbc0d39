import { rule, type Rule } from '@muster/engine';

/**
 * A second chance for failed morale tests, as long as every living model has the rule (battle:L7). The die is also
 * rolled when a Shaken unit fails without a roll (battle:L6).
 */
export const fearless: Rule = rule({
  id: 'fearless',
  name: 'Fearless',
  source: 'GF core, special rules',
  summary: 'If all models have it and the unit fails a morale test, roll a die: on a 4+ it passes.',
  morale: { secondChance: 4 },
});
