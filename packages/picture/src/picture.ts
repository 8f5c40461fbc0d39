import {
  battleName,
  type Battle,
  type BattlePlan,
  GAME,
  namesOf,
  type Phase,
  phaseOf,
  type Table,
} from '@muster/engine';
import { toInches } from '@muster/kernel';
import { captionsOf } from './captions.ts';
import type { MapActivation } from './map-activation.ts';
import { drawForces, drawZones } from './forces.ts';
import { paletteFor } from './palette.ts';
import { rosterRows } from './roster.ts';
import { drawSheet } from './sheet.ts';
import { drawTerrain } from './terrain.ts';

/** The options of a picture. */
export interface PictureOptions {
  title?: string;
  /** A line next to the title; by default the round and whose turn it is. */
  subtitle?: string;
  /** Units whose weapons' ranges are drawn. */
  ranges?: readonly number[];
  /** The activations before this moment, in order: their moves, attacks and losses are drawn, with captions below the map. */
  episodes?: readonly MapActivation[];
  dark?: boolean;
}

/** Returns a battle as a map in SVG. The same battle always gives the same text. */
export const battlePicture = (plan: BattlePlan, battle: Battle, options: PictureOptions = {}): string => {
  const palette = paletteFor(plan.table.name, options.dark);
  const { episodes = [] } = options;
  const map =
    drawZones(plan, battle, palette) +
    drawTerrain(plan.table.terrain, palette) +
    drawForces(plan, battle, { ranges: options.ranges ?? [], episodes, zoom: 1 }, palette);
  return drawSheet(plan.table, palette, {
    // More than two names do not fit next to the score, which names all sides.
    title:
      options.title ?? (plan.sides.length > 2 ? `${plan.ruleset.name}, ${plan.sides.length} armies` : battleName(plan)),
    subtitle: options.subtitle ?? battleStateText(plan, battle),
    map,
    captions: captionsOf(plan, episodes),
    roster: rosterRows(plan, battle),
    withUnits: true,
    withDeeds: episodes.length > 0,
  });
};

/** Returns an empty table as a map in SVG. */
export const tablePicture = (table: Table, options: PictureOptions = {}): string => {
  const palette = paletteFor(table.name, options.dark);
  return drawSheet(table, palette, {
    title: options.title ?? table.name ?? 'Table',
    subtitle:
      options.subtitle ??
      `${toInches(table.width)}″ × ${toInches(table.depth)}″, ${table.terrain.length} pieces of terrain`,
    map: drawTerrain(table.terrain, palette),
    captions: [],
    roster: [],
    withUnits: false,
    withDeeds: false,
  });
};

/** Phases in which units come onto the table before the first round. */
const DEPLOYING: readonly Phase[] = ['deployment', 'redeployment', 'scout'];

/** Returns the state of a battle as text. */
export const battleStateText = (plan: BattlePlan, battle: Battle): string => {
  const { sides } = namesOf(plan);
  const phase = phaseOf(battle);
  const round = battle.game[GAME.round];
  if (phase === 'finished') {
    const winner = battle.game[GAME.winner] - 1;
    return `After round ${round} · ${winner >= 0 ? `victory for ${sides[winner]}` : 'a draw'}`;
  }
  if (round === 0) return DEPLOYING.includes(phase) ? 'Deployment' : 'Setting up';
  const { rounds } = plan.ruleset.numbers;
  return `Round ${round}${round > rounds ? '' : ` of ${rounds}`} · ${sides[battle.game[GAME.side]]} to act`;
};
