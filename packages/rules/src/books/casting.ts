import { rule, type Rule } from '@muster/engine';

/** A bonus that "Casting Buff" gives to a friend. */
export const casting: Rule = rule({
  id: 'casting',
  name: 'Casting',
  source: 'army books, special rules',
  summary: '+1 to rolls to cast.',
  presence: { casting: 1 },
});
