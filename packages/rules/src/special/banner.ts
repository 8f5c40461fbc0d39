import { rule, type Rule } from '@muster/engine';

/** One living bearer is enough for its whole unit, and two banners are worth no more than one (muster:gifts). */
export const banner: Rule = rule({
  id: 'banner',
  name: 'Banner',
  source: 'AoF core, special rules',
  summary: 'The unit gets +1 to morale tests while this model lives.',
  unit: { morale: 1 },
});
