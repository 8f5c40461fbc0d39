import { judgeMelee, meleeTotal } from '../play/melee.ts';
import type { MoraleCall } from '../play/morale.ts';
import type { MeleeReach } from '../play/strikers.ts';
import { type Battle, UNIT_FLAG } from '../state/battle.ts';
import { lossesOf, scratchOf } from './attack-odds.ts';
import { ALL_REACH } from './attack-plan.ts';
import { resolveMelee, makeMelee, type MeleePair } from './exchange.ts';
import type { Law } from './law.ts';
import { addTest, type MoraleOdds } from './morale-odds.ts';
import { addRow, chanceOf, type StateLaw } from './state-law.ts';
import { UnitStates } from './unit-states.ts';

/** What is assumed about a melee. */
export interface MeleeSituation {
  /** Whether the charged unit strikes at all. */
  strikesBack?: boolean;
  /** Who reaches whom; by default all models reach all. */
  reach?: MeleeReach;
  /** Whether the charge began over 9" away; by default it did not. */
  fromAfar?: boolean;
  /** A battle of the same plan to work in, as for other odds. */
  scratch?: Battle;
}

/** The result of a melee for one of the two units. */
export interface FighterOdds {
  /** Models lost in the melee; models that are Routed afterwards are not counted. */
  pModelsLost: Law;
  /** Wounds that it takes. */
  meanLanded: number;
  /** The chance that all of its models are lost. */
  pDestroyed: number;
  /** The chance that both units survive and this one has won. */
  pWins: number;
  /** The test after a lost melee. */
  morale: MoraleOdds;
  /** The chance that it is Shaken by its wounds, where wounds have effects, or before. */
  pShaken: number;
  states: UnitStates;
}

/** The exact odds of a melee. */
export interface MeleeOdds {
  charger: FighterOdds;
  defender: FighterOdds;
  /** The chance that both units survive and neither has won. */
  pTie: number;
}

/**
 * Returns the odds of a whole melee after the charge has arrived, as `fight` resolves it; order and picks are left to
 * the engine. What weapons do to their own bearers is not counted.
 */
export const meleeOdds = (
  battle: Battle,
  charger: number,
  target: number,
  situation: MeleeSituation = {},
): MeleeOdds => {
  const { strikesBack = true, reach = ALL_REACH, fromAfar = false } = situation;
  const scratch = scratchOf(battle, situation.scratch);
  scratch.unitFlags[charger] |= UNIT_FLAG.charged | UNIT_FLAG.moved | (fromAfar ? UNIT_FLAG.chargedFar : 0);
  const countsSurplus = !battle.plan.settings.meleeCountsAbsorbed;
  const chargers = new UnitStates(scratch, charger, countsSurplus);
  const defenders = new UnitStates(scratch, target, countsSurplus);
  const melee = makeMelee(chargers, defenders, strikesBack, reach);
  return verdictOf(chargers, defenders, resolveMelee(melee, 0, 0));
};

/**
 * Adds the winner, and the tests of the losers (battle:M6–M11); there is no winner where armies test as a whole
 * (battle:F18).
 */
const verdictOf = (chargers: UnitStates, defenders: UnitStates, pairs: readonly MeleePair[]): MeleeOdds => {
  const sides = [fighterLaws(chargers), fighterLaws(defenders)] as const;
  const judge = judgeOf(chargers, defenders);
  const hasDread = chargers.battle.plan.models.some(({ dread }) => dread.length > 0);
  let pTie = 0;
  for (const { charger, defender, chance } of pairs) {
    addRow(sides[0].law, charger, ONE, chance);
    addRow(sides[1].law, defender, ONE, chance);
    if (chargers.isGone(charger) || defenders.isGone(defender)) continue;
    const verdict = judge(charger, defender);
    if (verdict === 0) pTie += chance;
    else {
      const [winner, loser] = verdict > 0 ? sides : [sides[1], sides[0]];
      const [won, lost] = verdict > 0 ? [charger, defender] : [defender, charger];
      winner.wins += chance;
      if (!hasDread) addRow(loser.losing, lost, ONE, chance);
      else {
        // The models left of the winner decide what the loser has to fear.
        winner.states.enter(won);
        addTest(loser.morale, loser.states, lost, { kind: 'melee', by: winner.states.unit }, chance);
      }
    }
  }
  return { charger: fighterOdds(sides[0]), defender: fighterOdds(sides[1]), pTie };
};

/** Returns the winner between two states in which both survive; none where melees are not won at all (battle:F18). */
export type MeleeJudge = (charger: number, defender: number) => number;

/** Returns a function that determines the winner of a melee. */
export const judgeOf = (chargers: UnitStates, defenders: UnitStates): MeleeJudge => {
  if (chargers.battle.plan.ruleset.ways.morale !== 'unit') return () => 0;
  const [chargerTotal, defenderTotal] = [totals(chargers), totals(defenders)];
  return (charger, defender) => {
    const dealt = chargerTotal(charger, defenders.dealt(defender));
    return judgeMelee([dealt, defenderTotal(defender, chargers.dealt(charger))], false, false);
  };
};

const ONE: Law = new Float64Array([1]);

/** The totals for one of the two units. */
interface FighterLaws {
  states: UnitStates;
  law: StateLaw;
  /** The states in which it has lost and survives. */
  losing: StateLaw;
  /** Tests that depend on the models left of the winner. */
  morale: MoraleOdds;
  wins: number;
}

const fighterLaws = (states: UnitStates): FighterLaws => ({
  states,
  law: [],
  losing: [],
  morale: { pPasses: 0, pShaken: 0, pRouts: 0 },
  wins: 0,
});

/** Returns what counts for a unit in a node that has dealt this much, computed once for all nodes that are alike. */
const totals = (states: UnitStates): ((node: number, dealt: number) => number) => {
  const known: number[][] = [];
  return (node, dealt) => {
    const ofCrew = (known[states.crew(node)] ??= []);
    if (ofCrew[dealt] === undefined) {
      states.enter(node);
      states.battle.unitDealt[states.unit] = dealt;
      ofCrew[dealt] = meleeTotal(states.battle, states.unit);
    }
    return ofCrew[dealt];
  };
};

const LOST: MoraleCall = { kind: 'melee', by: -1 };

const fighterOdds = ({ states, law, losing, morale, wins }: FighterLaws): FighterOdds => {
  const { pKills, meanLanded } = lossesOf(states, law);
  losing.forEach((row, node) => row && addTest(morale, states, node, LOST, chanceOf(losing, node)));
  let pShaken = 0;
  law.forEach((row, node) => {
    if (row && !states.isGone(node) && states.isShaken(node)) pShaken += chanceOf(law, node);
  });
  return {
    pModelsLost: pKills,
    meanLanded,
    pDestroyed: pKills[states.living(0)],
    pWins: wins,
    morale,
    pShaken,
    states,
  };
};
