import type { Ruleset } from '@muster/engine';
import { BOOK_RULES } from '../books/index.ts';
import { standard } from '../missions/index.ts';
import { ALL_RULES } from '../special/index.ts';
import { TRAIT_RULES } from '../traits/index.ts';
import { ALIASES } from './aliases.ts';
import { rulesById } from './extend.ts';

/**
 * The base of all rulesets: the numbers of the full-size games and every special rule, with the traits of campaigns. No
 * game uses it directly.
 */
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
    cornerLength: 2400,
    cornerDepth: 1200,
    standHeight: 300,
    blastSpread: 0,
    knockOut: 0,
    pushReach: 0,
    pushTarget: 0,
    jumpLimit: 0,
    jumpStep: 0,
    jumpTarget: 0,
    fallHeight: 0,
    fallStep: 0,
    abilityTargets: 1,
    terrainPieces: 15,
  },
  ways: { wounds: 'marks', morale: 'unit', firstMarker: 'named', edges: 'long', auras: 'unit' },
  forceOrganisation: { pointsPerHero: 500, pointsPerExtraCopy: 1000, unitShare: 35, pointsPerUnit: 200 },
  mission: standard,
  rules: rulesById([...ALL_RULES, ...BOOK_RULES, ...TRAIT_RULES]),
  aliases: ALIASES,
};
