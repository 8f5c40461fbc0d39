import * as z from 'zod/mini';

/** The orders that only the host of a battle, who set it up, may give. */
export type HostOrder =
  /** Makes a new link to a seat; the old one stops working. */
  | { type: 'new-seat-link'; side: number }
  /** Makes a new link for watching; spectators with the old one are removed. */
  | { type: 'new-watch-link' }
  /** Removes a player from a seat and makes a new link to it. */
  | { type: 'free-seat'; side: number }
  /** Removes a spectator permanently, by the id in the list of spectators. */
  | { type: 'remove-spectator'; spectator: string };

const side = z.int().check(z.gte(0), z.lte(3));

/** Parses an order of the host. */
export const HostOrder: z.ZodMiniType<HostOrder> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('new-seat-link'), side }),
  z.strictObject({ type: z.literal('new-watch-link') }),
  z.strictObject({ type: z.literal('free-seat'), side }),
  z.strictObject({ type: z.literal('remove-spectator'), spectator: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
]);

/** A person who watches a battle. */
export interface SpectatorInfo {
  /** Valid in this battle only. */
  id: string;
  name: string;
  /** Whether the person has an account. */
  account?: true;
}

/** The links to a battle, for its host and its players. */
export interface BattleLinks {
  /** Links to free seats, for the host. */
  invites: readonly { side: number; token: string }[];
  /** The link for spectators. */
  watch?: string;
}
