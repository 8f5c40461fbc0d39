import { useEffect } from 'react';

/** What the tab of a battle says, and whether whoever is here has to do something. */
export interface TurnTitle {
  title: string;
  isMine: boolean;
  /** What is to be done, for a notification. */
  words: string;
  /** Changes whenever something else is to be done. */
  moment: string;
  battle: string;
}

/** The title of the page says whose turn it is; where that is allowed, so does a notification while nobody looks. */
export const useTurnTitle = ({ title, isMine, words, moment, battle }: TurnTitle): void => {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · Muster`;
    return () => {
      document.title = before;
    };
  }, [title]);
  useEffect(() => {
    if (isMine && document.hidden) notify(words, battle);
  }, [isMine, moment]);
};

/** One notification at a time is enough for one battle. */
const notify = (body: string, battle: string): void => {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification('Your turn', { body, tag: battle });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
  } catch {
    // Some phones know notifications but let no page show them.
  }
};
