import { rule, type Rule } from '@muster/engine';

/** Makes the morale test after a lost melee harder. */
export const traitBerserker: Rule = rule({
  id: 'trait-berserker',
  name: 'Trait: Berserker',
  source: 'GF campaign, skills of heroes',
  summary: 'Enemies that lose a melee against its unit get -1 to the morale test.',
  presence: { dread: -1 },
});
