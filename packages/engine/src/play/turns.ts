import type { Play } from '../contract/play.ts';
import { mayActAgain } from '../legal/again.ts';
import { arriving, hasUnitsToArrive, redeployable } from '../legal/deploy.ts';
import { type Battle, GAME, PHASES, setPhase } from '../state/battle.ts';
import { isOver } from '../state/mission.ts';
import { canActivate, isLiving, roundOf } from '../state/query.ts';
import { settleSurvival } from './survival.ts';
import { storeStartingSizes } from '../state/muster.ts';
import { endRound, startRound } from './round.ts';

/** Returns the next side in turn order. */
export const nextSide = (battle: Battle, side: number): number => (side + 1) % battle.plan.sides.length;

/** Gives the turn to the next side that can use it, and moves on to the next phase or round when none can. */
export const passTurn = (play: Play, from: number): void => {
  const { battle } = play;
  let start = from;
  for (;;) {
    if (settleSurvival(play)) return;
    const side = nextAble(battle, start);
    if (side >= 0) {
      battle.game[GAME.side] = side;
      return;
    }
    if (!enterNext(play)) return;
    start = battle.game[GAME.first];
  }
};

const PHASE_AFTER = {
  deployment: 'redeployment',
  redeployment: 'scout',
  scout: 'ambush',
  ambush: 'activation',
} as const;

/** Enters the next phase; returns false if the battle is over. */
const enterNext = (play: Play): boolean => {
  const { battle } = play;
  const phase = phaseWord(battle);
  if (phase === 'activation') {
    endRound(play);
    if (isOver(battle)) return false;
    setPhase(battle, 'ambush');
    startRound(play, roundOf(battle) + 1);
    return !isOver(battle);
  }
  battle.game[GAME.passed] = 0;
  setPhase(battle, PHASE_AFTER[phase]);
  if (phase === 'scout') {
    storeStartingSizes(battle);
    startRound(play, 1);
  }
  return !isOver(battle);
};

const phaseWord = (battle: Battle): keyof typeof PHASE_AFTER | 'activation' =>
  PHASES[battle.game[GAME.phase]] as keyof typeof PHASE_AFTER | 'activation';

/** Returns the first side from `start`, in turn order, that has something to do in this phase, or -1. */
const nextAble = (battle: Battle, start: number): number => {
  const { length } = battle.plan.sides;
  for (let turn = 0; turn < length; turn++) if (isAble(battle, (start + turn) % length)) return (start + turn) % length;
  return -1;
};

const isAble = (battle: Battle, side: number): boolean => {
  const phase = phaseWord(battle);
  if (phase === 'activation' && hasYetToAct(battle, side)) return true;
  if (battle.game[GAME.passed] & (1 << side)) return false;
  if (phase === 'activation')
    return battle.plan.fights && battle.plan.sides[side].units.some((unit) => mayActAgain(battle, unit));
  if (phase === 'redeployment') return redeployable(battle, side).length > 0;
  return phase === 'ambush' ? arriving(battle, side).length > 0 : hasUnitsToArrive(battle, side, phase);
};

/** Whether a side has a unit that can still be activated this round. */
const hasYetToAct = (battle: Battle, side: number): boolean => {
  for (const unit of battle.plan.sides[side].units)
    if (isLiving(battle, unit) && canActivate(battle, unit)) return true;
  return false;
};
