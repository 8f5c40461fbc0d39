import { BATTLE_LIMITS } from '../plan/limits.ts';
import type { Battle } from '../state/battle.ts';
import { collectModels } from '../state/query.ts';
import { holdsPoint } from './ground.ts';
import { ALL_CUT, CENTRE, COUNT, facePair } from './lines.ts';
import { type SightBlockers, screenModels, screenModelUnit, screenUnits, type SightOptions } from './sight-blockers.ts';
import { pieceCuts, terrainCuts } from './terrain-cuts.ts';
import { unitCuts, unitsCut } from './unit-cuts.ts';

export { LINES } from './lines.ts';
export type { SightOptions } from './sight-blockers.ts';

/** The number of blocked lines from which a model is behind something. */
const MOST_LINES = 5;

const viewers = new Int32Array(BATTLE_LIMITS.models);
const targets = new Int32Array(BATTLE_LIMITS.models);

/** The bits of the lines that each blocker cuts, for models that may ignore one of them. */
let cuts = new Int32Array(64);

/** Whether one model sees another: at least one of the nine lines is not blocked (battle:G9). */
export const canSee = (b: Battle, viewer: number, target: number, options?: SightOptions): boolean =>
  seesPast(b, screenModels(b, viewer, target, options), viewer, target);

/** Returns the number of blocked lines between two models, of nine. */
export const cutLines = (b: Battle, viewer: number, target: number, options?: SightOptions): number =>
  viewer === target ? 0 : COUNT[cutBits(b, screenModels(b, viewer, target, options), viewer, target)];

/** Whether one model sees another past the blockers of a screen. The centre line is tried first, because units rarely block it. */
export const seesPast = (b: Battle, screen: SightBlockers, viewer: number, target: number): boolean => {
  if (viewer === target || screen.count === 0) return true;
  if (isOnHilltop(b, viewer)) return cutsButOne(b, screen, viewer, target) !== ALL_CUT;
  const cut = terrainCuts(b, screen, viewer, target);
  if (cut === ALL_CUT || screen.units === 0) return cut !== ALL_CUT;
  facePair(b, viewer, target);
  if ((cut & CENTRE) === 0 && unitsCut(b, screen, ALL_CUT & ~CENTRE) === 0) return true;
  const done = cut | CENTRE;
  return (done | unitsCut(b, screen, done)) !== ALL_CUT;
};

/** Returns the number of lines between two models that a screen blocks, of nine. */
export const linesCutBy = (b: Battle, screen: SightBlockers, viewer: number, target: number): number =>
  viewer === target ? 0 : COUNT[cutBits(b, screen, viewer, target)];

/** Whether a screen blocks most of the lines between two models. Terrain is tried first, because it is often enough. */
export const isMostlyCut = (b: Battle, screen: SightBlockers, viewer: number, target: number): boolean => {
  if (viewer === target || screen.count === 0) return false;
  if (isOnHilltop(b, viewer)) return COUNT[cutsButOne(b, screen, viewer, target)] >= MOST_LINES;
  const cut = terrainCuts(b, screen, viewer, target);
  if (COUNT[cut] >= MOST_LINES || screen.units === 0) return COUNT[cut] >= MOST_LINES;
  facePair(b, viewer, target);
  return COUNT[cut | unitsCut(b, screen, cut)] >= MOST_LINES;
};

/** Whether a model sees any model of a unit. */
export const modelSeesUnit = (b: Battle, viewer: number, unit: number, options?: SightOptions): boolean => {
  const screen = screenModelUnit(b, viewer, unit, options);
  const n = collectModels(b, unit, targets);
  for (let i = 0; i < n; i++) if (seesPast(b, screen, viewer, targets[i])) return true;
  return false;
};

/** Whether any model of a unit sees any model of another. */
export const unitSees = (b: Battle, unit: number, target: number, options?: SightOptions): boolean => {
  const screen = screenUnits(b, unit, target, options);
  const n = collectModels(b, unit, viewers);
  const k = collectModels(b, target, targets);
  for (let i = 0; i < n; i++) for (let j = 0; j < k; j++) if (seesPast(b, screen, viewers[i], targets[j])) return true;
  return false;
};

/** Returns the bits of the blocked lines. */
const cutBits = (b: Battle, screen: SightBlockers, viewer: number, target: number): number => {
  if (screen.count === 0) return 0;
  if (isOnHilltop(b, viewer)) return cutsButOne(b, screen, viewer, target);
  const cut = terrainCuts(b, screen, viewer, target);
  if (cut === ALL_CUT || screen.units === 0) return cut;
  facePair(b, viewer, target);
  return cut | unitsCut(b, screen, cut);
};

/** Returns the bits of the blocked lines for a model on a hilltop, which ignores one blocker for each target (battle:G13). */
const cutsButOne = (b: Battle, screen: SightBlockers, viewer: number, target: number): number => {
  const { pieces, count } = screen;
  if (count > cuts.length) cuts = new Int32Array(2 * count);
  facePair(b, viewer, target);
  let all = 0;
  for (let i = 0; i < count; i++) {
    cuts[i] = i < pieces ? pieceCuts(b, screen, i, 0) : unitCuts(b, screen, i - pieces, 0);
    all |= cuts[i];
  }
  return withoutOne(count, all);
};

/** Returns the bits of the lines that stay blocked without the blocker that blocks most of them (battle:G13). */
const withoutOne = (count: number, all: number): number => {
  let best = all;
  for (let i = 0; i < count; i++) {
    let rest = 0;
    for (let j = 0; j < count; j++) if (j !== i) rest |= cuts[j];
    if (COUNT[rest] < COUNT[best]) best = rest;
  }
  return best;
};

/** Whether a model is on top of a hill and the setting lets it ignore one blocker (battle:G13). */
const isOnHilltop = (b: Battle, model: number): boolean => {
  const { landscape, settings } = b.plan;
  if (!settings.hilltopsIgnoreOneBlocker) return false;
  for (const piece of landscape.hilltops)
    if (b.z[model] >= piece.floor && holdsPoint(piece, b.x[model], b.y[model])) return true;
  return false;
};
