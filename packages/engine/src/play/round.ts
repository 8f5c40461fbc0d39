import { distance2 } from '@muster/kernel';
import type { Play } from '../contract/play.ts';
import { type Battle, GAME, RESERVE, ROUND_FLAGS, UNIT_FLAG } from '../state/battle.ts';
import { endRoundMarks } from '../state/marks.ts';
import { testArmies } from './army-morale.ts';
import { pickAtFirst } from './choose.ts';
import { hasConceded, sidesLeft } from '../state/conceded.ts';
import { askToConcede } from './concede.ts';
import { checkForEvents } from './random-events/happen.ts';
import { dropIntel } from './random-events/intel.ts';
import { endRoundOfEvents } from './random-events/round-end.ts';
import { judgeSurvival } from './survival.ts';
import { leadersOf, winnerNow } from '../state/mission.ts';
import { scoreRound } from './score.ts';
import { finish } from './finish.ts';
import { growWithTime } from './growth.ts';
import { rally } from './morale.ts';
import { rollOff } from './roll-off.ts';
import {
  everyModel,
  firstModel,
  hasUnitFlag,
  hasJustArrived,
  isEmbarked,
  isLiving,
  isOnTable,
  modelsOf,
  nextModel,
  roundOf,
  sidesFrom,
} from '../state/query.ts';

/**
 * Gives tokens to casters and to models that keep tokens for them; models that cast together have one each, and keep
 * none.
 */
const gatherTokens = (battle: Battle): void => {
  const { models, units, ruleset, hasCasterGroups } = battle.plan;
  for (const { index, tokens, accumulator } of models)
    if (tokens + accumulator > 0 && battle.alive[index])
      battle.tokens[index] = Math.min(ruleset.numbers.tokenLimit, battle.tokens[index] + tokens + accumulator);
  if (!hasCasterGroups) return;
  for (const unit of units) {
    const group = modelsOf(battle, unit.index).filter((model) => models[model].castsTogether);
    for (const model of group) battle.tokens[model] = 0;
    if (group.length > 0) battle.tokens[group[0]] = Math.min(ruleset.numbers.tokenLimit, group.length);
  }
};

/**
 * Starts a round: sides may concede, activations and Fatigued states are cleared, a random event may happen
 * (campaign:P2), casters get tokens (also off the table, battle:C5).
 */
export const startRound = (play: Play, round: number): void => {
  const { battle } = play;
  askToConcede(play, round);
  const left = sidesLeft(battle);
  if (left.length === 1) return finish(play, left[0]);
  if (hasConceded(battle, battle.game[GAME.first])) battle.game[GAME.first] = nextFirst(battle);
  battle.game[GAME.round] = round;
  battle.game[GAME.activations] = 0;
  battle.game[GAME.passed] = 0;
  battle.sideLast.fill(0);
  battle.sideAgain.fill(0);
  battle.unitGrants.fill(0);
  endRoundMarks(battle);
  for (let unit = 0; unit < battle.unitFlags.length; unit++) battle.unitFlags[unit] &= ~ROUND_FLAGS;
  battle.game[GAME.side] = battle.game[GAME.first];
  if (play.listening) play.emit({ type: 'round-started', round, first: battle.game[GAME.first] });
  checkForEvents(play);
  gatherTokens(battle);
  rally(play);
  growWithTime(play);
  pickAtFirst(play);
};

/**
 * Ends a round: armies at half test, objectives are seized (battle:F10), the next first player is determined, and
 * after the last round the winner.
 */
export const endRound = (play: Play): void => {
  const { battle } = play;
  const moraleFirst = battle.plan.settings.firefightMoraleBeforeObjectives;
  endRoundOfEvents(play);
  if (!moraleFirst) seizeObjectives(play);
  if (battle.plan.ruleset.ways.morale === 'army') testArmies(play);
  if (moraleFirst) seizeObjectives(play);
  scoreRound(play);
  dropIntel(play);
  battle.game[GAME.first] = nextFirst(battle);
  const round = roundOf(battle);
  if (play.listening) play.emit({ type: 'round-ended', round, next: battle.game[GAME.first] });
  const { words, rounds } = battle.plan.mission;
  if (words.win.by === 'survival') judgeSurvival(play);
  else if (round >= rounds) decide(play);
};

