import {
  type Action,
  type Answer,
  checkWish,
  type BattleEvent,
  type BattlePlan,
  type BattleRecord,
  type Game,
  type Outcome,
  phaseOf,
  type Player,
  type Refusal,
  refusalSentence,
  storedState,
  takeBackSteps,
  turnOf,
  unknowing,
} from '@muster/engine';
import { makePlayer } from '@muster/ai';
import {
  type BattleInfo,
  type BattleLinks,
  type BattleSummary,
  type SideMessage,
  type Invitation,
  type LiveState,
  type SeatInfo,
  type ServerMessage,
  unwritable,
} from '@muster/protocol';
import { Refused } from '../problem.ts';
import type { Snapshot } from '../store/store.ts';
import { Bot } from './bot.ts';
import { dueRuling, missingVoices, readWish } from './dispute.ts';
import { type BattleEntry, emptyLedger, enter, type Ledger, type RulesChange } from './entry.ts';
import { type BattleHeader, planOfHeader, type Seat, type SeatedPerson } from './header.ts';
import { type HostDeed, hostEntry, linksFor } from './hosting.ts';
import { invitationOf } from './invitation.ts';
import { openGame, replayAll, type ToOpen } from './resuming.ts';
import { isAlone, maySee, type Places, seatFor, seatInfos, seatsOf, sidesOf, sidesWith } from './seating.ts';
import { infoFor, isForAnybody, recordOf, type Standing, stateFor } from './showing.ts';
import { type BattleSnapshot, rulesKey, type StoredBattle } from './snapshot.ts';
import { isOver, summaryOf } from './summary.ts';
import type { Thinker } from './thinker.ts';

/** Whether a person is looking at the battle. */
export type IsOnline = (person: string) => boolean;

/** What a command came to: entries to keep, what was heard, and whether everything has to be told anew. */
export interface Change {
  entries: BattleEntry[];
  events: BattleEvent[];
  anew: boolean;
  /** Whether the host made a new link. */
  relinked?: boolean;
  /** The battle that begins with it. */
  next?: LiveBattle;
}

/** One battle in memory: the game, and everything about it that is not the game. It keeps nothing and tells nobody. */
export class LiveBattle {
  readonly id: string;
  readonly header: BattleHeader;
  readonly plan: BattlePlan;
  readonly #ledger: Ledger = emptyLedger();
  #game: Game;
  readonly #players: (Player | undefined)[];
  /** Whose turn it was when each step began. */
  #turns: number[];
  /** Heard since somebody was told last, and of the step that waits. */
  #heard: BattleEvent[] = [];
  #waiting: BattleEvent[] = [];
  #unkept: readonly BattleEntry[] = [];
  /** Why the battle can only be looked at, and how it ended. */
  readonly #frozen: string | undefined;
  readonly #summary: BattleSummary | undefined;

