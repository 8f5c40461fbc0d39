import {
  assumeShots,
  type Battle,
  copyBattle,
  meanOf,
  meleeOdds,
  moraleAfterAttack,
  shootingOdds,
} from '@muster/engine';
import { canBeCharged, canCharge, modelsIn } from './can-charge.ts';
import { parade, type Parade } from './stand-off.ts';

/** The odds of one unit against another, by shooting and by charging. */
export interface MatrixCell {
  /** Absent if no weapon is in range. */
  shooting?: AttackFigures;
  /** Absent if it cannot charge, or the other cannot be charged. */
  charge?: ChargeFigures;
}

/** The average effect of one unit's shots at another. */
export interface AttackFigures {
  /** The mean share of the target that is lost: of its wounds, or of its models in games in which wounds have effects. */
  share: number;
  meanKills: number;
  pDestroyed: number;
  pShaken: number;
}

/** The average effect of a charge on the target and on the charging unit. */
export interface ChargeFigures extends AttackFigures {
  pRouted: number;
  /** The same share of the charging unit, from strikes back. */
  ownShare: number;
  ownMeanKills: number;
  ownDestroyed: number;
}

/** Every unit of one army against every unit of another, in both directions. */
export interface Matrix {
  /** By unit of the first army, then of the second. */
  first: MatrixCell[][];
  /** By unit of the second army, then of the first. */
  second: MatrixCell[][];
}

/** The options of a matrix: two armies and their shooting distance. */
export interface MatrixSetup extends Parade {
  /** The shooting distance, in hundredths of an inch. */
  distance: number;
  /** Called after each pair with the progress, from 0 to 1. */
  progress?: (done: number) => void;
}

/** Returns the exact odds of every pair of units of two armies, in both directions. */
export const matrixOf = (setup: MatrixSetup): Matrix => {
  const { first, second, distance, progress } = setup;
  const battle = parade(setup);
  const scratch = copyBattle(battle);
  const pairs = first.length * second.length;
  const matrix: Matrix = { first: first.map(() => []), second: second.map(() => []) };
  for (let a = 0; a < first.length; a++)
    for (let b = 0; b < second.length; b++) {
      const other = first.length + b;
      matrix.first[a][b] = cellOf(battle, scratch, a, other, distance);
      matrix.second[b][a] = cellOf(battle, scratch, other, a, distance);
      progress?.((a * second.length + b + 1) / pairs);
    }
  return matrix;
};

const cellOf = (battle: Battle, scratch: Battle, unit: number, target: number, distance: number): MatrixCell => {
  const shooting = shootingFigures(battle, scratch, unit, target, distance);
  const charge = chargeFigures(battle, scratch, unit, target);
  return { ...(shooting ? { shooting } : {}), ...(charge ? { charge } : {}) };
};

/** Returns the wounds that a unit can take. */
const toughnessOf = (battle: Battle, unit: number): number =>
  modelsIn(battle, unit).reduce((sum, { tough }) => sum + tough, 0);

/** Where wounds have effects, wound markers may exceed Tough without knocking out a model, so lost models count there. */
const shareOf = (battle: Battle, unit: number, lost: { landed: number; kills: number }): number =>
  battle.plan.ruleset.ways.wounds === 'marks'
    ? lost.landed / toughnessOf(battle, unit)
    : lost.kills / battle.plan.units[unit].count;

const shootingFigures = (
  battle: Battle,
  scratch: Battle,
  unit: number,
  target: number,
  distance: number,
): AttackFigures | undefined => {
  const groups = assumeShots(battle, unit, target, { distance, moved: false });
  if (groups.length === 0) return undefined;
  const odds = shootingOdds(battle, unit, groups, { scratch });
  const { meanKills, pDestroyed, pOutcome } = odds;
  return {
    share: shareOf(battle, target, { landed: odds.meanLanded, kills: meanKills }),
    meanKills,
    pDestroyed,
    pShaken: pOutcome ? pOutcome.shaken : moraleAfterAttack(odds).pShaken,
  };
};

const chargeFigures = (battle: Battle, scratch: Battle, unit: number, target: number): ChargeFigures | undefined => {
  if (!canCharge(battle, unit) || !canBeCharged(battle, target)) return undefined;
  const { charger, defender } = meleeOdds(battle, unit, target, { scratch });
  const meanKills = meanOf(defender.pModelsLost);
  const ownMeanKills = meanOf(charger.pModelsLost);
  return {
    share: shareOf(battle, target, { landed: defender.meanLanded, kills: meanKills }),
    meanKills,
    pDestroyed: defender.pDestroyed,
    pShaken: defender.morale.pShaken + defender.pShaken,
    pRouted: defender.morale.pRouts,
    ownShare: shareOf(battle, unit, { landed: charger.meanLanded, kills: ownMeanKills }),
    ownMeanKills,
    ownDestroyed: charger.pDestroyed,
  };
};