/**
 * Ends the last round. A campaign needs a winner: the battle continues, and in the end a roll-off decides
 * (campaign:P9).
 */
const decide = (play: Play): void => {
  const { battle } = play;
  const { goesOn } = battle.plan.extras ?? {};
  const won = winnerNow(battle);
  if (won >= 0 || goesOn === undefined) return finish(play, won);
  if (roundOf(battle) < goesOn && canMarkersChange(battle)) return;
  const { winner, rolls } = rollOff(play, leadersOf(battle));
  if (play.listening) play.emit({ type: 'roll-off', purpose: 'winner', winner, rolls });
  finish(play, winner);
};

/** Whether some unit that is or may come on the table could ever seize an objective (campaign:P9). */
const canMarkersChange = (battle: Battle): boolean =>
  battle.game[GAME.objectives] > 0 &&
  battle.plan.sides.some(({ units }) =>
    units.some(
      (unit) =>
        isLiving(battle, unit) &&
        !battle.plan.units[unit].comes &&
        (hasUnitFlag(battle, unit, UNIT_FLAG.onTable) ||
          isEmbarked(battle, unit) ||
          battle.unitReserve[unit] === RESERVE.ambush ||
          battle.unitReserve[unit] === RESERVE.late) &&
        everyModel(battle, unit, (model) => !battle.plan.models[model].cannotSeize),
    ),
  );

/**
 * Returns the side whose last activation came earliest; sides without any come first, in turn from the first player
 * (battle:O3).
 */
export const nextFirst = (battle: Battle): number =>
  sidesFrom(battle, battle.game[GAME.first])
    .filter((side) => !hasConceded(battle, side))
    .reduce((first, side) => (battle.sideLast[side] < battle.sideLast[first] ? side : first));

/** Seizes objectives: a single side near one takes it; several make it neutral; none leave it as it is (battle:O1). */
export const seizeObjectives = (play: Play): void => {
  const { battle } = play;
  for (let i = 0; i < battle.game[GAME.objectives]; i++) {
    const before = battle.objOwner[i];
    const owner = holderNow(battle, i);
    battle.objOwner[i] = owner;
    if (play.listening && before !== owner) play.emit({ type: 'objective', index: i, owner, before });
  }
};

const NO_SIDE_NEAR = -2;

/** Returns the side that would hold an objective if the round ended now, or -1. */
export const holderNow = (battle: Battle, objective: number): number => {
  const taker = takerOf(battle, objective);
  return taker === NO_SIDE_NEAR ? battle.objOwner[objective] : taker;
};

/** Returns the side that is alone near an objective, -1 where several are, else `NO_SIDE_NEAR`. */
const takerOf = (battle: Battle, objective: number): number => {
  let taker = NO_SIDE_NEAR;
  for (const { index, side } of battle.plan.units) {
    if (side === taker || !isNearObjective(battle, index, objective) || !maySeize(battle, index)) continue;
    if (taker !== NO_SIDE_NEAR) return -1;
    taker = side;
  }
  return taker;
};

/** Returns the sides with a unit that may seize within reach of an objective. */
export const sidesNear = (battle: Battle, objective: number): number[] => {
  const sides: number[] = [];
  for (const unit of battle.plan.units) {
    if (sides.includes(unit.side) || !isNearObjective(battle, unit.index, objective)) continue;
    if (maySeize(battle, unit.index)) sides.push(unit.side);
  }
  return sides;
};

/** Whether a unit counts for objectives: of an army, on the table, not Shaken, no Aircraft, not just arrived. */
export const maySeize = (battle: Battle, unit: number): boolean => {
  if (battle.plan.units[unit].comes) return false;
  if (!isLiving(battle, unit) || !isOnTable(battle, unit) || hasUnitFlag(battle, unit, UNIT_FLAG.shaken)) return false;
  if (hasJustArrived(battle, unit)) return false;
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    if (battle.plan.models[model].cannotSeize) return false;
  return true;
};

const isNearObjective = (battle: Battle, unit: number, objective: number): boolean => {
  const reach = battle.plan.ruleset.numbers.objectiveReach;
  const { radius } = battle.plan.bases;
  const x = battle.objX[objective];
  const y = battle.objY[objective];
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model)) {
    const far = reach + radius[model];
    if (distance2(battle.x[model], battle.y[model], x, y) <= far * far) return true;
  }
  return false;
};
