import { U } from '@muster/engine';
import { DIRECTIONS } from '@muster/kernel';
import { type Field, nextCell, startCell } from '../moving/field.ts';
import { cellOf, type Gait, middleOf } from '../moving/walk-map.ts';
import { roughness } from './ground.ts';
import { waysLeft } from './goals.ts';
import { MAY } from './ledger.ts';
import { fieldOf, MARKERS, marks } from './markers.ts';
import { weighCharge } from './melee.ts';
import { found, lookOut, mostPress, weighRide, weighSpot } from './outlook.ts';
import { scene } from './scene.ts';

/** What a candidate does. */
export const HOLD = 0;
export const ADVANCE = 1;
export const RUSH = 2;
export const ATTACK = 3;
export const LEAVE = 4;

const ROOM = 1024;

/** Candidates side by side. */
export interface Candidates {
  count: number;
  unit: Int32Array;
  kind: Int32Array;
  /** The marker that it makes for, or -1. */
  marker: Int32Array;
  /** Whom it attacks, or -1. */
  target: Int32Array;
  x: Float64Array;
  y: Float64Array;
  /** What the attack and the place are worth, and how much more both are than standing idle. */
  gain: Float64Array;
  place: Float64Array;
  worth: Float64Array;
  /** 1 once it was tried whether it is legal. */
  tried: Uint8Array;
}

/** Those of this decision. */
export const candidates: Candidates = {
  count: 0,
  unit: new Int32Array(ROOM),
  kind: new Int32Array(ROOM),
  marker: new Int32Array(ROOM),
  target: new Int32Array(ROOM),
  x: new Float64Array(ROOM),
  y: new Float64Array(ROOM),
  gain: new Float64Array(ROOM),
  place: new Float64Array(ROOM),
  worth: new Float64Array(ROOM),
  tried: new Uint8Array(ROOM),
};

/** What standing idle is worth for the unit that is being looked at. */
let idle = 0;

/** Weighs ending here, and notes it. */
const add = (unit: number, kind: number, marker: number, x: number, y: number): void => {
  const { plan } = scene;
  const { width, depth } = plan.table;
  const { radius } = plan.models[plan.units[unit].first];
  if (x < radius || y < radius || x > width - radius || y > depth - radius) return;
  weighSpot(x, y, kind !== RUSH);
  note(unit, kind, marker, found.target, x, y, found.gain, found.place);
};

const note = (
  unit: number,
  kind: number,
  marker: number,
  target: number,
  x: number,
  y: number,
  gain: number,
  place: number,
): void => {
  const at = candidates.count;
  if (at >= ROOM) return;
  candidates.unit[at] = unit;
  candidates.kind[at] = kind;
  candidates.marker[at] = marker;
  candidates.target[at] = target;
  candidates.x[at] = x;
  candidates.y[at] = y;
  candidates.gain[at] = gain;
  candidates.place[at] = place;
  candidates.worth[at] = gain + place - idle;
  candidates.tried[at] = 0;
  candidates.count++;
};

/** What comes true of the most that one could hope for. */
const LIKELY = 0.5;

/** Lists what a unit might do; only that it might stand still where the rest will hardly be more pressing than something already is. */
export const listCandidates = (unit: number, most: number = -Infinity): void => {
  const { battle } = scene;
  const may = scene.may[unit];
  const x = scene.x[unit];
  const y = scene.y[unit];
  lookOut(unit);
  if (scene.rides[unit]) {
    if ((may & MAY.advance) !== 0) listExits(unit, x, y, (may & MAY.charge) !== 0);
    return;
  }
  const shaken = (battle.unitFlags[unit] & U.shaken) !== 0;
  weighSpot(x, y, !shaken);
  idle = found.place;
  scene.peril[unit] = found.danger;
  const hold = candidates.count;
  note(unit, HOLD, -1, found.target, x, y, found.gain, found.place);
  if (shaken || (most > -Infinity && !scene.ledger.carries[unit] && LIKELY * mostPress(idle) <= most)) return;
  if ((may & MAY.charge) !== 0) listCharges(unit, x, y);
  if ((may & MAY.advance) === 0) return;
  const rushes = (may & MAY.rush) !== 0;
  // Markers that are out of reach for good are nobody's goal.
  const farthest = (scene.left + 1.2) * scene.rush[unit];
  listMarkers(unit, x, y, farthest, rushes);
  listAround(
    unit,
    x,
    y,
    scene.peril[unit] > WORRY * scene.worth[unit] || (candidates.gain[hold] === 0 && scene.ledger.range[unit] > 0),
  );
};

