import { cellOf, FAR } from '@muster/guide';
import { frontTo } from './fronts.ts';
import type { Ends } from './look/ends.ts';
import type { Outlooked, Surveyed } from './look/look.ts';
import { MOST_OBJECTIVES } from './look/objectives.ts';
import { CLOSE, fieldFor, guessesOf, wayBeside, wayTo } from './objectives.ts';

/** By how much more than its move a unit's way by cells may be shortened: a factor and an addend. */
const LONGER = 1.3;
const ROUNDING = 300;

/** Prepares the evaluation of spots for an own unit by objectives: within its move, or anywhere. */
export const lookForObjectives = (look: Surveyed, unit: number, anywhere: boolean): void => {
  const { scene, marks, goals } = look;
  const { battle, weights, left, ledger } = scene;
  const { waysLeft } = goals;
  const kind = ledger.kind[unit];
  const at = guessesOf(look, unit, true);
  const holds = scene.seizes[unit] * weights.survival[0];
  const farthest = (left + LONGER) * scene.rush[unit] + ROUNDING;
  goals.unit = unit;
  goals.pace = 1 / Math.max(100, scene.rush[unit]);
  goals.stays = scene.seizes[unit] * weights.survival[Math.min(3, left)];
  goals.map = marks.count > 0 ? fieldFor(look, kind, 0).map : undefined;
  goals.base = 0;
  goals.count = 0;
  if (!anywhere) for (let i = 0; i < marks.count; i++) waysLeft[i] = wayTo(look, unit, i, scene.x[unit], scene.y[unit]);
  if (holds === 0) return;
  for (let i = 0; i < marks.count; i++) {
    const foeAway = marks.foeAway[i];
    const foeGone = marks.foeGone[i];
    const others = marks.ownAway[i] / (1 - marks.there[at + i]);
    const gone = marks.ownGone[i] / (1 - marks.soon[at + i]);
    const kept = left > 0 ? foeGone - gone * (1 - marks.kept[i] * foeGone) : marks.kept[i];
    const added = marks.meaning[i] * others * (1 - kept * foeAway);
    goals.base += marks.meaning[i] * foeAway - added;
    if (!anywhere && waysLeft[i] > farthest) continue;
    const place = goals.count++;
    goals.objective[place] = i;
    goals.x[place] = battle.objX[i];
    goals.y[place] = battle.objY[i];
    goals.lefts[place] = fieldFor(look, kind, i).left;
    goals.adds[place] = added;
    goals.keeps[place] =
      left > 0 ? marks.meaning[i] * others * foeAway * gone * holds * (1 - marks.kept[i] * foeGone) : 0;
  }
  reachAsItStands(look);
};

/** Uses the unit's current front. */
export const reachAsItStands = ({ scene, marks, goals }: Surveyed): void => {
  const { objectiveReach } = scene.plan.ruleset.numbers;
  for (let place = 0; place < goals.count; place++)
    goals.reach[place] = objectiveReach + marks.front[goals.unit * MOST_OBJECTIVES + goals.objective[place]];
};

/** Uses the unit's front at the ends of its move. */
export const reachFromEnds = ({ scene, goals }: Outlooked, ends: Ends): void => {
  const { objectiveReach } = scene.plan.ruleset.numbers;
  for (let place = 0; place < goals.count; place++)
    goals.reach[place] = objectiveReach + frontTo(scene, ends, goals.objective[place]);
};

/** Returns the worth of the objectives if the evaluated unit ends here, with a chance of being out of action. */
export const objectivesAt = (look: Outlooked, x: number, y: number, out: number): number => {
  const { scene, goals } = look;
  const { count, map, pace, lefts, reach, adds, keeps } = goals;
  if (map === undefined || count === 0) return goals.base;
  const { weights, left: rounds } = scene;
  const cell = cellOf(map, x, y);
  let sum = 0;
  let added = 0;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const steps = lefts[i];
    let way = steps.length > 0 ? steps[cell] * 10 : 0;
    if (way <= CLOSE * reach[i]) {
      const dx = goals.x[i] - x;
      const dy = goals.y[i] - y;
      way = Math.sqrt(dx * dx + dy * dy);
    } else if (way === 10 * FAR)
      way = wayBeside(fieldFor(look, scene.ledger.kind[goals.unit], goals.objective[i]), cell);
    const turns = (way - reach[i]) * pace;
    if (turns <= 0) {
      sum++;
      added += adds[i];
      kept += keeps[i];
    } else if (turns <= rounds) {
      const faded = 1 + weights.distance * turns;
      const chance = 1 / (faded * faded);
      sum += chance;
      added += chance * adds[i];
    }
  }
  const there = (goals.stays * (1 - out)) / (sum > 1 ? sum : 1);
  return goals.base + there * added + (1 - out) * (1 - there) * kept;
};

/** Returns the highest worth of the objectives for any end of the evaluated unit. */
export const mostObjectives = ({ scene, goals }: Outlooked): number => {
  const { distance } = scene.weights;
  const { adds, keeps, waysLeft } = goals;
  let sum = 0;
  let most = 0;
  let kept = 0;
  for (let i = 0; i < goals.count; i++) {
    const turns = Math.max(0, (waysLeft[goals.objective[i]] - ROUNDING) * goals.pace - 1);
    if (turns === 0) kept = Math.max(kept, keeps[i]);
    const faded = 1 + distance * turns;
    sum += adds[i] / (faded * faded);
    most = Math.max(most, adds[i]);
  }
  return goals.base + goals.stays * Math.min(sum, most) + kept;
};
