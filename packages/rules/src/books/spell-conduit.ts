import { rule, type Rule } from '@muster/engine';

/** Lends its position to casters, unless its unit is Shaken. */
export const spellConduit: Rule = rule({
  id: 'spell-conduit',
  name: 'Spell Conduit',
  source: 'army books, special rules',
  summary: 'Friendly casters of other units within 12″ may cast from its position, with +1 to the roll.',
  presence: { conduit: 12 },
});