/** Markers that a unit thinks of making for. */
const MOST_MARKERS = 4;

const ways = new Float64Array(MARKERS);

/** The ways to the nearest markers that the unit does not stand at. */
const listMarkers = (unit: number, x: number, y: number, farthest: number, rushes: boolean): void => {
  for (let i = 0; i < marks.count; i++) {
    ways[i] = waysLeft[i] > 0 ? waysLeft[i] : Infinity;
  }
  for (let listed = 0; listed < MOST_MARKERS; listed++) {
    let next = 0;
    for (let i = 1; i < marks.count; i++) if (ways[i] < ways[next]) next = i;
    if (marks.count === 0 || ways[next] > farthest) return;
    listToward(unit, next, x, y, ways[next], rushes);
    ways[next] = Infinity;
  }
};

/** Riding on, and getting out toward each marker or at a foe. */
const listExits = (unit: number, x: number, y: number, charges: boolean): void => {
  const { battle, plan, ledger } = scene;
  const { exitRange } = plan.ruleset.numbers;
  idle = weighRide(unit, x, y);
  scene.peril[unit] = 0;
  note(unit, HOLD, -1, -1, x, y, 0, idle);
  const carrier = battle.unitIn[unit];
  const far = scene.spread[carrier] + Math.max(0, Math.min(exitRange, scene.advance[unit]) - scene.spread[unit]);
  for (let i = 0; i < marks.count; i++) {
    const dx = battle.objX[i] - x;
    const dy = battle.objY[i] - y;
    const share = Math.min(1, far / Math.max(1, Math.sqrt(dx * dx + dy * dy)));
    add(unit, LEAVE, i, x + dx * share, y + dy * share);
  }
  if (!charges) return;
  for (let k = 0; k < scene.foeCount; k++) {
    const foe = scene.foes[k];
    const page = unit * ledger.units + foe;
    if (scene.gap[page] > Math.min(exitRange, scene.charge[unit]) || ledger.charges[page] === 0) continue;
    weighSpot(scene.x[foe], scene.y[foe], false);
    note(unit, ATTACK, -1, foe, scene.x[foe], scene.y[foe], weighCharge(unit, foe), found.place);
  }
};

/** By cells a way is up to a tenth longer than it is. */
const STRAIGHT = 1.1;

/** What share of an Advance many together get as far as they were thought to. */
const SURE = 0.5;

/** The ways toward a marker, on foot and in haste: straight, or along the field. */
const listToward = (unit: number, marker: number, x: number, y: number, way: number, rushes: boolean): void => {
  const field = fieldOf(unit, marker);
  const dx = field.x - x;
  const dy = field.y - y;
  const straight = Math.sqrt(dx * dx + dy * dy);
  const short = Math.min(way + 100, scene.advance[unit]);
  // Many together may fall a little short of where one would get.
  const sure = scene.battle.unitAlive[unit] > 1 ? SURE * scene.advance[unit] : scene.advance[unit];
  const long = rushes && way > sure ? Math.min(way + 50, scene.rush[unit]) : 0;
  const cell = cellOf(field.map, x, y);
  if (field.left.length === 0 || field.left[cell] * 10 <= STRAIGHT * straight + 100) {
    add(unit, ADVANCE, marker, x + (dx * short) / straight, y + (dy * short) / straight);
    if (long > 0) add(unit, RUSH, marker, x + (dx * long) / straight, y + (dy * long) / straight);
  } else listAlong(unit, marker, field, startCell(field, x, y), short, long);
};

