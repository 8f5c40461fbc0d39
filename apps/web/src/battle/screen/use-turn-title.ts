import { useEffect } from 'react';
import { TURN_TEXTS } from './texts.ts';

/** The title of the browser tab of a battle, and whether this player has something to do. */
export interface TurnTitle {
  title: string;
  isMine: boolean;
  /** What to do, for a notification. */
  words: string;
  /** Changes with each new thing to do. */
  moment: string;
  battle: string;
}

/** Sets the title of the page. While the page is hidden, sends a notification when something is to be done. */
export const useTurnTitle = ({ title, isMine, words, moment, battle }: TurnTitle): void => {
  useEffect(() => {
    const before = document.title;
    document.title = TURN_TEXTS.pageTitle(title);
    return () => {
      document.title = before;
    };
  }, [title]);
  useEffect(() => {
    if (isMine && document.hidden) notify(words, battle);
  }, [isMine, moment]);
};

/** Shows a notification, which replaces the last one of the same battle. */
const notify = (body: string, battle: string): void => {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(TURN_TEXTS.yourTurn, { body, tag: battle });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
  } catch {
    // Some phones have notifications but do not let pages show them.
  }
};
