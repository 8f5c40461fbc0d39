import { UNIT_FLAG } from '@muster/engine';
import { cellOf, type DistanceField, type MovementKind, middleOf, nextCell, startCell } from '@muster/guide';
import { DIRECTIONS } from '@muster/kernel';
import { roughness } from './ground.ts';
import { MAY } from './unit-estimates.ts';
import { growCandidates, MOST_CANDIDATES } from './look/candidates.ts';
import type { Look, Outlooked, Surveyed } from './look/look.ts';
import { fieldOf } from './objectives.ts';
import { weighCharge } from './melee.ts';
import { lookOut, mostPress, weighRide, weighSpot } from './outlook.ts';

/** The kinds of candidates. */
export const HOLD = 0;
export const ADVANCE = 1;
export const RUSH = 2;
export const ATTACK = 3;
export const LEAVE = 4;

/** Evaluates ending here and adds it as a candidate. */
const add = (look: Outlooked, unit: number, kind: number, objective: number, x: number, y: number): void => {
  const { plan } = look.scene;
  const { width, depth } = plan.table;
  const { radius } = plan.models[plan.units[unit].first];
  if (x < radius || y < radius || x > width - radius || y > depth - radius) return;
  const found = weighSpot(look, x, y, kind !== RUSH);
  note(look, unit, kind, objective, found.target, x, y, found.gain, found.place);
};

const note = (
  { candidates }: Look,
  unit: number,
  kind: number,
  objective: number,
  target: number,
  x: number,
  y: number,
  gain: number,
  place: number,
): void => {
  const at = candidates.count;
  if (at >= MOST_CANDIDATES) return;
  if (at === candidates.unit.length) growCandidates(candidates);
  candidates.unit[at] = unit;
  candidates.kind[at] = kind;
  candidates.objective[at] = objective;
  candidates.target[at] = target;
  candidates.x[at] = x;
  candidates.y[at] = y;
  candidates.gain[at] = gain;
  candidates.place[at] = place;
  candidates.worth[at] = gain + place - candidates.idle;
  candidates.tried[at] = 0;
  candidates.count++;
};

/** The share of the best possible result that usually comes true. */
const LIKELY = 0.5;

/** Lists the candidates of a unit; only holding if the others are hardly more urgent than one already found. */
export const listCandidates = (look: Surveyed, unit: number, most: number = -Infinity): void => {
  const { scene, candidates } = look;
  const { battle } = scene;
  const may = scene.may[unit];
  const x = scene.x[unit];
  const y = scene.y[unit];
  const ready = lookOut(look, unit);
  if (scene.rides[unit]) {
    if ((may & MAY.advance) !== 0) listExits(ready, unit, x, y, (may & MAY.charge) !== 0);
    return;
  }
  const shaken = (battle.unitFlags[unit] & UNIT_FLAG.shaken) !== 0;
  const found = weighSpot(ready, x, y, !shaken);
  const idle = found.place;
  candidates.idle = idle;
  scene.peril[unit] = found.danger;
  const hold = candidates.count;
  note(look, unit, HOLD, -1, found.target, x, y, found.gain, found.place);
  if (shaken || (most > -Infinity && !scene.ledger.carries[unit] && LIKELY * mostPress(ready, idle) <= most)) return;
  if ((may & MAY.charge) !== 0) listCharges(ready, unit, x, y);
  if ((may & MAY.advance) === 0) return;
  const rushes = (may & MAY.rush) !== 0;
  // Objectives that are out of reach for the whole battle are not goals.
  const farthest = (scene.left + 1.2) * scene.rush[unit];
  listObjectives(ready, unit, x, y, farthest, rushes);
  listAround(
    ready,
    unit,
    x,
    y,
    scene.peril[unit] > WORRY * scene.worth[unit] || (candidates.gain[hold] === 0 && scene.ledger.range[unit] > 0),
  );
};

/** The most objectives that a unit considers as goals. */
const MOST_MARKERS = 4;

/** Lists the ways to the nearest objectives that the unit is not at. */
const listObjectives = (
  look: Outlooked,
  unit: number,
  x: number,
  y: number,
  farthest: number,
  rushes: boolean,
): void => {
  const { marks, goals } = look;
  const { ways } = look.candidates;
  for (let i = 0; i < marks.count; i++) ways[i] = goals.waysLeft[i] > 0 ? goals.waysLeft[i] : Infinity;
  for (let listed = 0; listed < MOST_MARKERS; listed++) {
    let next = 0;
    for (let i = 1; i < marks.count; i++) if (ways[i] < ways[next]) next = i;
    if (marks.count === 0 || ways[next] > farthest) return;
    listToward(look, unit, next, x, y, ways[next], rushes);
    ways[next] = Infinity;
  }
};

/** Lists staying in a transport, and getting out toward each objective or at an enemy. */
const listExits = (look: Outlooked, unit: number, x: number, y: number, charges: boolean): void => {
  const { scene, marks, candidates } = look;
  const { battle, plan, ledger } = scene;
  const { exitRange } = plan.ruleset.numbers;
  const idle = weighRide(look, unit, x, y);
  candidates.idle = idle;
  scene.peril[unit] = 0;
  note(look, unit, HOLD, -1, -1, x, y, 0, idle);
  const carrier = battle.unitIn[unit];
  const far = scene.spread[carrier] + Math.max(0, Math.min(exitRange, scene.advance[unit]) - scene.spread[unit]);
  for (let i = 0; i < marks.count; i++) {
    const dx = battle.objX[i] - x;
    const dy = battle.objY[i] - y;
    const share = Math.min(1, far / Math.max(1, Math.sqrt(dx * dx + dy * dy)));
    add(look, unit, LEAVE, i, x + dx * share, y + dy * share);
  }
  if (!charges) return;
  for (let k = 0; k < scene.foeCount; k++) {
    const foe = scene.foes[k];
    const page = unit * ledger.units + foe;
    if (scene.gap[page] > Math.min(exitRange, scene.charge[unit]) || ledger.charges[page] === 0) continue;
    const { place } = weighSpot(look, scene.x[foe], scene.y[foe], false);
    note(look, unit, ATTACK, -1, foe, scene.x[foe], scene.y[foe], weighCharge(look, unit, foe), place);
  }
};

