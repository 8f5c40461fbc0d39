import type { TerrainInfo } from '@muster/protocol';

/** A link to a battle and whom it is for. */
export interface InviteLink {
  words: string;
  address: string;
}

/** The links that whoever set a battle up may hand out. */
export const inviteLinks = (
  origin: string,
  { id, armies, invites, watch }: Pick<TerrainInfo, 'id' | 'armies' | 'invites' | 'watch'>,
): InviteLink[] => [
  ...invites.map(({ side, token }) => ({
    words: `To play side ${side + 1}, ${armies[side]?.name ?? 'an army'}`,
    address: `${origin}/battles/${id}?seat=${token}`,
  })),
  ...(watch ? [{ words: 'Only to watch', address: `${origin}/battles/${id}?watch=${watch}` }] : []),
];
