import { expect, test } from 'vitest';
import { eventsFor } from './alone.ts';

test('a battle outside campaigns has the random events that do something on the table', () => {
  const events = eventsFor('gf');
  expect(events).toMatchObject({ on: 5, dice: 'perMatch', rerollDead: false });
  const rules = Object.values(events?.table ?? {});
  expect(rules.length).toBeGreaterThan(20);
  expect(rules.every(({ does }) => does.length > 0)).toBe(true);
});

test('a game without a campaign has none', () => {
  expect(eventsFor('aofs')).toBeUndefined();
  expect(eventsFor('constructor')).toBeUndefined();
});
