import type { BattlePlan } from '../plan/plan.ts';
import { type Battle, checksum, copyBattle, G, newBattle, phaseOf, rewind } from '../state/battle.ts';
import { isNobodys, sideOf, turnOf } from '../state/query.ts';
import type { Action, RulingAction } from '../contract/action.ts';
import { hasActionShape, hasAnswerShape } from '../contract/shape.ts';
import { checkAction } from './check.ts';
import { type DiceSource, seededDice } from '../contract/dice-source.ts';
import type { BattleEvent, Lot, Purpose } from '../contract/events.ts';
import { unknowing } from '../play/events/secrets.ts';
import { PLAIN_ANSWERS } from '../contract/plain-answers.ts';
import type { Decision, LossNote, Play, RollDetails } from '../contract/play.ts';
import type { Player, Reason } from '../contract/player.ts';
import type { Answer, AnswerOf, Question, QuestionKind } from '../contract/question.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import { resolve } from './resolve.ts';
import { askReroll, askUnderdogs, billWith, isSwayed, type RollOrder } from './sway.ts';

/** One step of a battle as a record keeps it. */
export interface StepRecord {
  action: Action | 'begin';
  answers: Answer[];
  checksum: number;
  takeBacks?: number;
  /** Why the player did it, where it said so. */
  why?: string;
  events?: BattleEvent[];
}

/** What a game is started with: the plan, a seed, and the players. */
export interface GameOptions {
  plan: BattlePlan;
  seed: string;
  /** Who plays a side; sides without a player are asked through `pending` and `answer`. */
  players?: readonly (Player | undefined)[];
  /** Other dice than seeded ones: scripted, or `asked` from people with real dice. */
  dice?: DiceSource | 'asked';
  /** Hears everything that happens, once. */
  listen?: (event: BattleEvent) => void;
  /** Whether steps keep their events. */
  keepEvents?: boolean;
  /** Starts from here instead of from the beginning. */
  from?: Battle;
  /** What the players had decided by then. */
  decisions?: readonly Decision[];
  /** What happened in this game before `from`, as far as it is known; it cannot be taken back. */
  before?: { steps: readonly StepRecord[]; decisions: readonly Decision[] };
  /** Waits for its first step to be repeated from a record. */
  unbegun?: boolean;
  /** Keeps no steps, takes nothing back and takes the form of what players say on trust: for battles between them by the thousand. */
  bare?: boolean;
}

/** What came of an action or an answer: it is done, questions are open, or it was refused. */
export type Outcome =
  | { status: 'done' }
  | { status: 'pending'; questions: readonly Question[] }
  | { status: 'refused'; refusal: Refusal };

const DONE: Outcome = { status: 'done' };
const NO_ANSWERS: readonly Answer[] = [];

/** Thrown by `ask` when a person must decide first; caught only by the game. */
const PENDING = new Error('a person must decide first');

/** An answer that the rules do not allow: people are asked again, as after one from a record; for a bot it is an error. */
export class IllegalAnswer extends Error {
  readonly refusal: Refusal;
  readonly byPerson: boolean;
  constructor(question: Question, refusal: Refusal, byPerson: boolean) {
    super(`illegal answer to ${question.kind}: ${JSON.stringify(refusal)}`);
    this.refusal = refusal;
    this.byPerson = byPerson;
  }
}

/** Where a step began, and whether it showed dice or opened sealed answers. */
interface Checkpoint {
  block: Int32Array;
  /** Losses and decisions until then. */
  losses: number;
  decisions: number;
  revealed: boolean;
}

/** Where a game that keeps nothing began. */
const NOWHERE: Checkpoint = { block: new Int32Array(0), losses: 0, decisions: 0, revealed: false };

/**
 * Runs one battle: checks actions, resolves them, and asks the players who must decide. It owns the seed and the dice, which no player sees.
 * For people a step is run again from its checkpoint with the answers given so far, until nothing is open.
 */
