import { always, rule, type Rule } from '@muster/engine';

/**
 * An unblocked hit is X wounds on one model, and wounds that it does not need are lost. Such groups go before plain
 * ones (battle:W7); Regeneration is rolled for each of the X wounds (battle:W5).
 */
export const deadly: Rule = rule({
  id: 'deadly',
  name: 'Deadly',
  source: 'GF core, special rules',
  rated: true,
  summary: 'Each unblocked hit deals X wounds to one model. Wounds left over are lost.',
  attacker: { woundFactor: always('X') },
});
