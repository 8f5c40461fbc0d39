import type { EventEffect } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { versions } from '../words/versions.ts';
import { EVENTS, eventTables } from './events.ts';

const IDS = ['gf-3.4.0', 'gff', 'aof-2.0'] as const;

test('there is an event for every two dice, under ids of their own', () => {
  const numbers = [1, 2, 3, 4, 5, 6].flatMap((tens) => [1, 2, 3, 4, 5, 6].map((ones) => String(10 * tens + ones)));
  for (const id of IDS) {
    expect(Object.keys(EVENTS[id])).toEqual(numbers);
    expect(new Set(Object.values(EVENTS[id]).map((event) => event.id)).size).toBe(36);
    for (const [number, event] of Object.entries(EVENTS[id])) expect(event.number).toBe(Number(number));
  }
});

describe('an event that replaces another', () => {
  const nothing = { summary: '', picks: { of: 'nothing' }, does: [], books: [] } as const;
  const old = versions({ number: 44, id: 'old', name: 'Old', ...nothing });
  const other = versions({ number: 45, id: 'other', name: 'Other', ...nothing });
  const young = { number: 44, id: 'young', name: 'Young', ...nothing };

  test('takes its number in all games', () => {
    const tables = eventTables([old, other, versions(young, { replaces: 'old', aof: { name: 'Younger' } })]);
    expect(IDS.map((id) => tables[id][44].name)).toEqual(['Young', 'Young', 'Younger']);
    expect(tables.gff[45].name).toBe('Other');
  });

  test('must say so', () => expect(() => eventTables([old, versions(young)])).toThrow('both have the number 44'));
});

test('rules that events give have the name of the event', () => {
  const isGrant = (effect: EventEffect): effect is Extract<EventEffect, { do: 'grant' }> => effect.do === 'grant';
  for (const id of IDS)
    for (const { name, does } of Object.values(EVENTS[id]))
      for (const { rule } of does.filter(isGrant)) expect(rule.name).toBe(name);
});
