import { objectiveCount, ownerOf, UNIT_FLAG } from '@muster/engine';
import { CELL, cellOf, FAR, type DistanceField, fieldTo } from '@muster/guide';
import { findEnds, frontTo } from './fronts.ts';
import type { ObjectivesSeen, TableSeen } from './look/look.ts';
import { MOST_OBJECTIVES, type ObjectiveAnalysis, STAMP } from './look/objectives.ts';
import type { Scene } from './look/scene.ts';

/** Returns the field for a unit's way to an objective. */
export const fieldOf = (look: TableSeen, unit: number, objective: number): DistanceField =>
  fieldFor(look, look.scene.ledger.kind[unit], objective);

/** Returns the field for a kind of unit's way to an objective. */
export const fieldFor = ({ scene, marks }: TableSeen, kind: number, objective: number): DistanceField => {
  const { battle, plan, ledger } = scene;
  const x = battle.objX[objective];
  const y = battle.objY[objective];
  const at = kind * MOST_OBJECTIVES + objective;
  const known = marks.fields[at];
  if (known !== undefined && known.x === x && known.y === y) return known;
  const { radius, gait } = ledger.kinds[kind];
  return (marks.fields[at] = fieldTo(plan, radius, gait, x, y));
};

/** Ways up to this many times a unit's move are measured exactly, because they decide whether it arrives. */
export const CLOSE = 1.5;

/** Returns the remaining way of a unit with its middle in this cell to an objective that it holds from a distance. */
const wayFrom = (field: DistanceField, cell: number, x: number, y: number, reach: number): number => {
  const { left } = field;
  if (left.length > 0 && left[cell] * 10 > CLOSE * reach)
    return left[cell] === FAR ? wayBeside(field, cell) : left[cell] * 10;
  const dx = field.x - x;
  const dy = field.y - y;
  return Math.sqrt(dx * dx + dy * dy);
};

