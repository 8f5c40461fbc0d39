import { rule, type Rule } from '@muster/engine';

/** Saves spell tokens for casters, unless its unit is Shaken. Casters spend them before their own. */
export const spellAccumulator: Rule = rule({
  id: 'spell-accumulator',
  name: 'Spell Accumulator',
  source: 'army books, special rules',
  rated: true,
  summary:
    'Gets X spell tokens each round (6 at most). Friendly casters of other units within 12″ may spend them on spells.',
  presence: { accumulator: 'X' },
});
