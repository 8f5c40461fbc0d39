import { rule, type Rule } from '@muster/engine';

/** Strikes before the chargers, with all its weapons. Unlike Counter it takes no Impact dice away. */
export const counterAttack: Rule = rule({
  id: 'counter-attack',
  name: 'Counter-Attack',
  source: 'army books, special rules',
  summary: 'When charged, strikes first.',
  attacker: { strikesFirst: true },
});
