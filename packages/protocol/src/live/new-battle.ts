import { type Theme, THEMES } from '@muster/rules';
import * as z from 'zod/mini';
import { nameOf } from './names.ts';

/** Whose army it is that fights: a ready list by name, one that was read, or one that is kept. */
export type ArmyChoice = { ready: string } | { kept: string } | { list: Record<string, unknown> };

/** Pieces of terrain that the players place by turns: drawn from a seed, of a landscape, so many. */
export interface TurnsChoice {
  seed: string;
  theme?: Theme | undefined;
  pieces?: number | undefined;
}

/** Where it is fought: on a table that is generated, from a file, kept, or placed by turns before the battle. */
export type TableChoice =
  | { seed: string }
  | { kept: string }
  | { table: Record<string, unknown> }
  | { turns: TurnsChoice };

/** The fewest and the most pieces that can be placed by turns. */
export const TURN_PIECES = { fewest: 2, most: 40 } as const;

/** Who plays a side: whoever sets the battle up, a friend at the same screen, one who gets a link, or the computer. */
export type SeatChoice =
  | { kind: 'me' }
  | { kind: 'here'; name: string }
  | { kind: 'link' }
  | { kind: 'bot'; level: string; character: string };

/** A battle to set up. */
export interface NewBattle {
  system: string;
  sides: { army: ArmyChoice; seat: SeatChoice }[];
  table: TableChoice;
  settings?: Record<string, string | boolean> | undefined;
  /** Dice rolled here, or at the table and typed in. */
  dice?: 'seeded' | 'asked' | undefined;
  title?: string | undefined;
  /** Random events may happen, as in campaigns. */
  events?: boolean | undefined;
  /** Markers and armies are placed as a captain would, so that it begins with the first activation. */
  ready?: boolean | undefined;
}

/** Goes on from a moment of a battle, with other dice and other players. */
export interface ContinueBattle {
  /** The moment: so many steps were made. */
  step: number;
  seats: SeatChoice[];
}

/** Goes on from a moment of a battle in a file. */
export interface ContinueRecord extends ContinueBattle {
  record: Record<string, unknown>;
}

const name = nameOf(60);
const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
const content = z.record(z.string(), z.unknown());

const seed = z.string().check(z.maxLength(100));

const armyChoice = z.union([
  z.strictObject({ ready: id }),
  z.strictObject({ kept: id }),
  z.strictObject({ list: content }),
]);

const tableChoice = z.union([
  z.strictObject({ seed }),
  z.strictObject({ kept: id }),
  z.strictObject({ table: content }),
  z.strictObject({
    turns: z.strictObject({
      seed,
      theme: z.optional(z.enum(THEMES)),
      pieces: z.optional(z.int().check(z.gte(TURN_PIECES.fewest), z.lte(TURN_PIECES.most))),
    }),
  }),
]);

const seatChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('here'), name }),
  z.strictObject({ kind: z.literal('link') }),
  z.strictObject({ kind: z.literal('bot'), level: id, character: id }),
]);

/** Reads a battle to set up. */
export const NewBattle: z.ZodMiniType<NewBattle> = z.strictObject({
  system: id,
  sides: z.array(z.strictObject({ army: armyChoice, seat: seatChoice })).check(z.minLength(2), z.maxLength(4)),
  table: tableChoice,
  settings: z.optional(z.record(id, z.union([z.string().check(z.maxLength(40)), z.boolean()]))),
  dice: z.optional(z.enum(['seeded', 'asked'])),
  title: z.optional(name),
  events: z.optional(z.boolean()),
  ready: z.optional(z.boolean()),
});

const goingOn = {
  step: z.int().check(z.gte(0), z.lte(100_000)),
  seats: z.array(seatChoice).check(z.minLength(2), z.maxLength(4)),
};

/** Reads how to go on. */
export const ContinueBattle: z.ZodMiniType<ContinueBattle> = z.strictObject(goingOn);

/** Reads how to go on from a file. */
export const ContinueRecord: z.ZodMiniType<ContinueRecord> = z.strictObject({
  ...goingOn,
  record: content,
});
