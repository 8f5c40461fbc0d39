import { d3 } from '@muster/kernel';
import type { Action } from '../contract/action.ts';
import type { Play } from '../contract/play.ts';
import { freeZones, putDown } from '../legal/deploy.ts';
import { passengersOf } from '../legal/transport.ts';
import { oppositeZone } from '../plan/zones.ts';
import { type Battle, G, phaseOf, RESERVE, setPhase, U } from '../state/battle.ts';
import { mark, roundOf, turnOf } from '../state/query.ts';
import { beginDuel } from './duel.ts';
import { pickAuras } from '../state/muster.ts';
import { musterUnits } from './muster.ts';
import { rollOff } from './roll-off.ts';
import { shiftUnit } from './shift.ts';
import { nextSide, passTurn } from './turns.ts';

const sidesOf = (battle: Battle): number[] => battle.plan.sides.map((side) => side.index);

/** The battle opens: how many markers, and who places first or says who does. */
export const begin = (play: Play): void => {
  const { battle } = play;
  if (battle.plan.mission?.duel) return beginDuel(play);
  const [face] = play.roll('objectives', -1, 1);
  battle.game[G.objectivesToPlace] = d3(face) + 2;
  const { winner, rolls } = rollOff(play, sidesOf(battle));
  if (play.listening) play.emit({ type: 'roll-off', purpose: 'objectives', winner, rolls });
  battle.game[G.side] = winner;
  setPhase(battle, battle.plan.ruleset.ways.firstMarker === 'winner' ? 'objectives' : 'first-placer');
};

/** The winner of the roll-off names who places the first marker. */
export const chooseFirstPlacer = (play: Play, first: number): void => {
  play.battle.game[G.side] = first;
  setPhase(play.battle, 'objectives');
};

/** A side places a marker; after the last one the armies are mustered. */
export const placeObjective = (play: Play, x: number, y: number): void => {
  const { battle } = play;
  const index = battle.game[G.objectives]++;
  battle.objX[index] = x;
  battle.objY[index] = y;
  battle.objOwner[index] = -1;
  if (play.listening) play.emit({ type: 'objective-placed', side: turnOf(battle), index, x, y });
  if (battle.game[G.objectives] < battle.game[G.objectivesToPlace])
    battle.game[G.side] = nextSide(battle, turnOf(battle));
  else startMuster(battle);
};

const startMuster = (battle: Battle): void => {
  battle.game[G.side] = 0;
  setPhase(battle, 'muster');
};

/** A side announces reserves, joins and loads; after the last side comes the deployment roll-off. */
export const muster = (play: Play, action: Extract<Action, { type: 'muster' }>): void => {
  const { battle } = play;
  const side = turnOf(battle);
  musterUnits(battle, action);
  pickAuras(battle, side, action.auras);
  if (play.listening) {
    const { reserves, joins, loads } = action;
    play.emit({ type: 'mustered', side, reserves: reserves.length, joins: joins.length, loads: loads.length });
    for (const { hero, unit } of joins) play.emit({ type: 'joined', hero, unit });
  }
  if (side + 1 < battle.plan.sides.length) {
    battle.game[G.side] = side + 1;
    return;
  }
  const { winner, rolls } = rollOff(play, sidesOf(battle));
  if (play.listening) play.emit({ type: 'roll-off', purpose: 'deployment', winner, rolls });
  battle.game[G.first] = winner;
  battle.game[G.side] = winner;
  setPhase(battle, 'edge');
};

/**
 * The winner picks an edge, and the other gets the opposite one; then deployment starts with the winner (battle:R1).
 * Of three or four sides each picks a corner in turn, and the last corner needs no choice (muster:corners).
 */
export const chooseEdge = (play: Play, zone: number): void => {
  const { battle } = play;
  const side = turnOf(battle);
  takeZone(play, side, zone);
  if (battle.plan.sides.length === 2) battle.sideZone[nextSide(battle, side)] = oppositeZone(zone);
  let next = nextSide(battle, side);
  while (next !== side && battle.sideZone[next] >= 0) next = nextSide(battle, next);
  const free = freeZones(battle);
  if (next !== side && free.length > 1) {
    battle.game[G.side] = next;
    return;
  }
  if (next !== side) takeZone(play, next, free[0]);
  setPhase(battle, 'deployment');
  passTurn(play, battle.game[G.first]);
};

const takeZone = (play: Play, side: number, zone: number): void => {
  play.battle.sideZone[side] = zone;
  if (play.listening) play.emit({ type: 'edge-chosen', side, zone });
};

/** A unit is put down, with its passengers inside. */
export const deploy = (play: Play, action: Extract<Action, { type: 'deploy' | 'arrive' }>): void => {
  const { battle } = play;
  const { unit, positions } = action;
  const how = action.type === 'arrive' ? 'ambush' : battle.unitReserve[unit] === RESERVE.scout ? 'scout' : 'deployment';
  putDown(battle, positions);
  mark(battle, unit, phaseOf(battle) === 'redeployment' ? U.onTable | U.redeployed : U.onTable);
  battle.unitReserve[unit] = RESERVE.none;
  if (how === 'ambush')
    for (const arriving of [unit, ...passengersOf(battle, unit)]) battle.unitArrived[arriving] = roundOf(battle);
  if (play.listening) play.emit({ type: 'deployed', unit, how });
  shiftUnit(play, unit, 'deployed');
  passTurn(play, nextSide(battle, turnOf(battle)));
};

/**
 * A side keeps back what it could still bring in: ambushers for this round, others for good (battle:R2). Where one side
 * finds no place for a marker nobody does: those that are left are not placed (muster:markers).
 */
export const pass = (play: Play): void => {
  const { battle } = play;
  const phase = phaseOf(battle);
  if (play.listening) play.emit({ type: 'passed', side: turnOf(battle), phase });
  if (phase === 'objectives') {
    battle.game[G.objectivesToPlace] = battle.game[G.objectives];
    return startMuster(battle);
  }
  battle.game[G.passed] |= 1 << turnOf(battle);
  passTurn(play, nextSide(battle, turnOf(battle)));
};
