import { rule, type Rule } from '@muster/engine';

/** After a charge it strikes when everybody else has struck. */
export const unwieldy: Rule = rule({
  id: 'unwieldy',
  name: 'Unwieldy',
  source: 'army books, special rules',
  summary: 'When charging, strikes last.',
  attacker: { strikesLast: true },
});