/** Ways by cells are up to a tenth too long. */
const STRAIGHT = 1.1;

/** The share of the expected distance that large units usually reach. */
const SURE = 0.5;

/** Lists the ways toward an objective, with an advance and a rush: straight, or along the field. */
const listToward = (
  look: Outlooked,
  unit: number,
  objective: number,
  x: number,
  y: number,
  way: number,
  rushes: boolean,
): void => {
  const { scene } = look;
  const field = fieldOf(look, unit, objective);
  const dx = field.x - x;
  const dy = field.y - y;
  const straight = Math.sqrt(dx * dx + dy * dy);
  const short = Math.min(way + 100, scene.advance[unit]);
  // Large units may get a little less far than a single model.
  const sure = scene.battle.unitAlive[unit] > 1 ? SURE * scene.advance[unit] : scene.advance[unit];
  const long = rushes && way > sure ? Math.min(way + 50, scene.rush[unit]) : 0;
  const cell = cellOf(field.map, x, y);
  if (field.left.length === 0 || field.left[cell] * 10 <= STRAIGHT * straight + 100) {
    add(look, unit, ADVANCE, objective, x + (dx * short) / straight, y + (dy * short) / straight);
    if (long > 0) add(look, unit, RUSH, objective, x + (dx * long) / straight, y + (dy * long) / straight);
  } else listAlong(look, unit, objective, field, startCell(field, x, y), short, long);
};

/** Follows the cells of a field and stores where a shorter and a longer way end. */
const listAlong = (
  look: Outlooked,
  unit: number,
  objective: number,
  field: DistanceField,
  from: number,
  short: number,
  long: number,
): void => {
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
      add(look, unit, ADVANCE, objective, middleOf(cell % map.columns), middleOf(Math.trunc(cell / map.columns)));
    }
    if (gone > Math.max(short, long) || next < 0) break;
    cell = next;
  }
  if (long > 0)
    add(look, unit, RUSH, objective, middleOf(cell % map.columns), middleOf(Math.trunc(cell / map.columns)));
};

/** Shares of the limit in difficult terrain, and of a whole charge, up to which rough ground does not stop a unit. */
const NEAR = 0.6;
const WAY_ROUND = 0.8;

/** Whether the ground will probably stop a charge. */
const isCutOff = ({ scene }: Outlooked, unit: number, foe: number, x: number, y: number, gap: number): boolean => {
  const { plan, ledger, ground } = scene;
  const { gait } = ledger.kinds[ledger.kind[unit]];
  const { difficultLimit } = plan.ruleset.numbers;
  if (gait === 'fly' || gap <= NEAR * difficultLimit) return false;
  const rough = roughness(ground, x, y, scene.x[foe], scene.y[foe]);
  return rough === 2 ? gap > WAY_ROUND * scene.charge[unit] : rough === 1 && gait === 'walk' && gap > difficultLimit;
};

/** Lists charges at every enemy in reach. */
const listCharges = (look: Outlooked, unit: number, x: number, y: number): void => {
  const { scene } = look;
  const { ledger } = scene;
  for (let k = 0; k < scene.foeCount; k++) {
    const foe = scene.foes[k];
    const gap = scene.gap[unit * ledger.units + foe];
    if (gap > scene.charge[unit] || ledger.charges[unit * ledger.units + foe] === 0) continue;
    if (isCutOff(look, unit, foe, x, y, gap)) continue;
    const dx = scene.x[foe] - x;
    const dy = scene.y[foe] - y;
    const share = Math.min(1, gap / Math.max(1, Math.sqrt(dx * dx + dy * dy)));
    const toX = x + dx * share;
    const toY = y + dy * share;
    const { place } = weighSpot(look, toX, toY, false);
    note(look, unit, ATTACK, -1, foe, toX, toY, weighCharge(look, unit, foe), place);
  }
};

/** The expected losses, as a share of its worth, from which a unit looks for a better place in all directions. */
const WORRY = 0.02;

/** Only one in this many directions is tried. */
const RING = 4;

/** Lists steps to the edges of ranges and in all directions. */
const listAround = (look: Outlooked, unit: number, x: number, y: number, everywhere: boolean): void => {
  const { scene } = look;
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
    add(look, unit, ADVANCE, -1, x + dx * share, y + dy * share);
  }
  if (!everywhere) return;
  const gait = ledger.kinds[ledger.kind[unit]].gait;
  for (let i = 0; i < DIRECTIONS.length; i += RING) {
    const [dx, dy] = DIRECTIONS[i];
    addStep(look, unit, gait, x, y, (dx * advance) / 1000, (dy * advance) / 1000);
  }
};

/** Evaluates a straight step, if the ground allows it. */
const addStep = (
  look: Outlooked,
  unit: number,
  gait: MovementKind,
  x: number,
  y: number,
  dx: number,
  dy: number,
): void => {
  const { scene } = look;
  const { plan, ground } = scene;
  const { width, depth } = plan.table;
  const margin = scene.spread[unit];
  const toX = x + dx;
  const toY = y + dy;
  if (toX < margin || toY < margin || toX > width - margin || toY > depth - margin) return;
  if (gait === 'fly' || roughness(ground, x, y, toX, toY) < 2) add(look, unit, ADVANCE, -1, toX, toY);
};