/** Follows the cells of a field, and notes where a shorter and a longer way end. */
const listAlong = (unit: number, marker: number, field: Field, from: number, short: number, long: number): void => {
  if (from < 0) return;
  const { left, map } = field;
  const start = left[from] * 10;
  let cell = from;
  let isShortListed = false;
  for (;;) {
    const next = nextCell(field, cell);
    const gone = start - (next < 0 ? -Infinity : left[next] * 10);
    if (!isShortListed && (gone > short || next < 0)) {
      isShortListed = true;
      add(unit, ADVANCE, marker, middleOf(cell % map.columns), middleOf(Math.trunc(cell / map.columns)));
    }
    if (gone > Math.max(short, long) || next < 0) break;
    cell = next;
  }
  if (long > 0) add(unit, RUSH, marker, middleOf(cell % map.columns), middleOf(Math.trunc(cell / map.columns)));
};

/** Shares of what difficult ground allows, and of a whole charge, up to which rough ground stops nobody. */
const NEAR = 0.6;
const WAY_ROUND = 0.8;

/** Whether the ground will most likely stop a charge. */
const isCutOff = (unit: number, foe: number, x: number, y: number, gap: number): boolean => {
  const { plan, ledger, ground } = scene;
  const { gait } = ledger.kinds[ledger.kind[unit]];
  const { difficultLimit } = plan.ruleset.numbers;
  if (gait === 'fly' || gap <= NEAR * difficultLimit) return false;
  const rough = roughness(ground, x, y, scene.x[foe], scene.y[foe]);
  return rough === 2 ? gap > WAY_ROUND * scene.charge[unit] : rough === 1 && gait === 'walk' && gap > difficultLimit;
};

/** Contacts with every foe in reach. */
const listCharges = (unit: number, x: number, y: number): void => {
  const { ledger } = scene;
  for (let k = 0; k < scene.foeCount; k++) {
    const foe = scene.foes[k];
    const gap = scene.gap[unit * ledger.units + foe];
    if (gap > scene.charge[unit] || ledger.charges[unit * ledger.units + foe] === 0) continue;
    if (isCutOff(unit, foe, x, y, gap)) continue;
    const dx = scene.x[foe] - x;
    const dy = scene.y[foe] - y;
    const share = Math.min(1, gap / Math.max(1, Math.sqrt(dx * dx + dy * dy)));
    const toX = x + dx * share;
    const toY = y + dy * share;
    weighSpot(toX, toY, false);
    note(unit, ATTACK, -1, foe, toX, toY, weighCharge(unit, foe), found.place);
  }
};

/** Losses, as a share of what it is worth, from which on a unit looks for a better place all around. */
const WORRY = 0.02;

/** Of all directions every so many are tried. */
const RING = 4;

/** Steps to the edges of ranges, and all around. */
const listAround = (unit: number, x: number, y: number, everywhere: boolean): void => {
  const { ledger } = scene;
  const range = ledger.range[unit];
  const advance = scene.advance[unit];
  const behind = 1.5 * scene.depth[unit];
  for (let k = 0; k < scene.foeCount && range > 0; k++) {
    const foe = scene.foes[k];
    const gap = scene.gap[unit * ledger.units + foe];
    if (gap <= range - behind || gap > range + advance) continue;
    const dx = scene.x[foe] - x;
    const dy = scene.y[foe] - y;
    const apart = Math.max(1, Math.sqrt(dx * dx + dy * dy));
    const share = Math.min(advance, gap + behind - range + 20) / apart;
    add(unit, ADVANCE, -1, x + dx * share, y + dy * share);
  }
  if (!everywhere) return;
  const gait = ledger.kinds[ledger.kind[unit]].gait;
  for (let i = 0; i < DIRECTIONS.length; i += RING) {
    const [dx, dy] = DIRECTIONS[i];
    addStep(unit, gait, x, y, (dx * advance) / 1000, (dy * advance) / 1000);
  }
};

/** Weighs a straight step, where the ground allows it. */
const addStep = (unit: number, gait: Gait, x: number, y: number, dx: number, dy: number): void => {
  const { plan, ground } = scene;
  const { width, depth } = plan.table;
  const margin = scene.spread[unit];
  const toX = x + dx;
  const toY = y + dy;
  if (toX < margin || toY < margin || toX > width - margin || toY > depth - margin) return;
  if (gait === 'fly' || roughness(ground, x, y, toX, toY) < 2) add(unit, ADVANCE, -1, toX, toY);
};
