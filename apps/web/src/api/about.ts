import type { BattleInfo } from '@muster/protocol';
import { LiveLine } from './live.ts';

/** Asks the server once what there is to know of a battle beside its record: its title, its links, the sum of its seed. */
export const learnAbout = (id: string, watch: string): Promise<BattleInfo> =>
  new Promise((settle, fail) => {
    const line = new LiveLine(id, watch, {
      message: (message) => {
        if (message.type !== 'hello' && message.type !== 'bye') return;
        if (message.type === 'hello') settle(message.battle);
        else fail(new Error(message.sentence));
        line.end();
      },
      line: () => undefined,
    });
  });
