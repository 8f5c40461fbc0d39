import { rule, type Rule } from '@muster/engine';

/** Dropped on those below while passing over them; it strikes in no melee and at nobody farther away. */
export const strafing: Rule = rule({
  id: 'strafing',
  name: 'Strafing',
  source: 'army books, special rules',
  summary: 'Used as a shot at one enemy unit that its bearer moves through, once per activation, and in no other way.',
  attacker: { strafes: true },
});
