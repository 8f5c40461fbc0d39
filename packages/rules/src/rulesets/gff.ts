import type { Rule, Ruleset } from '@muster/engine';
import { briskPace, martialProwess, resolve } from '../books/index.ts';
import { banner, blast, fear, flying, hero, musician, strider, tough } from '../special/index.ts';
import { extendRuleset } from './extend.ts';
import { gf } from './gf.ts';
import { FIREFIGHT_BOOKS } from './gff-books.ts';
import { FIREFIGHT_TRAITS } from './traits.ts';

const source = 'GFF core, special rules';

/** Rules that are worth something else where a single model counts. */
const replaced: readonly Rule[] = [
  {
    ...martialProwess,
    summary:
      'Once in a battle, a unit of which all models have it may act again in a round, no longer tired; half of such units in one round.',
    presence: { actsAgain: 2 },
  },
  {
    id: banner.id,
    name: banner.name,
    source,
    summary:
      'Its unit, and up to three more that are picked before the battle, have +1 to morale tests while it lives.',
    aura: { ...resolve, name: banner.name },
  },
  {
    id: musician.id,
    name: musician.name,
    source,
    summary:
      'Its unit, and up to three more that are picked before the battle, move 1" further on Advance, Rush and Charge while it lives.',
    aura: { ...briskPace, name: musician.name },
  },
  {
    ...blast,
    source,
    summary:
      'Each hit counts X times, at most once per enemy model in the target and within 3" of it; the hits are split over all units there; cover does not help.',
  },
  { ...fear, source, summary: 'Adds X to the wound effects that its unit causes in melee.' },
  {
    ...flying,
    source,
    summary: 'Moves over units and terrain, ignores what terrain does to movement, and never fails a jump.',
    move: { ...flying.move, jumpsSurely: true },
  },
  {
    ...hero,
    source,
    summary: 'Friendly units within 12" may use its Quality for morale, unless it is Shaken.',
    presence: { ...hero.presence, lendsQuality: 12 },
  },
  {
    ...strider,
    source,
    summary: 'Is not slowed by difficult terrain, and jumps on 2+.',
    move: { ...strider.move, jumpsOn: 2 },
  },
  {
    ...tough,
    source,
    summary: 'Takes X wounds in a group; on its own it is checked from X markers on and knocked out at 5+X.',
  },
];

/**
 * The ruleset of Firefight, the skirmish game on a smaller table. Rules that its text does not have work as in
 * Grimdark Future (battle:F17).
 */
export const gff: Ruleset = extendRuleset(gf, {
  id: 'gff',
  version: '1',
  numbers: {
    tableWidth: 4800,
    tableDepth: 4800,
    coherencySpan: 600,
    heroJoinTough: 0,
    cornerLength: 1200,
    standHeight: 600,
    blastSpread: 300,
    knockOut: 5,
    pushReach: 200,
    pushTarget: 4,
    jumpLimit: 600,
    jumpStep: 300,
    jumpTarget: 3,
    fallHeight: 200,
    fallStep: 300,
    abilityTargets: 4,
    terrainPieces: 20,
  },
  ways: { wounds: 'effects', morale: 'army', firstMarker: 'winner', edges: 'any', auras: 'picked' },
  forceOrganisation: {
    pointsPerHero: 150,
    pointsPerExtraCopy: 150,
    pointsPerUnit: 30,
    pointsPerModel: 20,
    neverCombines: true,
  },
  rules: { replace: [...replaced, ...FIREFIGHT_BOOKS, ...FIREFIGHT_TRAITS] },
});
