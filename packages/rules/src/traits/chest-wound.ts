import { always, rule, type Rule } from '@muster/engine';

/** Counts when the model or unit that has it blocks (campaign:T11). */
export const traitChestWound: Rule = rule({
  id: 'trait-chest-wound',
  name: 'Trait: Chest Wound',
  source: 'GF campaign, injuries',
  summary: '-1 to Defense rolls.',
  apart: true,
  defender: { toBlock: always(-1) },
});
