import { rule, type Rule } from '@muster/engine';

/** A weapon for units that the model passes over. It is not used in melee or at other targets. */
export const strafing: Rule = rule({
  id: 'strafing',
  name: 'Strafing',
  source: 'army books, special rules',
  summary: 'Once per activation, shoots at one enemy unit that the model moves through. Cannot be used otherwise.',
  attacker: { strafes: true },
});
