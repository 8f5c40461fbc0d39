import type { Invitation } from '@muster/protocol';

/** How somebody stands who opened the link to a seat. */
export type Welcome =
  /** They have taken it before: the battle is theirs. */
  | 'back'
  /** They play already, and the seat is for somebody else. */
  | 'own'
  | 'free'
  | 'taken';

/** How the one who opened the link stands. */
export const welcomeOf = ({ mine, free, side }: Pick<Invitation, 'mine' | 'free' | 'side'>): Welcome => {
  if (mine.includes(side)) return 'back';
  if (!free) return mine.length > 0 ? 'back' : 'taken';
  return mine.length > 0 ? 'own' : 'free';
};

/** What stands above an invitation. */
export const invitationTitle = (welcome: Welcome, { host }: Pick<Invitation, 'host'>): string => {
  switch (welcome) {
    case 'own':
      return 'This link is for your friend';
    case 'taken':
      return 'This seat is taken';
    default:
      return host === '' ? 'You are invited to a battle' : `${host} invites you to a battle`;
  }
};
