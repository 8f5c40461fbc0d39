import { rule, type Rule } from '@muster/engine';

/** Fire, frost or worse. */
export const breathAttack: Rule = rule({
  id: 'breath-attack',
  name: 'Breath Attack',
  source: 'army books, special rules',
  summary:
    'Before attacking, once per activation: on a 2+ an enemy in sight within 6" takes a hit with Blast(3) and AP(1).',
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
