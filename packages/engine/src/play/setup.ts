import { d3 } from '@muster/kernel';
import type { Action } from '../contract/action.ts';
import type { BattleEvent } from '../contract/events.ts';
import type { Play } from '../contract/play.ts';
import type { MissionObjectives } from '../rule/mission.ts';
import { freeZones } from '../legal/deploy.ts';
import { placeModels } from '../space/place-models.ts';
import { passengersOf } from '../legal/transport.ts';
import { type Battle, GAME, phaseOf, RESERVE, setPhase, UNIT_FLAG } from '../state/battle.ts';
import { setUnitFlag, roundOf, turnOf } from '../state/query.ts';
import { pickAuras } from '../state/muster.ts';
import { keepReserves, musterUnits } from './muster.ts';
import { rollOff } from './roll-off.ts';
import { shiftUnit } from './shift.ts';
import { nextSide, passTurn } from './turns.ts';

const sidesOf = (battle: Battle): number[] => battle.plan.sides.map((side) => side.index);

/** Starts the battle: zones and objectives that the mission fixes, then those that sides choose and place. */
export const begin = (play: Play): void => {
  const { battle } = play;
  const { choosesZones, fixed, words } = battle.plan.mission;
  if (!choosesZones) for (const side of sidesOf(battle)) battle.sideZone[side] = side;
  for (let i = 0; i < fixed.length; i += 2) setObjective(play, -1, fixed[i], fixed[i + 1]);
  battle.game[GAME.objectivesToPlace] = battle.game[GAME.objectives];
  const inTurn = words.objectives.find((word) => word.place === 'in-turn');
  if (inTurn) beginObjectives(play, inTurn);
  else startMuster(play);
};

/** Determines how many objectives sides place in turn, and who places first or chooses who does. */
const beginObjectives = (play: Play, { d3: dice, plus }: Extract<MissionObjectives, { place: 'in-turn' }>): void => {
  const { battle } = play;
  const faces = play.roll('objectives', -1, dice);
  battle.game[GAME.objectivesToPlace] += faces.reduce((sum, face) => sum + d3(face), plus);
  const { winner, rolls } = rollOff(play, sidesOf(battle));
  if (play.listening) play.emit({ type: 'roll-off', purpose: 'objectives', winner, rolls });
  battle.game[GAME.side] = winner;
  setPhase(battle, battle.plan.ruleset.ways.firstMarker === 'winner' ? 'objectives' : 'first-placer');
};

/** The winner of the roll-off chooses who places the first objective. */
export const chooseFirstPlacer = (play: Play, first: number): void => {
  play.battle.game[GAME.side] = first;
  setPhase(play.battle, 'objectives');
};

/** A side places an objective; after the last one the armies are mustered. */
export const placeObjective = (play: Play, x: number, y: number): void => {
  const { battle } = play;
  setObjective(play, turnOf(battle), x, y);
  if (battle.game[GAME.objectives] < battle.game[GAME.objectivesToPlace])
    battle.game[GAME.side] = nextSide(battle, turnOf(battle));
  else startMuster(play);
};

/** Places an objective on the table; the side is -1 where the mission places it. */
const setObjective = (play: Play, side: number, x: number, y: number): void => {
  const { battle } = play;
  const index = battle.game[GAME.objectives]++;
  battle.objX[index] = x;
  battle.objY[index] = y;
  battle.objOwner[index] = -1;
  if (play.listening) play.emit({ type: 'objective-placed', side, index, x, y });
};

/** Musters the armies where the mission allows it; otherwise they start as they are. */
const startMuster = (play: Play): void => {
  const { battle } = play;
  battle.game[GAME.side] = 0;
  if (battle.plan.mission.words.musters) return setPhase(battle, 'muster');
  for (const side of sidesOf(battle)) pickAuras(battle, side);
  startDeployment(play);
};

