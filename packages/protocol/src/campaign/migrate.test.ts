import {
  amend,
  drawnSource,
  EMPTY_DRAW_SOURCE,
  eventOf,
  evolve,
  type Fact,
  factsOf,
  matchOf,
  type MatchEvent,
  NO_DRAWS,
  unitOf,
} from '@muster/campaign';
import { seedOfText } from '@muster/kernel';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseCampaignFile } from './file.ts';
import { entryMigration } from './migrate.ts';

/** A campaign written by an older version: events are named by their places, due events by their numbers alone. */
const text = readFileSync(new URL('./fixtures/by-position.campaign', import.meta.url), 'utf8');

const oldFacts = (): Fact[] => {
  const book = parseCampaignFile(text);
  if (!book.ok) throw new Error(JSON.stringify(book.error));
  return factsOf(book.value.entries);
};

const eventIn = (facts: readonly Fact[], id: string): MatchEvent | undefined => {
  const match = matchOf(evolve(facts), 'm1');
  return match && eventOf(match, id);
};

const bankOf = (facts: readonly Fact[], army: string): number | undefined =>
  evolve(facts).armies.find(({ id }) => id === army)?.bank;

describe('a file that names events by their places', () => {
  test('opens with the same army sheets and with ids for its events', () => {
    const facts = oldFacts();
    // 100 were saved; the winner has 150, 75 for its objective and 25 for an escort, the loser 300 and 75.
    expect([bankOf(facts, 'a'), bankOf(facts, 'b')]).toEqual([350, 475]);
    expect(['1', '2', '3', '4'].map((id) => eventIn(facts, id)?.number)).toEqual([26, 35, 35, 55]);
    expect(eventIn(facts, '2')).toMatchObject({ targets: ['b1'], d3: 3, done: true });
    expect(eventIn(facts, '3')).toMatchObject({ targets: ['a1'], d3: 1, done: true });
    expect(matchOf(evolve(facts), 'm1')?.due).toEqual([{ number: 44, round: 3 }]);
  });

  test('uses version 1 of rules that are named by their id alone, and keeps its seed', () => {
    expect(text).toContain('"ruleset":"gf-3.4.0"');
    const [founding] = oldFacts();
    const ruleset = { base: 'gf-3.4.0@1', changes: [] };
    expect(founding.command).toMatchObject({ ruleset });
    expect(founding.changes).toMatchObject([{ ruleset }]);
    const { name, begun, seed } = evolve(oldFacts());
    expect(seed).toBe(seedOfText(JSON.stringify([name, 'gf-3.4.0', begun])));
  });

  test('can be decided again with all its dice, each event in the round of its die', () => {
    const facts = oldFacts();
    // The kill was made in round 1, whose die triggered the frenzy: a 4 gives 2 more XP.
    const frenzy = { for: 'a2 frenzy for b2', d6: 4 };
    const again = amend(facts, { place: 3, command: facts[3].command }, () =>
      drawnSource({ ...NO_DRAWS, dice: [frenzy] }),
    );
    if (again.status !== 'done') throw new Error(JSON.stringify(again));
    expect([again.dropped, again.draws]).toMatchObject([[], { gone: 0, added: 1 }]);
    expect(unitOf(again.after, 'a2')?.xp).toBe(4);
    const all = [...facts.slice(0, 3), ...again.facts];
    expect([eventIn(all, '1')?.round, eventIn(all, '2')?.round]).toEqual([1, 2]);
    // No die triggered the third event: it stays, approved by its author.
    expect(eventIn(all, '3')).toMatchObject({ round: 2, approved: { by: 'Ann' } });
    expect(eventIn(all, '4')).toMatchObject({ dead: true });
  });

  test('can lose one event without moving the payment of another', () => {
    const facts = oldFacts();
    const second = facts.findIndex(({ command }) => command.type === 'event' && command.number === 35);
    const without = amend(facts, { place: second }, () => EMPTY_DRAW_SOURCE);
    if (without.status !== 'done') throw new Error(JSON.stringify(without));
    const all = [...facts.slice(0, second), ...without.facts];
    // Only the outcome of the removed event is removed.
    expect(without.dropped.map(({ fact }) => fact.command.type)).toEqual(['event-outcome']);
    expect([bankOf(all, 'a'), bankOf(all, 'b')]).toEqual([350, 400]);
    expect(eventIn(all, '3')).toMatchObject({ targets: ['a1'], settled: true });
  });
});

describe('entries', () => {
  const fact = (command: object, changes: readonly object[]): object => ({
    fact: { by: 'Ann', command, draws: NO_DRAWS, changes },
  });
  const due = (match: string, ...numbers: unknown[]): object => ({ type: 'match', match, set: { due: numbers } });

  test('two events with the same number keep their rounds', () => {
    const migrate = entryMigration();
    const round = (number: number, ...called: number[]) =>
      migrate(fact({ type: 'start-round', match: 'm', round: number }, [due('m', ...called)]));
    round(1, 35);
    const both = [
      { number: 35, round: 1 },
      { number: 35, round: 2 },
    ];
    expect(round(2, 35, 35)).toMatchObject({ fact: { changes: [{ set: { due: both } }] } });
    const told = migrate(
      fact({ type: 'event', match: 'm', number: 35, round: 2 }, [
        due('m', 35),
        { type: 'event', match: 'm', event: { number: 35, round: 2, targets: [] } },
      ]),
    );
    expect(told).toMatchObject({
      fact: { command: { type: 'event', number: 35 }, changes: [{ set: { due: [both[1]] } }, { event: { id: '1' } }] },
    });
    expect(told).not.toHaveProperty('fact.command.round');
  });

  test('a correction counts events from its own start', () => {
    const migrate = entryMigration();
    const event = (number: number): object =>
      fact({ type: 'event', match: 'm', number, round: 1 }, [
        { type: 'event', match: 'm', event: { number, round: 1, targets: [] } },
      ]);
    migrate(event(61));
    migrate(event(62));
    const { fact: other } = event(63) as { fact: object };
    expect(migrate({ amendment: { from: 1, facts: [other] } })).toMatchObject({
      amendment: { facts: [{ changes: [{ event: { id: '2', number: 63 } }] }] },
    });
  });

  test('current entries and values that are not entries stay as they are', () => {
    const today = fact({ type: 'event', match: 'm', number: 61 }, [
      due('m', { number: 44, round: 1 }),
      { type: 'event', match: 'm', event: { id: '7', number: 61, round: 1, targets: [] } },
      { type: 'event-changed', match: 'm', event: '7', set: { d3: 1 } },
    ]);
    for (const one of [today, 7, null, {}, { fact: 3 }, { amendment: { from: 'x' } }])
      expect(entryMigration()(one)).toEqual(one);
  });

  test('a campaign from paper and an override of a match also get ids and rounds', () => {
    const events = [{ number: 61, round: 1, targets: [] }];
    const match = { id: 'm', round: 2, due: [44], events };
    const now = { due: [{ number: 44, round: 2 }], events: [{ id: '1', number: 61 }] };
    const campaign = { matches: [match] };
    expect(entryMigration()(fact({ type: 'adopt', campaign }, [{ type: 'adopted', campaign }]))).toMatchObject({
      fact: { command: { campaign: { matches: [now] } }, changes: [{ campaign: { matches: [now] } }] },
    });
    const override = { of: 'match', id: 'm', set: { round: 2, due: [44], events } };
    expect(entryMigration()(fact({ type: 'override', override }, [{ type: 'overridden', override }]))).toMatchObject({
      fact: { command: { override: { set: now } }, changes: [{ override: { set: now } }] },
    });
  });
});
