import { immobile } from '@muster/rules';
import type { Outcome } from '../../game/options.ts';
import { scene, type Scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { rule } from '../../rule/effect-words.ts';
import { checkMoves, placeMoves } from '../move.ts';
import { isCoherent, widestGap } from '../../space/coherency.ts';
import { canRestoreCoherency, regroup } from './regroup.ts';

const squad: TestUnit = { id: 'squad', at: [10, 10], models: 5 };
const foe: TestUnit = { id: 'foe', side: 1, at: [40, 40] };

/** The squad with its models at these places. */
const at = (places: readonly (readonly [number, number])[], more: Partial<Parameters<typeof scene>[0]> = {}): Scene => {
  const s = scene({ units: [{ ...squad, models: places.length }, foe], ...more });
  places.forEach(([x, y], i) => {
    s.battle.x[i] = x * 100;
    s.battle.y[i] = y * 100;
  });
  return s;
};

test('a unit that holds together has nothing to do', () => {
  const s = scene({ units: [squad, foe] });
  expect(regroup(s.battle, 0)).toBeUndefined();
  expect(canRestoreCoherency(s.battle, 0, { kind: 'advance' })).toBe(false);
});

test('stragglers walk to the largest group', () => {
  const s = at([
    [10, 10],
    [11.2, 10],
    [12.4, 10],
    [17, 10],
    [10, 14],
  ]);
  expect(isCoherent(s.battle, 0)).toBe(false);
  const before = s.battle.block.slice();
  const moves = regroup(s.battle, 0) ?? [];
  expect(s.battle.block).toEqual(before);
  expect(moves.map(({ model }) => model).sort((a, b) => a - b)).toEqual([3, 4]);
  expect(checkMoves(s.battle, 0, moves, { kind: 'advance' })).toBeUndefined();
  placeMoves(s.battle, 0, moves);
  expect(isCoherent(s.battle, 0)).toBe(true);
});

test('when it is too far for one move, they come closer', () => {
  const s = at([
    [10, 10],
    [11.2, 10],
    [26, 10],
  ]);
  const before = widestGap(s.battle, 0);
  const moves = regroup(s.battle, 0) ?? [];
  expect(checkMoves(s.battle, 0, moves, { kind: 'advance' })).toBeUndefined();
  placeMoves(s.battle, 0, moves);
  expect(widestGap(s.battle, 0)).toBeLessThan(before);
});

test('nothing if it is impossible', () => {
  const s = at(
    [
      [10, 10],
      [20, 10],
    ],
    {
      terrain: [
        { rect: [18, 8, 22, 9.5], types: ['impassable'] },
        { rect: [18, 10.5, 22, 12], types: ['impassable'] },
        { rect: [18, 8, 19.5, 12], types: ['impassable'] },
        { rect: [20.5, 8, 22, 12], types: ['impassable'] },
        { rect: [8, 8, 12, 9.5], types: ['impassable'] },
        { rect: [8, 10.5, 12, 12], types: ['impassable'] },
        { rect: [8, 8, 9.5, 12], types: ['impassable'] },
        { rect: [10.5, 8, 12, 12], types: ['impassable'] },
      ],
    },
  );
  expect(regroup(s.battle, 0)).toBeUndefined();
  expect(canRestoreCoherency(s.battle, 0, { kind: 'advance' })).toBe(false);
});

test('a unit that may only hold is let hold', () => {
  const s = scene({ units: [{ ...squad, models: 2, spacing: 4, rules: [immobile] }, foe] });
  expect(s.activate('squad', 'hold')).toMatchObject({ status: 'done' });
});

/** Leaves 2" of every move. */
const crawling = rule({
  id: 'crawling',
  name: 'Crawling',
  source: 'test',
  summary: 'Moves 2".',
  move: { advance: -4, rush: -10 },
});

/** A friend of the squad at a place, so that it is in the way. */
const friendAt = (x: number, y: number): TestUnit => ({ id: 'friend', at: [x, y] });

/** The squad at these places, with other units on the table. */
const among = (
  places: readonly (readonly [number, number])[],
  others: readonly TestUnit[],
  more: Partial<TestUnit> = {},
): Scene => {
  const s = scene({ units: [{ ...squad, ...more, models: places.length }, foe, ...others] });
  places.forEach(([x, y], i) => {
    s.battle.x[i] = x * 100;
    s.battle.y[i] = y * 100;
  });
  return s;
};

const codeOf = (outcome: Outcome): string => (outcome.status === 'refused' ? outcome.refusal.code : outcome.status);

/** The moves that are found restore coherency, and the engine accepts them. */
const expectTogether = (s: Scene, kind: 'advance' | 'rush' = 'advance'): readonly number[] => {
  const before = s.battle.block.slice();
  const moves = regroup(s.battle, 0, { kind }) ?? [];
  expect(s.battle.block).toEqual(before);
  expect(codeOf(s.activate('squad', kind, { moves }))).toBe('done');
  expect(isCoherent(s.battle, 0)).toBe(true);
  return moves.map(({ model }) => model);
};

describe('two models 1.6" apart with a friend in the gap', () => {
  const gap = (): Scene =>
    among(
      [
        [10, 10],
        [12.6, 10],
      ],
      [friendAt(11.3, 10)],
    );

  test('go around it', () => {
    expect(canRestoreCoherency(gap().battle, 0, { kind: 'advance' })).toBe(true);
    expectTogether(gap());
  });

  test('may not hold', () => {
    expect(codeOf(gap().activate('squad', 'hold'))).toBe('must-restore-coherency');
  });
});

describe('two halves 3.5" apart with 2" of movement each', () => {
  const halves = (gap: number): Scene =>
    among(
      [
        [10, 10],
        [11.5, 10],
        [12.5 + gap, 10],
        [14 + gap, 10],
      ],
      [],
      { rules: [crawling] },
    );

  test('both walk toward each other', () => {
    const s = halves(3.5);
    expect(s.plan.models[0].advance).toBe(200);
    expect([...expectTogether(s)].sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  });

  test('may not hold, nor close up only partly', () => {
    expect(codeOf(halves(3.5).activate('squad', 'hold'))).toBe('must-restore-coherency');
    const part = [2, 3].map((model) => ({ model, path: [(model === 2 ? 16 : 17.5) * 100 - 200, 1000] }));
    expect(codeOf(halves(3.5).activate('squad', 'advance', { moves: part }))).toBe('must-restore-coherency');
  });

  test('5" is as far as it goes', () => {
    expectTogether(halves(5));
    expect(canRestoreCoherency(halves(5.02).battle, 0, { kind: 'advance' })).toBe(false);
    const part = [2, 3].map((model) => ({ model, path: [(model === 2 ? 17.52 : 19.02) * 100 - 200, 1000] }));
    expect(codeOf(halves(5.02).activate('squad', 'advance', { moves: part }))).toBe('done');
  });
});
