import { rule, type Rule } from '@muster/engine';

/** Slows the unit that a hero with it joined (campaign:T11). */
export const traitSmashedLeg: Rule = rule({
  id: 'trait-smashed-leg',
  name: 'Trait: Smashed Leg',
  source: 'GF campaign, injuries',
  summary: '-1″ on Advance, -2″ on Rush and Charge.',
  apart: true,
  move: { advance: -1, rush: -2 },
});
