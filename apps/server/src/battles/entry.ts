import type { StepRecord, Wish } from '@muster/engine';
import type { TerrainMove } from '@muster/rules';
import type { Dispute } from './dispute.ts';
import type { SeatedPerson } from './header.ts';
import type { RulesPrint } from './rules-print.ts';

/** A step as stored: its events are stored separately. */
export type KeptStep = Omit<StepRecord, 'events'>;

/** A stored change of a battle. */
export type BattleEntry =
  /** A finished step. */
  | { kind: 'step'; step: KeptStep }
  /** A step that waits for answers, with the answers so far; it replaces the previous draft. */
  | { kind: 'draft'; action: StepRecord['action']; answers: StepRecord['answers'] }
  /** The last step or the waiting one was taken back. */
  | { kind: 'back' }
  /** A side asks the others for a take-back. */
  | { kind: 'ask-back'; side: number }
  | { kind: 'deny-back' }
  /** A side chooses a reading of the rules; the first one raises the question. */
  | { kind: 'wish'; side: number; wish: Wish }
  /** The sides do not agree: dice will decide. */
  | { kind: 'roll-wishes' }
  | { kind: 'drop-wishes' }
  | { kind: 'concede'; side: number }
  /** A person took a seat. */
  | ({ kind: 'seat'; side: number } & SeatedPerson)
  /** A seat is free again: the host took it from a person, or the player removed themselves. Only the link with this token leads to it. */
  | { kind: 'free'; side: number; person?: string; token: string }
  /** The host made a new seat link or watch link. */
  | { kind: 'seat-link'; side: number; token: string }
  | { kind: 'watch-link'; token: string }
  /** The host removed a spectator. */
  | { kind: 'remove'; person: string }
  /** A person was removed: the header and earlier entries were rewritten without their name. */
  | { kind: 'erased' }
  /** The battle continues after `steps` steps under changed rules; later steps are lost. */
  | { kind: 'rules'; steps: number; lost: number; draft: boolean; sentence: string; rules?: RulesPrint }
  /** A move of terrain placement in turns, before the first step. */
  | { kind: 'terrain'; move: TerrainMove }
  /** Only the first `count` of those moves remain. */
  | { kind: 'terrain-back'; left: number }
  /** The terrain is complete: the battle begins. */
  | { kind: 'terrain-done' };

/** A change of the rules in the middle of a battle. */
export type RulesChange = Extract<BattleEntry, { kind: 'rules' }>;

/** The result of all entries of a battle. */
export interface BattleLedger {
  steps: KeptStep[];
  draft?: Pick<KeptStep, 'action' | 'answers'>;
  takeBacks: number;
  asksBack?: number;
  dispute?: Dispute;
  conceded: number[];
  /** The changes of the rules. */
  changes: RulesChange[];
  /** People who took a seat. */
  seats: Map<number, SeatedPerson>;
  /** New tokens of seat links. */
  tokens: Map<number, string>;
  /** The new token of the watch link, if any. */
  watch?: string;
  /** People who may not watch. */
  removed: Set<string>;
  terrain: TerrainMove[];
  /** Whether the terrain is complete. */
  terrainDone: boolean;
}

/** Returns an empty ledger. */
export const emptyLedger = (): BattleLedger => ({
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

/** Adds an entry to a ledger. */
export const addEntry = (ledger: BattleLedger, entry: BattleEntry): void => {
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
      // The dice of lost steps are known.
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
