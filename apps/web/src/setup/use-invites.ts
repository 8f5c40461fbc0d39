import { useEffect, useState } from 'react';
import { LiveLine } from '../api/live.ts';
import { type InviteLink, inviteLinks } from './invite-links.ts';

/** The links to a battle: for those who are still to come, and for whoever only wants to watch. */
export const useInvites = (id: string): { links: readonly InviteLink[] | undefined; sentence: string | undefined } => {
  const [links, setLinks] = useState<readonly InviteLink[]>();
  const [sentence, setSentence] = useState<string>();
  useEffect(() => {
    const line = new LiveLine(id, '', {
      message: (message) => {
        if (message.type === 'hello') {
          setLinks(inviteLinks(window.location.origin, message.battle));
          line.end();
        } else if (message.type === 'bye') setSentence(message.sentence);
      },
      line: () => undefined,
    });
    return () => line.end();
  }, [id]);
  return { links, sentence };
};
