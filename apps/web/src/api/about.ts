import type { BattleInfo, ServerMessage, TerrainInfo } from '@muster/protocol';
import { LiveConnection } from './live.ts';
import { API_TEXTS } from './texts.ts';

/** What the server knows about a battle besides its record. */
export interface BattleAbout {
  /** Its title, its links and the hash of its seed. */
  info: BattleInfo;
  /** Sides that have conceded. */
  conceded: readonly number[];
}

type Greeting = Extract<ServerMessage, { type: 'hello' | 'terrain' }>;

/** Returns the first message of the server about a battle. */
const greetingOf = (id: string, watch: string): Promise<Greeting> =>
  new Promise((settle, fail) => {
    const line = new LiveConnection(id, watch, {
      message: (message) => {
        if (message.type === 'hello' || message.type === 'terrain') settle(message);
        else if (message.type === 'bye') fail(new Error(message.sentence));
        else return;
        line.end();
      },
      line: () => undefined,
    });
  });

/** Asks the server once for what it knows about a battle besides its record. */
export const loadBattleAbout = async (id: string, watch: string): Promise<BattleAbout> => {
  const greeting = await greetingOf(id, watch);
  if (greeting.type === 'terrain') throw new Error(API_TEXTS.stillTerrain);
  return { info: greeting.battle, conceded: greeting.state.conceded };
};

/** Asks the server once for the links to a battle; also works while its terrain is being placed. */
export const loadBattleLinks = async (id: string): Promise<BattleInfo | TerrainInfo> =>
  (await greetingOf(id, '')).battle;
