import type { Suggestions } from '@muster/army';
import type {
  Army,
  BattleEvent,
  Decision,
  Mission,
  CampaignExtras,
  Question,
  Refusal,
  Settings,
  Table,
  Wish,
} from '@muster/engine';
import type { RulesetRef } from '@muster/kernel';
import * as z from 'zod/mini';
import { type BattleLinks, HostOrder, type SpectatorInfo } from './host.ts';
import { type TerrainInfo, TerrainOrder, type TerrainState } from './terrain.ts';

/** What every command says. */
interface CommandHead {
  /** Made up by the sender: a command that comes twice is carried out once. */
  id: string;
  /** The state of the battle that the sender saw. */
  seq: number;
}

/** What a page says to the server about a battle. What an action or an answer must look like, the engine knows. */
export type ClientMessage = CommandHead & (SideOrder | { type: 'host'; order: HostOrder });

/** What is said for a side. */
type SideOrder = { side: number } & (
  | { type: 'act'; action: Record<string, unknown> }
  | { type: 'answer'; answer?: unknown }
  | { type: 'take-back' }
  | { type: 'allow'; allow: boolean }
  /** How the side wants to read the rules. The first to say so invokes the most important rule. */
  | { type: 'wish'; wish?: unknown }
  /** The sides do not agree: dice decide. */
  | { type: 'roll' }
  /** The side that invoked the rule lets it be. */
  | { type: 'withdraw' }
  | { type: 'concede' }
  | { type: 'terrain'; move: TerrainOrder }
);

const command = {
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  seq: z.int().check(z.gte(0)),
};

const head = { ...command, side: z.int().check(z.gte(0), z.lte(3)) };

/** What is said for a side of a battle. */
export type SideMessage = CommandHead & SideOrder;

/** Reads what a page says. */
export const ClientMessage: z.ZodMiniType<ClientMessage> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('act'), ...head, action: z.record(z.string(), z.unknown()) }),
  z.strictObject({ type: z.literal('answer'), ...head, answer: z.unknown() }),
  z.strictObject({ type: z.literal('take-back'), ...head }),
  z.strictObject({ type: z.literal('allow'), ...head, allow: z.boolean() }),
  z.strictObject({ type: z.literal('wish'), ...head, wish: z.unknown() }),
  z.strictObject({ type: z.literal('roll'), ...head }),
  z.strictObject({ type: z.literal('withdraw'), ...head }),
  z.strictObject({ type: z.literal('concede'), ...head }),
  z.strictObject({ type: z.literal('terrain'), ...head, move: TerrainOrder }),
  z.strictObject({ type: z.literal('host'), ...command, order: HostOrder }),
]);

/** Who plays a side. */
export interface SeatInfo {
  kind: 'person' | 'bot' | 'open';
  /** Of the person, or of the computer player. */
  name: string;
  level?: string;
  character?: string;
  /** Whether the person has an account. */
  account?: true;
  /** Whether whoever plays it is looking. */
  online: boolean;
}

/** A battle as whoever looks at it must know it, once. */
export interface BattleInfo extends BattleLinks {
  id: string;
  title: string;
  created: number;
  ruleset: RulesetRef;
  settings: Settings;
  armies: readonly Army[];
  table: Table;
  maxObjectives: number;
  /** Whom the lists of my sides would put together, by side. */
  wishes: readonly Suggestions[];
  mission?: Mission;
  extras?: CampaignExtras;
  dice: 'seeded' | 'asked';
  /** SHA-256 of the seed, told before the first die. */
  seedHash: string;
  /** The sides that the one who asked plays. */
  mine: readonly number[];
  /** Whether the one who asked is the host. */
  host: boolean;
  /** The columns that it began from, as far as the side may see them, when that was not the beginning. */
  start?: readonly number[];
  /** How the rules were changed since the battle began, in sentences. */
  changes?: readonly string[];
}

/** A question of the rules that the sides have not decided yet. */
export interface DisputeInfo {
  /** The side that invoked the most important rule. */
  side: number;
  /** What sides want, as far as they have said so. */
  wishes: readonly { side: number; wish: Wish }[];
  /** Sides that have not said so yet. */
  missing: readonly number[];
  /** Whether dice are to decide as soon as the open step is finished. */
  roll: boolean;
}

/** How a battle stands for one side. */
export interface LiveState {
  seq: number;
  /** The columns of the battle, as far as the side may see them. */
  words: readonly number[];
  /** Steps that are finished. */
  steps: number;
  questions: readonly Question[];
  /** Sides whose answer is awaited. */
  awaited: readonly number[];
  seats: readonly SeatInfo[];
  /** A side that asks the others to take something back. */
  asksBack?: number;
  /** A question of the rules that is not decided yet. */
  dispute?: DisputeInfo;
  /** What the players have decided for the rest of the battle. */
  decisions: readonly Decision[];
  conceded: readonly number[];
  over: boolean;
  /** The seed, when everything is over. */
  seed?: string;
}

/** What is wrong with a command: a code, a sentence, and the numbers behind it where a rule says no. */
export interface Problem {
  code: string;
  sentence: string;
  refusal?: Refusal;
}

/** What the server says to a page about a battle. */
export type ServerMessage =
  /** Everything, to whoever comes, and to everybody when something was taken back. */
  | { type: 'hello'; battle: BattleInfo; state: LiveState; story: readonly BattleEvent[] }
  /** Everything while terrain is placed by turns before the battle, after every change. */
  | { type: 'terrain'; battle: TerrainInfo; state: TerrainState }
  /** To a page that came back: nothing has happened since the state that it knows. Everything follows a little later. */
  | { type: 'same'; seq: number }
  /** What has happened since. */
  | { type: 'news'; state: LiveState; events: readonly BattleEvent[] }
  /** A command is kept. */
  | { type: 'done'; id: string; seq: number }
  | ({ type: 'refused'; id: string } & Problem)
  /** Who is there has changed. */
  | { type: 'seats'; seats: readonly SeatInfo[] }
  /** The links have changed, for those who may know them. */
  | ({ type: 'links' } & BattleLinks)
  /** Who watches, for the host: people by name, and how many have none. */
  | { type: 'spectators'; spectators: readonly SpectatorInfo[]; unnamed: number }
  /** The socket ends. */
  | ({ type: 'bye' } & Problem);
