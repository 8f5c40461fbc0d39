import { useEffect } from 'react';
import { deedOfKey, stepAfter } from './keys.ts';
import type { ReplayPlayer } from './use-player.ts';

/** Runs a replay by the keyboard. */
export const useReplayKeys = (player: ReplayPlayer, marks: readonly { step: number }[]): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
      const { target } = event;
      const deed = deedOfKey(event.key, {
        tag: target.tagName.toUpperCase(),
        inDialog: target.closest('dialog') !== null,
        inMap: target.closest('[data-map]') !== null,
      });
      if (!deed) return;
      event.preventDefault();
      if (deed === 'toggle') player.toggle();
      else player.go(stepAfter(deed, player.step, player.last, marks));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [player, marks]);
};
