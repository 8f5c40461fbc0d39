import type { BattlePlan } from '@muster/engine';
import { mapSize } from '../map/map.ts';

/** The parts of a screen: a line of standings, the map with the armies next to it, the log, a line of keys. */
export interface ScreenLayout {
  columns: number;
  rows: number;
  map: { columns: number; rows: number };
  /** Whether the map has a line around it. */
  framed: boolean;
  /** Columns of the armies next to the map; 0 if there is no room. */
  armies: number;
  /** Rows of the log below. */
  story: number;
}

/** The smallest supported screen. */
const NARROWEST = 40;
const LOWEST = 12;

/** The least room for the armies and for the log. */
const ARMIES = 30;
const STORY = 7;

/** The gap between the map and the armies. */
export const GAP = 2;

/** The least share of a screen's rows for the log. */
const STORY_SHARE = 0.3;

/** Divides a screen; a map without colours gets a frame that shows the table's edges. */
export const screenLayoutFor = (
  plan: BattlePlan,
  wide: number,
  high: number,
  framed: boolean = false,
): ScreenLayout => {
  const columns = Math.max(NARROWEST, wide);
  const rows = Math.max(LOWEST, high);
  const besides = columns >= 2 * ARMIES ? ARMIES + GAP : 0;
  const least = Math.max(STORY, Math.floor(rows * STORY_SHARE));
  const around = framed ? 2 : 0;
  const map = mapSize(plan, columns - besides - around, Math.max(3, rows - 2 - least - around));
  return {
    columns,
    rows,
    map,
    framed,
    armies: besides === 0 ? 0 : columns - map.columns - around - GAP,
    story: rows - 2 - map.rows - around,
  };
};
