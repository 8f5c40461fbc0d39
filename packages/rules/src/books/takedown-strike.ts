import { rule, type Rule } from '@muster/engine';

/** One blow in a battle that picks its victim, deadly and hard to miss. */
export const takedownStrike: Rule = rule({
  id: 'takedown-strike',
  name: 'Takedown Strike',
  source: 'army books, special rules',
  summary: 'Once in a battle it strikes once more: Takedown, Deadly(3), AP(2), hitting on 2+.',
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
