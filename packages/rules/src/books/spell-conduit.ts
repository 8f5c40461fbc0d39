import { rule, type Rule } from '@muster/engine';

/** Lends its place to casters, unless its unit is Shaken. */
export const spellConduit: Rule = rule({
  id: 'spell-conduit',
  name: 'Spell Conduit',
  source: 'army books, special rules',
  summary: 'Friendly casters of other units within 12" may cast from where it stands, with +1.',
  presence: { conduit: 12 },
});
