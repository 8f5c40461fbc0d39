import { rule, type Rule } from '@muster/engine';

/** Ahead of the others before the battle has begun, also when it comes from ambush. */
export const vanguard: Rule = rule({
  id: 'vanguard',
  name: 'Vanguard',
  source: 'army books, special rules',
  summary: 'After it is deployed, it may be put down anew within 9" of its place.',
  move: { place: { when: 'deployed', inches: 9 } },
});