/** Returns the way from next to a blocked cell, where a smaller base may still fit. */
export const wayBeside = ({ left, map }: DistanceField, cell: number): number => {
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

/** Returns the remaining way of an own unit with its middle here to hold an objective. */
export const wayTo = (look: ObjectivesSeen, unit: number, objective: number, x: number, y: number): number => {
  const { scene, marks } = look;
  const field = fieldOf(look, unit, objective);
  const reach = scene.plan.ruleset.numbers.objectiveReach + marks.front[unit * MOST_OBJECTIVES + objective];
  return Math.max(0, wayFrom(field, cellOf(field.map, x, y), x, y, reach) - reach);
};

/** Computes the chance that a unit here, with a number of moves left, is at each objective; into `chances` and `nearby`. */
const guessPlaces = (look: TableSeen, unit: number, x: number, y: number, moves: number, moving: boolean): void => {
  const { scene, marks } = look;
  const { weights, battle, plan, side } = scene;
  const { fields, chances, nearby } = marks;
  const { distance, dropsBy } = weights;
  const own = plan.units[unit].side === side;
  const pace = 1 / Math.max(100, scene.rush[unit]);
  const { objectiveReach } = plan.ruleset.numbers;
  const kind = scene.ledger.kind[unit];
  const cell = own ? cellOf(fieldFor(look, kind, 0).map, x, y) : 0;
  let sum = 0;
  for (let i = 0; i < marks.count; i++) {
    const dx = battle.objX[i] - x;
    const dy = battle.objY[i] - y;
    const reach = objectiveReach + marks.front[unit * MOST_OBJECTIVES + i];
    const way = own
      ? wayFrom(fields[kind * MOST_OBJECTIVES + i] as DistanceField, cell, x, y, reach)
      : Math.sqrt(dx * dx + dy * dy);
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

/** The chance that passengers get out in time. */
const GETS_OUT = 0.7;

/** A passenger holds no objective until it gets out. */
const rideAlong = ({ scene, marks }: TableSeen): void => {
  const { left, weights } = scene;
  const { chances, nearby } = marks;
  for (let i = 0; i < marks.count; i++) {
    if (left === 0) chances[i] *= GETS_OUT;
    nearby[i] = Math.min(nearby[i], weights.dropsBy);
  }
};

/** The second step of a look: where units will be, and what each objective means for winning. */
export const analyseObjectives = (look: TableSeen): ObjectivesSeen => {
  const { scene, marks } = look;
  const { battle, side } = scene;
  marks.count = Math.min(MOST_OBJECTIVES, objectiveCount(battle));
  if (hasLayoutChanged(scene, marks)) noteLayout(look);
  for (let i = 0; i < marks.count; i++) {
    const owner = ownerOf(battle, i);
    marks.kept[i] = owner === side ? 1 : owner >= 0 ? -1 : 0;
    marks.ownAway[i] = 1;
    marks.foeAway[i] = 1;
    marks.ownGone[i] = 1;
    marks.foeGone[i] = 1;
  }
  for (let k = 0; k < scene.owns; k++) placeUnit(look, scene.own[k], true, marks.ownAway, marks.ownGone);
  for (let k = 0; k < scene.foeCount; k++) placeUnit(look, scene.foes[k], false, marks.foeAway, marks.foeGone);
  weighObjectives(scene, marks);
  for (let k = 0; k < scene.owns; k++) scene.grip[scene.own[k]] = gripOf(look, scene.own[k], true);
  for (let k = 0; k < scene.foeCount; k++) scene.grip[scene.foes[k]] = gripOf(look, scene.foes[k], false);
  return look as ObjectivesSeen;
};

const hasLayoutChanged = ({ battle, plan }: Scene, { layout, count }: ObjectiveAnalysis): boolean => {
  if (layout.plan !== plan || layout.count !== count) return true;
  for (let i = 0; i < count; i++) if (layout.x[i] !== battle.objX[i] || layout.y[i] !== battle.objY[i]) return true;
  return false;
};

const noteLayout = (look: TableSeen): void => {
  const { scene, marks } = look;
  const { battle, plan, ledger } = scene;
  const { layout } = marks;
  if (layout.plan !== plan) marks.fields = [];
  layout.plan = plan;
  layout.count = marks.count;
  layout.changes++;
  for (let i = 0; i < marks.count; i++) {
    layout.x[i] = battle.objX[i];
    layout.y[i] = battle.objY[i];
    for (let kind = 0; kind < ledger.kinds.length; kind++) fieldFor(look, kind, i);
  }
};

/** Returns where the estimates of a unit begin: its own side knows the way, others assume a straight one. */
export const guessesOf = ({ scene }: TableSeen, unit: number, own: boolean): number =>
  (own ? unit : scene.ledger.units + unit) * MOST_OBJECTIVES;

/** Estimates where a unit will be, and updates the chances that no unit of its side is there. */
const placeUnit = (look: TableSeen, unit: number, own: boolean, away: Float64Array, gone: Float64Array): void => {
  const { scene, marks } = look;
  const at = guessesOf(look, unit, own);
  if (scene.rides[unit] || isNew(scene, marks, unit, at)) guess(look, unit, at);
  for (let i = 0; i < marks.count; i++) {
    away[i] *= 1 - marks.there[at + i];
    gone[i] *= 1 - marks.soon[at + i];
  }
};

/** Whether a unit has changed since its last analysis; stores its current state. */
const isNew = (scene: Scene, { layout, stamps }: ObjectiveAnalysis, unit: number, at: number): boolean => {
  const { weights, left } = scene;
  const stamp = (at / MOST_OBJECTIVES) * STAMP;
  const stays = scene.seizes[unit] * weights.survival[Math.min(3, left)];
  const moves = canMove(scene, unit) ? left + 1 : -left;
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

const canMove = ({ acted, battle }: Scene, unit: number): boolean =>
  acted[unit] === 0 && (battle.unitFlags[unit] & UNIT_FLAG.shaken) === 0;

/** Estimates where a unit will be. */
const guess = (look: TableSeen, unit: number, at: number): void => {
  const { scene, marks } = look;
  const { left, weights } = scene;
  const { chances, nearby } = marks;
  lookAtFronts(look, unit);
  const moves = canMove(scene, unit);
  guessPlaces(look, unit, scene.x[unit], scene.y[unit], left + (moves ? 1 : 0), moves);
  if (scene.rides[unit]) rideAlong(look);
  const stays = scene.seizes[unit] * weights.survival[Math.min(3, left)];
  const holds = scene.seizes[unit] * weights.survival[0];
  for (let i = 0; i < marks.count; i++) {
    marks.there[at + i] = stays * chances[i];
    marks.soon[at + i] = holds * nearby[i];
  }
};

/** Stores how much nearer to each objective a unit's foremost base is than its middle. */
const lookAtFronts = (look: TableSeen, unit: number): void => {
  const { scene, marks } = look;
  const ends = scene.rides[unit] === 1 ? undefined : findEnds(look, unit);
  for (let i = 0; i < marks.count; i++)
    marks.front[unit * MOST_OBJECTIVES + i] = ends ? frontTo(scene, ends, i) : scene.spread[unit];
};

/** Prepares the estimates of a unit without a place. */
export const makeWay = (look: ObjectivesSeen, unit: number): void => {
  const { scene, marks } = look;
  const at = guessesOf(look, unit, true);
  for (let i = 0; i < marks.count; i++) {
    marks.there[at + i] = 0;
    marks.soon[at + i] = 0;
    marks.front[unit * MOST_OBJECTIVES + i] = scene.spread[unit];
  }
  marks.stamps[(at / MOST_OBJECTIVES) * STAMP] = 0;
  scene.grip[unit] = 0;
};

/**
 * Returns the worth of an objective from -1 (theirs) to 1 (ours), from the chances that no unit of each side is there at the
 * end of the battle and of this round.
 */
const balance = (
  { scene, marks }: TableSeen,
  objective: number,
  ownAway: number,
  foeAway: number,
  ownGone: number,
  foeGone: number,
): number => {
  let kept = marks.kept[objective];
  if (scene.left > 0) kept = foeGone - ownGone + kept * ownGone * foeGone;
  return foeAway - ownAway + kept * ownAway * foeAway;
};

/** Returns the worth of the objectives for a unit's side without that unit. */
const gripOf = (look: TableSeen, unit: number, own: boolean): number => {
  const { marks } = look;
  const at = guessesOf(look, unit, own);
  let sum = 0;
  for (let i = 0; i < marks.count; i++) {
    const chance = marks.there[at + i];
    const soon = marks.soon[at + i];
    if (chance === 0 && soon === 0) continue;
    const ownAway = marks.ownAway[i];
    const foeAway = marks.foeAway[i];
    const ownGone = marks.ownGone[i];
    const foeGone = marks.foeGone[i];
    const now = balance(look, i, ownAway, foeAway, ownGone, foeGone);
    const without = own
      ? balance(look, i, ownAway / (1 - chance), foeAway, ownGone / (1 - soon), foeGone)
      : balance(look, i, ownAway, foeAway / (1 - chance), ownGone, foeGone / (1 - soon));
    sum += marks.meaning[i] * (own ? now - without : without - now);
  }
  return Math.max(0, sum);
};

/** Computes how much each objective increases the chance of winning. */
const weighObjectives = (scene: Scene, marks: ObjectiveAnalysis): void => {
  const { count, law, ours, theirs } = marks;
  for (let i = 0; i < count; i++) {
    const empty = marks.ownAway[i] * marks.foeAway[i];
    ours[i] = (1 - marks.ownAway[i]) * marks.foeAway[i] + (marks.kept[i] > 0 ? empty : 0);
    theirs[i] = (1 - marks.foeAway[i]) * marks.ownAway[i] + (marks.kept[i] < 0 ? empty : 0);
  }
  for (let skipped = 0; skipped < count; skipped++) {
    law.fill(0, 0, 2 * count + 1);
    law[count] = 1;
    for (let i = 0, added = 0; i < count; i++) if (i !== skipped) addObjective(marks, ours[i], theirs[i], ++added);
    const swing = law[count - 1] + 2 * law[count] + law[count + 1];
    marks.meaning[skipped] = (scene.win * Math.max(scene.weights.trifle, swing)) / 4;
  }
};

/** Adds one more objective to the distribution of leads. */
const addObjective = ({ law, count: even }: ObjectiveAnalysis, chance: number, risk: number, added: number): void => {
  let before = 0;
  for (let lead = even - added; lead <= even + added; lead++) {
    const here = law[lead];
    law[lead] = here * (1 - chance - risk) + before * chance + law[lead + 1] * risk;
    before = here;
  }
};

/** Returns the worth of a passenger for the objectives while its transport is here. */
export const objectivesRiding = (look: ObjectivesSeen, unit: number, x: number, y: number): number => {
  const { scene, marks } = look;
  if (marks.count === 0 || scene.seizes[unit] === 0) return 0;
  const mayLeave = !scene.acted[unit];
  guessPlaces(look, unit, x, y, scene.left + (mayLeave ? 1 : 0), mayLeave);
  rideAlong(look);
  return objectivesBy(look, unit, 0);
};

/** Returns the worth of the objectives with a unit at its last estimated place. */
const objectivesBy = (look: ObjectivesSeen, unit: number, out: number): number => {
  const { scene, marks } = look;
  const { weights, left } = scene;
  const { chances, nearby } = marks;
  const stays = scene.seizes[unit] * weights.survival[Math.min(3, left)] * (1 - out);
  const holds = weights.survival[0] * (1 - out);
  const at = guessesOf(look, unit, true);
  let sum = 0;
  for (let i = 0; i < marks.count; i++) {
    const away = (marks.ownAway[i] / (1 - marks.there[at + i])) * (1 - stays * chances[i]);
    const gone = (marks.ownGone[i] / (1 - marks.soon[at + i])) * (1 - holds * nearby[i]);
    sum += marks.meaning[i] * balance(look, i, away, marks.foeAway[i], gone, marks.foeGone[i]);
  }
  return sum;
};
