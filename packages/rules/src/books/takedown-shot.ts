import { rule, type Rule } from '@muster/engine';

/** One shot in a battle that picks its victim, as far as the longest weapon of its bearer reaches. */
export const takedownShot: Rule = rule({
  id: 'takedown-shot',
  name: 'Takedown Shot',
  source: 'army books, special rules',
  summary: 'Once in a battle it shoots once more: Takedown, Deadly(3), AP(2), hitting on 2+.',
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
