import { rule, type Rule } from '@muster/engine';

/** Indirect weapons hit as well after moving. */
export const quickReadjustment: Rule = rule({
  id: 'quick-readjustment',
  name: 'Quick Readjustment',
  source: 'army books, special rules',
  summary: 'Indirect weapons do not get -1 to hit after moving.',
  attacker: { steadyAim: true },
});
