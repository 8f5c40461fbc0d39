import { rule, type Rule } from '@muster/engine';

/** Gone and back elsewhere, before or after its move. After a charge move it is too late: contact has been made. */
export const teleport: Rule = rule({
  id: 'teleport',
  name: 'Teleport',
  source: 'army books, special rules',
  summary: 'Once per activation before attacking, it may be put down anew within 3", or within 6" after a Rush.',
  move: { place: { when: 'attacking', inches: 3, afterRush: 6 } },
});
