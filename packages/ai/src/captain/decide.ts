import {
  type Action,
  type ActivateAction,
  type Battle,
  canActivate,
  G,
  isCoherent,
  isHighAbove,
  type ModelMove,
  U,
} from '@muster/engine';
import { chargeMoves } from '../moving/charge.ts';
import { leaveMoves } from '../moving/transport.ts';
import { plainActivation } from '../plain.ts';
import { beforeActing, planChoice } from '../solo/choices.ts';
import { planErrand } from '../solo/errands.ts';
import { planShift } from '../solo/shifts.ts';
import { ADVANCE, ATTACK, candidates, HOLD, LEAVE, listCandidates, RUSH } from './candidates.ts';
import { lookAtFronts, lookForMarkers, middle } from './markers.ts';
import { found, lookOut, weighSpot } from './outlook.ts';
import { scene } from './scene.ts';
import { forgetTreks, goTo, stepBy } from './steps.ts';
import { survey } from './survey.ts';
import type { Weights } from './weights.ts';

/** An activation and what a captain holds it to be worth, in points. */
export interface Candidate {
  action: ActivateAction;
  worth: number;
}

/** Candidates of one unit that are worked out before another one gets its turn. */
const MOST_TRIES = 6;

/** With what is worse than the next idea by no more than this share of its cost a unit is content. */
const CONTENT = 0.03;

/** What a captain does next. */
export const captainActivation = (battle: Battle, side: number, weights: Weights): Action => {
  const active = battle.game[G.active];
  survey(battle, side, weights);
  const first = active < 0 && battle.plan.fights ? beforeActing(battle, side, hasTargets) : undefined;
  if (first) return first;
  candidates.count = 0;
  if (active >= 0) look(active);
  else for (const unit of battle.plan.sides[side].units) if (canActivate(battle, unit)) look(unit);
  for (;;) {
    const unit = active >= 0 ? active : mostPressing();
    if (unit < 0) break;
    const before = planChoice(battle, unit) ?? planShift(battle, unit);
    if (before) return before;
    return planErrand(battle, unit) ?? bestOf(battle, unit) ?? plainly(battle, unit);
  }
  const some = battle.plan.sides[side].units.find((unit) => canActivate(battle, unit));
  return some === undefined ? { type: 'pass' } : plainly(battle, some);
};

const hasTargets = (_: Battle, unit: number): boolean => {
  for (let k = 0; k < scene.foeCount; k++) {
    const gap = scene.gap[unit * scene.ledger.units + scene.foes[k]];
    if (gap <= scene.charge[unit] || gap <= scene.ledger.range[unit] + scene.advance[unit]) return true;
  }
  return false;
};

const look = (unit: number): void => {
  const { battle } = scene;
  if (!isHighAbove(battle, unit)) listCandidates(unit);
};

/** What can always be done; aircraft fly to where they hurt most. */
const plainly = (battle: Battle, unit: number): ActivateAction => {
  if (!isHighAbove(battle, unit)) return plainActivation(battle, unit, nowhere);
  lookOut(unit);
  return plainActivation(battle, unit, flyTo);
};

const nowhere = (): number => 0;

const flyTo = (x: number, y: number): number => {
  weighSpot(x, y, true);
  return -found.gain - found.place;
};

/** The unit whose best candidate can wait least. */
const mostPressing = (): number => {
  const { battle, side, weights } = scene;
  let best = -1;
  let most = -Infinity;
  for (const unit of battle.plan.sides[side].units) {
    if (!canActivate(battle, unit)) continue;
    const press = pressOf(unit, weights);
    if (press > most) {
      most = press;
      best = unit;
    }
  }
  return best;
};

const pressOf = (unit: number, weights: Weights): number => {
  const { battle } = scene;
  if (isHighAbove(battle, unit)) return 4;
  let top = -1;
  for (let at = 0; at < candidates.count; at++)
    if (candidates.unit[at] === unit && (top < 0 || candidates.worth[at] > candidates.worth[top])) top = at;
  if (top < 0) return -10;
  if ((battle.unitFlags[unit] & U.shaken) !== 0) return 2;
  const gain = candidates.gain[top];
  // The transport goes first, as long as it can.
  if (scene.rides[unit] && !scene.acted[battle.unitIn[unit]] && candidates.kind[top] !== ATTACK) return -5;
  return gain + weights.patience * (candidates.worth[top] - gain) + weights.haste * scene.peril[unit];
};

