import {
  type Action,
  type ActivateAction,
  type Battle,
  canActivate,
  GAME,
  isHighAbove,
  UNIT_FLAG,
} from '@muster/engine';
import { beforeActing, planChoice } from '../solo/choices.ts';
import { planErrand } from '../solo/errands.ts';
import { planShift } from '../solo/shifts.ts';
import { ATTACK, listCandidates } from './candidates.ts';
import { carryOut, plainly, realWorth } from './carry-out.ts';
import type { Candidates } from './look/candidates.ts';
import { newOwnLook, type OwnLook, type Surveyed } from './look/look.ts';
import { type Idea, type Memory, remember } from './memory.ts';
import { startMoving } from './steps.ts';
import { survey } from './survey.ts';
import { harmAtHand } from './threats.ts';
import type { Weights } from './weights.ts';

/** An activation and its idea. */
export interface Candidate {
  action: ActivateAction;
  idea: Idea;
}

/** The number of candidates of one unit that are verified before it takes the best. */
const MOST_TRIES = 6;

/** A unit accepts an action that is worse than its next idea by at most this share of its cost. */
const CONTENT = 0.2;

/** Returns the next action of a captain and stores its ideas in its memory. */
export const captainActivation = (
  own: OwnLook,
  battle: Battle,
  side: number,
  weights: Weights,
  memory: Memory,
): Action => {
  const active = battle.game[GAME.active];
  const seen = survey(own, battle, side, weights);
  const first =
    active < 0 && battle.plan.fights ? beforeActing(battle, side, (_, unit) => hasTargets(seen, unit)) : undefined;
  if (first) return first;
  seen.candidates.count = 0;
  const unit = active >= 0 ? active : mostPressing(seen);
  if (unit < 0) return { type: 'pass' };
  if (active >= 0 && !isHighAbove(battle, unit)) listCandidates(seen, unit);
  return (
    planChoice(battle, unit) ??
    planShift(battle, unit) ??
    planErrand(battle, unit) ??
    bestOf(seen, unit, memory) ??
    plainly(seen, unit)
  );
};

const hasTargets = ({ scene }: Surveyed, unit: number): boolean => {
  for (let k = 0; k < scene.foeCount; k++) {
    const gap = scene.gap[unit * scene.ledger.units + scene.foes[k]];
    if (gap <= scene.charge[unit] || gap <= scene.ledger.range[unit] + scene.advance[unit]) return true;
  }
  return false;
};

/** Lists the candidates of all units that may act now; aircraft have only one. */
const listAll = (look: Surveyed): void => {
  const { battle, side } = look.scene;
  const active = battle.game[GAME.active];
  const { units } = battle.plan.sides[side];
  look.candidates.count = 0;
  for (let i = 0; i < units.length; i++)
    if ((active < 0 ? canActivate(battle, units[i]) : units[i] === active) && !isHighAbove(battle, units[i]))
      listCandidates(look, units[i]);
};

/** Returns the unit whose best candidate is most urgent, or -1, and lists the candidates of the likely units. */
const mostPressing = (look: Surveyed): number => {
  const { battle, side } = look.scene;
  const { units } = battle.plan.sides[side];
  const first = mostThreatening(look, units);
  if (first < 0) return -1;
  let best = first;
  let most = listed(look, first, -Infinity);
  for (let i = 0; i < units.length; i++) {
    if (units[i] === first || !canActivate(battle, units[i])) continue;
    const press = listed(look, units[i], most);
    if (press <= most) continue;
    most = press;
    best = units[i];
  }
  return best;
};

/** Lists the candidates of a unit and returns their urgency, or an upper limit if it cannot be the most urgent. */
const listed = (look: Surveyed, unit: number, most: number): number => {
  if (!isHighAbove(look.scene.battle, unit)) listCandidates(look, unit, most);
  return pressOf(look, unit);
};

