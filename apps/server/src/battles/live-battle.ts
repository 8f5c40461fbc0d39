import { makePlayer } from '@muster/ai';
import { type BattleEvent, type BattlePlan, type BattleRecord, phaseOf, seenBy, turnOf } from '@muster/engine';
import type {
  BattleInfo,
  BattleLinks,
  BattleSummary,
  Invitation,
  LiveState,
  SeatInfo,
  ServerMessage,
  SideMessage,
} from '@muster/protocol';
import type { Snapshot } from '../store/store.ts';
import type { Bot } from './bot.ts';
import type { BattleChange, IsOnline } from './change.ts';
import { carryOutCommand } from './commands.ts';
import type { BattleEntry } from './entry.ts';
import { follow } from './following.ts';
import { type BattleHeader, planOfHeader, type HeaderSeat, type SeatedPerson } from './header.ts';
import { type HostAction, hostEntry, linksFor } from './hosting.ts';
import { invitationOf } from './invitation.ts';
import { LiveGame } from './live-game.ts';
import { maySee, seatFor, seatInfos, sidesOf } from './seating.ts';
import { infoFor, recordOf, type CurrentBattle, stateFor } from './showing.ts';
import type { StoredBattle } from './snapshot.ts';
import { stepsTakenBy } from './taking-back.ts';
import type { JobRunner } from './thinker.ts';
import { thenRule } from './wishes.ts';

/** A battle in memory: what people may do and see; it stores and sends nothing itself. */
export class LiveBattle {
  readonly id: string;
  readonly header: BattleHeader;
  readonly plan: BattlePlan;
  readonly #live: LiveGame;

  constructor(
    id: string,
    header: BattleHeader,
    entries: readonly BattleEntry[],
    plan?: BattlePlan,
    stored: StoredBattle = { stories: [] },
  ) {
    this.id = id;
    this.plan = plan ?? planOfHeader(header);
    // The same objects as in the header, to save memory.
    this.header = { ...header, armies: this.plan.armies, table: this.plan.table };
    this.#live = new LiveGame(this.header, entries, this.plan, stored);
  }

  /** The entry to store first, because the rules have changed. */
  get unkept(): readonly BattleEntry[] {
    return this.#live.unkept;
  }

  /** Everything is stored. */
  isKept(): void {
    this.#live.isKept();
  }

  /** The state after the last finished step, to be stored. */
  snapshot(): Omit<Snapshot, 'seq'> {
    return this.#live.snapshot();
  }

  /** The events of an entry, as JSON text. */
  storyOf(entry: BattleEntry): string | undefined {
    if (entry.kind !== 'step') return undefined;
    const { game, ledger } = this.#live;
    const { events } = game.steps[ledger.steps.lastIndexOf(entry.step)] ?? {};
    return events && JSON.stringify(events);
  }

  get seats(): HeaderSeat[] {
    return this.#live.seats;
  }

  /** How the rules were changed since the battle began, in sentences. */
  get changes(): string[] {
    const { ledger, frozen } = this.#live;
    const sentences = ledger.changes.map(({ sentence }) => sentence);
    return frozen === undefined ? sentences : [...sentences, frozen];
  }

  get over(): boolean {
    return this.#live.over;
  }

  get summary(): BattleSummary {
    return this.#live.summary;
  }

  /** The checksum of the state, for comparing. */
  get checksum(): number {
    return this.#live.game.steps.at(-1)?.checksum ?? 0;
  }

  /** Returns the first steps of a new battle, to store. */
  begin(): BattleEntry[] {
    return this.#live.begin();
  }

  /** Places objectives and armies of all sides as a captain would, up to the first activation. */
  prepare(): void {
    const helper = makePlayer('captain', `${this.header.seed} setup`);
    const { game } = this.#live;
    while (!game.finished && phaseOf(game.battle) !== 'activation') {
      const question = game.pending.at(0);
      const outcome = question
        ? game.answer(question.side, helper.answer(game.present, question))
        : game.act(helper.act(game.battle, turnOf(game.battle)));
      if (outcome.status === 'refused') throw this.#live.refused(outcome.refusal);
    }
  }

