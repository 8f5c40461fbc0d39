import type { BattleInfo } from '@muster/protocol';
import { LiveLine } from './live.ts';

/** What there is to know of a battle beside its record. */
export interface About {
  /** Its title, its links, the sum of its seed. */
  info: BattleInfo;
  /** Sides that gave up. */
  conceded: readonly number[];
}

/** Asks the server once what there is to know of a battle beside its record. */
export const learnAbout = (id: string, watch: string): Promise<About> =>
  new Promise((settle, fail) => {
    const line = new LiveLine(id, watch, {
      message: (message) => {
        if (message.type !== 'hello' && message.type !== 'bye') return;
        if (message.type === 'hello') settle({ info: message.battle, conceded: message.state.conceded });
        else fail(new Error(message.sentence));
        line.end();
      },
      line: () => undefined,
    });
  });
