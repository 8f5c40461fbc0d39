import { scene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { decisionFor } from './decision.ts';

const { battle } = scene({
  units: [
    { id: 'one', at: [10, 10] },
    { id: 'two', side: 1, at: [10, 20] },
  ],
});
const state = { seq: 4, questions: [], awaited: [0], over: false };

describe('what is to be decided', () => {
  test('is an action in one’s own turn', () => {
    expect(decisionFor({ mine: [0] }, state, battle)).toEqual({ key: '4 turn 0', side: 0 });
    expect(decisionFor({ mine: [1] }, state, battle)).toBeUndefined();
  });

  test('is a question before everything else', () => {
    const question = { kind: 'strike-back', side: 1, unit: 1, target: 0 } as const;
    expect(decisionFor({ mine: [1] }, { ...state, questions: [question], awaited: [1] }, battle)).toEqual({
      key: '4 strike-back 1',
      side: 1,
      question,
    });
  });

  test('is nothing while others are asked, or when all is over', () => {
    expect(decisionFor({ mine: [0] }, { ...state, awaited: [1] }, battle)).toBeUndefined();
    expect(decisionFor({ mine: [0] }, { ...state, over: true }, battle)).toBeUndefined();
  });
});
