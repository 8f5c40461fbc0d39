import { rule, type Rule } from '@muster/engine';

/** Counts for the whole unit, whichever model lends its Quality (campaign:T8). */
export const traitMotivated: Rule = rule({
  id: 'trait-motivated',
  name: 'Trait: Motivated',
  source: 'GF campaign, talents',
  summary: 'Its unit passes its first morale test of the battle, even if Shaken.',
  morale: { passesFirst: true },
});
