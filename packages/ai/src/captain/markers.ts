import { type BattlePlan, collectModels, G, LIMITS, type ModelMove, U } from '@muster/engine';
import { type Field, FAR, fieldTo } from '../moving/field.ts';
import { CELL, cellOf } from '../moving/walk-map.ts';
import { scene } from './scene.ts';

/** Room for this many markers. */
export const MARKERS = 16;

/** The markers as they look now. There is one such look, used again and again. */
export const marks: {
  count: number;
  /** By unit and marker: how likely it is there in the end, and when this round ends. */
  there: Float64Array;
  soon: Float64Array;
  /** By unit and marker: how much nearer to it than its middle the edge of its nearest base is. */
  front: Float64Array;
  /** By marker: how likely nobody of ours and nobody of theirs is there in the end, and when this round ends. */
  ownAway: Float64Array;
  foeAway: Float64Array;
  ownGone: Float64Array;
  foeGone: Float64Array;
  /** 1 for ours, -1 for theirs, and what it means to have it rather than nobody, in points. */
  kept: Float64Array;
  meaning: Float64Array;
} = {
  count: 0,
  there: new Float64Array(0),
  soon: new Float64Array(0),
  front: new Float64Array(0),
  ownAway: new Float64Array(MARKERS),
  foeAway: new Float64Array(MARKERS),
  ownGone: new Float64Array(MARKERS),
  foeGone: new Float64Array(MARKERS),
  kept: new Float64Array(MARKERS),
  meaning: new Float64Array(MARKERS),
};

/** Fields to markers by kind of unit, as long as the markers lie where they lie. */
const ways = new WeakMap<BattlePlan, (Field | undefined)[]>();
let fields: (Field | undefined)[] = [];

/** The field by which a unit finds its way to a marker. */
export const fieldOf = (unit: number, marker: number): Field => fieldFor(scene.ledger.kind[unit], marker);

const fieldFor = (kind: number, marker: number): Field => {
  const { battle, plan, ledger } = scene;
  const x = battle.objX[marker];
  const y = battle.objY[marker];
  const at = kind * MARKERS + marker;
  const known = fields[at];
  if (known !== undefined && known.x === x && known.y === y) return known;
  const { radius, gait } = ledger.kinds[kind];
  return (fields[at] = fieldTo(plan, radius, gait, x, y));
};

/** Cells whose way is shorter than this are looked at from point to point, in tenths of an inch. */
const CLOSE = 45;

/** What a unit whose middle is here, in this cell, still has to go to a marker. */
const wayFrom = (field: Field, cell: number, x: number, y: number): number => {
  const { left } = field;
  if (left.length > 0 && left[cell] > CLOSE) return left[cell] === FAR ? wayBeside(field, cell) : left[cell] * 10;
  const dx = field.x - x;
  const dy = field.y - y;
  return Math.sqrt(dx * dx + dy * dy);
};

/** The way from beside a cell on which the map sees no room: whoever is smaller, or one of many, may stand there. */
const wayBeside = ({ left, map }: Field, cell: number): number => {
  for (let ring = 1; ring <= 2; ring++) {
    let nearest = FAR;
    for (let row = -ring; row <= ring; row++)
      for (let column = -ring; column <= ring; column++) {
        const there = left[cell + row * map.columns + column];
        if (there < nearest) nearest = there;
      }
    if (nearest !== FAR) return nearest * 10 + ring * CELL;
  }
  return Infinity;
};

/** What an own unit whose middle is here still has to go until it holds a marker. */
export const wayTo = (unit: number, marker: number, x: number, y: number): number => {
  const field = fieldOf(unit, marker);
  const reach = scene.plan.ruleset.numbers.objectiveReach + marks.front[unit * MARKERS + marker];
  return Math.max(0, wayFrom(field, cellOf(field.map, x, y), x, y) - reach);
};

/** Where models of a unit are, or would be: x and y by place in the unit. */
const endX = new Float64Array(LIMITS.models);
const endY = new Float64Array(LIMITS.models);
const members = new Int32Array(LIMITS.models);

/** The middle of the unit that was looked at last. */
export const middle: { x: number; y: number } = { x: 0, y: 0 };

