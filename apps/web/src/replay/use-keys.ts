import { useEffect } from 'react';
import { actionOfKey, stepAfter } from './keys.ts';
import type { ReplayPlayer } from './use-player.ts';

/** Controls a replay by the keyboard. */
export const useReplayKeys = (player: ReplayPlayer, marks: readonly { step: number }[]): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
      const { target } = event;
      const action = actionOfKey(event.key, {
        tag: target.tagName.toUpperCase(),
        inDialog: target.closest('dialog') !== null,
        inMap: target.closest('[data-map]') !== null,
      });
      if (!action) return;
      event.preventDefault();
      if (action === 'toggle') player.toggle();
      else player.go(stepAfter(action, player.step, player.last, marks));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [player, marks]);
};
