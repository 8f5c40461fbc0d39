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

/** A trait for friends around its bearer, measured on another occasion, and what it is worth there. */
const measured = (trait: Rule, occasion: 'now' | 'activated', summary: string, gives: Partial<Rule> = {}): Rule => {
  if (!trait.radiates) throw new Error(`${trait.id} is for nobody around its bearer`);
  const { radiates } = trait;
  return { ...trait, summary, radiates: { ...radiates, measured: occasion, gives: { ...radiates.gives, ...gives } } };
};

/** Traits as the campaigns of another game have them. */
const printedIn = (game: string, traits: readonly Rule[]): readonly Rule[] =>
  traits.map((trait) => ({ ...trait, source: trait.source.replace(/^GF/, game) }));

/** Traits that say something else in the campaigns of Firefight. */
export const FIREFIGHT_TRAITS: readonly Rule[] = printedIn('GFF', [
  measured(traitLeader, 'activated', 'Friendly units that are activated within 6" have +1 to morale tests.'),
  {
    ...traitBerserker,
    summary: 'Adds 1 to the wound effects that it causes in melee.',
    presence: { cruelty: 1 },
  },
  {
    ...traitChemist,
    summary: 'Friendly units within 6" have -1 to rolls for their wound effects.',
    radiates: {
      to: 'friends',
      inches: 6,
      measured: 'now',
      gives: {
        id: 'trait-chemist-given',
        name: traitChemist.name,
        source: traitChemist.source,
        summary: '-1 to rolls for its wound effects.',
        defender: { woundEffect: -1 },
      },
    },
  },
  { ...traitClimber, summary: 'Jumps on 2+.', move: { jumpsOn: 2 } },
  {
    ...traitElite,
    summary: 'Rolls one die again once in a round.',
    presence: { rerolls: { what: 'die', per: 'round' } },
  },
]);

/** Traits that say something else in the campaigns of Age of Fantasy, where everything is measured when it counts. */
export const FANTASY_TRAITS: readonly Rule[] = printedIn('AoF', [
  {
    ...traitAgile,
    summary: 'Moves 1.5" further on Advance and 3" further on Rush and Charge.',
    move: { advance: 1.5, rush: 3 },
  },
  {
    ...traitSmashedLeg,
    summary: 'Moves 1.5" less on Advance and 3" less on Rush and Charge.',
    move: { advance: -1.5, rush: -3 },
  },
  {
    ...traitBitterRivalry,
    summary: 'Hits Shaken units on 2+, whatever is added to the roll.',
    attacker: { hitsOn: when('targetShaken')(2) },
  },
  measured(traitInstigator, 'now', 'Friendly units within 6" have +1 to hit in melee.'),
  measured(traitTactician, 'now', 'Friendly units within 6" have +1 to hit when shooting.'),
  measured(traitVanguard, 'now', 'Friendly units within 6" charge 6" further.', {
    summary: 'Charges 6" further.',
    move: { charge: 6 },
  }),
  measured(traitScavenger, 'now', 'Friendly units within 6" have 6" more range.'),
  { ...traitRunner, summary: 'Moves 3" further, always, and in difficult ground too.', move: { always: 3 } },
  {
    ...traitWarden,
    summary: 'When it is activated, on 5+ friendly units within 6" stop being Shaken.',
    presence: { steadies: { inches: 6, on: 5 } },
  },
]);