/** Notes how much nearer to each marker than its middle the foremost base of a unit is, after some moves if there are any. */
export const lookAtFronts = (unit: number, moves: readonly ModelMove[]): void => {
  const { battle, plan, rides } = scene;
  const count = rides[unit] && moves.length === 0 ? 0 : collectModels(battle, unit, members);
  let x = 0;
  let y = 0;
  for (let k = 0; k < count; k++) {
    const model = members[k];
    endX[k] = battle.x[model];
    endY[k] = battle.y[model];
    for (let m = 0; m < moves.length; m++)
      if (moves[m].model === model) {
        const { path } = moves[m];
        endX[k] = path[path.length - 2];
        endY[k] = path[path.length - 1];
      }
    x += endX[k] / count;
    y += endY[k] / count;
  }
  middle.x = x;
  middle.y = y;
  for (let i = 0; i < marks.count; i++) {
    const dx = battle.objX[i] - x;
    const dy = battle.objY[i] - y;
    let nearest = Infinity;
    for (let k = 0; k < count; k++) {
      const mx = battle.objX[i] - endX[k];
      const my = battle.objY[i] - endY[k];
      const gap = Math.sqrt(mx * mx + my * my) - plan.models[members[k]].radius;
      if (gap < nearest) nearest = gap;
    }
    marks.front[unit * MARKERS + i] = count === 0 ? scene.spread[unit] : Math.sqrt(dx * dx + dy * dy) - nearest;
  }
};

/** Chances of being at each marker in the end and when this round ends, for whoever is asked about last. */
const chances = new Float64Array(MARKERS);
const nearby = new Float64Array(MARKERS);

/** How likely a unit that is here, with so many moves still to make, is at each marker; into `chances` and `nearby`. */
const guessPlaces = (unit: number, x: number, y: number, moves: number, moving: boolean): void => {
  const { weights, battle, plan, side } = scene;
  const { distance, dropsBy } = weights;
  const own = plan.units[unit].side === side;
  const pace = 1 / Math.max(100, scene.rush[unit]);
  const reach = plan.ruleset.numbers.objectiveReach;
  const kind = scene.ledger.kind[unit];
  const cell = own ? cellOf(fieldFor(kind, 0).map, x, y) : 0;
  let sum = 0;
  for (let i = 0; i < marks.count; i++) {
    const dx = battle.objX[i] - x;
    const dy = battle.objY[i] - y;
    const way = own ? wayFrom(fields[kind * MARKERS + i] as Field, cell, x, y) : Math.sqrt(dx * dx + dy * dy);
    const turns = (way - reach - marks.front[unit * MARKERS + i]) * pace;
    let chance = 0;
    if (turns <= 0) {
      chance = 1;
      nearby[i] = 1;
    } else {
      const faded = 1 + distance * turns;
      if (turns <= moves) chance = 1 / (faded * faded);
      nearby[i] = moving && turns <= 1 ? dropsBy : 0;
    }
    chances[i] = chance;
    sum += chance;
  }
  if (sum > 1) for (let i = 0; i < marks.count; i++) chances[i] /= sum;
};

/** How likely passengers get out in time where they are needed. */
const GETS_OUT = 0.7;

/** Whoever rides holds nothing until it gets out. */
const rideAlong = (): void => {
  const { left, weights } = scene;
  for (let i = 0; i < marks.count; i++) {
    if (left === 0) chances[i] *= GETS_OUT;
    nearby[i] = Math.min(nearby[i], weights.dropsBy);
  }
};

/** Looks who will be where, and what each marker means for winning. */
export const lookAtMarkers = (): void => {
  const { battle, plan, side, ledger } = scene;
  marks.count = Math.min(MARKERS, battle.game[G.objectives]);
  if (marks.there.length < ledger.units * MARKERS) {
    marks.there = new Float64Array(ledger.units * MARKERS);
    marks.soon = new Float64Array(ledger.units * MARKERS);
    marks.front = new Float64Array(ledger.units * MARKERS);
  }
  const known = ways.get(plan);
  if (known) fields = known;
  else ways.set(plan, (fields = []));
  for (let i = 0; i < marks.count; i++) {
    for (let kind = 0; kind < ledger.kinds.length; kind++) fieldFor(kind, i);
    const owner = battle.objOwner[i];
    marks.kept[i] = owner === side ? 1 : owner >= 0 ? -1 : 0;
    marks.ownAway[i] = 1;
    marks.foeAway[i] = 1;
    marks.ownGone[i] = 1;
    marks.foeGone[i] = 1;
  }
  for (let k = 0; k < scene.owns; k++) placeUnit(scene.own[k], marks.ownAway, marks.ownGone);
  for (let k = 0; k < scene.foeCount; k++) placeUnit(scene.foes[k], marks.foeAway, marks.foeGone);
  weighMarkers();
  for (let k = 0; k < scene.owns; k++) scene.grip[scene.own[k]] = gripOf(scene.own[k], true);
  for (let k = 0; k < scene.foeCount; k++) scene.grip[scene.foes[k]] = gripOf(scene.foes[k], false);
};

