import { rule, type Rule } from '@muster/engine';

/** Repositions before or after its move, but not after a charge move, when it is in contact. */
export const teleport: Rule = rule({
  id: 'teleport',
  name: 'Teleport',
  source: 'army books, special rules',
  summary: 'Once per activation, before attacking, it may be repositioned up to 3″, or up to 6″ after a Rush.',
  move: { place: { when: 'attacking', inches: 3, afterRush: 6 } },
});