export class Game implements Play {
  /** The state after the last finished step. */
  readonly battle: Battle;
  readonly plan: BattlePlan;
  readonly seed: string;
  /** Whether Muster rolls the dice, or players with real dice are asked for them. */
  readonly dice: 'seeded' | 'asked';
  /** The state it started from, when that was not the beginning. */
  readonly start: Int32Array | undefined;
  /** The finished steps, as a record keeps them. */
  readonly steps: StepRecord[] = [];
  /** Models that were lost, for the report. @internal */
  readonly losses: LossNote[] = [];
  /** What the players have decided in this game. */
  readonly decisions: Decision[] = [];
  /** What was decided before it started. @internal */
  readonly inherited: readonly Decision[];
  /** What an underdog point adds to the last roll. @internal */
  swing = 0;
  /** What of the last roll was rolled again. @internal */
  rerolled: 'all' | number | undefined;
  readonly #players: readonly (Player | undefined)[];
  readonly #dice: DiceSource | 'asked';
  readonly #listen: ((event: BattleEvent) => void) | undefined;
  readonly #keepEvents: boolean;
  /** Whether anybody may sway rolls. */
  readonly #sways: boolean;
  readonly #bare: boolean;
  /** Where the step began, and where each step before it did. */
  #checkpoint: Checkpoint;
  readonly #history: Checkpoint[] = [];
  /** The middle of a step, where a person is asked. */
  #paused: Battle | undefined;
  #action: Action | 'begin' | undefined;
  /** Why the player acts so. */
  #reason: Reason | undefined;
  #answers: (Answer | undefined)[] = [];
  #cursor = 0;
  #pending: Question[] = [];
  /** Places of the pending questions among the answers. */
  #places: number[] = [];
  #events: BattleEvent[] = [];
  #published = 0;
  /** Whether this step has shown dice or opened sealed answers. */
  #revealed = false;

  constructor(options: GameOptions) {
    this.plan = options.plan;
    this.seed = options.seed;
    this.battle = options.from ? copyBattle(options.from) : newBattle(options.plan);
    this.inherited = options.decisions ?? [];
    this.steps.push(...(options.before?.steps ?? []));
    this.decisions.push(...(options.before?.decisions ?? []));
    this.#bare = options.bare ?? false;
    this.#checkpoint = this.#bare && !options.from ? NOWHERE : this.#standing();
    this.#sways = options.plan.hasRerolls || options.plan.extras?.underdog !== undefined;
    this.#players = options.players ?? [];
    this.#dice = options.dice ?? seededDice(options.seed);
    this.#listen = options.listen;
    this.#keepEvents = options.keepEvents ?? false;
    this.dice = this.#dice === 'asked' ? 'asked' : 'seeded';
    this.start = options.from ? this.#checkpoint.block : undefined;
    if (!options.from && !options.unbegun) this.#begin('begin');
  }

  /** The questions that wait for an answer. */
  get pending(): readonly Question[] {
    return this.#pending;
  }

  /** The step that waits for answers, with those given so far. */
  get unfinished(): { action: Action | 'begin'; answers: Answer[] } | undefined {
    return this.#action === undefined ? undefined : { action: this.#action, answers: [...this.#answers] as Answer[] };
  }

  /** Steps at the end, the one that waits among them, that can be taken back. */
  get undoable(): number {
    return this.#history.length + (this.#action === undefined ? 0 : 1);
  }

  /** The battle as people see it now: in the middle of a step while questions are open. */
  get present(): Battle {
    return this.#paused ?? this.battle;
  }

  /** Whether the battle is over. */
  get finished(): boolean {
    return phaseOf(this.battle) === 'finished';
  }

  /** Whether events are wanted. @internal */
  get listening(): boolean {
    return this.#listen !== undefined || this.#keepEvents;
  }

