import { rule, type Rule } from '@muster/engine';

/** Models with it, and only those, shoot after a Rush. */
export const quickShot: Rule = rule({
  id: 'quick-shot',
  name: 'Quick Shot',
  source: 'army books, special rules',
  summary: 'May shoot after a Rush.',
  move: { shootsAfterRush: true },
});
