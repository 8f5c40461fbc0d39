import { rule, type Rule } from '@muster/engine';

/** Strikes after all others in the melee. */
export const unwieldy: Rule = rule({
  id: 'unwieldy',
  name: 'Unwieldy',
  source: 'army books, special rules',
  summary: 'Strikes last when charging.',
  attacker: { strikesLast: true },
});
