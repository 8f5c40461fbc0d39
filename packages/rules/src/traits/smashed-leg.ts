import { rule, type Rule } from '@muster/engine';

/** Limps, and sets the pace of those whom it joined (campaign:T11). */
export const traitSmashedLeg: Rule = rule({
  id: 'trait-smashed-leg',
  name: 'Trait: Smashed Leg',
  source: 'GF campaign, injuries',
  summary: 'Moves 1" less on Advance and 2" less on Rush and Charge.',
  apart: true,
  move: { advance: -1, rush: -2 },
});
