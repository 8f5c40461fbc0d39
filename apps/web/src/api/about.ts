import type { BattleInfo } from '@muster/protocol';
import { LiveLine } from '../api/live.ts';

/** Asks the server once what there is to know of a battle beside its record: its title, its links, the sum of its seed. */
export const learnAbout = (id: string, watch: string): Promise<BattleInfo | undefined> =>
  new Promise((settle) => {
    const line = new LiveLine(id, watch, {
      message: (message) => {
        if (message.type !== 'hello' && message.type !== 'bye') return;
        settle(message.type === 'hello' ? message.battle : undefined);
        line.end();
      },
      line: () => undefined,
    });
  });
