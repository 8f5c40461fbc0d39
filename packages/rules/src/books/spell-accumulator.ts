import { rule, type Rule } from '@muster/engine';

/** Keeps tokens for casters, unless its unit is Shaken. They are spent on spells before the tokens of the caster. */
export const spellAccumulator: Rule = rule({
  id: 'spell-accumulator',
  name: 'Spell Accumulator',
  source: 'army books, special rules',
  rated: true,
  summary: 'Gains X tokens each round, up to six, that friendly casters of other units within 12" spend on spells.',
  presence: { accumulator: 'X' },
});
