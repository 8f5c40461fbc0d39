import type { Invitation } from '@muster/protocol';
import { INVITATION_TEXTS } from './texts.ts';

/** The relation of a visitor to the seat of an opened link. */
export type Welcome =
  /** They took it before: lead them to the battle. */
  | 'back'
  /** They already play in the battle, and the seat is for another player. */
  | 'own'
  | 'free'
  | 'taken';

/** Returns the relation of the visitor to the seat. */
export const welcomeOf = ({ mine, free, side }: Pick<Invitation, 'mine' | 'free' | 'side'>): Welcome => {
  if (mine.includes(side)) return 'back';
  if (!free) return mine.length > 0 ? 'back' : 'taken';
  return mine.length > 0 ? 'own' : 'free';
};

/** Returns the title of an invitation. */
export const invitationTitle = (welcome: Welcome, { host }: Pick<Invitation, 'host'>): string => {
  switch (welcome) {
    case 'own':
      return INVITATION_TEXTS.ownTitle;
    case 'taken':
      return INVITATION_TEXTS.takenTitle;
    default:
      return host === '' ? INVITATION_TEXTS.invited : INVITATION_TEXTS.invitedBy(host);
  }
};
