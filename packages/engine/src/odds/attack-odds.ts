import type { FrozenGroup } from '../legal/shoot.ts';
import { type Battle, copyBattle, copyInto } from '../state/battle.ts';
import type { Volley } from '../attack/volley.ts';
import { type AttackPlan, planShooting, planStrike, planVolley, type StrikePlan } from './attack-plan.ts';
import { type Law, meanOf } from './law.ts';
import { moraleAfter, type MoraleOdds } from './morale-odds.ts';
import { countAttack, pushAttack } from './push-attack.ts';
import { chanceOf, startLaw, type StateLaw } from './state-law.ts';
import { UnitStates } from './unit-states.ts';

/**
 * The outcomes for a target whose last model takes wound markers: nothing; a Tough member of the group marked; models
 * lost, the last one untouched; the last one marked, but below its Tough; Shaken; Knocked Out.
 */
export const WOUND_OUTCOMES = ['unhurt', 'wounded', 'reduced', 'noroll', 'shaken', 'ko'] as const;
/** Chances of the outcomes for a target in a game with wound effects. */
export type WoundOutcome = (typeof WOUND_OUTCOMES)[number];

/** The exact odds of an attack. */
export interface AttackOdds {
  /** After bonus hits and Blast; groups without a target roll nothing. */
  pHits: Law;
  /** After Defense rolls, multiplying and saves, surplus included. */
  pWounds: Law;
  /** By the number of models lost. */
  pKills: Law;
  meanHits: number;
  meanWounds: number;
  meanKills: number;
  /** Wounds that models take. */
  meanLanded: number;
  pDestroyed: number;
  /** If there is a hero among the models. */
  pHeroKilled?: number;
  /** If wounds have effects. */
  pOutcome?: Readonly<Record<WoundOutcome, number>>;
  /** The states of the target and their chances, as the start of further attacks. */
  states: UnitStates;
  after: StateLaw;
}

/** Returns the odds of a planned attack on a unit as it is in a scratch battle, which the calculation may change. */
const oddsOfPlan = (scratch: Battle, plan: AttackPlan): AttackOdds => {
  const states = new UnitStates(scratch, plan.target);
  const after = pushAttack(states, plan, startLaw());
  const pHits = countAttack(states, plan, startLaw(), 'hits');
  const pWounds = countAttack(states, plan, startLaw(), 'wounds');
  const { pKills, meanLanded } = lossesOf(states, after);
  return {
    pHits,
    pWounds,
    pKills,
    meanHits: meanOf(pHits),
    meanWounds: meanOf(pWounds),
    meanKills: meanOf(pKills),
    meanLanded,
    pDestroyed: pKills[states.living(0)],
    ...heroOdds(states, after),
    ...(scratch.plan.ruleset.ways.wounds === 'effects' ? { pOutcome: outcomesOf(states, after) } : {}),
    states,
    after,
  };
};

/** Options of odds besides the attack itself. */
export interface OddsOptions {
  /** The target's turn when the hits of a Blast are shared out; 0 is the first. */
  turn?: number;
  /** A battle of the same plan to work in, for repeated calls; the states found are valid until it is used again. */
  scratch?: Battle;
}

/** Returns a battle to work in: the caller's, or a new one. */
export const scratchOf = (battle: Battle, scratch: Battle | undefined): Battle => {
  if (!scratch) return copyBattle(battle);
  copyInto(scratch, battle);
  return scratch;
};

/** Returns the odds of shots: groups at one target, frozen or assumed. */
export const shootingOdds = (
  battle: Battle,
  unit: number,
  groups: readonly FrozenGroup[],
  { turn, scratch }: OddsOptions = {},
): AttackOdds => oddsOfPlan(scratchOf(battle, scratch), planShooting(battle, unit, groups, turn));

/** Returns the odds of one side's melee attacks, by position or with all models in reach. */
export const strikeOdds = (battle: Battle, strike: StrikePlan, { turn, scratch }: OddsOptions = {}): AttackOdds =>
  oddsOfPlan(scratchOf(battle, scratch), planStrike(battle, strike, turn));

/** Returns the odds of a compiled volley, such as a spell's. */
export const volleyOdds = (battle: Battle, volley: Volley, { turn, scratch }: OddsOptions = {}): AttackOdds =>
  oddsOfPlan(scratchOf(battle, scratch), planVolley(volley, turn));

/** Adds the morale test that may follow when the activation ends; only where units test on their own. */
export const moraleAfterAttack = ({ states, after }: AttackOdds): MoraleOdds => moraleAfter(states, after);

/** Models lost and wounds taken. */
export const lossesOf = (states: UnitStates, law: StateLaw): { pKills: Law; meanLanded: number } => {
  const pKills = new Float64Array(states.living(0) + 1);
  let meanLanded = 0;
  for (let node = 0; node < law.length; node++) {
    if (law[node] === undefined) continue;
    const chance = chanceOf(law, node);
    pKills[states.living(0) - states.living(node)] += chance;
    meanLanded += states.landed(node) * chance;
  }
  return { pKills, meanLanded };
};

const heroOdds = (states: UnitStates, law: StateLaw): { pHeroKilled?: number } => {
  const { models } = states.battle.plan;
  const hero = states.models.find((model) => models[model].hero);
  if (hero === undefined) return {};
  let pHeroKilled = 0;
  for (let node = 0; node < law.length; node++)
    if (law[node] !== undefined && !states.isAlive(node, hero)) pHeroKilled += chanceOf(law, node);
  return { pHeroKilled };
};

const outcomesOf = (states: UnitStates, law: StateLaw): Record<WoundOutcome, number> => {
  const odds: Record<WoundOutcome, number> = { unhurt: 0, wounded: 0, reduced: 0, noroll: 0, shaken: 0, ko: 0 };
  for (let node = 0; node < law.length; node++)
    if (law[node] !== undefined) odds[outcomeOf(states, node)] += chanceOf(law, node);
  return odds;
};

const outcomeOf = (states: UnitStates, node: number): WoundOutcome => {
  if (states.isGone(node)) return 'ko';
  const effect = states.effect(node);
  if (effect === 'shaken') return 'shaken';
  if (effect === 'none') return 'noroll';
  if (states.living(node) < states.living(0)) return 'reduced';
  return states.landed(node) > 0 ? 'wounded' : 'unhurt';
};
