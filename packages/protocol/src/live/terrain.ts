import type { RulesetRef } from '@muster/kernel';
import type { TerrainMove, TerrainStart } from '@muster/rules';
import * as z from 'zod/mini';
import type { BattleLinks } from './host.ts';
import type { SeatInfo } from './messages.ts';

/** An order of a page while terrain is placed by turns; the command names the side. */
export type TerrainOrder =
  | { type: 'roll-off'; faces: number[] }
  | { type: 'place'; piece: number; x: number; y: number; degrees: number }
  | { type: 'leave-out'; piece: number }
  | { type: 'name-dangerous'; piece: string }
  /** Takes back this person's last move. */
  | { type: 'back' }
  /** Begins the battle on the complete table. */
  | { type: 'begin' };

const index = z.int().check(z.gte(0), z.lte(1000));
const coordinate = z.int().check(z.gte(-100_000), z.lte(100_000));

/** Parses an order while terrain is placed. */
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

/** What a page must know about a battle whose terrain is being placed. */
export interface TerrainInfo extends BattleLinks {
  id: string;
  title: string;
  created: number;
  /** The game. */
  ruleset: RulesetRef;
  /** The names of the armies, by side. */
  armies: readonly { name: string }[];
  start: TerrainStart;
  dice: 'seeded' | 'asked';
  /** The sides that the recipient plays. */
  mine: readonly number[];
  /** Whether the recipient is the host. */
  host: boolean;
}

/** The progress of the placement. */
export interface TerrainState {
  seq: number;
  moves: readonly TerrainMove[];
  seats: readonly SeatInfo[];
}
