import type { Action } from '../contract/action.ts';
import type { DiceSource } from '../contract/dice-source.ts';
import type { BattleEvent } from '../contract/events.ts';
import type { Play } from '../contract/play.ts';
import type { Player, Reason } from '../contract/player.ts';
import type { Answer, Question } from '../contract/question.ts';
import { type Battle, checksum, GAME } from '../state/battle.ts';
import type { StepRecord } from './options.ts';

/** The step that is carried out now, or that waits for answers. */
export interface OpenStep {
  action: Action | 'begin' | undefined;
  /** The player's reason for it. */
  reason: Reason | undefined;
  answers: (Answer | undefined)[];
  /** How many answers this run has used. */
  cursor: number;
  pending: Question[];
  /** Indexes of the pending questions among the answers. */
  places: number[];
  events: BattleEvent[];
  /** How many of the events have been published. */
  published: number;
  /** Whether this step has shown dice or opened sealed answers. */
  revealed: boolean;
}

/** What the parts of a running game share. */
export interface RunningGame {
  readonly play: Play;
  readonly step: OpenStep;
  readonly players: readonly (Player | undefined)[];
  readonly dice: DiceSource | 'asked';
  /** Whether the form of answers is not checked. */
  readonly bare: boolean;
}

/** No step. */
export const newStep = (): OpenStep => ({
  action: undefined,
  reason: undefined,
  answers: [],
  cursor: 0,
  pending: [],
  places: [],
  events: [],
  published: 0,
  revealed: false,
});

/** Returns to the beginning of a step, to run it with the answers given so far. */
export const startRun = (step: OpenStep): void => {
  step.cursor = 0;
  step.revealed = false;
  // Listeners may still hold the last ones.
  if (step.events.length > 0) step.events = [];
  if (step.pending.length > 0) step.pending = [];
  if (step.places.length > 0) step.places = [];
};

/** Returns the answers of a recorded step; those that a file left open are not answers. */
export const takeRecordedAnswers = (step: OpenStep, answers: readonly (Answer | undefined)[]): void => {
  step.answers = answers.map((answer) => answer ?? undefined);
};

/** Returns a finished step as a record stores it. */
export const recordOfStep = (battle: Battle, step: OpenStep, keepEvents: boolean): StepRecord => {
  const takeBacks = battle.game[GAME.takeBacks];
  return {
    action: step.action as Action | 'begin',
    answers: step.answers.slice(0, step.cursor) as Answer[],
    checksum: checksum(battle),
    ...(takeBacks > 0 ? { takeBacks } : {}),
    ...(step.reason ? { why: step.reason.text } : {}),
    ...(keepEvents ? { events: step.events } : {}),
  };
};

/** Returns the reason of a recorded step; its alternatives are only among the events. */
export const writtenReason = ({ why, events = [] }: Pick<StepRecord, 'why' | 'events'>): Reason | undefined => {
  if (why === undefined) return undefined;
  const given = events.find((event) => event.type === 'reason');
  return given?.text === why ? given : { text: why, unit: -1, worth: 0, others: [] };
};
