import { createHash } from 'node:crypto';
import {
  battleAt,
  type BattlePlan,
  type BattleRecord,
  type Game,
  hashOfPlan,
  type Question,
  seenBy,
} from '@muster/engine';
import type { Suggestions } from '@muster/army';
import { refOf } from '@muster/kernel';
import type { BattleInfo, LiveState } from '@muster/protocol';
import { RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import { disputeInfo } from './dispute.ts';
import type { BattleLedger } from './entry.ts';
import type { BattleHeader, HeaderSeat } from './header.ts';
import { linksFor } from './hosting.ts';
import { seatInfos, sidesOf } from './seating.ts';
import { awaitedBy } from './summary.ts';

/** The current battle, before filtering what each viewer may see. */
export interface CurrentBattle {
  id: string;
  header: BattleHeader;
  plan: BattlePlan;
  seats: readonly HeaderSeat[];
  game: Game;
  ledger: BattleLedger;
  /** How the rules were changed, in sentences. */
  changes: readonly string[];
  /** Whether the battle is over. */
  over: boolean;
}

const NO_WISHES: Suggestions = { joins: [], transports: [] };

/** Returns what a viewer must know once. */
export const infoFor = (
  { id, header, plan, seats, changes, ledger }: Omit<CurrentBattle, 'game' | 'over'>,
  person: string | undefined,
  created: number,
): BattleInfo => {
  const mine = sidesOf(seats, person);
  const start = header.start && seenBy(battleAt(plan, Int32Array.from(header.start)), ...mine);
  return {
    id,
    title: header.title,
    created,
    ruleset: refOf(plan.ruleset),
    settings: header.settings,
    armies: header.armies,
    table: header.table,
    maxObjectives: header.maxObjectives,
    wishes: header.seats.map((_, side) => (mine.includes(side) && header.wishes?.[side]) || NO_WISHES),
    ...(header.mission ? { mission: header.mission } : {}),
    ...(header.extras ? { extras: header.extras } : {}),
    dice: header.dice,
    seedHash: createHash('sha256').update(header.seed).digest('hex'),
    mine,
    host: person === header.by,
    ...linksFor({ header, ledger }, person),
    ...(start ? { start: [...start.block] } : {}),
    ...(changes.length > 0 ? { changes } : {}),
  };
};

/** Returns the state of the battle for the player of these sides, or for a spectator. */
export const stateFor = (
  { header, seats, game, ledger, over }: CurrentBattle,
  mine: readonly number[],
  seq: number,
  isOnline: (person: string) => boolean,
): LiveState => {
  const { asksBack, conceded } = ledger;
  const dispute = disputeInfo(seats, ledger);
  return {
    seq,
    words: [...seenBy(game.present, ...mine).block],
    steps: game.steps.length,
    questions: game.pending.filter(
      (question) => mine.includes(question.side) || (mine.length > 0 && isForAnyone(question, seats, conceded)),
    ),
    awaited: over ? [] : awaitedBy(game),
    seats: seatInfos(seats, isOnline),
    ...(asksBack === undefined ? {} : { asksBack }),
    ...(dispute && !over ? { dispute } : {}),
    decisions: [...(header.decisions ?? []), ...game.decisions],
    conceded: [...conceded],
    over,
    ...(over ? { seed: header.seed } : {}),
  };
};

/** Returns the battle as a record; seed and open answers are included only when it is over. */
export const recordOf = ({ header, plan, seats, ledger, over }: CurrentBattle): BattleRecord => {
  const { steps, draft, takeBacks } = ledger;
  if (!over && plan.extras?.events)
    throw new RefusedRequest('secrets', REFUSAL_TEXTS.secretRecord, {
      status: 409,
    });
  const head = recordHead(header, plan, seats);
  return { ...head, seed: over ? head.seed : '', takeBacks, steps, ...(draft && over ? { unfinished: draft } : {}) };
};

/** Returns the head of a record. */
export const recordHead = (
  header: BattleHeader,
  plan: BattlePlan,
  seats: readonly HeaderSeat[],
): Omit<BattleRecord, 'steps' | 'takeBacks'> => ({
  ruleset: header.ruleset,
  hash: { ...hashOfPlan(plan), ...(header.rules ? { rules: header.rules.hash } : {}) },
  seed: header.seed,
  dice: header.dice,
  players: seats.map((seat) => (seat.kind === 'person' ? seat.name : seat.kind === 'bot' ? seat.level : 'nobody')),
  settings: header.settings,
  armies: header.armies,
  table: header.table,
  maxObjectives: header.maxObjectives,
  ...(header.mission ? { mission: header.mission } : {}),
  ...(header.extras ? { extras: header.extras } : {}),
  ...(header.start ? { start: [...header.start] } : {}),
  ...(header.decisions ? { decisions: header.decisions } : {}),
});

/** Returns whether any person may answer a question: real dice of a computer player. */
export const isForAnyone = (
  { kind, side }: Question,
  seats: readonly HeaderSeat[],
  conceded: readonly number[],
): boolean => (kind === 'dice' || kind === 'pick') && (seats[side].kind === 'bot' || conceded.includes(side));
