import type { ModelMove } from '../../game/action.ts';
import type { Play } from '../../game/play.ts';
import type { Battle } from '../../state/battle.ts';
import { hazardsMet, sufferHazards } from './hazard.ts';
import { dropIntel, intelMet, takeIntel } from './intel.ts';
import type { Marked } from './marked.ts';

/** Markers of events that a move comes to. */
export interface Meeting {
  hazards: readonly Marked<'hazard'>[];
  intel: readonly { row: number; model: number }[];
}

/** The markers that a unit comes to when it moves so; to be asked before anybody is placed. Who stays where it is comes to none. */
export const meetingOf = (battle: Battle, unit: number, moves: readonly ModelMove[], leaves: boolean): Meeting => {
  const moving = leaves || moves.some(({ model, path }) => path.some((value, i) => value !== place(battle, model, i)));
  if (!moving) return { hazards: [], intel: [] };
  return { hazards: hazardsMet(battle, unit, moves, leaves), intel: intelMet(battle, unit, moves, leaves) };
};

const place = (battle: Battle, model: number, axis: number): number => (axis % 2 === 0 ? battle.x : battle.y)[model];

/** What comes of it once everybody stands where they wanted: first the harm, then whoever is steady picks up what lies there. */
export const meetMarkers = (play: Play, unit: number, { hazards, intel }: Meeting): void => {
  sufferHazards(play, unit, hazards);
  takeIntel(play, unit, intel);
  dropIntel(play);
};
