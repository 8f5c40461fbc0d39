import type { TerrainInfo } from '@muster/protocol';
import { MY_BATTLES_TEXTS } from './texts.ts';

/** A link to a battle and what it is for. */
export interface InviteLink {
  words: string;
  address: string;
}

/** Returns the links that the host of a battle may send to others. */
export const inviteLinks = (
  origin: string,
  { id, armies, invites, watch }: Pick<TerrainInfo, 'id' | 'armies' | 'invites' | 'watch'>,
): InviteLink[] => [
  ...invites.map(({ side, token }) => ({
    words: MY_BATTLES_TEXTS.playLink(armies[side]?.name ?? MY_BATTLES_TEXTS.unnamedArmy, side + 1),
    address: `${origin}/battles/${id}?seat=${token}`,
  })),
  ...(watch ? [{ words: MY_BATTLES_TEXTS.watchLink, address: `${origin}/battles/${id}?watch=${watch}` }] : []),
];
