import { type Theme, THEMES } from '@muster/rules';
import * as z from 'zod/mini';
import { nameOf } from './names.ts';

/** The army of a side: a ready-made list by name, a parsed list, or a saved list. */
export type ArmyChoice = { ready: string } | { kept: string } | { list: Record<string, unknown> };

/** The pool of terrain that the players place by turns: its seed, theme and number of pieces. */
export interface TurnsChoice {
  seed: string;
  theme?: Theme | undefined;
  pieces?: number | undefined;
}

/** The table of a battle: generated, saved, from a file, or placed by turns before the battle. */
export type TableChoice =
  | { seed: string }
  | { kept: string }
  | { table: Record<string, unknown> }
  | { turns: TurnsChoice };

/** The limits for the number of pieces placed by turns. */
export const TURN_PIECES = { fewest: 2, most: 40 } as const;

/** The player of a side: the person who sets up the battle, a friend at the same screen, a person with a link, or the computer. */
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
  /** Dice rolled by Muster, or real dice that are typed in. */
  dice?: 'seeded' | 'asked' | undefined;
  title?: string | undefined;
  /** Random events may happen, as in campaigns. */
  events?: boolean | undefined;
  /** A captain places objectives and armies, so that the battle begins with the first activation. */
  ready?: boolean | undefined;
}

/** Continues from a moment of a battle, with new dice and other players. */
export interface ContinueBattle {
  /** The moment: the number of steps made. */
  step: number;
  seats: SeatChoice[];
}

/** Continues from a moment of a battle in a file. */
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

/** Parses a battle to set up. */
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

const continuing = {
  step: z.int().check(z.gte(0), z.lte(100_000)),
  seats: z.array(seatChoice).check(z.minLength(2), z.maxLength(4)),
};

/** Parses how to continue a battle. */
export const ContinueBattle: z.ZodMiniType<ContinueBattle> = z.strictObject(continuing);

/** Parses how to continue a battle from a file. */
export const ContinueRecord: z.ZodMiniType<ContinueRecord> = z.strictObject({
  ...continuing,
  record: content,
});
