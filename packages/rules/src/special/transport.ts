import { rule, type Rule } from '@muster/engine';

/**
 * Carries up to X places: one for a plain model or a hero up to Tough(6), three for others up to Tough(3), none above
 * (battle:T1). Passengers are out of reach and out of the game for markers; a wreck shakes and may hurt them
 * (battle:T6).
 */
export const transport: Rule = rule({
  id: 'transport',
  name: 'Transport',
  source: 'GF core, special rules',
  rated: true,
  summary: 'Carries units in X places; they get in and out as they move, and suffer when it is lost.',
  presence: { transport: 'X' },
});
