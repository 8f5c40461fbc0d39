import type { ModelMove } from '../../contract/action.ts';
import type { Play } from '../../contract/play.ts';
import type { Battle } from '../../state/battle.ts';
import { sideOf } from '../../state/query.ts';
import { carryOutInOrder } from '../in-order.ts';
import { eventRuleOf } from '../../state/random-events.ts';
import { hazardsMet, sufferHazards } from './hazard.ts';
import { dropIntel, intelMet, takeIntel } from './intel.ts';
import type { RandomEventWith } from '../../state/random-events.ts';

/** Markers of events that a move reaches. */
export interface ReachedMarkers {
  hazards: readonly RandomEventWith<'hazard'>[];
  intel: readonly { row: number; model: number }[];
}

/**
 * Returns the markers that a unit reaches by these moves; a unit that does not move reaches none. Call it before
 * models are placed.
 */
export const meetingOf = (
  battle: Battle,
  unit: number,
  moves: readonly ModelMove[],
  leaves: boolean,
): ReachedMarkers => {
  const moving = leaves || moves.some(({ model, path }) => path.some((value, i) => value !== place(battle, model, i)));
  if (!moving) return { hazards: [], intel: [] };
  return { hazards: hazardsMet(battle, unit, moves, leaves), intel: intelMet(battle, unit, moves, leaves) };
};

const place = (battle: Battle, model: number, axis: number): number => (axis % 2 === 0 ? battle.x : battle.y)[model];

/**
 * Applies them after the move: markers do harm, and a steady unit picks up markers, in the order that its side
 * chooses.
 */
export const meetMarkers = (play: Play, unit: number, { hazards, intel }: ReachedMarkers): void => {
  const { battle } = play;
  const side = sideOf(battle, unit);
  const harm = hazards.slice(0, 1).map(({ rule }) => ({
    side,
    unit,
    rule: rule.name,
    run: () => sufferHazards(play, unit, hazards),
  }));
  const finds = intel.slice(0, 1).map(({ row }) => ({
    side,
    unit,
    rule: eventRuleOf(battle, row).name,
    run: () => takeIntel(play, unit, intel),
  }));
  carryOutInOrder(play, [...harm, ...finds]);
  dropIntel(play);
};
