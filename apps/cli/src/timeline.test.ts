import { type BattleEvent, timelineOf, type TimelineStep } from '@muster/engine';
import { expect, test } from 'vitest';
import { stepsTo } from './timeline.ts';

const act: TimelineStep['action'] = { type: 'activate', unit: 0, action: 'hold' };
const started = (round: number): BattleEvent => ({ type: 'round-started', round, first: 0 });
const ended = (round: number): BattleEvent => ({ type: 'round-ended', round, next: 0 });

/** Two rounds of two activations after a deployment of two steps; ambushers pass between. */
const steps: TimelineStep[] = [
  { action: 'begin' },
  { action: { type: 'deploy', unit: 0, positions: [] }, events: [started(1)] },
  { action: act },
  { action: act, events: [ended(1), started(2)] },
  { action: { type: 'pass' } },
  { action: act },
  { action: act, events: [ended(2)] },
];

test('a moment is an activation of a round, the end of a round, or its beginning', () => {
  const moments = timelineOf(steps);
  const at = (to: string): number => stepsTo(moments, to);
  expect([at('0'), at('1.0'), at('1.1'), at('1.2'), at('1')]).toEqual([2, 2, 3, 4, 4]);
  expect([at('2.0'), at('2.1'), at('2.2'), at('2')]).toEqual([4, 6, 7, 7]);
});

test('a moment that does not exist is refused with a sentence', () => {
  expect(() => stepsTo(timelineOf(steps), '3')).toThrow(
    'The record does not reach 3: it ends in round 2 after activation 2.',
  );
  expect(() => stepsTo(timelineOf(steps.slice(0, 1)), '1')).toThrow('it ends before the first round');
  expect(() => stepsTo([], 'soon')).toThrow('"soon" is not a moment');
});
