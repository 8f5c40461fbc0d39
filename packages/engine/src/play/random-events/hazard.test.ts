import { eventScene, type EventScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';

/** The marker lies at 18, 12: the middle of the first quarter. */
const a: TestUnit = { id: 'a', at: [18, 4], models: 4 };
const b: TestUnit = { id: 'b', side: 1, at: [70, 40] };

const lay = (campaign: 'gf-3.4.0' | 'gff' | 'aof-2.0', dice: string, more: Partial<TestUnit> = {}): EventScene => {
  const s = eventScene(campaign, { units: [{ ...a, ...more }, b], dice: `5 | 3 1 | 1 | ${dice}` });
  s.happen();
  return s;
};

test.each([
  { campaign: 'gf-3.4.0', hits: 4, blocks: '6 6 6 6' },
  { campaign: 'gff', hits: 1, blocks: '6' },
  { campaign: 'aof-2.0', hits: 4, blocks: '6 6 6 6' },
] as const)('in $campaign a move within 3" is hit $hits times on a D3 of 1', ({ campaign, hits, blocks }) => {
  const s = lay(campaign, `1 | ${blocks}`);
  // Bases of half an inch: 8.5" is exactly 3" from the marker.
  expect(s.activate('a', 'rush', { moves: s.shift('a', 0, 4.5) })).toEqual({ status: 'done' });
  expect(s.left()).toBe(0);
  expect(s.told('volley')).toMatchObject([{ kind: 'event', target: s.unit('a'), hits, blocked: hits }]);
});

describe('in Grimdark Future', () => {
  test('the marker is logged', () =>
    expect(lay('gf-3.4.0', '').told('marker')).toMatchObject([{ name: 'Psychic Anomaly', x: 1800, y: 1200 }]));

  test('a hundredth farther away nothing happens', () => {
    const s = lay('gf-3.4.0', '');
    expect(s.activate('a', 'rush', { moves: s.shift('a', 0, 4.49) })).toEqual({ status: 'done' });
    expect(s.told('volley')).toEqual([]);
  });

  test('a unit that only passes by is hit, once', () => {
    const s = lay('gf-3.4.0', '6 | 6 6 6 6 6 6', { at: [14, 12], models: 1 });
    s.activate('a', 'rush', { moves: s.shift('a', 8, 0) });
    expect(s.left()).toBe(0);
    expect(s.told('volley')).toHaveLength(1);
  });

  test('a unit that begins near it and moves is hit as well, one that stays in place is not', () => {
    const s = lay('gf-3.4.0', '1 | 6 6 6 6', { at: [17, 12], models: 1 });
    s.activate('a', 'advance', { moves: s.shift('a', -6, 0) });
    expect(s.left()).toBe(0);
    const still = lay('gf-3.4.0', '', { at: [17, 12], models: 1 });
    still.activate('a', 'hold');
    expect(still.told('volley')).toEqual([]);
  });

  test('no unit gets the kill, and morale is tested at the end of the activation', () => {
    // Four hits, two blocked: two of four are left, the test fails.
    const s = lay('gf-3.4.0', '1 | 1 1 6 6 | 1');
    s.activate('a', 'rush', { moves: s.shift('a', 0, 4.5) });
    expect(s.left()).toBe(0);
    expect(s.living('a')).toBe(2);
    expect(s.has('a', 'shaken')).toBe(true);
  });
});
