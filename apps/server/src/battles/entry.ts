import type { StepRecord, Wish } from '@muster/engine';
import type { TerrainMove } from '@muster/rules';
import type { Dispute } from './dispute.ts';
import type { SeatedPerson } from './header.ts';
import type { RulesPrint } from './rules-print.ts';

/** A step as it is kept: events are stored as a story. */
export type KeptStep = Omit<StepRecord, 'events'>;

/** What happens to a battle, and is kept. */
export type BattleEntry =
  /** A step that is finished. */
  | { kind: 'step'; step: KeptStep }
  /** A step that waits for answers, with those given so far; it takes the place of the one before. */
  | { kind: 'draft'; action: StepRecord['action']; answers: StepRecord['answers'] }
  /** The last step, or the one that waits, was taken back. */
  | { kind: 'back' }
  /** A side asks the others to take something back; they may say no. */
  | { kind: 'ask-back'; side: number }
  | { kind: 'deny-back' }
  /** A side says how it wants to read the rules; the first one invokes the most important rule. */
  | { kind: 'wish'; side: number; wish: Wish }
  /** The sides do not agree: dice are to decide. */
  | { kind: 'roll-wishes' }
  | { kind: 'drop-wishes' }
  | { kind: 'concede'; side: number }
  /** Somebody took a seat. */
  | ({ kind: 'seat'; side: number } & SeatedPerson)
  /** A seat is free again: the host took it from a person, or the player removed themselves. Only the link with this token leads to it. */
  | { kind: 'free'; side: number; person?: string; token: string }
  /** The host made a new link to a seat, or for watching. */
  | { kind: 'seat-link'; side: number; token: string }
  | { kind: 'watch-link'; token: string }
  /** The host sent a spectator away. */
  | { kind: 'remove'; person: string }
  /** A person was removed: the header and earlier entries were rewritten without their name. */
  | { kind: 'erased' }
  /** The battle continues after so many steps under rules that were changed; steps after them are lost. */
  | { kind: 'rules'; steps: number; lost: number; draft: boolean; sentence: string; rules?: RulesPrint }
  /** A move of terrain placement by turns, before the first step. */
  | { kind: 'terrain'; move: TerrainMove }
  /** Only so many of those moves are left. */
  | { kind: 'terrain-back'; left: number }
  /** The terrain is placed: the battle begins. */
  | { kind: 'terrain-done' };

/** A change of the rules in the middle of a battle. */
export type RulesChange = Extract<BattleEntry, { kind: 'rules' }>;

/** What the entries of a battle come to. */
export interface Ledger {
  steps: KeptStep[];
  draft?: Pick<KeptStep, 'action' | 'answers'>;
  takeBacks: number;
  asksBack?: number;
  dispute?: Dispute;
  conceded: number[];
  /** Where the rules were changed. */
  changes: RulesChange[];
  /** People who took a seat. */
  seats: Map<number, SeatedPerson>;
  /** Links to seats that were made since the beginning. */
  tokens: Map<number, string>;
  /** The link for watching, where it was made since. */
  watch?: string;
  /** People who may not watch. */
  removed: Set<string>;
  terrain: TerrainMove[];
  /** Whether the terrain is placed. */
  terrainDone: boolean;
}

/** A ledger in which nothing stands yet. */
export const emptyLedger = (): Ledger => ({
  steps: [],
  takeBacks: 0,
  conceded: [],
  changes: [],
  seats: new Map(),
  tokens: new Map(),
  removed: new Set(),
  terrain: [],
  terrainDone: false,
});

/** Writes an entry into a ledger. */
export const enter = (ledger: Ledger, entry: BattleEntry): void => {
  switch (entry.kind) {
    case 'step':
      ledger.steps.push(entry.step);
      ledger.draft = undefined;
      ledger.asksBack = undefined;
      if (isNewRuling(entry.step)) ledger.dispute = undefined;
      break;
    case 'draft':
      ledger.draft = { action: entry.action, answers: entry.answers };
      break;
    case 'back':
      if (ledger.draft) ledger.draft = undefined;
      else ledger.steps.pop();
      ledger.takeBacks++;
      ledger.asksBack = undefined;
      break;
    case 'ask-back':
      ledger.asksBack = entry.side;
      break;
    case 'deny-back':
      ledger.asksBack = undefined;
      break;
    case 'wish':
      ledger.dispute ??= { side: entry.side, wishes: new Map(), roll: false };
      ledger.dispute.wishes.set(entry.side, entry.wish);
      break;
    case 'roll-wishes':
      if (ledger.dispute) ledger.dispute.roll = true;
      break;
    case 'drop-wishes':
      ledger.dispute = undefined;
      break;
    case 'concede':
      if (ledger.dispute?.side === entry.side) ledger.dispute = undefined;
      ledger.dispute?.wishes.delete(entry.side);
      ledger.conceded.push(entry.side);
      if (ledger.asksBack === entry.side) ledger.asksBack = undefined;
      break;
    case 'rules':
      ledger.steps.length = entry.steps;
      if (!entry.draft) ledger.draft = undefined;
      // The dice of steps that are lost are known.
      ledger.takeBacks += entry.lost;
      ledger.changes.push(entry);
      break;
    case 'seat':
      ledger.seats.set(entry.side, seatedIn(entry));
      break;
    case 'free':
      ledger.seats.delete(entry.side);
      ledger.tokens.set(entry.side, entry.token);
      break;
    case 'seat-link':
      ledger.tokens.set(entry.side, entry.token);
      break;
    case 'watch-link':
      ledger.watch = entry.token;
      break;
    case 'remove':
      ledger.removed.add(entry.person);
      break;
    case 'erased':
      break;
    case 'terrain':
      ledger.terrain.push(entry.move);
      break;
    case 'terrain-back':
      ledger.terrain.length = entry.left;
      break;
    case 'terrain-done':
      ledger.terrainDone = true;
      break;
  }
};

/** Whether a step is a decision of the players, and not one that a take-back kept. */
const isNewRuling = ({ action }: KeptStep): boolean =>
  action !== 'begin' && action.type === 'ruling' && action.kept === undefined;

const seatedIn = ({ person, name, account }: SeatedPerson): SeatedPerson => ({
  person,
  name,
  ...(account ? { account } : {}),
});
