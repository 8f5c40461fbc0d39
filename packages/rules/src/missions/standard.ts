import { type Mission, mission } from '@muster/engine';

/** The mission of all games. */
export const standard: Mission = mission({
  id: 'standard',
  name: 'Standard Mission',
  summary: 'Players take turns to place D3+2 objectives. The side that holds the most after the last round wins.',
  roles: ['player'],
  rounds: 'game',
  zones: 'chosen',
  objectives: [{ place: 'in-turn', d3: 1, plus: 2 }],
  musters: true,
  score: [{ when: 'end', worth: 1 }],
  win: { by: 'points' },
});