  constructor(
    id: string,
    header: BattleHeader,
    entries: readonly BattleEntry[],
    plan?: BattlePlan,
    stored: StoredBattle = { stories: [] },
  ) {
    this.id = id;
    this.header = header;
    this.plan = plan ?? planOfHeader(header);
    for (const entry of entries) enter(this.#ledger, entry);
    this.#players = this.seats.map((seat, side) => playerFor(seat, `${header.seed} bot ${side}`));
    const { game, turns, change, frozen } = openGame(this.#toOpen, entries, stored);
    this.#game = game;
    this.#turns = turns;
    this.#frozen = frozen;
    if (frozen !== undefined) this.#summary = stored.summary as BattleSummary | undefined;
    if (change) {
      enter(this.#ledger, change);
      this.#unkept = [change];
    }
    this.#standIn();
    this.#waiting = this.#game.unfinished ? [...this.#heard] : [];
  }

  get #toOpen(): ToOpen {
    const listen = (event: BattleEvent): void => {
      this.#heard.push(event);
    };
    const stepped = (): void => {
      this.#heard = [];
    };
    const { header, plan, seats } = this;
    const options = { players: this.#players, listen, keepEvents: true };
    return { header, plan, seats, ledger: this.#ledger, options, stepped };
  }

  /** What has to be stored before anything else, because the rules were changed since. */
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

  /** What was heard with an entry, as JSON text. */
  storyOf(entry: BattleEntry): string | undefined {
    if (entry.kind !== 'step') return undefined;
    const { events } = this.#game.steps[this.#ledger.steps.lastIndexOf(entry.step)] ?? {};
    return events && JSON.stringify(events);
  }

  get seats(): Seat[] {
    return seatsOf(this.#places);
  }

  get #places(): Places {
    return { header: this.header, ledger: this.#ledger };
  }

  get #standing(): Standing {
    const { id, header, plan, seats, over, changes } = this;
    return { id, header, plan, seats, over, changes, game: this.#game, ledger: this.#ledger };
  }

  /** How the rules were changed since the battle began, in sentences. */
  get changes(): string[] {
    const sentences = this.#ledger.changes.map(({ sentence }) => sentence);
    return this.#frozen === undefined ? sentences : [...sentences, this.#frozen];
  }

  get over(): boolean {
    return this.#summary?.over ?? isOver(this.#game, this.#ledger.conceded);
  }

  get summary(): BattleSummary {
    return this.#summary ?? summaryOf(this.header.title, this.#game, this.seats, this.#ledger.conceded);
  }

  /** The checksum of the state, for comparing. */
  get checksum(): number {
    return this.#game.steps.at(-1)?.checksum ?? 0;
  }

  /** Writes down the steps that a new battle has as soon as it is there. */
  begin(): BattleEntry[] {
    const entries = this.#entriesSince(0);
    for (const entry of entries) enter(this.#ledger, entry);
    return entries;
  }

  /** Places markers and armies of all sides as a captain would, up to the first activation. */
  prepare(): void {
    const helper = makePlayer('captain', `${this.header.seed} setup`);
    const game = this.#game;
    while (!game.finished && phaseOf(game.battle) !== 'activation') {
      const question = game.pending.at(0);
      const outcome = question
        ? game.answer(question.side, helper.answer(game.present, question))
        : game.act(helper.act(game.battle, turnOf(game.battle)));
      if (outcome.status === 'refused') throw this.#refused(outcome.refusal);
    }
  }

  /** The sides that somebody plays. */
  sidesOf(person: string | undefined): number[] {
    return sidesOf(this.seats, person);
  }

  /** What has just been heard. */
  takeHeard(): BattleEvent[] {
    const heard = this.#heard;
    this.#heard = [];
    return heard;
  }

  /** Everything that was heard, from the beginning. */
  get story(): BattleEvent[] {
    const steps = this.#game.steps.map(({ events = [] }) => events);
    const changes = this.#ledger.changes.map((change) => ({ at: change.steps, sentence: change.sentence }));
    if (this.#frozen !== undefined) changes.push({ at: steps.length, sentence: this.#frozen });
    return [...steps, this.#waiting].flatMap((events, i) => [
      ...changes.filter(({ at }) => at === i).map(({ sentence }) => ({ type: 'rules-changed' as const, sentence })),
      ...events,
    ]);
  }

  /** The battle as a record. */
  record(): BattleRecord {
    return recordOf(this.#standing);
  }

  /** Carries out what a person says. */
  command(person: string, message: SideMessage): Change {
    if (this.over) throw new Refused('over', 'This battle is over.');
    if (this.#frozen !== undefined) throw rulesChanged(this.#frozen);
    this.#demandSeat(person, message);
    switch (message.type) {
      case 'act':
        if (message.action['type'] === 'ruling')
          throw new Refused('not-an-action', 'The sides decide on readings together: say what you want.');
        if (turnOf(this.#game.battle) !== message.side) throw new Refused('not-your-turn', 'It is not your turn.');
        this.#demandWritable({ action: message.action });
        return this.#thenRule(this.#outcome(() => this.#game.act(message.action as unknown as Action)));
      case 'answer':
        this.#demandWritable({ answers: [message.answer] });
        return this.#thenRule(this.#outcome(() => this.#game.answer(message.side, message.answer as Answer)));
      case 'take-back':
        return this.#takeBack(person, message.side);
      case 'allow':
        return this.#allow(person, message.allow);
      case 'terrain':
        throw new Refused('terrain-placed', 'The terrain is placed: the battle has begun.', { status: 409 });
      case 'wish':
        return this.#wish(message.side, message.wish);
      case 'roll':
        return this.#rollForIt();
      case 'withdraw':
        return this.#withdraw(message.side);
      default:
        return this.#concede(message.side);
    }
  }

  /** The side whose seat somebody may take by its token, or has taken. */
  seatFor(person: string, token: string): number {
    return seatFor(this.#places, this.over, person, token);
  }

  /** Somebody takes a free seat. */
  claim(person: SeatedPerson, side: number): Change {
    return this.#note({ kind: 'seat', side, ...person });
  }

  /** Carries out what the host wants. */
  host(person: string, deed: HostDeed): Change {
    const { over } = this;
    const { conceded } = this.#ledger;
    return this.#note(hostEntry({ ...this.#places, over, conceded }, person, deed));
  }

  /** Whether a person may see the battle. */
  maySee(person: string | undefined, watch: string | undefined): boolean {
    return maySee(this.#places, person, watch);
  }

  /** The links that a person may know. */
  linksFor(person: string | undefined): BattleLinks {
    return linksFor(this.#places, person);
  }

  /** What whoever has the link to a seat may know before taking it. */
  invitationFor(person: string | undefined, token: string): Invitation {
    const { plan, over } = this;
    return invitationOf({ title: this.header.title, plan, places: this.#places, over }, person, token);
  }

  /** The computer player whose turn it is, if it is one's. */
  get botToAct(): { bot: Bot; side: number } | undefined {
    if (this.over || this.#frozen !== undefined || this.#game.unfinished) return undefined;
    const side = turnOf(this.#game.battle);
    const player = this.#players[side];
    return player instanceof Bot ? { bot: player, side } : undefined;
  }

  /** What the computer player may see to decide. */
  seenBy(side: number): Int32Array {
    return unknowing(this.#game.battle, side).block;
  }

  /** What the computer player whose turn it is decides; it is carried out later. */
  async thinkFor({ bot, side }: { bot: Bot; side: number }, thinker: Thinker): Promise<() => Change> {
    const decision = await thinker.decide(this, bot, side);
    return () => {
      bot.prepare(decision);
      return this.stepBot();
    };
  }

  /** Lets the computer player act whose turn it is. */
  stepBot(): Change {
    return this.#thenRule(
      this.#outcome(() => {
        this.#game.playStep();
        return { status: 'done' };
      }),
    );
  }

  /** A side says how it wants to read the rules: with the same words it agrees. */
  #wish(side: number, value: unknown): Change {
    const wish = readWish(value);
    if (this.seats.some(({ kind }) => kind === 'open'))
      throw new Refused('seat-open', 'A seat is still free: wait for its player.', { status: 409 });
    const { dispute } = this.#ledger;
    if (!dispute && wish === 'as-it-is') throw this.#refused({ code: 'ruling-nothing' });
    if (dispute?.roll) throw new Refused('rolling', 'The dice decide after this step.');
    if (dispute?.side === side && wish === 'as-it-is') return this.#withdraw(side);
    const refusal = checkWish(this.#game.battle, wish);
    if (refusal) throw this.#refused(refusal);
    return this.#thenRule(this.#note({ kind: 'wish', side, wish }));
  }

  #rollForIt(): Change {
    const { dispute } = this.#ledger;
    if (!dispute) throw new Refused('no-dispute', 'Nothing is disputed.');
    if (missingVoices(this.seats, this.#ledger).length > 0)
      throw new Refused('wishes-missing', 'Every player says what they want before a die is rolled.');
    return this.#thenRule(this.#note({ kind: 'roll-wishes' }));
  }

  #withdraw(side: number): Change {
    const { dispute } = this.#ledger;
    if (!dispute || !sidesWith(this.seats, side).includes(dispute.side))
      throw new Refused('no-dispute', 'Only the side that raised the question can withdraw it.');
    return this.#note({ kind: 'drop-wishes' });
  }

  /** Carries out a decision that is due; while a step waits for answers it waits too. */
  #thenRule(change: Change): Change {
    const due = this.#game.unfinished ? undefined : dueRuling(this.#game.battle, this.seats, this.#ledger);
    if (!due || this.over) return change;
    const ruled = this.#outcome(() => this.#game.act(due));
    return {
      entries: [...change.entries, ...ruled.entries],
      events: [...change.events, ...ruled.events],
      anew: change.anew,
    };
  }

  /** Does again what another server has kept. */
  follow(entry: BattleEntry): Change {
    const change = this.#repeat(entry);
    if (hasParted(change.entries, entry)) throw new Error(`battle ${this.id} came out differently on another server`);
    return change;
  }

  #repeat(entry: BattleEntry): Change {
    if (entry.kind === 'back') return this.#takeOne();
    if (entry.kind === 'rules') return this.#followRules(entry);
    if (entry.kind !== 'step' && entry.kind !== 'draft') return this.#note(entry);
    const { takeBacks } = this.#ledger;
    const step = entry.kind === 'step' ? entry.step : entry;
    return this.#outcome(() =>
      this.#game.unfinished ? this.#game.repeatAnswers(step.answers) : this.#game.repeat({ takeBacks, ...step }),
    );
  }

  /** Another server has stored first that the rules were changed. */
  #followRules(entry: RulesChange): Change {
    const [own] = this.#unkept;
    if (own?.kind !== 'rules' || own.steps !== entry.steps)
      throw new Error(`battle ${this.id} has other rules elsewhere`);
    this.#unkept = [];
    return { entries: [entry], events: [], anew: true };
  }

  /** Makes sure that so many steps can be taken back: those before a stored state are repeated for it. */
  #reach(count: number): void {
    if (this.#game.undoable >= count) return;
    const all = this.#ledger.changes.length === 0 ? replayAll(this.#toOpen) : undefined;
    this.#heard = [];
    if (all?.matching !== this.#ledger.steps.length)
      throw rulesChanged('The rules were changed since: this step cannot be taken back any more.');
    this.#game = all.game;
    this.#turns = all.turns;
  }

  /** What whoever looks must know once. */
  infoFor(person: string | undefined, created: number): BattleInfo {
    return infoFor(this.#standing, person, created);
  }

  /** Everything that a viewer must know. */
  helloFor(person: string | undefined, created: number, seq: number, isOnline: IsOnline): ServerMessage {
    const battle = this.infoFor(person, created);
    return { type: 'hello', battle, state: this.stateFor(battle.mine, seq, isOnline), story: this.story };
  }

  /** How the battle stands for whoever plays these sides, or none. */
  stateFor(mine: readonly number[], seq: number, isOnline: IsOnline): LiveState {
    return stateFor(this.#standing, mine, seq, isOnline);
  }

  /** What everybody may know of the seats. */
  seatInfos(isOnline: IsOnline): SeatInfo[] {
    return seatInfos(this.seats, isOnline);
  }

  #demandSeat(person: string, { type, side }: SideMessage): void {
    const mine = this.sidesOf(person);
    const { conceded } = this.#ledger;
    const question = this.#game.pending.find((asked) => asked.side === side);
    if (type === 'answer' && mine.length > 0 && question && isForAnybody(question, this.seats, conceded)) return;
    if (!mine.includes(side)) throw new Refused('not-your-side', 'You do not play this side.', { status: 403 });
    if (conceded.includes(side)) throw new Refused('conceded', 'You have given this side up: the computer plays it.');
  }

  /** What no file could hold would keep everybody from ever reading this battle out of one. */
  #demandWritable(step: Parameters<typeof unwritable>[2]): void {
    const finding = unwritable(this.header.armies, this.plan.mission?.events !== undefined, step);
    if (finding) throw new Refused('bad-answer', `This cannot be understood: ${finding.path} ${finding.message}.`);
  }

  /** Runs something, and says what has to be kept. */
  #outcome(run: () => Outcome): Change {
    const before = this.#game.steps.length;
    this.#turns[before] = turnOf(this.#game.battle);
    this.#heard = [];
    const outcome = run();
    if (outcome.status === 'refused') throw this.#refused(outcome.refusal);
    const events = this.takeHeard();
    this.#waiting = this.#game.unfinished ? [...this.#waiting, ...events] : [];
    const entries = this.#entriesSince(before);
    for (const entry of entries) enter(this.#ledger, entry);
    return { entries, events, anew: false };
  }

  #refused(refusal: Refusal): Refused {
    return new Refused(refusal.code, refusalSentence(this.plan, refusal), { refusal });
  }

  #entriesSince(steps: number): BattleEntry[] {
    const { unfinished } = this.#game;
    const finished = this.#game.steps
      .slice(steps)
      .map(({ events: _events, ...step }): BattleEntry => ({ kind: 'step', step }));
    return unfinished ? [...finished, { kind: 'draft', ...unfinished }] : finished;
  }

  #note(entry: BattleEntry): Change {
    enter(this.#ledger, entry);
    this.#standIn();
    return {
      entries: [entry],
      events: [],
      anew: entry.kind === 'seat' || entry.kind === 'free',
      relinked: isLink(entry),
    };
  }

  /** Somebody gives up; what they were just asked the computer answers in their place. */
  #concede(side: number): Change {
    const noted = this.#note({ kind: 'concede', side });
    const { unfinished, pending } = this.#game;
    if (this.over || !unfinished || !pending.some((question) => question.side === side)) return noted;
    const answered = this.#outcome(() => this.#game.repeatAnswers(unfinished.answers));
    return { ...answered, entries: [...noted.entries, ...answered.entries] };
  }

  /** Whoever gives up among many is replaced by the computer. */
  #standIn(): void {
    for (const side of this.#ledger.conceded)
      if (!(this.#players[side] instanceof Bot))
        this.#players[side] = new Bot(
          { kind: 'bot', level: 'captain', character: 'balanced' },
          `${this.header.seed} ${side}`,
        );
  }

  /** Takes back what a side did last, and everything since. */
  #takeBack(person: string, side: number): Change {
    const count = this.#stepsSince(side);
    if (count === 0) throw new Refused('nothing-to-take-back', 'There is nothing to take back.');
    if (isAlone(this.seats, person, this.#ledger.conceded)) return this.#rewind(count, true);
    if (count > 1) return this.#askBack(side);
    try {
      return this.#rewind(1, false);
    } catch (error) {
      if (error instanceof Refused && error.code === 'needs-consent') return this.#askBack(side);
      throw error;
    }
  }

  #askBack(side: number): Change {
    if (this.#ledger.asksBack !== undefined)
      throw new Refused('asked-already', 'Somebody asks to take something back already: that is decided first.');
    return this.#note({ kind: 'ask-back', side });
  }

  #allow(person: string, allow: boolean): Change {
    const { asksBack } = this.#ledger;
    if (asksBack === undefined) throw new Refused('nobody-asks', 'Nobody asks to take anything back.');
    if (this.sidesOf(person).includes(asksBack)) throw new Refused('not-yours-to-allow', 'The others decide that.');
    return allow ? this.#rewind(this.#stepsSince(asksBack), true) : this.#note({ kind: 'deny-back' });
  }

  /** How many steps, the one that waits among them, have been made since whoever plays a side last began one. */
  #stepsSince(side: number): number {
    const { steps, unfinished } = this.#game;
    const sides = sidesWith(this.seats, side);
    if (unfinished && sides.includes(turnOf(this.#game.battle)) && unfinished.action !== 'begin') return 1;
    for (let at = steps.length - 1; at >= 0 && steps[at].action !== 'begin'; at--)
      if (!isRuling(steps[at].action) && sides.includes(this.#turns[at]))
        return steps.length - at + (unfinished ? 1 : 0);
    return 0;
  }

  /** Takes steps back. What the players decided since stays: it is written down once more. */
  #rewind(count: number, consent: boolean): Change {
    this.#reach(count);
    const refusal = takeBackSteps(this.#game, count, consent);
    if (refusal) throw this.#refused(refusal);
    const entries = Array.from({ length: count }, (): BattleEntry => ({ kind: 'back' }));
    for (const entry of entries) enter(this.#ledger, entry);
    const kept = this.#entriesSince(this.#ledger.steps.length);
    for (const entry of kept) {
      this.#turns[this.#ledger.steps.length] = turnOf(this.#game.battle);
      enter(this.#ledger, entry);
    }
    return this.#retold([...entries, ...kept]);
  }

  /** Takes one step back as another server did. */
  #takeOne(): Change {
    this.#reach(1);
    const refusal = this.#game.takeBack(true);
    if (refusal) throw this.#refused(refusal);
    const entry: BattleEntry = { kind: 'back' };
    enter(this.#ledger, entry);
    return this.#retold([entry]);
  }

  /** Everyone who looks gets the whole story again. */
  #retold(entries: BattleEntry[]): Change {
    this.#heard = [];
    this.#waiting = [];
    return { entries, events: [], anew: true };
  }
}

const rulesChanged = (sentence: string): Refused => new Refused('rules-changed', sentence, { status: 409 });

const isRuling = (action: Action | 'begin'): boolean => action !== 'begin' && action.type === 'ruling';

const isLink = ({ kind }: BattleEntry): boolean => kind === 'seat-link' || kind === 'watch-link';

/** Whether something did not come to what is kept of it. */
const hasParted = (entries: readonly BattleEntry[], kept: BattleEntry): boolean => {
  const [entry, ...more] = entries;
  if (more.length > 0 || entry.kind !== kept.kind) return true;
  return entry.kind === 'step' && kept.kind === 'step' && entry.step.checksum !== kept.step.checksum;
};

const playerFor = (seat: Seat, seed: string): Player | undefined =>
  seat.kind === 'bot' ? new Bot(seat, seed) : undefined;
