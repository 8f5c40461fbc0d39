import * as z from 'zod/mini';
import { PRINTABLE } from './people.ts';

/** Whose army it is that fights: a ready list by name, one that was read, or one that is kept. */
export type ArmyChoice = { ready: string } | { kept: string } | { list: Record<string, unknown> };

/** Where it is fought: on a table that is generated, one from a file, or one that is kept. */
export type TableChoice = { seed: string } | { kept: string } | { table: Record<string, unknown> };

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

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(PRINTABLE));
const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
const content = z.record(z.string(), z.unknown());

const armyChoice = z.union([
  z.strictObject({ ready: id }),
  z.strictObject({ kept: id }),
  z.strictObject({ list: content }),
]);

const tableChoice = z.union([
  z.strictObject({ seed: z.string().check(z.maxLength(100)) }),
  z.strictObject({ kept: id }),
  z.strictObject({ table: content }),
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