  /** Does slow preparations of a message in slices, so that the server does not wait. */
  async prepareFor(person: string, message: SideMessage): Promise<void> {
    await this.#live.reach(stepsTakenBy(this.#live, person, message));
  }

  /** The sides that a person plays. */
  sidesOf(person: string | undefined): number[] {
    return sidesOf(this.seats, person);
  }

  /** The events since the last message. */
  takeHeard(): BattleEvent[] {
    return this.#live.takeHeard();
  }

  /** The battle as a record. */
  record(): BattleRecord {
    return recordOf(this.#standing);
  }

  /** Carries out the command of a person. */
  command(person: string, message: SideMessage): BattleChange {
    return carryOutCommand(this.#live, person, message);
  }

  /** The side whose seat a person may take by its token, or has taken. */
  seatFor(person: string, token: string): number {
    return seatFor(this.#live, this.over, person, token);
  }

  /** A person takes a free seat. */
  claim(person: SeatedPerson, side: number): BattleChange {
    return this.#live.note({ kind: 'seat', side, ...person });
  }

  /** Carries out an order of the host. */
  host(person: string, deed: HostAction): BattleChange {
    const { header, ledger, over } = this.#live;
    return this.#live.note(hostEntry({ header, ledger, over, conceded: ledger.conceded }, person, deed));
  }

  /** Whether a person may see the battle. */
  maySee(person: string | undefined, watch: string | undefined): boolean {
    return maySee(this.#live, person, watch);
  }

  /** The links that a person may know. */
  linksFor(person: string | undefined): BattleLinks {
    return linksFor(this.#live, person);
  }

  /** Returns what a person with the link to a seat may know before taking it. */
  invitationFor(person: string | undefined, token: string): Invitation {
    const { plan, over } = this;
    return invitationOf({ title: this.header.title, plan, places: this.#live, over }, person, token);
  }

  /** The computer player whose turn it is, if it is one's. */
  get botToAct(): { bot: Bot; side: number } | undefined {
    const { game, frozen } = this.#live;
    if (this.over || frozen !== undefined || game.unfinished) return undefined;
    const side = turnOf(game.battle);
    const bot = this.#live.botOf(side);
    return bot && { bot, side };
  }

  /** The state that a computer player may see to decide. */
  seenBy(side: number): Int32Array {
    return seenBy(this.#live.game.battle, side).block.slice();
  }

  /** Returns the decision of the computer player whose turn it is; it is carried out later. */
  async thinkFor({ bot, side }: { bot: Bot; side: number }, thinker: JobRunner): Promise<() => BattleChange> {
    const decision = await thinker.decide(this, bot, side);
    return () => {
      bot.prepare(decision);
      return this.stepBot();
    };
  }

  /** Lets the computer player act whose turn it is. */
  stepBot(): BattleChange {
    const step = this.#live.run(() => {
      this.#live.game.playStep();
      return { status: 'done' };
    });
    return thenRule(this.#live, step);
  }

  /** Repeats an entry that another server has stored. */
  follow(entry: BattleEntry): BattleChange {
    return follow(this.#live, entry);
  }

  get #standing(): CurrentBattle {
    const { id, header, plan, seats, over, changes } = this;
    const { game, ledger } = this.#live;
    return { id, header, plan, seats, over, changes, game, ledger };
  }

  /** Returns what a page must know once. */
  infoFor(person: string | undefined, created: number): BattleInfo {
    return infoFor(this.#standing, person, created);
  }

  /** Returns everything that a page must know. */
  helloFor(person: string | undefined, created: number, seq: number, isOnline: IsOnline): ServerMessage {
    const battle = this.infoFor(person, created);
    return { type: 'hello', battle, state: this.stateFor(battle.mine, seq, isOnline), story: this.#live.story };
  }

  /** The state of the battle for the player of these sides, or of none. */
  stateFor(mine: readonly number[], seq: number, isOnline: IsOnline): LiveState {
    return stateFor(this.#standing, mine, seq, isOnline);
  }

  /** Returns what everyone may know about the seats. */
  seatInfos(isOnline: IsOnline): SeatInfo[] {
    return seatInfos(this.seats, isOnline);
  }
}
