import { rule, type Rule } from '@muster/engine';

/** Aims on the march: Indirect weapons do not hit worse after moving. */
export const quickReadjustment: Rule = rule({
  id: 'quick-readjustment',
  name: 'Quick Readjustment',
  source: 'army books, special rules',
  summary: 'Indirect weapons hit no worse after moving.',
  attacker: { steadyAim: true },
});
