import type { Action } from '../contract/action.ts';
import { seededDice } from '../contract/dice-source.ts';
import type { BattleEvent, RandomDraw, Purpose } from '../contract/events.ts';
import { DEFAULT_ANSWERS } from '../contract/plain-answers.ts';
import type { Decision, LossNote, Play, RollDetails } from '../contract/play.ts';
import type { Player, Reason } from '../contract/player.ts';
import type { Answer, AnswerOf, Question, QuestionKind } from '../contract/question.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import { hasActionShape } from '../contract/shape.ts';
import type { BattlePlan } from '../plan/plan.ts';
import { seenBy } from '../play/random-events/secrets.ts';
import { type Battle, copyBattle, GAME, newBattle, phaseOf } from '../state/battle.ts';
import { turnOf } from '../state/query.ts';
import { askPlayer, collectAnswers, IllegalAnswer, PENDING } from './asking.ts';
import { checkAction } from './check.ts';
import { type Checkpoint, checkpointOf, restoreCheckpoint, NO_CHECKPOINT } from './checkpoint.ts';
import {
  newStep,
  type OpenStep,
  recordOfStep,
  type RunningGame,
  startRun,
  takeRecordedAnswers,
  writtenReason,
} from './open-step.ts';
import type { GameOptions, Outcome, StepRecord } from './options.ts';
import { resolve } from './resolve.ts';
import { drawAtRandom, throwDice } from './rolling.ts';
import { askReroll, askUnderdogs, canChangeRoll, type RollOrder } from './rerolls.ts';

const DONE: Outcome = { status: 'done' };
const NO_ANSWERS: readonly Answer[] = [];

/**
 * Runs one battle: checks actions, resolves them, and asks the players who must decide. It owns the seed and the dice,
 * which no player sees. For people a step is run again from its checkpoint with the answers given so far, until no
 * question is open.
 */
export class Game implements Play {
  /** The state after the last finished step. */
  readonly battle: Battle;
  readonly plan: BattlePlan;
  readonly seed: string;
  /** Whether Muster rolls the dice, or players with real dice are asked for them. */
  readonly dice: 'seeded' | 'asked';
  /** The state it started from, if not from the beginning. */
  readonly start: Int32Array | undefined;
  /** The finished steps, as a record stores them. */
  readonly steps: StepRecord[] = [];
  /** Models that were lost, for the report. @internal */
  readonly losses: LossNote[] = [];
  /** What the players have decided in this game. */
  readonly decisions: Decision[] = [];
  /** What was decided before it started. @internal */
  readonly inherited: readonly Decision[];
  /** What an underdog point adds to the last roll. @internal */
  swing = 0;
  /** Which dice of the last roll were rerolled. @internal */
  rerolled: 'all' | number | undefined;
  readonly #listen: ((event: BattleEvent) => void) | undefined;
  readonly #keepEvents: boolean;
  /** Whether any rule lets players change rolls. */
  readonly #sways: boolean;
  readonly #bare: boolean;
  /** The start of the current step, and of each step before it. */
  #checkpoint: Checkpoint;
  readonly #history: Checkpoint[] = [];
  /** The middle of a step, where a person is asked. */
  #paused: Battle | undefined;
  readonly #step: OpenStep = newStep();
  /** What asking and rolling work with. */
  readonly #running: RunningGame;