/** The best candidate of a unit that turns out to be legal and as good as it looked. */
const bestOf = (battle: Battle, unit: number): ActivateAction | undefined => {
  if ((battle.unitFlags[unit] & U.shaken) !== 0 || isHighAbove(battle, unit)) return undefined;
  forgetTreks();
  let kept: ActivateAction | undefined;
  let keptWorth = -Infinity;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const at = takeBest(unit);
    if (at < 0 || candidates.worth[at] <= keptWorth + CONTENT * scene.ledger.cost[unit]) break;
    const worth = candidates.worth[at];
    candidates.unit[at] = -1;
    const action = carryOut(battle, at, unit);
    if (!action) continue;
    const real = realWorth(at, unit, action, worth);
    if (real > keptWorth) {
      kept = action;
      keptWorth = real;
    }
  }
  return kept;
};

const takeBest = (unit: number): number => {
  let best = -1;
  for (let at = 0; at < candidates.count; at++)
    if (candidates.unit[at] === unit && (best < 0 || candidates.worth[at] > candidates.worth[best])) best = at;
  return best;
};

/** What a candidate is worth where it really ends. */
const realWorth = (at: number, unit: number, action: ActivateAction, worth: number): number => {
  const { kind, x, y, gain, place } = candidates;
  const { moves } = action;
  if (!moves || kind[at] === ATTACK) return worth;
  lookOut(unit);
  lookAtFronts(unit, moves);
  const dx = middle.x - x[at];
  const dy = middle.y - y[at];
  const isAsExpected = scene.battle.unitAlive[unit] === 1 && dx * dx + dy * dy < CLOSE * CLOSE;
  lookForMarkers(unit);
  if (!isAsExpected) weighSpot(middle.x, middle.y, kind[at] !== RUSH);
  lookAtFronts(unit, STANDS);
  lookForMarkers(unit);
  return isAsExpected ? worth : worth - gain[at] - place[at] + found.gain + found.place;
};

/** So near to where it was expected nothing changes. */
const CLOSE = 50;

const STANDS: readonly ModelMove[] = [];

/** Stands still, unless the unit has to come together. */
const holdStill = (battle: Battle, unit: number): ActivateAction =>
  scene.rides[unit] || battle.unitAlive[unit] === 1 || isCoherent(battle, unit)
    ? { type: 'activate', unit, action: 'hold' }
    : plainly(battle, unit);

/** Makes an action of a candidate; nothing when that is not legal. */
const carryOut = (battle: Battle, at: number, unit: number): ActivateAction | undefined => {
  const kind = candidates.kind[at];
  if (kind === HOLD) return holdStill(battle, unit);
  if (kind === ATTACK) {
    const target = candidates.target[at];
    const moves = chargeMoves(battle, unit, target);
    return moves && { type: 'activate', unit, action: 'charge', target, moves };
  }
  const marker = candidates.marker[at];
  if (kind === LEAVE) {
    const moves = leaveMoves(battle, unit, battle.objX[marker], battle.objY[marker], 'advance');
    return moves && { type: 'activate', unit, action: 'advance', leave: true, moves };
  }
  const action = kind === ADVANCE ? 'advance' : 'rush';
  const moves =
    marker >= 0
      ? goTo(battle, unit, battle.objX[marker], battle.objY[marker], action)
      : stepBy(battle, unit, candidates.x[at] - scene.x[unit], candidates.y[at] - scene.y[unit], action);
  return moves && { type: 'activate', unit, action, moves };
};

/** The best verified candidates over all units that may act, the best first. */
export const weighActivations = (battle: Battle, side: number, most: number, weights: Weights): Candidate[] => {
  survey(battle, side, weights);
  candidates.count = 0;
  const active = battle.game[G.active];
  for (const unit of battle.plan.sides[side].units)
    if (canActivate(battle, unit) && (active < 0 || active === unit)) look(unit);
  const list: Candidate[] = [];
  while (list.length < most) {
    let best = -1;
    for (let at = 0; at < candidates.count; at++)
      if (candidates.unit[at] >= 0 && (best < 0 || candidates.worth[at] > candidates.worth[best])) best = at;
    if (best < 0) break;
    const unit = candidates.unit[best];
    const worth = candidates.worth[best];
    candidates.unit[best] = -1;
    forgetTreks();
    const action = carryOut(battle, best, unit);
    if (action) list.push({ action, worth: realWorth(best, unit, action, worth) });
  }
  return list.sort((a, b) => b.worth - a.worth);
};

/** For looking at a decision. */
export const debugList = (battle: Battle, side: number, weights: Weights): void => {
  survey(battle, side, weights);
  candidates.count = 0;
  for (const unit of battle.plan.sides[side].units) if (canActivate(battle, unit)) look(unit);
};
