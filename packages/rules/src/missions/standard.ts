import { type Mission, mission } from '@muster/engine';

/** The mission of all games: the side that holds the most objectives after the last round wins. */
export const standard: Mission = mission({
  id: 'standard',
  name: 'Standard Mission',
  summary: 'Place D3+2 objectives in turn. After the last round, the side that holds the most of them wins.',
  roles: ['player'],
  rounds: 'game',
  zones: 'chosen',
  objectives: [{ place: 'in-turn', d3: 1, plus: 2 }],
  musters: true,
  score: [{ when: 'end', worth: 1 }],
  win: { by: 'points' },
});
