import * as z from 'zod/mini';

/** What only the host of a battle may do: the person who set it up. */
export type HostOrder =
  /** Makes a new link to a seat; the old one leads nowhere. */
  | { type: 'new-seat-link'; side: number }
  /** Makes a new link for watching; spectators with the old one are sent away. */
  | { type: 'new-watch-link' }
  /** Takes a seat from another person and makes a new link to it. */
  | { type: 'free-seat'; side: number }
  /** Sends a spectator away for good, by the id that the list of spectators has. */
  | { type: 'remove-spectator'; spectator: string };

const side = z.int().check(z.gte(0), z.lte(3));

/** Reads what a host wants. */
export const HostOrder: z.ZodMiniType<HostOrder> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('new-seat-link'), side }),
  z.strictObject({ type: z.literal('new-watch-link') }),
  z.strictObject({ type: z.literal('free-seat'), side }),
  z.strictObject({ type: z.literal('remove-spectator'), spectator: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
]);

/** A person who watches a battle. */
export interface SpectatorInfo {
  /** Known to this battle only. */
  id: string;
  name: string;
  /** Whether the person has an account. */
  account?: true;
}

/** The links to a battle, for its host and its players. */
export interface BattleLinks {
  /** To seats that are free, for the host. */
  invites: readonly { side: number; token: string }[];
  /** For spectators. */
  watch?: string;
}
