import { rule, type Rule } from '@muster/engine';

/** One extra melee attack per battle. */
export const takedownStrike: Rule = rule({
  id: 'takedown-strike',
  name: 'Takedown Strike',
  source: 'army books, special rules',
  summary: 'Once per battle, makes 1 extra melee attack at Quality 2+ with Takedown, Deadly(3) and AP(2).',
  presence: {
    weapon: {
      name: 'Takedown Strike',
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
