import { rule, type Rule } from '@muster/engine';

/** A penalty that other rules give. */
export const castingPenalty: Rule = rule({
  id: 'casting-penalty',
  name: 'Casting Penalty',
  source: 'army books, special rules',
  rated: true,
  summary: '-X to rolls to cast.',
  presence: { casting: '-X' },
});
