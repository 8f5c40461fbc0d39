import {
  type BattleEvent,
  type BattlePlan,
  type Game,
  type Outcome,
  type Player,
  type Refusal,
  refusalSentence,
  storedState,
  takeBackSteps,
  turnOf,
} from '@muster/engine';
import type { BattleSummary } from '@muster/protocol';
import { RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import type { Snapshot } from '../store/store.ts';
import { Bot } from './bot.ts';
import type { BattleChange } from './change.ts';
import { type BattleEntry, emptyLedger, addEntry, type BattleLedger, type RulesChange } from './entry.ts';
import type { BattleHeader, HeaderSeat } from './header.ts';
import { inSlices, replaySlowly } from './replaying.ts';
import { openGame, replayAll, type GameToOpen } from './resuming.ts';
import { seatsOf } from './seating.ts';
import { type BattleSnapshot, rulesKey, type StoredBattle } from './snapshot.ts';
import { isOver, summaryOf } from './summary.ts';

/**
 * The steps that can be taken back at once; earlier ones are repeated first, because each stored beginning takes 50 kB in
 * the largest battles.
 */
const UNDOABLE = 8;

/** The game of a battle and its ledger in memory; every change goes into both. */
export class LiveGame {
  readonly header: BattleHeader;
  readonly plan: BattlePlan;
  readonly ledger: BattleLedger = emptyLedger();
  /** Why the battle can only be viewed. */
  readonly frozen: string | undefined;
  readonly #ended: BattleSummary | undefined;
  readonly #players: (Player | undefined)[];
  #game: Game;
  #turns: number[];
  /** Events since the last message, and of the waiting step. */
  #heard: BattleEvent[] = [];
  #waiting: BattleEvent[] = [];
  #unkept: readonly BattleEntry[] = [];

  constructor(header: BattleHeader, entries: readonly BattleEntry[], plan: BattlePlan, stored: StoredBattle) {
    this.header = header;
    this.plan = plan;
    for (const entry of entries) addEntry(this.ledger, entry);
    this.#players = this.seats.map((seat, side) => playerFor(seat, `${header.seed} bot ${side}`));
    const { game, turns, change, frozen } = openGame(this.#toOpen, entries, stored);
    this.#game = game;
    this.#turns = turns;
    this.frozen = frozen;
    if (frozen !== undefined) this.#ended = stored.summary as BattleSummary | undefined;
    if (change) {
      addEntry(this.ledger, change);
      this.#unkept = [change];
    }
    this.#standIn();
    this.#waiting = game.unfinished ? [...this.#heard] : [];
    game.forgetSteps(UNDOABLE);
  }

  get #toOpen(): GameToOpen {
    const listen = (event: BattleEvent): void => {
      this.#heard.push(event);
    };
    const stepped = (): void => {
      this.#heard = [];
    };
    const { header, plan, seats, ledger } = this;
    const options = { players: this.#players, listen, keepEvents: true };
    return { header, plan, seats, ledger, options, stepped };
  }

  get game(): Game {
    return this.#game;
  }

  /** Whose turn it was when each step began. */
  get turns(): readonly number[] {
    return this.#turns;
  }

  get seats(): HeaderSeat[] {
    return seatsOf(this);
  }

  get over(): boolean {
    return this.#ended?.over ?? isOver(this.#game, this.ledger.conceded);
  }

  get summary(): BattleSummary {
    return this.#ended ?? summaryOf(this.header.title, this.#game, this.seats, this.ledger.conceded);
  }

  /** The computer player of a side, if it has one. */
  botOf(side: number): Bot | undefined {
    const player = this.#players[side];
    return player instanceof Bot ? player : undefined;
  }

  /** The entry to store first, because the rules have changed. */
  get unkept(): readonly BattleEntry[] {
    return this.#unkept;
  }

  /** Everything is stored. */
  isKept(): void {
    this.#unkept = [];
  }

  /** The state after the last finished step, to be stored. */
  snapshot(): Omit<Snapshot, 'seq'> {
    const { steps, battle, decisions } = this.#game;
    const turns = this.#turns.slice(0, steps.length);
    const body: BattleSnapshot = { steps: steps.length, turns, decisions: [...decisions], state: storedState(battle) };
    return { rules: rulesKey(this.plan.ruleset), body };
  }

  /** The events since the last message. */
  takeHeard(): BattleEvent[] {
    const heard = this.#heard;
    this.#heard = [];
    return heard;
  }

  /** All events from the beginning. */
  get story(): BattleEvent[] {
    const steps = this.#game.steps.map(({ events = [] }) => events);
    const changes = this.ledger.changes.map((change) => ({ at: change.steps, sentence: change.sentence }));
    if (this.frozen !== undefined) changes.push({ at: steps.length, sentence: this.frozen });
    return [...steps, this.#waiting].flatMap((events, i) => [
      ...changes.filter(({ at }) => at === i).map(({ sentence }) => ({ type: 'rules-changed' as const, sentence })),
      ...events,
    ]);
  }

  /** Enters the steps that a new battle has as soon as it is there. */
  begin(): BattleEntry[] {
    const entries = this.#entriesSince(0);
    for (const entry of entries) addEntry(this.ledger, entry);
    return entries;
  }

  /** Runs a part of the game and enters the result. */
  run(run: () => Outcome): BattleChange {
    const before = this.#game.steps.length;
    this.#turns[before] = turnOf(this.#game.battle);
    this.#heard = [];
    const outcome = run();
    if (outcome.status === 'refused') throw this.refused(outcome.refusal);
    const events = this.takeHeard();
    this.#waiting = this.#game.unfinished ? [...this.#waiting, ...events] : [];
    const entries = this.#entriesSince(before);
    for (const entry of entries) addEntry(this.ledger, entry);
    this.#game.forgetSteps(UNDOABLE);
    return { entries, events, resend: false };
  }

  /** Enters an entry that is not a step. */
  note(entry: BattleEntry): BattleChange {
    addEntry(this.ledger, entry);
    this.#standIn();
    return {
      entries: [entry],
      events: [],
      resend: entry.kind === 'seat' || entry.kind === 'free',
      newLink: entry.kind === 'seat-link' || entry.kind === 'watch-link',
    };
  }

  refused(refusal: Refusal): RefusedRequest {
    return new RefusedRequest(refusal.code, refusalSentence(this.plan, refusal), { refusal });
  }

  #entriesSince(steps: number): BattleEntry[] {
    const { unfinished } = this.#game;
    const finished = this.#game.steps
      .slice(steps)
      .map(({ events: _events, ...step }): BattleEntry => ({ kind: 'step', step }));
    return unfinished ? [...finished, { kind: 'draft', ...unfinished }] : finished;
  }

  /** Lets computer players play conceded sides. */
  #standIn(): void {
    for (const side of this.ledger.conceded)
      this.#players[side] =
        this.botOf(side) ??
        new Bot({ kind: 'bot', level: 'captain', character: 'balanced' }, `${this.header.seed} ${side}`);
  }

  /** Takes steps back; decisions since then stay and are entered again. */
  rewind(count: number, consent: boolean): BattleChange {
    this.#reach(count);
    const refusal = takeBackSteps(this.#game, count, consent);
    if (refusal) throw this.refused(refusal);
    const entries = Array.from({ length: count }, (): BattleEntry => ({ kind: 'back' }));
    for (const entry of entries) addEntry(this.ledger, entry);
    const kept = this.#entriesSince(this.ledger.steps.length);
    for (const entry of kept) {
      this.#turns[this.ledger.steps.length] = turnOf(this.#game.battle);
      addEntry(this.ledger, entry);
    }
    return this.#resent([...entries, ...kept]);
  }

  /** Repeats steps before a stored state in slices, so that `count` steps can be taken back. */
  async reach(count: number): Promise<void> {
    if (this.#game.undoable >= count || this.ledger.changes.length > 0) return;
    const all = await replaySlowly(this.#toOpen, inSlices());
    this.#heard = [];
    if (!all) return;
    this.#game = all.game;
    this.#turns = all.turns;
  }

  /** Makes sure that `count` steps can be taken back; repeats steps before a stored state if needed. */
  #reach(count: number): void {
    if (this.#game.undoable >= count) return;
    const all = this.ledger.changes.length === 0 ? replayAll(this.#toOpen) : undefined;
    this.#heard = [];
    if (all?.matching !== this.ledger.steps.length) throw rulesChanged(REFUSAL_TEXTS.rulesChangedStep);
    this.#game = all.game;
    this.#turns = all.turns;
  }

  #resent(entries: BattleEntry[]): BattleChange {
    this.#heard = [];
    this.#waiting = [];
    return { entries, events: [], resend: true };
  }

  /** Takes back the last step or the waiting one, as another server did. */
  takeOneBack(): BattleChange {
    this.#reach(1);
    const refusal = this.#game.takeBack(true);
    if (refusal) throw this.refused(refusal);
    const entry: BattleEntry = { kind: 'back' };
    addEntry(this.ledger, entry);
    return this.#resent([entry]);
  }

  /** Follows another server that has stored the change of the rules first. */
  confirmRules(entry: RulesChange): BattleChange {
    const [own] = this.#unkept;
    if (own?.kind !== 'rules' || own.steps !== entry.steps) throw new Error('the battle has other rules elsewhere');
    this.#unkept = [];
    return { entries: [entry], events: [], resend: true };
  }
}

/** Returns a refusal because the rules have changed. */
export const rulesChanged = (sentence: string): RefusedRequest =>
  new RefusedRequest('rules-changed', sentence, { status: 409 });

const playerFor = (seat: HeaderSeat, seed: string): Player | undefined =>
  seat.kind === 'bot' ? new Bot(seat, seed) : undefined;
