import type { Play } from '../../contract/play.ts';
import type { TerrainPlan } from '../../plan/terrain-plan.ts';
import { holdsPoint } from '../../space/ground.ts';
import { modelSeesUnit } from '../../space/sight.ts';
import type { Battle } from '../../state/battle.ts';
import { isLiving, isNeutral, isOnTable } from '../../state/query.ts';
import { rollAmount } from './amount.ts';
import { freeRow } from './arrival.ts';
import type { CarryOut } from './effects.ts';
import { eventField, setEventField, eventTargets } from '../../state/random-events.ts';
import { eventHits } from './hits.ts';
import type { RandomEventWith } from '../../state/random-events.ts';

/** Places a sniper on the highest piece of terrain; without terrain the sniper finds no place (campaign:E18). */
export const postSniper: CarryOut<'sniper'> = (play, { row, rule }) => {
  const { battle } = play;
  const unit = freeRow(battle, rule.number);
  const pieces = unit < 0 ? [] : bestPosts(battle, unit);
  if (pieces.length === 0) return setEventField(battle, row, 'dead', 1);
  const piece = pieces[play.pick('spot', pieces.length)];
  takePost(battle, unit, piece);
  // The row is used, although the sniper never fights as a unit.
  battle.unitStart[unit] = 1;
  const { first } = battle.plan.units[unit];
  setEventField(battle, row, 'note', unit);
  setEventField(battle, row, 'x', battle.x[first]);
  setEventField(battle, row, 'y', battle.y[first]);
  if (play.listening) play.emit({ type: 'marker', row, name: rule.name, x: battle.x[first], y: battle.y[first] });
};

/** Whether the target of a sniper is still there. */
export const mayAim = (battle: Battle, { row }: RandomEventWith<'sniper'>): boolean => {
  const [target] = eventTargets(battle, row);
  return isLiving(battle, target) && isOnTable(battle, target);
};

/** Ends a round: the sniper shoots at its target if it sees it. */
export const takeAim = (play: Play, sniper: RandomEventWith<'sniper'>): void => {
  const { battle } = play;
  const { row, rule, effect } = sniper;
  const [target] = eventTargets(battle, row);
  const { first } = battle.plan.units[eventField(battle, row, 'note')];
  if (!mayAim(battle, sniper) || !modelSeesUnit(battle, first, target)) return;
  eventHits(play, target, rollAmount(play, effect.hits), 0, rule.name);
};

/** Returns how high a piece is, up to where a model can stand on it (muster:lookout). */
const heightOf = ({ height = 0 }: TerrainPlan): number => height;

/** Returns the highest pieces, and of those the ones from which most units are seen. */
const bestPosts = (battle: Battle, unit: number): TerrainPlan[] => {
  const pieces = battle.plan.terrain.filter((piece) => !piece.gap);
  const highest = Math.max(...pieces.map(heightOf));
  const seen = pieces
    .filter((piece) => heightOf(piece) === highest)
    .map((piece) => ({ piece, units: unitsSeenFrom(battle, unit, piece) }));
  const most = Math.max(...seen.map(({ units }) => units));
  return seen.filter(({ units }) => units === most).map(({ piece }) => piece);
};

const unitsSeenFrom = (battle: Battle, unit: number, piece: TerrainPlan): number => {
  const { first } = battle.plan.units[unit];
  const before = [battle.x[first], battle.y[first], battle.z[first]];
  takePost(battle, unit, piece);
  const seen = battle.plan.units.filter(
    ({ index }) =>
      !isNeutral(battle, index) &&
      isLiving(battle, index) &&
      isOnTable(battle, index) &&
      modelSeesUnit(battle, first, index),
  ).length;
  [battle.x[first], battle.y[first], battle.z[first]] = before;
  return seen;
};

/** Returns a place on top of a piece: in its middle, or at a corner where its middle lies outside. */
const takePost = (battle: Battle, unit: number, piece: TerrainPlan): void => {
  const { first } = battle.plan.units[unit];
  const corners = piece.polygon.length / 2;
  const middle = (axis: number): number =>
    Math.round(piece.polygon.reduce((sum, value, i) => (i % 2 === axis ? sum + value : sum), 0) / corners);
  const inside = holdsPoint(piece, middle(0), middle(1));
  battle.x[first] = inside ? middle(0) : piece.polygon[0];
  battle.y[first] = inside ? middle(1) : piece.polygon[1];
  battle.z[first] = heightOf(piece);
};
