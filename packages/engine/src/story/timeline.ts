import type { Action } from '../contract/action.ts';
import type { BattleEvent } from '../contract/events.ts';

/** What the timeline needs to know of a step. */
export interface TimelineStep {
  action: Action | 'begin';
  events?: readonly BattleEvent[];
}

/** Where a battle is after a step. */
export interface Moment {
  /** Steps taken so far. */
  step: number;
  round: number;
  /** Activations in that round so far. */
  activation: number;
  /** Whether the round ended with this step. */
  ended: boolean;
}

/** Returns where a battle is after each of its steps. */
export const timelineOf = (steps: readonly TimelineStep[]): Moment[] => steps.map(makeTimeline());

/** Returns a function that takes the steps of a battle in order and returns where the battle is after each. */
export const makeTimeline = (): ((step: TimelineStep) => Moment) => {
  let step = 0;
  let round = 0;
  let activation = 0;
  return ({ action, events = [] }) => {
    if (action !== 'begin' && action.type === 'activate') activation++;
    const next = events.find((event) => event.type === 'round-started');
    const moment = { step: ++step, round, activation, ended: next !== undefined || events.some(isEnd) };
    if (next) [round, activation] = [next.round, 0];
    return moment;
  };
};

const isEnd = (event: BattleEvent): boolean => event.type === 'round-ended';
