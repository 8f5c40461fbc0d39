import { rule, type Rule } from '@muster/engine';

/** Hits a close enemy without rolling to hit. */
export const breathAttack: Rule = rule({
  id: 'breath-attack',
  name: 'Breath Attack',
  source: 'army books, special rules',
  summary:
    'Once per activation, before attacking: roll a die. On a 2+ an enemy unit in sight within 6″ takes 1 hit with Blast(3) and AP(1).',
  ability: {
    per: 'activation',
    target: 'enemy',
    range: 6,
    needsSight: true,
    dice: 1,
    need: 2,
    hits: 1,
    rules: [
      { id: 'blast', rating: 3 },
      { id: 'ap', rating: 1 },
    ],
  },
});
