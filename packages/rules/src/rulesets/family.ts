import type { Ruleset } from '@muster/engine';
import { ALL_RULES } from '../special/index.ts';
import { rulesById } from './extend.ts';

/** What the games share: the figures of the full-size ones and every special rule. Nobody plays it as it is. */
export const family: Ruleset = {
  id: 'family',
  version: '1',
  name: 'The family of games',
  numbers: {
    rounds: 4,
    tableWidth: 7200,
    tableDepth: 4800,
    advance: 600,
    rush: 1200,
    coherencyLink: 100,
    coherencyClimb: 300,
    coherencySpan: 900,
    separation: 100,
    difficultLimit: 600,
    stepHeight: 100,
    climbHeight: 300,
    strikeReach: 200,
    strikeReachVertical: 400,
    pileIn: 300,
    consolidation: 300,
    zoneDepth: 1200,
    scoutDepth: 1200,
    ambushDistance: 900,
    objectiveReach: 300,
    objectiveSpacing: 900,
    farDistance: 900,
    exitRange: 600,
    assistRange: 1800,
    tokenLimit: 6,
    heroJoinTough: 6,
  },
  forceOrganisation: { pointsPerHero: 500, pointsPerExtraCopy: 1000, unitShare: 35, pointsPerUnit: 200 },
  rules: rulesById(ALL_RULES),
};
