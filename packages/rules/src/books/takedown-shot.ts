import { rule, type Rule } from '@muster/engine';

/** One extra shot per battle, as far as the longest weapon of the model shoots. */
export const takedownShot: Rule = rule({
  id: 'takedown-shot',
  name: 'Takedown Shot',
  source: 'army books, special rules',
  summary:
    'Once per battle, makes 1 extra shot at Quality 2+ with Takedown, Deadly(3) and AP(2), at the range of its longest weapon.',
  presence: {
    weapon: {
      name: 'Takedown Shot',
      range: 'longest',
      attacks: 1,
      rules: [
        { id: 'ap', rating: 2 },
        { id: 'deadly', rating: 3 },
        { id: 'limited' },
        { id: 'reliable' },
        { id: 'takedown' },
      ],
    },
  },
});
