import { eventScene, type EventScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { codeOf } from '@muster/testkit';
import { reportOf } from '../../game/report.ts';

/** Side 0 has the edge at y = 0, side 1 that at 48". */
const a: TestUnit = { id: 'a', at: [20, 38], models: 3 };
const b: TestUnit = { id: 'b', side: 1, at: [60, 30] };

const hire = (campaign: 'gf-3.4.0' | 'gff' | 'aof-2.0', dice: string, units = [a, b], lots = '1'): EventScene => {
  const s = eventScene(campaign, { units, dice: `5 | 3 5 | ${lots} | ${dice}` });
  s.happen();
  return s;
};

test.each(['gf-3.4.0', 'gff', 'aof-2.0'] as const)(
  'in %s the target leaves through the opponent’s zone for a D3',
  (campaign) => {
    const s = hire(campaign, '5');
    expect(s.activate('a', 'rush', { moves: s.shift('a', 0, 10), exit: true })).toEqual({ status: 'done' });
    expect(s.left()).toBe(0);
    expect(s.has('a', 'away')).toBe(true);
    expect(reportOf(s.game)).toMatchObject({
      events: [{ number: 35, targets: [{ side: 0, id: 'a' }], done: true, d3: 3, by: { side: 0, id: 'a' } }],
      units: [{ id: 'a', left: 'exited', destroyed: false, survivingModels: 3 }, {}],
    });
  },
);

describe('in Grimdark Future', () => {
  test('not over its own edge', () => {
    const s = hire('gf-3.4.0', '', [{ ...a, at: [20, 5] }, b]);
    expect(codeOf(s.activate('a', 'rush', { moves: s.shift('a', 0, -6), exit: true }))).toBe('exit-not-reached');
  });

  test('not over a side of the table outside of the zone, but inside it', () => {
    const s = hire('gf-3.4.0', '1', [{ ...a, at: [3, 30], models: 1 }, b]);
    expect(codeOf(s.activate('a', 'rush', { moves: s.shift('a', -4, 0), exit: true }))).toBe('exit-not-reached');
    const inside = hire('gf-3.4.0', '1', [{ ...a, at: [3, 40], models: 1 }, b]);
    expect(codeOf(inside.activate('a', 'rush', { moves: inside.shift('a', -4, 0), exit: true }))).toBe('done');
  });

  test('all of it or none', () => {
    const s = hire('gf-3.4.0', '');
    expect(codeOf(s.activate('a', 'rush', { moves: s.shift('a', 0, 10).slice(1), exit: true }))).toBe(
      'exit-not-reached',
    );
    expect(codeOf(s.activate('a', 'rush', { moves: s.shift('a', 0, 9), exit: true }))).toBe('exit-not-reached');
    expect(codeOf(s.activate('a', 'advance', { moves: s.shift('a', 0, 10), exit: true }))).toBe('move-too-far');
    expect(codeOf(s.activate('a', 'hold', { exit: true }))).toBe('action-not-allowed');
  });

  test('no other unit leaves', () => {
    const s = hire('gf-3.4.0', '', [a, { ...a, id: 'c', at: [40, 38] }, b], '1 1');
    // The random draw for the unit took the first: the other has no reason to leave.
    expect(codeOf(s.activate('c', 'rush', { moves: s.shift('c', 0, 10), exit: true }))).toBe('exit-not-allowed');
    expect(codeOf(s.activate('a', 'rush', { moves: s.shift('a', 0, 10) }))).toBe('off-table');
  });

  test('a unit that never leaves earns nothing', () => {
    const { events } = reportOf(hire('gf-3.4.0', '').game);
    expect(events).toMatchObject([{ number: 35, targets: [{ id: 'a' }] }]);
    expect(events[0].done).toBeUndefined();
  });
});
