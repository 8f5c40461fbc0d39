import { always, rule, type Rule } from '@muster/engine';

/**
 * After all other rules about hits, each hit becomes X, up to one per model that the target has when the group is
 * rolled. Copies keep what the original had, and cover does not count (battle:W1, battle:S15).
 */
export const blast: Rule = rule({
  id: 'blast',
  name: 'Blast',
  source: 'GF core, special rules',
  rated: true,
  summary: 'Each hit becomes X hits, up to one per model in the target. Ignores cover.',
  attacker: { hitFactor: always('X'), ignoresCover: 'all' },
});
