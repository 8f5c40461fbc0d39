import { describe, expect, test } from 'vitest';
import { atLeast } from './text.ts';

const shown = (law: readonly number[], most: number): string[] =>
  atLeast(new Float64Array(law), most).map(({ label, share }) => `${label}: ${share.toFixed(4)}`);

describe('at least so many', () => {
  test('counts from above', () => {
    expect(shown([0.5, 0.3, 0.2], 2)).toEqual(['1 or more: 0.5000', 'all 2: 0.2000']);
    expect(shown([0.5, 0.3, 0.2], 5)).toEqual(['1 or more: 0.5000', '2 or more: 0.2000']);
  });

  test('counts values above the maximum as the maximum', () => {
    expect(shown([0.5, 0.2, 0.2, 0.1], 2)).toEqual(['1 or more: 0.5000', 'all 2: 0.3000']);
  });

  test('leaves out nearly impossible and nearly certain rows', () => {
    expect(shown([0.5, 0.4999, 0.0001], 2)).toEqual(['1 or more: 0.5000']);
    expect(shown([0.0001, 0.0001, 0.0001, 0.9997], 3)).toEqual(['all 3: 0.9997']);
    expect(shown([0, 0, 0.5, 0.5], 3)).toEqual(['2 or more: 1.0000', 'all 3: 0.5000']);
    expect(shown([1, 0], 1)).toEqual(['all 1: 0.0000']);
    expect(shown([1], 3)).toEqual([]);
  });

  test('shows every second of many rows, and always the last', () => {
    const rows = shown(
      Array.from({ length: 21 }, () => 1 / 21),
      20,
    );
    expect(rows.length).toBeLessThanOrEqual(12);
    expect([rows[0], rows[1], rows[rows.length - 1]]).toEqual([
      '2 or more: 0.9048',
      '4 or more: 0.8095',
      'all 20: 0.0476',
    ]);
  });
});
