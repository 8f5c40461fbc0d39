import { rule, type Rule } from '@muster/engine';

/** Hold is its only action. It still makes moves that are not actions, such as pile-in moves (battle:G27). */
export const immobile: Rule = rule({
  id: 'immobile',
  name: 'Immobile',
  source: 'GF core, special rules',
  summary: 'Can only Hold.',
  move: { onlyActions: ['hold'] },
});
