import { always, rule, type Rule } from '@muster/engine';

/**
 * Meant for the big ones: an unblocked hit is X wounds on a single model, and what that model does not need is lost.
 * Such groups go before plain ones (battle:W7); Regeneration is rolled for each of the X wounds (battle:W5).
 */
export const deadly: Rule = rule({
  id: 'deadly',
  name: 'Deadly',
  source: 'GF core, special rules',
  rated: true,
  summary: 'Each unblocked hit deals X wounds to one model; nothing spills over to the next.',
  attacker: { woundFactor: always('X') },
});
