import { type Effect, type Rule, when } from '@muster/engine';
import { casterGroup, hiveBond, hiveBondBoost, impale, shatter, tear } from '../books/index.ts';

/** An amount against units that are mostly Tough(3) or more without heroes, as in games where most units are one model. */
const againstTheLarge = (amount: number): Effect => when('targetTough3', 'targetNoHero')(amount);

/** The rules of army books that do something else in Firefight. */
export const FIREFIGHT_BOOKS: readonly Rule[] = [
  {
    ...casterGroup,
    summary: 'Gets 1 spell token each round, as with Caster(1).',
    presence: { tokens: 1 },
  },
  { ...hiveBond, summary: 'If all models have it, the unit gets +1 to morale tests.', morale: { bonus: 1 } },
  { ...hiveBondBoost, summary: 'Hive Bond gives +2 to morale tests instead of +1.', morale: { bonus: 1 } },
  {
    ...impale,
    summary: 'Deadly(+3) if most models of the target have Tough(3) or more and none is a hero.',
    attacker: { woundFactor: againstTheLarge(3) },
  },
  {
    ...shatter,
    summary: 'AP(+2) if most models of the target have Tough(3) or more and none is a hero.',
    attacker: { piercing: againstTheLarge(2) },
  },
  {
    ...tear,
    summary: 'AP(+4) if most models of the target have Tough(3) or more and none is a hero.',
    attacker: { piercing: againstTheLarge(4) },
  },
];
