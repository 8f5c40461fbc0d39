import { type Mission, mission } from '@muster/engine';
import { INCH } from '@muster/kernel';

/** The depth of the zones in which the two units start. */
const ZONE = 3 * INCH;

/** The duel of a destroyed unit for its return (campaign:E14). */
export const duel: Mission = mission({
  id: 'duel',
  name: 'Duel',
  summary: 'Two units fight until one is destroyed. If both are, the one that fights for its return loses.',
  roles: ['champion', 'foe'],
  rounds: 'open',
  zones: {
    champion: { zone: 'edge', edge: 'front', depth: ZONE, partly: true },
    foe: { zone: 'edge', edge: 'back', depth: ZONE, partly: true },
  },
  objectives: [],
  musters: false,
  score: [],
  win: { by: 'survival', otherwise: 'foe' },
});
