import { type Mission, mission } from '@muster/engine';

/** Attacker and defender: a zone that is not a box, reserves from round 2, and a number of points that the attacker needs. */
export const storming: Mission = mission({
  id: 'storming',
  name: 'Storming',
  summary: 'The attacker must hold two of three objectives at the end; half of the attackers come from round 2 on.',
  roles: ['attacker', 'defender'],
  rounds: 'game',
  zones: {
    attacker: { zone: 'edge', edge: 'front', depth: 1200 },
    defender: {
      zone: 'area',
      corners: [
        [200, 1000],
        [100, 700],
        [350, 600],
        [650, 600],
        [900, 700],
        [800, 1000],
      ],
    },
  },
  objectives: [
    {
      place: 'fixed',
      at: [
        [250, 550],
        [500, 450],
        [750, 550],
      ],
    },
  ],
  reserves: { attacker: { share: 50, round: 2 } },
  musters: true,
  score: [{ when: 'end', worth: 2 }],
  win: { by: 'threshold', role: 'attacker', points: 4 },
});

/** Five rounds, and points after each of them. */
export const holding: Mission = mission({
  id: 'holding',
  name: 'Holding',
  summary: 'Five rounds; a point for every objective at the end of each.',
  roles: ['player'],
  rounds: 5,
  zones: 'chosen',
  objectives: [{ place: 'in-turn', d3: 0, plus: 3 }],
  musters: true,
  score: [{ when: 'round', worth: 1 }],
  win: { by: 'points' },
});
