import { describe, expect, test } from 'vitest';
import { OutOfDice, scriptedDice, seededDice } from './dice-source.ts';

describe('seeded dice', () => {
  const faces = (step: number, takeBacks: number, count = 30): number[] => {
    const dice = seededDice('seed');
    dice.begin(step, takeBacks);
    return dice.roll('hit', 0, count, -1);
  };

  test('show the same faces when a step is run again', () => {
    const dice = seededDice('seed');
    dice.begin(4, 0);
    const first = dice.roll('hit', 0, 20, -1);
    dice.begin(4, 0);
    expect(dice.roll('block', 1, 20, 3)).toEqual(first);
    expect(faces(4, 0, 20)).toEqual(first);
  });

  test('show other faces in another step or after a take-back', () => {
    const streams = [faces(0, 0), faces(1, 0), faces(0, 1), faces(1, 1), faces(0, 2)].map((list) => list.join(''));
    expect(new Set(streams).size).toBe(5);
  });

  test('show the same faces in one roll of five and five rolls of one', () => {
    const dice = seededDice('seed');
    dice.begin(2, 0);
    const together = dice.roll('hit', 0, 5, -1);
    dice.begin(2, 0);
    expect(Array.from({ length: 5 }, () => dice.roll('hit', 0, 1, -1)[0])).toEqual(together);
  });
});

describe('scripted dice', () => {
  test('show the given faces and record their purpose', () => {
    const dice = scriptedDice([4, 1, 6]);
    dice.begin(0, 0);
    expect(dice.roll('hit', 7, 2, 3)).toEqual([4, 1]);
    expect(dice.left).toBe(1);
    expect(dice.rolled).toEqual([
      { purpose: 'hit', unit: 7, weapon: 3, face: 4 },
      { purpose: 'hit', unit: 7, weapon: 3, face: 1 },
    ]);
  });

  test('start again at the same place when a step begins again', () => {
    const dice = scriptedDice([1, 2, 3, 4]);
    dice.begin(0, 0);
    dice.roll('hit', 0, 1, -1);
    dice.begin(1, 0);
    expect(dice.roll('hit', 0, 2, -1)).toEqual([2, 3]);
    dice.begin(1, 0);
    expect(dice.roll('hit', 0, 3, -1)).toEqual([2, 3, 4]);
    expect(dice.left).toBe(0);
    expect(dice.rolled.map(({ face }) => face)).toEqual([1, 2, 3, 4]);
  });

  test('throw if there are too few', () => {
    const dice = scriptedDice([1]);
    dice.begin(0, 0);
    expect(() => dice.roll('morale', 0, 2, -1)).toThrow(OutOfDice);
    expect(dice.left).toBe(1);
  });
});
