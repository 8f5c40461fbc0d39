import { always, rule, type Rule } from '@muster/engine';

/**
 * Meets a charge: this weapon strikes before the chargers do, which is still one attack with the strike back that may
 * follow (battle:M1). Each living model with such a weapon also costs the charging unit one Impact die (battle:M2).
 */
export const counter: Rule = rule({
  id: 'counter',
  name: 'Counter',
  source: 'GF core, special rules',
  summary: 'When charged, strikes first with this weapon, and the charger rolls one Impact die less per such model.',
  attacker: { strikesFirst: true },
  defender: { impact: always(-1) },
});
