import { rule, type Rule } from '@muster/engine';

/** Nothing frightens it at first, whoever lends the Quality (campaign:T8). */
export const traitMotivated: Rule = rule({
  id: 'trait-motivated',
  name: 'Trait: Motivated',
  source: 'GF campaign, talents',
  summary: 'Its unit passes the first morale test of the battle, Shaken or not.',
  morale: { passesFirst: true },
});
