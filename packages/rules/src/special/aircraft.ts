import { always, rule, type Rule } from '@muster/engine';

/**
 * A flyer that must Advance in every activation, Shaken or not, 30″ to 36″ in one straight line over everything. It
 * neither seizes nor contests objectives, cannot be charged, and ranges to it are 12″ shorter, also of spells
 * (battle:S16, battle:S18, battle:L9).
 */
export const aircraft: Rule = rule({
  id: 'aircraft',
  name: 'Aircraft',
  source: 'GF core, special rules',
  summary:
    'Must Advance in each activation, 30″ to 36″ in a straight line over everything. Ranges to it are 12″ shorter. Cannot be charged and cannot seize objectives.',
  defender: { range: always(-12) },
  move: { onlyActions: ['advance'], straightLine: 30 },
  presence: { cannotSeize: true, cannotBeCharged: true, highAbove: true },
});
