import type { BattleInfo, ServerMessage, TerrainInfo } from '@muster/protocol';
import { LiveLine } from './live.ts';

/** What there is to know of a battle beside its record. */
export interface About {
  /** Its title, its links, the sum of its seed. */
  info: BattleInfo;
  /** Sides that gave up. */
  conceded: readonly number[];
}

type Greeting = Extract<ServerMessage, { type: 'hello' | 'terrain' }>;

/** The first thing that the server says about a battle. */
const greetingOf = (id: string, watch: string): Promise<Greeting> =>
  new Promise((settle, fail) => {
    const line = new LiveLine(id, watch, {
      message: (message) => {
        if (message.type === 'hello' || message.type === 'terrain') settle(message);
        else if (message.type === 'bye') fail(new Error(message.sentence));
        else return;
        line.end();
      },
      line: () => undefined,
    });
  });

/** Asks the server once what there is to know of a battle beside its record. */
export const learnAbout = async (id: string, watch: string): Promise<About> => {
  const greeting = await greetingOf(id, watch);
  if (greeting.type === 'terrain') throw new Error('The battle has not begun: the terrain is still being placed.');
  return { info: greeting.battle, conceded: greeting.state.conceded };
};

/** Asks the server once for the links to a battle, also while its terrain is being placed. */
export const learnLinks = async (id: string): Promise<BattleInfo | TerrainInfo> => (await greetingOf(id, '')).battle;
