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

/** The fields of every command. */
interface CommandHead {
  /** Chosen by the sender; a command that arrives twice is carried out once. */
  id: string;
  /** The state of the battle that the sender saw. */
  seq: number;
}

/** A message from a page to the server about a battle. The engine checks actions and answers. */
export type ClientMessage = CommandHead & (SideOrder | { type: 'host'; order: HostOrder });

/** An order for a side. */
type SideOrder = { side: number } & (
  | { type: 'act'; action: Record<string, unknown> }
  | { type: 'answer'; answer?: unknown }
  | { type: 'take-back' }
  | { type: 'allow'; allow: boolean }
  /** The ruling that the side wants. The first wish invokes the most important rule. */
  | { type: 'wish'; wish?: unknown }
  /** Rolls for the ruling, because the sides disagree. */
  | { type: 'roll' }
  /** The side that invoked the rule withdraws. */
  | { type: 'withdraw' }
  | { type: 'concede' }
  | { type: 'terrain'; move: TerrainOrder }
);

const command = {
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  seq: z.int().check(z.gte(0)),
};

const head = { ...command, side: z.int().check(z.gte(0), z.lte(3)) };

/** A message with an order for a side. */
export type SideMessage = CommandHead & SideOrder;

/** Parses a message of a page. */
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

/** The player of a side. */
export interface SeatInfo {
  kind: 'person' | 'bot' | 'open';
  /** The name of the person or the computer player. */
  name: string;
  level?: string;
  character?: string;
  /** Whether the person has an account. */
  account?: true;
  /** Whether the player is connected. */
  online: boolean;
}

/** What a page must know about a battle once, when it opens. */
export interface BattleInfo extends BattleLinks {
  id: string;
  title: string;
  created: number;
  ruleset: RulesetRef;
  settings: Settings;
  armies: readonly Army[];
  table: Table;
  maxObjectives: number;
  /** Which units the army lists of my sides would put together, by side. */
  wishes: readonly Suggestions[];
  mission?: Mission;
  extras?: CampaignExtras;
  dice: 'seeded' | 'asked';
  /** Dice commitment (SHA-256 of the seed), sent before the first die. */
  seedHash: string;
  /** The sides that the recipient plays. */
  mine: readonly number[];
  /** Whether the recipient is the host. */
  host: boolean;
  /** The visible columns of the first state, if the battle began from a later state. */
  start?: readonly number[];
  /** How the rules changed since the battle began, in sentences. */
  changes?: readonly string[];
}

/** An open ruling of the sides. */
export interface DisputeInfo {
  /** The side that invoked the most important rule. */
  side: number;
  /** The wishes of the sides so far. */
  wishes: readonly { side: number; wish: Wish }[];
  /** Sides without a wish so far. */
  missing: readonly number[];
  /** Whether dice decide as soon as the open step is finished. */
  roll: boolean;
}

/** The state of a battle as one side sees it. */
export interface LiveState {
  seq: number;
  /** The columns of the battle that the side may see. */
  words: readonly number[];
  /** The number of finished steps. */
  steps: number;
  questions: readonly Question[];
  /** Sides that must answer. */
  awaited: readonly number[];
  seats: readonly SeatInfo[];
  /** The side that asks the others to take something back. */
  asksBack?: number;
  /** An open ruling. */
  dispute?: DisputeInfo;
  /** The rulings for the rest of the battle. */
  decisions: readonly Decision[];
  conceded: readonly number[];
  over: boolean;
  /** The seed, once the battle is over. */
  seed?: string;
}

/** What is wrong with a command: a code, a sentence, and the refusal with its numbers if a rule forbids it. */
export interface Problem {
  code: string;
  sentence: string;
  refusal?: Refusal;
}

/** A message from the server to a page about a battle. */
export type ServerMessage =
  /** The whole state, to a page that connects, and to all pages after something was taken back. */
  | { type: 'hello'; battle: BattleInfo; state: LiveState; story: readonly BattleEvent[] }
  /** The whole state while terrain is placed by turns, after every change. */
  | { type: 'terrain'; battle: TerrainInfo; state: TerrainState }
  /** To a page that reconnects: nothing has happened since its state. The whole state follows. */
  | { type: 'same'; seq: number }
  /** What has happened since the last message. */
  | { type: 'news'; state: LiveState; events: readonly BattleEvent[] }
  /** A command is stored. */
  | { type: 'done'; id: string; seq: number }
  | ({ type: 'refused'; id: string } & Problem)
  /** The connected players have changed. */
  | { type: 'seats'; seats: readonly SeatInfo[] }
  /** The links have changed; for the host and the players. */
  | ({ type: 'links' } & BattleLinks)
  /** The spectators, for the host: names, and the number of spectators without a name. */
  | { type: 'spectators'; spectators: readonly SpectatorInfo[]; unnamed: number }
  /** The connection ends. */
  | ({ type: 'bye' } & Problem);
