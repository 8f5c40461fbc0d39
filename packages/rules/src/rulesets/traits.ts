import { type Rule, when } from '@muster/engine';
import {
  traitAgile,
  traitBerserker,
  traitBitterRivalry,
  traitChemist,
  traitClimber,
  traitElite,
  traitInstigator,
  traitLeader,
  traitRunner,
  traitScavenger,
  traitSmashedLeg,
  traitTactician,
  traitVanguard,
  traitWarden,
} from '../traits/index.ts';

/** Returns a trait for friends near its bearer, with the distance measured at another moment and another effect. */
const measured = (trait: Rule, occasion: 'now' | 'activated', summary: string, gives: Partial<Rule> = {}): Rule => {
  if (!trait.radiates) throw new Error(`${trait.id} has no effect on units near its bearer`);
  const { radiates } = trait;
  return { ...trait, summary, radiates: { ...radiates, measured: occasion, gives: { ...radiates.gives, ...gives } } };
};

/** Returns traits with the campaign of another game as their source. */
const printedIn = (game: string, traits: readonly Rule[]): readonly Rule[] =>
  traits.map((trait) => ({ ...trait, source: trait.source.replace(/^GF/, game) }));

/** The traits that do something else in the campaigns of Firefight. */
export const FIREFIGHT_TRAITS: readonly Rule[] = printedIn('GFF', [
  measured(traitLeader, 'activated', 'Friendly units activated within 6″ get +1 to morale tests.'),
  {
    ...traitBerserker,
    summary: '+1 to rolls for the wound effects that its unit causes in melee.',
    presence: { cruelty: 1 },
  },
  {
    ...traitChemist,
    summary: 'Friendly units within 6″ get -1 to rolls for their wound effects.',
    radiates: {
      to: 'friends',
      inches: 6,
      measured: 'now',
      gives: {
        id: 'trait-chemist-given',
        name: traitChemist.name,
        source: traitChemist.source,
        summary: '-1 to rolls for the wound effects of the unit.',
        defender: { woundEffect: -1 },
      },
    },
  },
  { ...traitClimber, summary: 'Jumps on 2+.', move: { jumpsOn: 2 } },
  {
    ...traitElite,
    summary: 'Once per round, may re-roll one die.',
    presence: { rerolls: { what: 'die', per: 'round' } },
  },
]);

/**
 * The traits that do something else in the campaigns of Age of Fantasy, where distances are always measured when they
 * matter.
 */
export const FANTASY_TRAITS: readonly Rule[] = printedIn('AoF', [
  {
    ...traitAgile,
    summary: '+1.5″ on Advance, +3″ on Rush and Charge.',
    move: { advance: 1.5, rush: 3 },
  },
  {
    ...traitSmashedLeg,
    summary: '-1.5″ on Advance, -3″ on Rush and Charge.',
    move: { advance: -1.5, rush: -3 },
  },
  {
    ...traitBitterRivalry,
    summary: 'Hits Shaken units on 2+, regardless of Quality and modifiers.',
    attacker: { hitsOn: when('targetShaken')(2) },
  },
  measured(traitInstigator, 'now', 'Friendly units within 6″ get +1 to hit in melee.'),
  measured(traitTactician, 'now', 'Friendly units within 6″ get +1 to hit when shooting.'),
  measured(traitVanguard, 'now', 'Friendly units within 6″ get +6″ on Charge.', {
    summary: '+6″ on Charge.',
    move: { charge: 6 },
  }),
  measured(traitScavenger, 'now', 'Friendly units within 6″ get +6″ range when shooting.'),
  { ...traitRunner, summary: '+3″ on every move, also in difficult terrain.', move: { always: 3 } },
  {
    ...traitWarden,
    summary: 'When it is activated, roll a die: on a 5+ friendly units within 6″ are no longer Shaken.',
    presence: { steadies: { inches: 6, on: 5 } },
  },
]);