const STANDS: readonly ModelMove[] = [];

/** Guesses where a unit will be, and what that does to the chances that nobody of its side is there. */
const placeUnit = (unit: number, away: Float64Array, gone: Float64Array): void => {
  const { battle, left, weights } = scene;
  lookAtFronts(unit, STANDS);
  const canMove = scene.acted[unit] === 0 && (battle.unitFlags[unit] & U.shaken) === 0;
  guessPlaces(unit, scene.x[unit], scene.y[unit], left + (canMove ? 1 : 0), canMove);
  if (scene.rides[unit]) rideAlong();
  const stays = scene.seizes[unit] * weights.survival[Math.min(3, left)];
  const holds = scene.seizes[unit] * weights.survival[0];
  for (let i = 0; i < marks.count; i++) {
    const chance = stays * chances[i];
    const soon = holds * nearby[i];
    marks.there[unit * MARKERS + i] = chance;
    marks.soon[unit * MARKERS + i] = soon;
    away[i] *= 1 - chance;
    gone[i] *= 1 - soon;
  }
};

/** Makes ready for a unit that is nowhere yet. */
export const makeWay = (unit: number): void => {
  for (let i = 0; i < marks.count; i++) {
    marks.there[unit * MARKERS + i] = 0;
    marks.soon[unit * MARKERS + i] = 0;
    marks.front[unit * MARKERS + i] = scene.spread[unit];
  }
  scene.grip[unit] = 0;
};

/**
 * What a marker comes to: 1 for ours, -1 for theirs, given how likely nobody of either side is there in the end, and when
 * this round ends.
 */
const balance = (marker: number, ownAway: number, foeAway: number, ownGone: number, foeGone: number): number => {
  let kept = marks.kept[marker];
  if (scene.left > 0) kept = (1 - ownGone) * foeGone - (1 - foeGone) * ownGone + kept * ownGone * foeGone;
  return (1 - ownAway) * foeAway - (1 - foeAway) * ownAway + kept * ownAway * foeAway;
};

/** What the markers would come to without a unit, for its side. */
const gripOf = (unit: number, own: boolean): number => {
  let sum = 0;
  for (let i = 0; i < marks.count; i++) {
    const chance = marks.there[unit * MARKERS + i];
    const soon = marks.soon[unit * MARKERS + i];
    if (chance === 0 && soon === 0) continue;
    const ownAway = marks.ownAway[i];
    const foeAway = marks.foeAway[i];
    const ownGone = marks.ownGone[i];
    const foeGone = marks.foeGone[i];
    const now = balance(i, ownAway, foeAway, ownGone, foeGone);
    const without = own
      ? balance(i, ownAway / (1 - chance), foeAway, ownGone / (1 - soon), foeGone)
      : balance(i, ownAway, foeAway / (1 - chance), ownGone, foeGone / (1 - soon));
    sum += marks.meaning[i] * (own ? now - without : without - now);
  }
  return Math.max(0, sum);
};

/** How likely every lead in markers is, from the worst to the best, without the one that is being weighed. */
const law = new Float64Array(2 * MARKERS + 1);
const ours = new Float64Array(MARKERS);
const theirs = new Float64Array(MARKERS);

/** How much more likely winning is with each marker than without it. */
const weighMarkers = (): void => {
  const { count } = marks;
  for (let i = 0; i < count; i++) {
    const empty = marks.ownAway[i] * marks.foeAway[i];
    ours[i] = (1 - marks.ownAway[i]) * marks.foeAway[i] + (marks.kept[i] > 0 ? empty : 0);
    theirs[i] = (1 - marks.foeAway[i]) * marks.ownAway[i] + (marks.kept[i] < 0 ? empty : 0);
  }
  for (let skipped = 0; skipped < count; skipped++) {
    law.fill(0, 0, 2 * count + 1);
    law[count] = 1;
    for (let i = 0, added = 0; i < count; i++) if (i !== skipped) addMarker(ours[i], theirs[i], ++added);
    const swing = law[count - 1] + 2 * law[count] + law[count + 1];
    marks.meaning[skipped] = (scene.win * Math.max(scene.weights.trifle, swing)) / 4;
  }
};

/** Spreads the law of leads by one more marker; so many were added with it. */
const addMarker = (chance: number, risk: number, added: number): void => {
  const even = marks.count;
  let before = 0;
  for (let lead = even - added; lead <= even + added; lead++) {
    const here = law[lead];
    law[lead] = here * (1 - chance - risk) + before * chance + law[lead + 1] * risk;
    before = here;
  }
};

