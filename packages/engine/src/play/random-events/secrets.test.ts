import { eventScene, scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { eventField, addRandomEvent, setEventField } from '../../state/random-events.ts';
import { seenBy } from './secrets.ts';

test('a battle without events has no secrets, and is not copied', () => {
  const { battle } = scene({ units: [{ id: 'a', at: [10, 10] }] });
  expect(seenBy(battle, 0)).toBe(battle);
});

test('sides see what they have noted down, and not what others have', () => {
  const { battle } = eventScene('gf-3.4.0', {
    units: [
      { id: 'a', at: [10, 10] },
      { id: 'b', side: 1, at: [10, 40] },
      { id: 'c', side: 2, at: [40, 40] },
    ],
  });
  const trap = Object.values(battle.plan.extras?.events?.table ?? {}).find(({ picks }) => picks.of === 'player');
  const rows = [0, 1, 2].map((side) => {
    const row = addRandomEvent(battle, trap?.number ?? 0, 1);
    setEventField(battle, row, 'side', side);
    setEventField(battle, row, 'noted', 5);
    return row;
  });
  const known = (...sides: number[]): number[] => {
    const seen = seenBy(battle, ...sides);
    return rows.filter((row) => eventField(seen, row, 'noted') === 5);
  };
  expect(known()).toEqual([]);
  expect(known(1)).toEqual([1]);
  expect(known(0, 1)).toEqual([0, 1]);
});
