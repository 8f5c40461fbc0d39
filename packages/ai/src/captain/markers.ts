import { type BattlePlan, G, U } from '@muster/engine';
import { type Field, FAR, fieldTo } from '../moving/field.ts';
import { CELL, cellOf } from '../moving/walk-map.ts';
import { findEnds, frontTo } from './fronts.ts';
import { scene } from './scene.ts';

/** Room for this many markers. */
export const MARKERS = 16;

/** The markers as they look now. There is one such look, used again and again. */
export const marks: {
  count: number;
  /** By guess and marker: how likely a unit is there in the end, and when this round ends. */
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

/** The field by which units of a kind find their way to a marker. */
export const fieldFor = (kind: number, marker: number): Field => {
  const { battle, plan, ledger } = scene;
  const x = battle.objX[marker];
  const y = battle.objY[marker];
  const at = kind * MARKERS + marker;
  const known = fields[at];
  if (known !== undefined && known.x === x && known.y === y) return known;
  const { radius, gait } = ledger.kinds[kind];
  return (fields[at] = fieldTo(plan, radius, gait, x, y));
};

/** Ways by cells up to so many times the reach of a unit are measured from point to point: at the edge that decides. */
export const CLOSE = 1.5;

/** What a unit whose middle is here, in this cell, still has to go to a marker that it holds from so far. */
const wayFrom = (field: Field, cell: number, x: number, y: number, reach: number): number => {
  const { left } = field;
  if (left.length > 0 && left[cell] * 10 > CLOSE * reach)
    return left[cell] === FAR ? wayBeside(field, cell) : left[cell] * 10;
  const dx = field.x - x;
  const dy = field.y - y;
  return Math.sqrt(dx * dx + dy * dy);
};

/** The way from beside a cell on which the map sees no room: whoever is smaller, or one of many, may stand there. */
export const wayBeside = ({ left, map }: Field, cell: number): number => {
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
  return Math.max(0, wayFrom(field, cellOf(field.map, x, y), x, y, reach) - reach);
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
  const { objectiveReach } = plan.ruleset.numbers;
  const kind = scene.ledger.kind[unit];
  const cell = own ? cellOf(fieldFor(kind, 0).map, x, y) : 0;
  let sum = 0;
  for (let i = 0; i < marks.count; i++) {
    const dx = battle.objX[i] - x;
    const dy = battle.objY[i] - y;
    const reach = objectiveReach + marks.front[unit * MARKERS + i];
    const way = own ? wayFrom(fields[kind * MARKERS + i] as Field, cell, x, y, reach) : Math.sqrt(dx * dx + dy * dy);
    const turns = (way - reach) * pace;
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
  if (marks.front.length < ledger.units * MARKERS) makeRoom(ledger.units);
  const known = ways.get(plan);
  if (known) fields = known;
  else ways.set(plan, (fields = []));
  if (hasLayoutChanged()) noteLayout();
  for (let i = 0; i < marks.count; i++) {
    const owner = battle.objOwner[i];
    marks.kept[i] = owner === side ? 1 : owner >= 0 ? -1 : 0;
    marks.ownAway[i] = 1;
    marks.foeAway[i] = 1;
    marks.ownGone[i] = 1;
    marks.foeGone[i] = 1;
  }
  for (let k = 0; k < scene.owns; k++) placeUnit(scene.own[k], true, marks.ownAway, marks.ownGone);
  for (let k = 0; k < scene.foeCount; k++) placeUnit(scene.foes[k], false, marks.foeAway, marks.foeGone);
  weighMarkers();
  for (let k = 0; k < scene.owns; k++) scene.grip[scene.own[k]] = gripOf(scene.own[k], true);
  for (let k = 0; k < scene.foeCount; k++) scene.grip[scene.foes[k]] = gripOf(scene.foes[k], false);
};

/** What a guess was made for. */
const STAMP = 8;
let stamps = new Float64Array(0);

const makeRoom = (units: number): void => {
  marks.there = new Float64Array(2 * units * MARKERS);
  marks.soon = new Float64Array(2 * units * MARKERS);
  marks.front = new Float64Array(units * MARKERS);
  stamps = new Float64Array(2 * units * STAMP);
};

/** Where the markers were last time, in which plan, and how often that has changed. */
const layout = { plan: undefined as BattlePlan | undefined, count: -1, changes: 0 };
const layoutX = new Int32Array(MARKERS);
const layoutY = new Int32Array(MARKERS);

const hasLayoutChanged = (): boolean => {
  const { battle, plan } = scene;
  if (layout.plan !== plan || layout.count !== marks.count) return true;
  for (let i = 0; i < marks.count; i++) if (layoutX[i] !== battle.objX[i] || layoutY[i] !== battle.objY[i]) return true;
  return false;
};

const noteLayout = (): void => {
  const { battle, plan, ledger } = scene;
  layout.plan = plan;
  layout.count = marks.count;
  layout.changes++;
  for (let i = 0; i < marks.count; i++) {
    layoutX[i] = battle.objX[i];
    layoutY[i] = battle.objY[i];
    for (let kind = 0; kind < ledger.kinds.length; kind++) fieldFor(kind, i);
  }
};

/** Where the guesses about a unit begin: its own side knows the way, others take it to be straight. */
export const guessesOf = (unit: number, own: boolean): number => (own ? unit : scene.ledger.units + unit) * MARKERS;

/** Guesses where a unit will be, and what that does to the chances that nobody of its side is there. */
const placeUnit = (unit: number, own: boolean, away: Float64Array, gone: Float64Array): void => {
  const at = guessesOf(unit, own);
  if (scene.rides[unit] || isNew(unit, at)) guess(unit, at);
  for (let i = 0; i < marks.count; i++) {
    away[i] *= 1 - marks.there[at + i];
    gone[i] *= 1 - marks.soon[at + i];
  }
};

/** Whether anything has changed since a unit was looked at; what it is like now is noted. */
const isNew = (unit: number, at: number): boolean => {
  const { weights, left } = scene;
  const stamp = (at / MARKERS) * STAMP;
  const stays = scene.seizes[unit] * weights.survival[Math.min(3, left)];
  const moves = canMove(unit) ? left + 1 : -left;
  if (
    stamps[stamp] === layout.changes &&
    stamps[stamp + 1] === scene.changes[unit] &&
    stamps[stamp + 2] === moves &&
    stamps[stamp + 3] === stays &&
    stamps[stamp + 4] === scene.rush[unit] &&
    stamps[stamp + 5] === weights.distance &&
    stamps[stamp + 6] === weights.dropsBy &&
    stamps[stamp + 7] === weights.survival[0]
  )
    return false;
  stamps[stamp] = layout.changes;
  stamps[stamp + 1] = scene.changes[unit];
  stamps[stamp + 2] = moves;
  stamps[stamp + 3] = stays;
  stamps[stamp + 4] = scene.rush[unit];
  stamps[stamp + 5] = weights.distance;
  stamps[stamp + 6] = weights.dropsBy;
  stamps[stamp + 7] = weights.survival[0];
  return true;
};

const canMove = (unit: number): boolean => scene.acted[unit] === 0 && (scene.battle.unitFlags[unit] & U.shaken) === 0;

/** Guesses where a unit will be. */
const guess = (unit: number, at: number): void => {
  const { left, weights } = scene;
  lookAtFronts(unit);
  const moves = canMove(unit);
  guessPlaces(unit, scene.x[unit], scene.y[unit], left + (moves ? 1 : 0), moves);
  if (scene.rides[unit]) rideAlong();
  const stays = scene.seizes[unit] * weights.survival[Math.min(3, left)];
  const holds = scene.seizes[unit] * weights.survival[0];
  for (let i = 0; i < marks.count; i++) {
    marks.there[at + i] = stays * chances[i];
    marks.soon[at + i] = holds * nearby[i];
  }
};

/** Notes how much nearer to each marker than its middle the foremost base of a unit is. */
const lookAtFronts = (unit: number): void => {
  const rides = scene.rides[unit] === 1;
  if (!rides) findEnds(unit);
  for (let i = 0; i < marks.count; i++) marks.front[unit * MARKERS + i] = rides ? scene.spread[unit] : frontTo(i);
};

/** Makes ready for a unit that is nowhere yet. */
export const makeWay = (unit: number): void => {
  const at = guessesOf(unit, true);
  for (let i = 0; i < marks.count; i++) {
    marks.there[at + i] = 0;
    marks.soon[at + i] = 0;
    marks.front[unit * MARKERS + i] = scene.spread[unit];
  }
  stamps[(at / MARKERS) * STAMP] = 0;
  scene.grip[unit] = 0;
};

/**
 * What a marker comes to: 1 for ours, -1 for theirs, given how likely nobody of either side is there in the end, and when
 * this round ends.
 */
const balance = (marker: number, ownAway: number, foeAway: number, ownGone: number, foeGone: number): number => {
  let kept = marks.kept[marker];
  if (scene.left > 0) kept = foeGone - ownGone + kept * ownGone * foeGone;
  return foeAway - ownAway + kept * ownAway * foeAway;
};

/** What the markers would come to without a unit, for its side. */
const gripOf = (unit: number, own: boolean): number => {
  const at = guessesOf(unit, own);
  let sum = 0;
  for (let i = 0; i < marks.count; i++) {
    const chance = marks.there[at + i];
    const soon = marks.soon[at + i];
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
  const at = guessesOf(unit, true);
  let sum = 0;
  for (let i = 0; i < marks.count; i++) {
    const away = (marks.ownAway[i] / (1 - marks.there[at + i])) * (1 - stays * chances[i]);
    const gone = (marks.ownGone[i] / (1 - marks.soon[at + i])) * (1 - holds * nearby[i]);
    sum += marks.meaning[i] * balance(i, away, marks.foeAway[i], gone, marks.foeGone[i]);
  }
  return sum;
};
