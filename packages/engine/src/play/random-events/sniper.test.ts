import { eventScene, type EventScene, type TestScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';

const a: TestUnit = { id: 'a', at: [10, 10], models: 5 };
const b: TestUnit = { id: 'b', side: 1, at: [60, 40] };
const tower = { rect: [30, 20, 32, 22], height: 600, types: ['elevated'] } as const;
const hut = { rect: [50, 5, 52, 7], height: 300, types: ['elevated'] } as const;

type Campaign = 'gf-3.4.0' | 'gff' | 'aof-2.0';
const post = (campaign: Campaign, dice: string, terrain: TestScene['terrain']): EventScene => {
  const s = eventScene(campaign, { units: [a, b], terrain, dice: `5 | 3 3 | 1 | ${dice}` });
  s.happen();
  return s;
};

/** Both hold, and the round ends. */
const endRound = (s: EventScene): void => {
  s.activate('a', 'hold');
  s.activate('b', 'hold');
};

test.each([
  // The D3 shows 2; then the next event die.
  { campaign: 'gf-3.4.0', hits: 2, dice: '4 | 6 6 | 1' },
  { campaign: 'gff', hits: 1, dice: '6 | 1' },
  { campaign: 'aof-2.0', hits: 2, dice: '4 | 6 6 | 1' },
] as const)('in $campaign the target is hit at the end of each round', ({ campaign, hits, dice }) => {
  const s = post(campaign, dice, [hut, tower]);
  expect(s.told('marker')).toMatchObject([{ x: 3100, y: 2100 }]);
  expect(s.told('volley')).toEqual([]);
  endRound(s);
  expect(s.left()).toBe(0);
  expect(s.told('volley')).toMatchObject([{ kind: 'event', target: s.unit('a'), hits }]);
});

describe('in Grimdark Future', () => {
  test('not when it is out of sight', () => {
    const s = post('gf-3.4.0', '1', [tower, { rect: [20, 0, 22, 30], types: ['blocking'], height: 800 }]);
    // The wall is higher than the tower: it is where he stands, and the squad is behind nothing.
    expect(s.told('marker')).toMatchObject([{ x: 2100, y: 1500 }]);
    const hidden = post('gf-3.4.0', '1', [tower, { rect: [20, 0, 22, 30], types: ['blocking'] }]);
    expect(hidden.told('marker')).toMatchObject([{ x: 3100, y: 2100 }]);
    endRound(hidden);
    expect(hidden.left()).toBe(0);
    expect(hidden.told('volley')).toEqual([]);
  });

  test('among equals the one that sees most units, then at random', () => {
    const far = { ...tower, rect: [5, 40, 7, 42] } as const;
    const wall = { rect: [0, 30, 40, 32], types: ['blocking'] } as const;
    // Behind the wall the squad is not seen.
    expect(post('gf-3.4.0', '', [far, tower, wall]).told('marker')).toMatchObject([{ x: 3100, y: 2100 }]);
    const s = post('gf-3.4.0', '2', [far, tower]);
    expect(s.told('marker')).toMatchObject([{ x: 3100, y: 2100 }]);
    expect(s.left()).toBe(0);
  });

  test('nowhere without terrain', () => {
    const s = post('gf-3.4.0', '1', []);
    endRound(s);
    expect(s.left()).toBe(0);
    expect(s.told('volley')).toEqual([]);
    expect(s.told('marker')).toEqual([]);
  });
});
