import type { RulesetRef } from '@muster/kernel';
import type { TerrainMove, TerrainStart } from '@muster/rules';
import * as z from 'zod/mini';
import type { BattleLinks } from './host.ts';
import type { SeatInfo } from './messages.ts';

/** What a page says while terrain is placed by turns; the side goes with every command. */
export type TerrainOrder =
  | { type: 'roll-off'; faces: number[] }
  | { type: 'place'; piece: number; x: number; y: number; degrees: number }
  | { type: 'leave-out'; piece: number }
  | { type: 'name-dangerous'; piece: string }
  /** Takes back what this person did last. */
  | { type: 'back' }
  /** Begins the battle on the table that is complete. */
  | { type: 'begin' };

const index = z.int().check(z.gte(0), z.lte(1000));
const coordinate = z.int().check(z.gte(-100_000), z.lte(100_000));

/** Reads what a page says while terrain is placed. */
export const TerrainOrder: z.ZodMiniType<TerrainOrder> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('roll-off'), faces: z.array(z.int()).check(z.maxLength(4)) }),
  z.strictObject({
    type: z.literal('place'),
    piece: index,
    x: coordinate,
    y: coordinate,
    degrees: z.int().check(z.gte(-360), z.lte(360)),
  }),
  z.strictObject({ type: z.literal('leave-out'), piece: index }),
  z.strictObject({ type: z.literal('name-dangerous'), piece: z.string().check(z.maxLength(60)) }),
  z.strictObject({ type: z.literal('back') }),
  z.strictObject({ type: z.literal('begin') }),
]);

/** A battle whose terrain is being placed, as a page must know it. */
export interface TerrainInfo extends BattleLinks {
  id: string;
  title: string;
  created: number;
  /** The game. */
  ruleset: RulesetRef;
  /** What the armies are called, by side. */
  armies: readonly { name: string }[];
  start: TerrainStart;
  dice: 'seeded' | 'asked';
  /** The sides that the one who asked plays. */
  mine: readonly number[];
  /** Whether the one who asked is the host. */
  host: boolean;
}

/** How far the placement has come. */
export interface TerrainState {
  seq: number;
  moves: readonly TerrainMove[];
  seats: readonly SeatInfo[];
}
