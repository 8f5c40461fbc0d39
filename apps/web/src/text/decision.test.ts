import { scene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { currentDecision } from '../battle/phases/deciding.ts';
import { type Decision, decisionOf } from './decision.ts';

const { battle } = scene({
  units: [
    { id: 'one', at: [10, 10] },
    { id: 'two', side: 1, at: [10, 20] },
  ],
});
const state = { questions: [], awaited: [0], over: false, conceded: [] };

const decisionFor = (mine: readonly number[], seen: Parameters<typeof currentDecision>[1]): Decision | undefined =>
  decisionOf(currentDecision(battle, seen, mine), 4);

describe('the decision of a user', () => {
  test('is an action in the user’s turn', () => {
    expect(decisionFor([0], state)).toEqual({ key: '4 turn 0', side: 0 });
    expect(decisionFor([1], state)).toBeUndefined();
  });

  test('is the question first, where there is one', () => {
    const question = { kind: 'strike-back', side: 1, unit: 1, target: 0 } as const;
    expect(decisionFor([1], { ...state, questions: [question], awaited: [1] })).toEqual({
      key: '4 strike-back 1',
      side: 1,
      question,
    });
  });

  test('is undefined while others decide, and after the battle', () => {
    expect(decisionFor([0], { ...state, awaited: [1] })).toBeUndefined();
    expect(decisionFor([0], { ...state, over: true })).toBeUndefined();
  });
});
