import { always, rule, type Rule } from '@muster/engine';

/**
 * Strikes before the chargers do; with the strike back that may follow it is still one attack (battle:M1). Each living
 * model with such a weapon also takes one Impact die from the charging unit (battle:M2).
 */
export const counter: Rule = rule({
  id: 'counter',
  name: 'Counter',
  source: 'GF core, special rules',
  summary: 'When charged, strikes first with this weapon. The charging unit rolls 1 Impact die less per model with it.',
  attacker: { strikesFirst: true },
  defender: { impact: always(-1) },
});