  /** Whether the side whose turn it is may do this. */
  check(action: Action): Refusal | undefined {
    if (!this.#bare && !hasActionShape(action)) return refuse('bad-answer');
    if (action.type === 'ruling' && this.#action !== undefined) return refuse('ruling-open-step');
    return this.#action === undefined ? checkAction(this.battle, action) : refuse('wrong-phase');
  }

  /** Carries an action out, until a player must answer a question. */
  act(action: Action): Outcome {
    const refusal = this.check(action);
    return refusal ? { status: 'refused', refusal } : this.#begin(action);
  }

  /** Gives a side's answer to its open question. */
  answer(side: number, answer: Answer): Outcome {
    const at = this.#pending.findIndex((question) => question.side === side);
    if (at < 0) return { status: 'refused', refusal: refuse('not-your-turn') };
    this.#answers[this.#places[at]] = answer;
    return this.#run();
  }

  /** Plays one step for the player whose turn it is; false when a person must act or the battle is over. */
  playStep(): boolean {
    const side = turnOf(this.battle);
    const player = this.#players[side];
    if (!player || this.finished || this.#action !== undefined) return false;
    const action = player.act(this.#seenBy(side), side);
    if (this.listening) this.#reason = player.explain?.();
    const outcome = this.act(action);
    if (outcome.status === 'refused') throw new Error(`illegal action: ${JSON.stringify(outcome.refusal)}`);
    return outcome.status === 'done';
  }

  /** Carries a written step out again. @internal */
  repeat(step: Pick<StepRecord, 'action' | 'answers' | 'takeBacks' | 'why' | 'events'>): Outcome {
    this.battle.game[G.takeBacks] = step.takeBacks ?? 0;
    if (step.action !== 'begin') {
      const refusal = this.check(step.action);
      if (refusal) return { status: 'refused', refusal };
    }
    this.#reason = writtenReason(step);
    return this.#begin(step.action, step.answers);
  }

  /** Goes on with the step that waits, with the answers to it that were written down since. @internal */
  repeatAnswers(answers: readonly (Answer | undefined)[]): Outcome {
    this.#takeWritten(answers);
    return this.#run();
  }

  /** A game of its own from here with other dice, for searching and previews; only what a side noted down itself goes along. */
  fork(seed: string, players: readonly (Player | undefined)[] = [], side?: number): Game {
    return new Game({ plan: this.plan, seed, players, from: unknowing(this.battle, side) });
  }

  /** The battle as far as a side knows it. */
  #seenBy(side: number): Battle {
    return this.plan.extras?.events ? unknowing(this.battle, side) : this.battle;
  }

  /** Takes the last step back, or the one that waits. Revealed dice and secrets need the others' consent, and never repeat. */
  takeBack(consent = false): Refusal | undefined {
    const waiting = this.#action !== undefined;
    const last = waiting ? this.#action : this.steps.at(-1)?.action;
    const checkpoint = waiting ? this.#checkpoint : this.#history.at(-1);
    if (!checkpoint || last === undefined || last === 'begin') return refuse('nothing-to-take-back');
    if ((waiting ? this.#revealed : checkpoint.revealed) && !consent) return refuse('needs-consent');
    const takeBacks = this.battle.game[G.takeBacks] + 1;
    rewind(this.battle, checkpoint.block);
    this.battle.game[G.takeBacks] = takeBacks;
    this.losses.length = checkpoint.losses;
    this.decisions.length = checkpoint.decisions;
    if (!waiting) {
      this.steps.pop();
      this.#history.pop();
    }
    this.#action = undefined;
    this.#reason = undefined;
    this.#pending = [];
    this.#paused = undefined;
    return undefined;
  }

  /** Forgets where all steps but the last so many began, to save memory: those before them cannot be taken back any more. */
  forgetSteps(kept: number): void {
    this.#history.splice(0, Math.max(0, this.#history.length - kept));
  }

  #standing(): Checkpoint {
    const { battle, losses, decisions } = this;
    return { block: battle.block.slice(), losses: losses.length, decisions: decisions.length, revealed: false };
  }

  #begin(action: Action | 'begin', answers: readonly (Answer | undefined)[] = NO_ANSWERS): Outcome {
    if (!this.#bare) this.#checkpoint = this.#standing();
    this.#action = action;
    if (answers.length + this.#answers.length > 0) this.#takeWritten(answers);
    this.#published = 0;
    return this.#run();
  }

  /** Answers that a file left open are no answers. */
  #takeWritten(answers: readonly (Answer | undefined)[]): void {
    this.#answers = answers.map((answer) => answer ?? undefined);
  }

  #run(): Outcome {
    const { battle } = this;
    this.#cursor = 0;
    this.#revealed = false;
    // Whoever was told of the last ones may still hold them.
    if (this.#events.length > 0) this.#events = [];
    if (this.#pending.length > 0) this.#pending = [];
    if (this.#places.length > 0) this.#places = [];
    this.#paused = undefined;
    if (this.#dice !== 'asked') this.#dice.begin(battle.game[G.step], battle.game[G.takeBacks]);
    if (this.#reason && this.listening) this.#tellReason(this.#reason);
    try {
      resolve(this, this.#action as Action | 'begin');
    } catch (signal) {
      if (this.#bare) throw signal;
      const paused = signal === PENDING ? copyBattle(battle) : undefined;
      rewind(battle, this.#checkpoint.block);
      this.losses.length = this.#checkpoint.losses;
      this.decisions.length = this.#checkpoint.decisions;
      if (signal === PENDING) {
        this.#paused = paused;
        this.#publish();
        return { status: 'pending', questions: this.#pending };
      }
      return this.#undone(signal);
    }
    return this.#finish();
  }

  /** An answer of a person that the rules refuse is forgotten and asked again; anything else is an error. */
  #undone(signal: unknown): Outcome {
    if (!(signal instanceof IllegalAnswer && signal.byPerson)) {
      this.#action = undefined;
      throw signal;
    }
    this.#answers[this.#cursor - 1] = undefined;
    const again = this.#run();
    return again.status === 'pending' ? { status: 'refused', refusal: signal.refusal } : again;
  }

  #finish(): Outcome {
    const { battle } = this;
    battle.game[G.step]++;
    if (!this.#bare) this.#writeDown();
    this.#action = undefined;
    this.#reason = undefined;
    this.#publish();
    return DONE;
  }

  #writeDown(): void {
    const takeBacks = this.battle.game[G.takeBacks];
    this.steps.push({
      action: this.#action as Action | 'begin',
      answers: this.#answers.slice(0, this.#cursor) as Answer[],
      checksum: checksum(this.battle),
      ...(takeBacks > 0 ? { takeBacks } : {}),
      ...(this.#reason ? { why: this.#reason.text } : {}),
      ...(this.#keepEvents ? { events: this.#events } : {}),
    });
    // What all sides agreed on is not one side's to take back.
    const revealed = this.#revealed || (this.#action as Action).type === 'ruling';
    this.#history.push({ ...this.#checkpoint, revealed });
  }

  #tellReason({ unit, text, worth, others }: Reason): void {
    this.emit({ type: 'reason', side: turnOf(this.battle), unit, text, worth, others: [...others] });
  }

  /** A re-run publishes only what nobody has heard yet. */
  #publish(): void {
    if (!this.#listen) return;
    for (let i = this.#published; i < this.#events.length; i++) this.#listen(this.#events[i]);
    this.#published = this.#events.length;
  }

  /** Rolls dice. @internal */
  roll(purpose: Purpose, unit: number, count: number, details?: RollDetails): number[] {
    this.swing = 0;
    this.rerolled = undefined;
    if (count === 0) return [];
    if (!this.#sways || !isSwayed(purpose, unit)) return this.#throw(purpose, unit, count, details);
    const order = { purpose, unit, count, details };
    this.swing = askUnderdogs(this, order);
    const faces = this.#throw(purpose, unit, count, details);
    return this.plan.hasRerolls ? this.#throwAgain(order, faces) : faces;
  }

  #throw(purpose: Purpose, unit: number, count: number, details?: RollDetails): number[] {
    const weapon = details?.weapon ?? -1;
    const faces =
      this.#dice === 'asked'
        ? this.#askForDice(purpose, unit, count, details)
        : this.#dice.roll(purpose, unit, count, weapon);
    this.#revealed = true;
    if (this.listening) {
      const bill = billWith(details?.bill, this.swing);
      const worse = details?.worse ? { worse: details.worse } : {};
      this.emit({ type: 'roll', purpose, unit, weapon, faces: [...faces], need: details?.need, bill, ...worse });
    }
    return faces;
  }

  /** Whoever may rolls all dice again, or one; what was spent on the roll still counts for them. */
  #throwAgain(order: RollOrder, faces: number[]): number[] {
    const answer = askReroll(this, order, faces);
    if (answer === 'no') return faces;
    this.rerolled = answer;
    const again = this.#throw('elite', order.unit, answer === 'all' ? faces.length : 1, order.details);
    return answer === 'all' ? again : faces.with(answer, again[0]);
  }

  /** Draws one of so many at random. @internal */
  pick(lot: Lot, of: number): number {
    if (of === 1) return 0;
    const pick = this.#dice === 'asked' ? this.#askForPick(lot, of) : this.#dice.pick(of);
    this.#revealed = true;
    if (this.listening) this.emit({ type: 'picked', lot, of, pick });
    return pick;
  }

  /** People with real dice draw their lots themselves; whoever has the turn types it in. */
  #askForPick(lot: Lot, of: number): number {
    const question = { kind: 'pick', side: turnOf(this.battle), lot, of } as const;
    const [answer] = this.#collect<'pick'>([question], false, (pick) =>
      Number.isInteger(pick) && pick >= 0 && pick < of ? undefined : refuse('bad-answer', { need: of, have: pick }),
    );
    return answer;
  }

  /** Real dice are typed in by whoever rolls them. */
  #askForDice(purpose: Purpose, unit: number, count: number, details: RollDetails = {}): number[] {
    const ofUnit = unit >= 0 && !isNobodys(this.battle, unit) ? sideOf(this.battle, unit) : turnOf(this.battle);
    const side = purpose === 'roll-off' ? -1 - unit : ofUnit;
    const { weapon, need, bill, worse } = details;
    const question = {
      kind: 'dice',
      side,
      purpose,
      unit,
      count,
      ...(weapon === undefined ? {} : { weapon }),
      // Where dice differ, no one number is needed.
      ...(need === undefined || worse ? {} : { need, bill: billWith(bill, this.swing) }),
    } as const;
    const [answer] = this.#collect<'dice'>([question], false, (faces) =>
      faces.length === count && faces.every((face) => Number.isInteger(face) && face >= 1 && face <= 6)
        ? undefined
        : refuse('bad-answer', { need: count, have: faces.length }),
    );
    return [...answer];
  }

  /** Asks one side. @internal */
  ask<K extends QuestionKind>(
    question: Extract<Question, { kind: K }>,
    check: (answer: AnswerOf[K]) => Refusal | undefined,
  ): AnswerOf[K] {
    if (question.side >= this.plan.sides.length) return PLAIN_ANSWERS[question.kind];
    const player = this.#players[question.side];
    if (!this.#bare || !player || this.#answers.length > 0) return this.#collect([question], true, check)[0];
    const answer = player.answer(this.#seenBy(question.side), question) as AnswerOf[K];
    const refusal = check(answer);
    if (refusal) throw new IllegalAnswer(question, refusal, false);
    return answer;
  }

  /** Asks several sides at once. @internal */
  askAll<K extends QuestionKind>(
    questions: readonly Extract<Question, { kind: K }>[],
    check: (answer: AnswerOf[K], index: number) => Refusal | undefined,
  ): AnswerOf[K][] {
    const answers = this.#collect(questions, true, check);
    if (questions.length > 1) this.#revealed = true;
    return answers;
  }

  /** Takes answers that were given, lets bots answer the rest, and stops where people must decide. */
  #collect<K extends QuestionKind>(
    questions: readonly Extract<Question, { kind: K }>[],
    bots: boolean,
    check: (answer: AnswerOf[K], index: number) => Refusal | undefined,
  ): AnswerOf[K][] {
    const from = this.#cursor;
    this.#cursor += questions.length;
    questions.forEach((question, i) => {
      const place = from + i;
      const player = bots && this.#answers[place] === undefined ? this.#players[question.side] : undefined;
      if (player) this.#answers[place] = player.answer(this.#seenBy(question.side), question);
      const answer = this.#answers[place] as AnswerOf[K] | undefined;
      if (answer === undefined) {
        this.#pending.push(question);
        this.#places.push(place);
        return;
      }
      const fits = this.#bare || hasAnswerShape(question.kind, answer);
      const refusal = fits ? check(answer, i) : refuse('bad-answer');
      if (!refusal) return;
      this.#cursor = place + 1;
      this.#pending = [];
      throw new IllegalAnswer(question, refusal, player === undefined);
    });
    if (this.#pending.length > 0) throw PENDING;
    return this.#answers.slice(from, from + questions.length) as AnswerOf[K][];
  }

  /** Reports a log event. @internal */
  emit(event: BattleEvent): void {
    this.#events.push(event);
  }

  /** Notes a model that was lost. @internal */
  lose(note: LossNote): void {
    this.losses.push(note);
  }

  /** Keeps what the players decided. @internal */
  decide(decision: Decision): void {
    this.decisions.push(decision);
  }
}

/** The reason of a written step; what else was thought of is only among its events. */
const writtenReason = ({ why, events = [] }: Pick<StepRecord, 'why' | 'events'>): Reason | undefined => {
  if (why === undefined) return undefined;
  const told = events.find((event) => event.type === 'reason');
  return told?.text === why ? told : { text: why, unit: -1, worth: 0, others: [] };
};

/** A decision as the players make it once more: what they decided stays when an earlier step is taken back. */
const keptRuling = ({ plan: { sides } }: Game, { side, decided, by }: Decision): RulingAction => ({
  type: 'ruling',
  side,
  wishes: sides.map(() => decided),
  kept: by,
});

/**
 * Takes back so many steps, the one that waits and decisions of the players among them; the decisions stay in force.
 * Returns the refusal of the first step that cannot be taken back: those after it are gone.
 */
export const takeBackSteps = (game: Game, count: number, consent: boolean): Refusal | undefined => {
  const before = [...game.decisions];
  let refusal: Refusal | undefined;
  for (let i = 0; i < count && !refusal; i++) refusal = game.takeBack(consent || trailingRulings(game) > 0);
  for (const decision of before.slice(game.decisions.length))
    if (decision.decided !== 'as-it-is') game.act(keptRuling(game, decision));
  return refusal;
};

/** Steps at the end that are decisions of the players: a take-back goes past them. */
export const trailingRulings = ({ steps, unfinished }: Game): number => {
  if (unfinished) return 0;
  const last = steps.findLastIndex(({ action }) => action === 'begin' || action.type !== 'ruling');
  return steps.length - 1 - last;
};

/** Plays the steps of computer players until the battle is over or a person must act, and returns the game. */
export const playOut = (game: Game, mostSteps = 2000): Game => {
  for (let i = 0; i < mostSteps && game.playStep(); i++);
  return game;
};
