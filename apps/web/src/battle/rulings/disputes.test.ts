import type { Decision, Wish } from '@muster/engine';
import type { DisputeInfo, SeatInfo } from '@muster/protocol';
import { expect, test } from 'vitest';
import { decisionText, disputeOf, disputeRollText } from './disputes.ts';

const SIDES = ['Wardens', 'Choir'];
const person = (name: string): SeatInfo => ({ kind: 'person', name, online: true });
const seats = [person('Ada'), person('Ben')];
const SENTENCE: Wish = { text: 'The hut has no roof.' };
const OPEN: Wish = { setting: 'castingAssists', value: 'open' };

const at = (dispute: DisputeInfo, mine: readonly number[]): ReturnType<typeof disputeOf> =>
  disputeOf({ dispute, seats, conceded: [], over: false }, mine, SIDES);

test('the other player answers, the player who asked waits', () => {
  const dispute = { side: 0, wishes: [{ side: 0, wish: SENTENCE }], missing: [1], roll: false };
  expect(at(dispute, [1])).toMatchObject({ open: [1], canRoll: false, asked: SENTENCE });
  expect(at(dispute, [1])?.sentence).toBe('Ada wants to settle a rule: “The hut has no roof.”');
  expect(at(dispute, [0])?.sentence).toContain('Waiting for Ben. You can play on.');
});

test('dice may decide when all players have answered and disagree', () => {
  const wishes = [
    { side: 0, wish: OPEN },
    { side: 1, wish: 'as-it-is' as const },
  ];
  expect(at({ side: 0, wishes, missing: [], roll: false }, [0])).toMatchObject({ canRoll: true, open: [] });
  expect(at({ side: 0, wishes, missing: [], roll: false }, [0])?.sentence).toContain('You do not agree');
  expect(at({ side: 0, wishes, missing: [], roll: true }, [0])).toMatchObject({ canRoll: false });
  expect(at({ side: 0, wishes: [wishes[0]], missing: [1], roll: false }, [0])).toMatchObject({ canRoll: false });
});

test('a decision shows how and when it was made', () => {
  const decision: Decision = { step: 3, round: 2, side: 0, decided: OPEN, by: -1 };
  expect(decisionText(decision, { seats }, SIDES)).toBe(
    'Tokens for and against a spell are: Shown in turn, the casting side first (agreed, since round 2)',
  );
  expect(decisionText({ ...decision, decided: SENTENCE, by: 1, round: 0 }, { seats }, SIDES)).toBe(
    '“The hut has no roof.” (Ben decided by a die roll, since before round 1)',
  );
});

test('two sides share one die, more sides roll off', () => {
  expect(disputeRollText(['Ada', 'Ben'])).toBe('Roll one die: on 1–3 Ada decides, on 4–6 Ben decides.');
  expect(disputeRollText(['Ada', 'Ben', 'Cy'])).toContain('Roll off');
});
