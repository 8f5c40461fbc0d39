import { rule, type Rule } from '@muster/engine';

/**
 * Colours to rally to: while a living model bears them, its whole unit adds one to morale rolls. One bearer is enough,
 * and two banners are worth no more than one (muster:gifts).
 */
export const banner: Rule = rule({
  id: 'banner',
  name: 'Banner',
  source: 'AoF core, special rules',
  summary: 'While it lives, its whole unit gets +1 to morale tests.',
  unit: { morale: 1 },
});
