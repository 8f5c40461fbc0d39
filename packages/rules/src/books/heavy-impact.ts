import { rule, type Rule } from '@muster/engine';

/** Adds to other Impact, and Counter takes plain Impact dice away first. */
export const heavyImpact: Rule = rule({
  id: 'heavy-impact',
  name: 'Heavy Impact',
  source: 'army books, special rules',
  rated: true,
  summary: 'Has Impact(X), and its Impact hits have AP(1).',
  presence: { strikes: { dice: 'X', on: 2, ap: 1, impact: true } },
});
