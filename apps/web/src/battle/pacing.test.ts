import { scene } from '@muster/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isToBeSeen, Pacer } from './pacing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const paced = (): { shown: string[]; pacer: Pacer<string> } => {
  const shown: string[] = [];
  return {
    shown,
    pacer: new Pacer<string>(
      (thing) => shown.push(thing),
      () => 500,
    ),
  };
};

test('messages without a pause come at once', () => {
  const { shown, pacer } = paced();
  pacer.add('a', false);
  pacer.add('b', false);
  expect(shown).toEqual(['a', 'b']);
});

test('steps of others come one after the other, and nothing overtakes them', () => {
  const { shown, pacer } = paced();
  pacer.add('a', true);
  pacer.add('b', true);
  pacer.add('c', false);
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual(['a', 'b', 'c']);
});

test('waiting messages can be dropped', () => {
  const { shown, pacer } = paced();
  pacer.add('a', true);
  pacer.add('b', true);
  pacer.clear();
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual(['a']);
});

test('only activations of others need a pause', () => {
  const { battle } = scene({
    units: [
      { id: 'us', at: [30, 10] },
      { id: 'foe', side: 1, at: [30, 30] },
    ],
  });
  expect(isToBeSeen(battle.plan, [0], [{ type: 'activated', unit: 1, action: 'hold' }])).toBe(true);
  expect(isToBeSeen(battle.plan, [0], [{ type: 'activated', unit: 0, action: 'hold' }])).toBe(false);
  expect(isToBeSeen(battle.plan, [0], [])).toBe(false);
});
