import { type Effect, type Rule, when } from '@muster/engine';
import { casterGroup, hiveBond, hiveBondBoost, impale, shatter, tear } from '../books/index.ts';

/** Where most units are one model, weapons against the large leave heroes alone and mind only Tough(3). */
const againstTheLarge = (amount: number): Effect => when('targetTough3', 'targetNoHero')(amount);

/** Rules of army books that say something else in Firefight. */
export const FIREFIGHT_BOOKS: readonly Rule[] = [
  {
    ...casterGroup,
    summary: 'Gains a spell token each round, as with Caster(1).',
    presence: { tokens: 1 },
  },
  { ...hiveBond, summary: 'When all models have it, +1 to morale tests.', morale: { bonus: 1 } },
  { ...hiveBondBoost, summary: 'Hive Bond is worth +2 to morale tests.', morale: { bonus: 1 } },
  {
    ...impale,
    summary: 'Deadly(+3) where most of the target has Tough(3) or more and nobody is a hero.',
    attacker: { woundFactor: againstTheLarge(3) },
  },
  {
    ...shatter,
    summary: 'AP(+2) where most of the target has Tough(3) or more and nobody is a hero.',
    attacker: { piercing: againstTheLarge(2) },
  },
  {
    ...tear,
    summary: 'AP(+4) where most of the target has Tough(3) or more and nobody is a hero.',
    attacker: { piercing: againstTheLarge(4) },
  },
];
