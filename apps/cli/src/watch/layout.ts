import type { BattlePlan } from '@muster/engine';
import { mapSize } from '../map/map.ts';

/** Where everything is on a screen: a line of standings, the map with the armies beside it, the story, a line of keys. */
export interface Layout {
  columns: number;
  rows: number;
  map: { columns: number; rows: number };
  /** Whether the map has a line around it. */
  framed: boolean;
  /** Columns of the armies beside the map; 0 where there is no room for them. */
  armies: number;
  /** Rows of the story below. */
  story: number;
}

/** The least that anything can be shown in. */
const NARROWEST = 40;
const LOWEST = 12;

/** The least room for the armies and for the story. */
const ARMIES = 30;
const STORY = 7;

/** Between the map and the armies. */
export const GAP = 2;

/** The share of a screen's rows that the story has at least. */
const STORY_SHARE = 0.3;

/** Divides a screen. A map without colours needs a line around it, so that one sees where the table ends. */
export const layoutFor = (plan: BattlePlan, wide: number, high: number, framed: boolean = false): Layout => {
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
