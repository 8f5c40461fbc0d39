import { useEffect } from 'react';
import { useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { decidingOf } from '../phases/deciding.ts';
import { headline, titleOf } from '../phases/words.ts';

/** The title of the page says whose turn it is; where that is allowed, so does a notification while nobody looks. */
export const useTitle = (): void => {
  const { battle, state, info, plan } = useReady();
  const deciding = decidingOf(battle, state, info.mine);
  const title = titleOf(deciding, info.title);
  const isMine = deciding.kind === 'act' || deciding.kind === 'question';
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · Muster`;
    return () => {
      document.title = before;
    };
  }, [title]);
  useEffect(() => {
    if (!isMine || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
    // One notification at a time is enough for one battle.
    const notice = new Notification('Your turn', {
      body: headline(deciding, battle, namesFor(plan), state, info.mine),
      tag: info.id,
    });
    notice.addEventListener('click', () => window.focus());
  }, [isMine, state.steps]);
};