/** A side announces reserves, joined heroes and passengers; after the last side comes the deployment roll-off. */
export const muster = (play: Play, action: Extract<Action, { type: 'muster' }>): void => {
  const { battle } = play;
  const side = turnOf(battle);
  musterUnits(battle, action);
  keepReserves(battle, side);
  pickAuras(battle, side, action.auras);
  if (play.listening) {
    const { reserves, joins, loads } = action;
    play.emit({ type: 'mustered', side, reserves: reserves.length, joins: joins.length, loads: loads.length });
    for (const { hero, unit } of joins) play.emit({ type: 'joined', hero, unit });
  }
  if (side + 1 < battle.plan.sides.length) {
    battle.game[GAME.side] = side + 1;
    return;
  }
  startDeployment(play);
};

/** A roll-off decides who chooses a zone and deploys first. */
const startDeployment = (play: Play): void => {
  const { battle } = play;
  const { winner, rolls } = rollOff(play, sidesOf(battle));
  if (play.listening) play.emit({ type: 'roll-off', purpose: 'deployment', winner, rolls });
  battle.game[GAME.first] = winner;
  battle.game[GAME.side] = winner;
  if (battle.plan.mission.choosesZones) return setPhase(battle, 'edge');
  setPhase(battle, 'deployment');
  passTurn(play, winner);
};

/**
 * The winner picks an edge, and the other side gets the opposite one; then the winner starts deployment (battle:R1).
 * Of three or four sides each picks a corner in turn, and the last corner needs no choice (muster:corners).
 */
export const chooseEdge = (play: Play, zone: number): void => {
  const { battle } = play;
  const side = turnOf(battle);
  takeZone(play, side, zone);
  const { opposite } = battle.plan.zones[zone];
  if (opposite !== undefined) battle.sideZone[nextSide(battle, side)] = opposite;
  let next = nextSide(battle, side);
  while (next !== side && battle.sideZone[next] >= 0) next = nextSide(battle, next);
  const free = freeZones(battle);
  if (next !== side && free.length > 1) {
    battle.game[GAME.side] = next;
    return;
  }
  if (next !== side) takeZone(play, next, free[0]);
  setPhase(battle, 'deployment');
  passTurn(play, battle.game[GAME.first]);
};

const takeZone = (play: Play, side: number, zone: number): void => {
  play.battle.sideZone[side] = zone;
  if (play.listening) play.emit({ type: 'edge-chosen', side, zone });
};

/** Returns how a unit comes onto the table. */
const comingAs = (
  battle: Battle,
  { type, unit }: Extract<Action, { type: 'deploy' | 'arrive' }>,
): Extract<BattleEvent, { type: 'deployed' }>['how'] => {
  const reserve = battle.unitReserve[unit];
  if (type === 'arrive') return reserve === RESERVE.late ? 'late' : 'ambush';
  return reserve === RESERVE.scout ? 'scout' : 'deployment';
};

/** Places a unit, with its passengers inside. */
export const deploy = (play: Play, action: Extract<Action, { type: 'deploy' | 'arrive' }>): void => {
  const { battle } = play;
  const { unit, positions } = action;
  const how = comingAs(battle, action);
  placeModels(battle, positions);
  setUnitFlag(
    battle,
    unit,
    phaseOf(battle) === 'redeployment' ? UNIT_FLAG.onTable | UNIT_FLAG.redeployed : UNIT_FLAG.onTable,
  );
  battle.unitReserve[unit] = RESERVE.none;
  if (action.type === 'arrive')
    for (const arriving of [unit, ...passengersOf(battle, unit)]) battle.unitArrived[arriving] = roundOf(battle);
  if (play.listening) play.emit({ type: 'deployed', unit, how });
  shiftUnit(play, unit, 'deployed');
  passTurn(play, nextSide(battle, turnOf(battle)));
};

/**
 * A side declines to place units: ambushers for this round, others for good (battle:R2). If a side finds no place for
 * an objective, no side places the remaining ones (muster:markers).
 */
export const pass = (play: Play): void => {
  const { battle } = play;
  const phase = phaseOf(battle);
  if (play.listening) play.emit({ type: 'passed', side: turnOf(battle), phase });
  if (phase === 'objectives') {
    battle.game[GAME.objectivesToPlace] = battle.game[GAME.objectives];
    return startMuster(play);
  }
  battle.game[GAME.passed] |= 1 << turnOf(battle);
  passTurn(play, nextSide(battle, turnOf(battle)));
};