/** Returns the unit that may do the most damage by a rough estimate, so that others can often be skipped. */
const mostThreatening = (look: Surveyed, units: readonly number[]): number => {
  let best = -1;
  let most = -Infinity;
  for (let i = 0; i < units.length; i++) {
    if (!canActivate(look.scene.battle, units[i])) continue;
    const harm = harmAtHand(look, units[i]);
    if (harm <= most) continue;
    most = harm;
    best = units[i];
  }
  return best;
};

/** The urgency of units that lose nothing by waiting. */
const NOT_AT_ALL = -10;
const RIDING = -5;
const SHAKEN = 2;
const FLYING = 4;

const pressOf = ({ scene, candidates }: Surveyed, unit: number): number => {
  const { battle, weights } = scene;
  if (isHighAbove(battle, unit)) return FLYING;
  const top = bestAt(candidates, unit);
  if (top < 0) return NOT_AT_ALL;
  if ((battle.unitFlags[unit] & UNIT_FLAG.shaken) !== 0) return SHAKEN;
  // The transport acts first, as long as it can.
  if (scene.rides[unit] && !scene.acted[battle.unitIn[unit]] && candidates.kind[top] !== ATTACK) return RIDING;
  const gain = candidates.gain[top];
  return gain + weights.patience * (candidates.worth[top] - gain) + weights.haste * scene.peril[unit];
};

/** Returns the place of a unit's best untried candidate, or -1. */
const bestAt = (candidates: Candidates, unit: number): number => {
  let best = -1;
  for (let at = 0; at < candidates.count; at++)
    if (
      candidates.unit[at] === unit &&
      !candidates.tried[at] &&
      (best < 0 || candidates.worth[at] > candidates.worth[best])
    )
      best = at;
  return best;
};

/** Returns the best candidate of a unit that is legal and as good as estimated. */
const bestOf = (look: Surveyed, unit: number, memory: Memory): ActivateAction | undefined => {
  const { scene, candidates } = look;
  const { battle } = scene;
  if ((battle.unitFlags[unit] & UNIT_FLAG.shaken) !== 0 || isHighAbove(battle, unit)) return undefined;
  const ready = startMoving(look);
  let kept: ActivateAction | undefined;
  let keptAt = -1;
  let keptWorth = -Infinity;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const at = bestAt(candidates, unit);
    if (at < 0 || candidates.worth[at] <= keptWorth + CONTENT * scene.ledger.cost[unit]) break;
    candidates.tried[at] = 1;
    const action = carryOut(ready, at);
    if (!action) continue;
    const worth = realWorth(ready, at, action);
    if (worth <= keptWorth) continue;
    kept = action;
    keptAt = at;
    keptWorth = worth;
  }
  if (keptAt >= 0) remember(memory, candidates, keptAt, keptWorth);
  return kept;
};

/** Returns the best verified candidates of all units that may act, the best first. */
export const rankActivations = (
  battle: Battle,
  side: number,
  most: number,
  weights: Weights,
  own: OwnLook = newOwnLook(),
): Candidate[] => {
  const seen = survey(own, battle, side, weights);
  const { candidates } = seen;
  listAll(seen);
  const list: Candidate[] = [];
  while (list.length < most) {
    let best = -1;
    for (let at = 0; at < candidates.count; at++)
      if (!candidates.tried[at] && (best < 0 || candidates.worth[at] > candidates.worth[best])) best = at;
    if (best < 0) break;
    candidates.tried[best] = 1;
    const action = carryOut(startMoving(seen), best);
    if (action) list.push({ action, idea: ideaOf(candidates, best, realWorth(seen, best, action)) });
  }
  return list.sort((a, b) => b.idea.worth - a.idea.worth);
};

const ideaOf = ({ unit, kind, objective, target }: Candidates, at: number, worth: number): Idea => ({
  unit: unit[at],
  kind: kind[at],
  objective: objective[at],
  target: target[at],
  worth,
});
