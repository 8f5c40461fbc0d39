import { rule, type Rule } from '@muster/engine';

/** Repositions after deployment, also when it arrives from Ambush. */
export const vanguard: Rule = rule({
  id: 'vanguard',
  name: 'Vanguard',
  source: 'army books, special rules',
  summary: 'Right after it is deployed, it may be repositioned up to 9″.',
  move: { place: { when: 'deployed', inches: 9 } },
});