  constructor(options: GameOptions) {
    this.plan = options.plan;
    this.seed = options.seed;
    this.battle = options.from ? copyBattle(options.from) : newBattle(options.plan);
    this.inherited = options.decisions ?? [];
    this.steps.push(...(options.before?.steps ?? []));
    this.decisions.push(...(options.before?.decisions ?? []));
    this.#bare = options.bare ?? false;
    this.#checkpoint = this.#bare && !options.from ? NO_CHECKPOINT : checkpointOf(this);
    this.#sways = options.plan.hasRerolls || options.plan.extras?.underdog !== undefined;
    this.#listen = options.listen;
    this.#keepEvents = options.keepEvents ?? false;
    this.#running = {
      play: this,
      step: this.#step,
      players: options.players ?? [],
      dice: options.dice ?? seededDice(options.seed),
      bare: this.#bare,
    };
    this.dice = this.#running.dice === 'asked' ? 'asked' : 'seeded';
    this.start = options.from ? this.#checkpoint.block : undefined;
    if (!options.from && !options.unbegun) this.#begin('begin');
  }

  /** The questions that wait for an answer. */
  get pending(): readonly Question[] {
    return this.#step.pending;
  }

  /** The step that waits for answers, with those given so far. */
  get unfinished(): { action: Action | 'begin'; answers: Answer[] } | undefined {
    const { action, answers } = this.#step;
    return action === undefined ? undefined : { action, answers: [...answers] as Answer[] };
  }

  /** How many of the last steps can be taken back, the one that waits included. */
  get undoable(): number {
    return this.#history.length + (this.#step.action === undefined ? 0 : 1);
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

  /** Returns why the side whose turn it is may not do this, or nothing. */
  check(action: Action): Refusal | undefined {
    if (!this.#bare && !hasActionShape(action)) return refuse('bad-answer');
    const isOpen = this.#step.action !== undefined;
    if (action.type === 'ruling' && isOpen) return refuse('ruling-open-step');
    return !isOpen ? checkAction(this.battle, action) : refuse('wrong-phase');
  }

  /** Carries out an action, until a player must answer a question. */
  act(action: Action): Outcome {
    const refusal = this.check(action);
    return refusal ? { status: 'refused', refusal } : this.#begin(action);
  }

  /** Gives a side's answer to its open question. */
  answer(side: number, answer: Answer): Outcome {
    const { pending, places, answers } = this.#step;
    const at = pending.findIndex((question) => question.side === side);
    if (at < 0) return { status: 'refused', refusal: refuse('not-your-turn') };
    answers[places[at]] = answer;
    return this.#run();
  }

  /** Plays one step for the player whose turn it is; returns false if a person must act or the battle is over. */
  playStep(): boolean {
    const side = turnOf(this.battle);
    const player = this.#running.players[side];
    if (!player || this.finished || this.#step.action !== undefined) return false;
    const action = player.act(seenBy(this.battle, side), side);
    if (this.listening) this.#step.reason = player.explain?.();
    const outcome = this.act(action);
    if (outcome.status === 'refused') throw new Error(`illegal action: ${JSON.stringify(outcome.refusal)}`);
    return outcome.status === 'done';
  }

  /** Carries out a recorded step again. @internal */
  repeat(step: Pick<StepRecord, 'action' | 'answers' | 'takeBacks' | 'why' | 'events'>): Outcome {
    this.battle.game[GAME.takeBacks] = step.takeBacks ?? 0;
    if (step.action !== 'begin') {
      const refusal = this.check(step.action);
      if (refusal) return { status: 'refused', refusal };
    }
    this.#step.reason = writtenReason(step);
    return this.#begin(step.action, step.answers);
  }

  /** Continues the step that waits, with the answers to it that were recorded since. @internal */
  repeatAnswers(answers: readonly (Answer | undefined)[]): Outcome {
    takeRecordedAnswers(this.#step, answers);
    return this.#run();
  }

  /**
   * Returns a separate game from here with other dice, for searching and previews; only one side's own secret notes
   * are copied.
   */
  fork(seed: string, players: readonly (Player | undefined)[] = [], side?: number): Game {
    return new Game({ plan: this.plan, seed, players, from: seenBy(this.battle, side) });
  }

  /**
   * Takes back the last step, or the one that waits. Revealed dice and secrets need the others' consent, and never
   * repeat.
   */
  takeBack(consent = false): Refusal | undefined {
    const waiting = this.#step.action !== undefined;
    const last = waiting ? this.#step.action : this.steps.at(-1)?.action;
    const checkpoint = waiting ? this.#checkpoint : this.#history.at(-1);
    if (!checkpoint || last === undefined || last === 'begin') return refuse('nothing-to-take-back');
    if ((waiting ? this.#step.revealed : checkpoint.revealed) && !consent) return refuse('needs-consent');
    const takeBacks = this.battle.game[GAME.takeBacks] + 1;
    restoreCheckpoint(this, checkpoint);
    this.battle.game[GAME.takeBacks] = takeBacks;
    if (!waiting) {
      this.steps.pop();
      this.#history.pop();
    }
    this.#step.action = undefined;
    this.#step.reason = undefined;
    this.#step.pending = [];
    this.#paused = undefined;
    return undefined;
  }

  /** Drops the starts of all but the last steps to save memory: earlier steps can no longer be taken back. */
  forgetSteps(kept: number): void {
    this.#history.splice(0, Math.max(0, this.#history.length - kept));
  }

  #begin(action: Action | 'begin', answers: readonly (Answer | undefined)[] = NO_ANSWERS): Outcome {
    if (!this.#bare) this.#checkpoint = checkpointOf(this);
    this.#step.action = action;
    if (answers.length + this.#step.answers.length > 0) takeRecordedAnswers(this.#step, answers);
    this.#step.published = 0;
    return this.#run();
  }

  #run(): Outcome {
    const { battle } = this;
    const { action, reason } = this.#step;
    const { dice } = this.#running;
    startRun(this.#step);
    this.#paused = undefined;
    if (dice !== 'asked') dice.begin(battle.game[GAME.step], battle.game[GAME.takeBacks]);
    if (reason && this.listening) this.#tellReason(reason);
    try {
      resolve(this, action as Action | 'begin');
    } catch (signal) {
      if (this.#bare) throw signal;
      const paused = signal === PENDING ? copyBattle(battle) : undefined;
      restoreCheckpoint(this, this.#checkpoint);
      if (signal === PENDING) {
        this.#paused = paused;
        this.#publish();
        return { status: 'pending', questions: this.#step.pending };
      }
      return this.#undone(signal);
    }
    return this.#finish();
  }

  /** An answer of a person that the rules refuse is dropped and asked again; anything else is an error. */
  #undone(signal: unknown): Outcome {
    if (!(signal instanceof IllegalAnswer && signal.byPerson)) {
      this.#step.action = undefined;
      throw signal;
    }
    this.#step.answers[this.#step.cursor - 1] = undefined;
    const again = this.#run();
    return again.status === 'pending' ? { status: 'refused', refusal: signal.refusal } : again;
  }

  #finish(): Outcome {
    this.battle.game[GAME.step]++;
    if (!this.#bare) this.#writeDown();
    this.#step.action = undefined;
    this.#step.reason = undefined;
    this.#publish();
    return DONE;
  }

  #writeDown(): void {
    this.steps.push(recordOfStep(this.battle, this.#step, this.#keepEvents));
    // What all sides agreed on cannot be taken back by one side.
    const revealed = this.#step.revealed || (this.#step.action as Action).type === 'ruling';
    this.#history.push({ ...this.#checkpoint, revealed });
  }

  #tellReason({ unit, text, worth, others }: Reason): void {
    this.emit({ type: 'reason', side: turnOf(this.battle), unit, text, worth, others: [...others] });
  }

  /** A repeated run publishes only what was not published before. */
  #publish(): void {
    if (!this.#listen) return;
    const { events, published } = this.#step;
    for (let i = published; i < events.length; i++) this.#listen(events[i]);
    this.#step.published = events.length;
  }

  /** Rolls dice. @internal */
  roll(purpose: Purpose, unit: number, count: number, details?: RollDetails): number[] {
    this.swing = 0;
    this.rerolled = undefined;
    if (count === 0) return [];
    if (!this.#sways || !canChangeRoll(purpose, unit)) return throwDice(this.#running, purpose, unit, count, details);
    const order = { purpose, unit, count, details };
    this.swing = askUnderdogs(this, order);
    const faces = throwDice(this.#running, purpose, unit, count, details);
    return this.plan.hasRerolls ? this.#throwAgain(order, faces) : faces;
  }

  /** Rerolls all dice or one, if a player wants that; points spent on the roll still count. */
  #throwAgain(order: RollOrder, faces: number[]): number[] {
    const answer = askReroll(this, order, faces);
    if (answer === 'no') return faces;
    this.rerolled = answer;
    const count = answer === 'all' ? faces.length : 1;
    const again = throwDice(this.#running, 'elite', order.unit, count, order.details);
    return answer === 'all' ? again : faces.with(answer, again[0]);
  }

  /** Draws one of so many at random. @internal */
  pick(lot: RandomDraw, of: number): number {
    return of === 1 ? 0 : drawAtRandom(this.#running, lot, of);
  }

  /** Asks one side. @internal */
  ask<K extends QuestionKind>(
    question: Extract<Question, { kind: K }>,
    check: (answer: AnswerOf[K]) => Refusal | undefined,
  ): AnswerOf[K] {
    if (question.side >= this.plan.sides.length) return DEFAULT_ANSWERS[question.kind];
    const isAnsweredAtOnce =
      this.#bare && this.#running.players[question.side] !== undefined && this.#step.answers.length === 0;
    return isAnsweredAtOnce
      ? askPlayer(this.#running, question, check)
      : collectAnswers(this.#running, [question], true, check)[0];
  }

  /** Asks several sides at once. @internal */
  askAll<K extends QuestionKind>(
    questions: readonly Extract<Question, { kind: K }>[],
    check: (answer: AnswerOf[K], index: number) => Refusal | undefined,
  ): AnswerOf[K][] {
    const answers = collectAnswers(this.#running, questions, true, check);
    if (questions.length > 1) this.#step.revealed = true;
    return answers;
  }

  /** Reports a log event. @internal */
  emit(event: BattleEvent): void {
    this.#step.events.push(event);
  }

  /** Stores a model that was lost. @internal */
  lose(note: LossNote): void {
    this.losses.push(note);
  }

  /** Stores what the players decided. @internal */
  decide(decision: Decision): void {
    this.decisions.push(decision);
  }
}

/** Plays the steps of computer players until the battle is over or a person must act, and returns the game. */
export const playOut = (game: Game, mostSteps = 2000): Game => {
  for (let i = 0; i < mostSteps && game.playStep(); i++);
  return game;
};
