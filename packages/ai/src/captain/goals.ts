import { FAR } from '../moving/field.ts';
import { cellOf, type WalkMap } from '../moving/walk-map.ts';
import { frontTo } from './fronts.ts';
import { CLOSE, fieldFor, guessesOf, MARKERS, marks, wayBeside, wayTo } from './markers.ts';
import { scene } from './scene.ts';

/** The own unit that is being weighed, and how many markers it may get to. */
const goal = {
  unit: -1,
  map: undefined as WalkMap | undefined,
  pace: 0,
  stays: 0,
  /** What the markers come to without it. */
  base: 0,
  count: 0,
};

/** Those markers, where they lie, the ways to them by cells, and from how far they are held. */
const goals = new Int32Array(MARKERS);
const goalX = new Float64Array(MARKERS);
const goalY = new Float64Array(MARKERS);
const lefts = Array.from({ length: MARKERS }, (): Uint16Array => new Uint16Array(0));
const reach = new Float64Array(MARKERS);
/** What being there in the end adds, and what being there when this round ends does, as it is kept then. */
const adds = new Float64Array(MARKERS);
const keeps = new Float64Array(MARKERS);
/** By marker: the way that is left to it from where the unit stands. */
export const waysLeft: Float64Array = new Float64Array(MARKERS);

/** How much farther a way by cells may be shortened than a unit goes, as a share and beside that. */
const LONGER = 1.3;
const BESIDE = 300;

/** Makes ready to weigh spots for an own unit as far as markers go: those within a move of it, or anywhere. */
export const lookForMarkers = (unit: number, anywhere: boolean): void => {
  const { battle, weights, left, ledger } = scene;
  const kind = ledger.kind[unit];
  const at = guessesOf(unit, true);
  const holds = scene.seizes[unit] * weights.survival[0];
  const farthest = (left + LONGER) * scene.rush[unit] + BESIDE;
  goal.unit = unit;
  goal.pace = 1 / Math.max(100, scene.rush[unit]);
  goal.stays = scene.seizes[unit] * weights.survival[Math.min(3, left)];
  goal.map = marks.count > 0 ? fieldFor(kind, 0).map : undefined;
  goal.base = 0;
  goal.count = 0;
  if (!anywhere) for (let i = 0; i < marks.count; i++) waysLeft[i] = wayTo(unit, i, scene.x[unit], scene.y[unit]);
  if (holds === 0) return;
  for (let i = 0; i < marks.count; i++) {
    const foeAway = marks.foeAway[i];
    const foeGone = marks.foeGone[i];
    const others = marks.ownAway[i] / (1 - marks.there[at + i]);
    const gone = marks.ownGone[i] / (1 - marks.soon[at + i]);
    const kept = left > 0 ? foeGone - gone * (1 - marks.kept[i] * foeGone) : marks.kept[i];
    const added = marks.meaning[i] * others * (1 - kept * foeAway);
    goal.base += marks.meaning[i] * foeAway - added;
    if (!anywhere && waysLeft[i] > farthest) continue;
    const place = goal.count++;
    goals[place] = i;
    goalX[place] = battle.objX[i];
    goalY[place] = battle.objY[i];
    lefts[place] = fieldFor(kind, i).left;
    adds[place] = added;
    keeps[place] = left > 0 ? marks.meaning[i] * others * foeAway * gone * holds * (1 - marks.kept[i] * foeGone) : 0;
  }
  reachAsItStands();
};

/** Reckons with the front of the unit as it stands. */
export const reachAsItStands = (): void => {
  const { objectiveReach } = scene.plan.ruleset.numbers;
  for (let place = 0; place < goal.count; place++)
    reach[place] = objectiveReach + marks.front[goal.unit * MARKERS + goals[place]];
};

/** Reckons with the front that the unit has at its ends, as they were found last. */
export const reachFromEnds = (): void => {
  const { objectiveReach } = scene.plan.ruleset.numbers;
  for (let place = 0; place < goal.count; place++) reach[place] = objectiveReach + frontTo(goals[place]);
};

/** What the markers come to when the unit that is being weighed ends here, out of action with some chance. */
export const markersAt = (x: number, y: number, out: number): number => {
  const { count, map, pace } = goal;
  if (map === undefined || count === 0) return goal.base;
  const { weights, left: rounds } = scene;
  const cell = cellOf(map, x, y);
  let sum = 0;
  let added = 0;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const steps = lefts[i];
    let way = steps.length > 0 ? steps[cell] * 10 : 0;
    if (way <= CLOSE * reach[i]) {
      const dx = goalX[i] - x;
      const dy = goalY[i] - y;
      way = Math.sqrt(dx * dx + dy * dy);
    } else if (way === 10 * FAR) way = wayBeside(fieldFor(scene.ledger.kind[goal.unit], goals[i]), cell);
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
  const there = (goal.stays * (1 - out)) / (sum > 1 ? sum : 1);
  return goal.base + there * added + (1 - out) * (1 - there) * kept;
};

/** What the markers cannot come to more than, wherever the unit that is being weighed goes. */
export const mostMarkers = (): number => {
  const { distance } = scene.weights;
  let sum = 0;
  let most = 0;
  let kept = 0;
  for (let i = 0; i < goal.count; i++) {
    const turns = Math.max(0, (waysLeft[goals[i]] - BESIDE) * goal.pace - 1);
    if (turns === 0) kept = Math.max(kept, keeps[i]);
    const faded = 1 + distance * turns;
    sum += adds[i] / (faded * faded);
    most = Math.max(most, adds[i]);
  }
  return goal.base + goal.stays * Math.min(sum, most) + kept;
};