/** What is known beforehand about the own unit that is being weighed, and each marker. */
const goal = {
  unit: -1,
  field: undefined as Field | undefined,
  pace: 0,
  stays: 0,
  holds: 0,
  left: Array.from({ length: MARKERS }, (): Uint16Array => new Uint16Array(0)),
  reach: new Float64Array(MARKERS),
  /** How likely nobody else of ours is there in the end, and when this round ends. */
  others: new Float64Array(MARKERS),
  othersSoon: new Float64Array(MARKERS),
};

/** Makes ready to weigh spots for an own unit as far as markers go. */
export const lookForMarkers = (unit: number): void => {
  const { weights, left, plan, ledger } = scene;
  const kind = ledger.kind[unit];
  goal.unit = unit;
  goal.pace = 1 / Math.max(100, scene.rush[unit]);
  goal.stays = scene.seizes[unit] * weights.survival[Math.min(3, left)];
  goal.holds = scene.seizes[unit] * weights.survival[0];
  goal.field = marks.count > 0 ? fieldFor(kind, 0) : undefined;
  for (let i = 0; i < marks.count; i++) {
    goal.left[i] = fieldFor(kind, i).left;
    goal.reach[i] = plan.ruleset.numbers.objectiveReach + marks.front[unit * MARKERS + i];
    goal.others[i] = marks.ownAway[i] / (1 - marks.there[unit * MARKERS + i]);
    goal.othersSoon[i] = marks.ownGone[i] / (1 - marks.soon[unit * MARKERS + i]);
  }
};

/** What the unit that is being weighed is worth for the markers when it ends here, out of action with some chance. */
export const markersAt = (x: number, y: number, out: number): number => {
  const { field } = goal;
  const { count } = marks;
  if (field === undefined || goal.holds === 0) return 0;
  const { battle, weights, left: rounds } = scene;
  const cell = cellOf(field.map, x, y);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const steps = goal.left[i];
    let way = steps.length > 0 ? steps[cell] * 10 : 0;
    if (way <= 10 * CLOSE) {
      const dx = battle.objX[i] - x;
      const dy = battle.objY[i] - y;
      way = Math.sqrt(dx * dx + dy * dy);
    } else if (way === 10 * FAR) way = wayBeside(fieldFor(scene.ledger.kind[goal.unit], i), cell);
    const turns = (way - goal.reach[i]) * goal.pace;
    let chance = 0;
    if (turns <= 0) chance = 1;
    else if (turns <= rounds) {
      const faded = 1 + weights.distance * turns;
      chance = 1 / (faded * faded);
    }
    chances[i] = chance;
    nearby[i] = turns <= 0 ? 1 : 0;
    sum += chance;
  }
  const stays = (goal.stays * (1 - out)) / (sum > 1 ? sum : 1);
  const holds = goal.holds * (1 - out);
  let worth = 0;
  for (let i = 0; i < count; i++) {
    const away = goal.others[i] * (1 - stays * chances[i]);
    const gone = goal.othersSoon[i] * (1 - holds * nearby[i]);
    worth += marks.meaning[i] * balance(i, away, marks.foeAway[i], gone, marks.foeGone[i]);
  }
  return worth;
};

/** What a passenger is worth for the markers while it rides in a transport that is here. */
export const markersRiding = (unit: number, x: number, y: number): number => {
  if (marks.count === 0 || scene.seizes[unit] === 0) return 0;
  const mayLeave = !scene.acted[unit];
  guessPlaces(unit, x, y, scene.left + (mayLeave ? 1 : 0), mayLeave);
  rideAlong();
  return markersBy(unit, 0);
};

/** What the markers come to with a unit where it was last guessed to be. */
const markersBy = (unit: number, out: number): number => {
  const { weights, left } = scene;
  const stays = scene.seizes[unit] * weights.survival[Math.min(3, left)] * (1 - out);
  const holds = weights.survival[0] * (1 - out);
  let sum = 0;
  for (let i = 0; i < marks.count; i++) {
    const away = (marks.ownAway[i] / (1 - marks.there[unit * MARKERS + i])) * (1 - stays * chances[i]);
    const gone = (marks.ownGone[i] / (1 - marks.soon[unit * MARKERS + i])) * (1 - holds * nearby[i]);
    sum += marks.meaning[i] * balance(i, away, marks.foeAway[i], gone, marks.foeGone[i]);
  }
  return sum;
};
