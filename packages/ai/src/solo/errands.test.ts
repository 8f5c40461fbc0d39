import { UNIT_FLAG } from '@muster/engine';
import { eventScene, type EventScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { planErrand } from './errands.ts';

/** Side 1 has the edge at 48". */
const foe: TestUnit = { id: 'foe', side: 1, at: [5, 5] };
const squad = (x: number, y: number): TestUnit => ({ id: 'squad', at: [x, y], models: 2 });
const plan = (s: EventScene): ReturnType<typeof planErrand> => planErrand(s.battle, s.unit('squad'));

describe('an escort', () => {
  const hired = (y: number): EventScene => {
    const s = eventScene('gf-3.4.0', { units: [squad(20, y), foe], dice: '5 | 3 5 | 1' });
    s.happen();
    return s;
  };

  test('leaves the table where it can', () => {
    const s = hired(40);
    const order = plan(s);
    expect(order).toMatchObject({ action: 'rush', exit: true });
    expect(order && s.game.check(order)).toBeUndefined();
    expect(plan(hired(43))).toMatchObject({ action: 'advance', exit: true });
  });

  test('rushes to the edge if that is two moves away', () => {
    const s = hired(30);
    const order = plan(s);
    expect(order).toMatchObject({ action: 'rush' });
    expect(order?.exit).toBeUndefined();
    expect(order?.moves?.every(({ path }) => (path.at(-1) ?? 0) > 3500)).toBe(true);
  });

  test('recovers first if it is Shaken', () => {
    const s = hired(40);
    s.battle.unitFlags[s.unit('squad')] |= UNIT_FLAG.shaken;
    expect(plan(s)).toBeUndefined();
  });

  test('does something else if it is far away', () => expect(plan(hired(10))).toBeUndefined());
});

describe('an intel marker', () => {
  const laid = (x: number, y: number): EventScene => {
    const s = eventScene('gf-3.4.0', { units: [squad(x, y), foe], dice: '5 | 3 6 | 4 | 1' });
    s.happen();
    return s;
  };

  test('is fetched if it is within a move', () => {
    const order = plan(laid(54, 30));
    const ends = order?.moves?.map(({ path }) => path.slice(-2)) ?? [];
    expect(ends.some(([x, y]) => Math.hypot(x - 5400, y - 3600) < 60)).toBe(true);
    expect(plan(laid(54, 20))).toBeUndefined();
  });

  test('is carried toward the edge from far away, if enough rounds are left', () => {
    // The middle of the second quarter is at 54", 12": the edge is 36" away, three rushes in rounds 2 to 4.
    const s = eventScene('gf-3.4.0', { units: [squad(54, 6), foe], dice: '5 | 3 6 | 2 | 1' });
    s.happen();
    s.activate('squad', 'rush', { moves: s.shift('squad', 0, 6) });
    expect(plan(s)?.moves?.every(({ path }) => (path.at(-1) ?? 0) > 2390)).toBe(true);
    s.activate('foe', 'hold');
    expect(plan(s)).toBeUndefined();
  });

  test('is carried off the table', () => {
    const s = laid(54, 30);
    s.activate('squad', 'rush', { moves: s.shift('squad', 0, 6) });
    s.activate('foe', 'hold');
    expect(plan(s)).toMatchObject({ action: 'rush', exit: true });
  });
});

test('no goal without events', () => {
  const s = eventScene('gf-3.4.0', { units: [squad(54, 30), foe], dice: '1' });
  s.happen();
  expect(plan(s)).toBeUndefined();
});
