import { always, rule, type Rule } from '@muster/engine';

/**
 * One shot for a crowd: after all other rules about hits, each hit becomes X, but never more than the target has
 * models when the group is rolled. Copies keep what the original had, and cover is no help (battle:W1, battle:S15).
 */
export const blast: Rule = rule({
  id: 'blast',
  name: 'Blast',
  source: 'GF core, special rules',
  rated: true,
  summary: 'Each hit counts X times, at most once per model of the target; cover does not help.',
  attacker: { hitFactor: always('X'), ignoresCover: 'all' },
});
