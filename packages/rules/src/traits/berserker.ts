import { rule, type Rule } from '@muster/engine';

/** Those who lost a melee against its unit have seen it rage. */
export const traitBerserker: Rule = rule({
  id: 'trait-berserker',
  name: 'Trait: Berserker',
  source: 'GF campaign, skills of heroes',
  summary: 'Enemies that lost a melee against its unit have -1 to the morale test.',
  presence: { dread: -1 },
});
