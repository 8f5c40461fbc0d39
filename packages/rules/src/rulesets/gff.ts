import type { Rule, Ruleset } from '@muster/engine';
import { briskPace, martialProwess, resolve } from '../books/index.ts';
import { banner, blast, fear, flying, hero, musician, strider, tough } from '../special/index.ts';
import { extendRuleset } from './extend.ts';
import { gf } from './gf.ts';
import { FIREFIGHT_BOOKS } from './gff-books.ts';
import { FIREFIGHT_TRAITS } from './traits.ts';

const source = 'GFF core, special rules';

/** The rules that do something else in Firefight, where most units are one model. */
const replaced: readonly Rule[] = [
  {
    ...martialProwess,
    summary:
      'Once per battle, if all models have it, the unit may be activated again in the same round and is no longer Fatigued. Per round, up to half of such units may do this.',
    presence: { actsAgain: 2 },
  },
  {
    id: banner.id,
    name: banner.name,
    source,
    summary:
      'Its unit, and up to 3 friendly units picked before the battle, get +1 to morale tests while this model lives.',
    aura: { ...resolve, name: banner.name },
  },
  {
    id: musician.id,
    name: musician.name,
    source,
    summary:
      'Its unit, and up to 3 friendly units picked before the battle, get +1″ on Advance, Rush and Charge while this model lives.',
    aura: { ...briskPace, name: musician.name },
  },
  {
    ...blast,
    source,
    summary:
      'Each hit becomes X hits, up to one per enemy model in the target and within 3″ of it, split among all units there. Ignores cover.',
  },
  { ...fear, source, summary: '+X to rolls for the wound effects that its unit causes in melee.' },
  {
    ...flying,
    source,
    summary: 'Moves over units and terrain, ignores terrain effects while moving, and never fails a jump.',
    move: { ...flying.move, jumpsSurely: true },
  },
  {
    ...hero,
    source,
    summary: 'Friendly units within 12″ may use its Quality for morale tests, unless it is Shaken.',
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
    summary:
      'In a group, it takes X wounds to kill this model. The last model of a unit rolls for wound effects from X wound markers on, and is Knocked Out on 5+X or more.',
  },
];

/**
 * The ruleset of Firefight, the skirmish game on a smaller table. Rules that are not in its text work as in Grimdark
 * Future (battle:F17).
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
