import { d3 } from '@muster/kernel';
import type { Action } from '../game/action.ts';
import type { Play } from '../game/play.ts';
import { putDown } from '../legal/deploy.ts';
import { passengersOf } from '../legal/transport.ts';
import { type Battle, G, RESERVE, setPhase, U } from '../state/battle.ts';
import { mark, roundOf, turnOf } from '../state/query.ts';
import { musterUnits } from './muster.ts';
import { rollOff } from './roll-off.ts';
import { nextSide, passTurn } from './turns.ts';

const sidesOf = (battle: Battle): number[] => battle.plan.sides.map((side) => side.index);

/** The battle opens: how many markers, and who says who places first. */
export const begin = (play: Play): void => {
  const { battle } = play;
  const [face] = play.roll('objectives', -1, 1);
  battle.game[G.objectivesToPlace] = d3(face) + 2;
  const { winner, rolls } = rollOff(play, sidesOf(battle));
  if (play.listening) play.emit({ type: 'roll-off', purpose: 'objectives', winner, rolls });
  battle.game[G.side] = winner;
  setPhase(battle, 'first-placer');
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
  else {
    battle.game[G.side] = 0;
    setPhase(battle, 'muster');
  }
};

/** A side announces reserves, joins and loads; after the last side comes the deployment roll-off. */
export const muster = (play: Play, action: Extract<Action, { type: 'muster' }>): void => {
  const { battle } = play;
  const side = turnOf(battle);
  musterUnits(battle, action);
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

/** The winner picks an edge, the others take what is left; then deployment starts with the winner (battle:R1). */
export const chooseEdge = (play: Play, zone: number): void => {
  const { battle } = play;
  const winner = turnOf(battle);
  const free = battle.plan.zones.map((_, i) => i).filter((i) => i !== zone);
  for (const side of sidesOf(battle)) battle.sideZone[side] = side === winner ? zone : (free.shift() ?? -1);
  if (play.listening) play.emit({ type: 'edge-chosen', side: winner, zone });
  setPhase(battle, 'deployment');
  passTurn(play, winner);
};

/** A unit is put down, with its passengers inside. */
export const deploy = (play: Play, action: Extract<Action, { type: 'deploy' | 'arrive' }>): void => {
  const { battle } = play;
  const { unit, positions } = action;
  const how = action.type === 'arrive' ? 'ambush' : battle.unitReserve[unit] === RESERVE.scout ? 'scout' : 'deployment';
  putDown(battle, positions);
  mark(battle, unit, U.onTable);
  battle.unitReserve[unit] = RESERVE.none;
  if (how === 'ambush')
    for (const arriving of [unit, ...passengersOf(battle, unit)]) battle.unitArrived[arriving] = roundOf(battle);
  if (play.listening) play.emit({ type: 'deployed', unit, how });
  passTurn(play, nextSide(battle, turnOf(battle)));
};

/** A side keeps back what it could still bring in: ambushers for this round, others for good (battle:R2). */
export const pass = (play: Play): void => {
  const { battle } = play;
  battle.game[G.passed] |= 1 << turnOf(battle);
  if (play.listening) play.emit({ type: 'passed', side: turnOf(battle) });
  passTurn(play, nextSide(battle, turnOf(battle)));
};
