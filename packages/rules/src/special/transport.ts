import { rule, type Rule } from '@muster/engine';

/**
 * Carries up to X places: a plain model or a hero up to Tough(6) takes one, others up to Tough(3) three, none above
 * (battle:T1). Passengers cannot be attacked and do not count for objectives. If the transport is lost, they test as in
 * dangerous terrain and are Shaken (battle:T6).
 */
export const transport: Rule = rule({
  id: 'transport',
  name: 'Transport',
  source: 'GF core, special rules',
  rated: true,
  summary:
    'Carries units of up to X places in total. They get in and out as part of their moves. If it is destroyed, they take a dangerous terrain test and become Shaken.',
  presence: { transport: 'X' },
});
