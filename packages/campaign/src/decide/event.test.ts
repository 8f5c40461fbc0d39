import { expect, test } from 'vitest';
import { drawnSource, EMPTY_SOURCE, NO_DRAWS } from '../chance/chance.ts';
import { NO_CAMPAIGN } from '../state/apply.ts';
import { type Campaign, EMPTY_REPORT, type MatchEvent } from '../state/campaign.ts';
import { unitOf } from '../state/find.ts';
import type { Command } from './command.ts';
import { decide } from './decide.ts';

const after = (campaign: Campaign, command: Command, source = EMPTY_SOURCE): Campaign => {
  const decision = decide(campaign, command, source);
  if (decision.status !== 'done') throw new Error(JSON.stringify(decision));
  return decision.campaign;
};

/** A match of two armies with one unit each. */
const match = (): Campaign => {
  let campaign = after(NO_CAMPAIGN, {
    type: 'found',
    name: 'T',
    ruleset: 'gf-3.4.0',
    kind: 'endless',
    begun: '2026-01-01',
  });
  for (const army of ['a', 'b'])
    campaign = after(campaign, {
      type: 'join',
      army,
      name: army,
      player: army,
      units: [{ id: `${army}1`, base: 900 }],
    });
  return after(campaign, { type: 'set-up', match: 'm', bring: { a: 'all', b: 'all' } });
};

const duel = (done: boolean): MatchEvent => ({ number: 66, round: 1, targets: ['b1'], done });

const concluded = (events: readonly MatchEvent[]): Campaign =>
  after(match(), {
    type: 'conclude',
    match: 'm',
    winner: 'a',
    report: { ...EMPTY_REPORT, destroyed: ['b1'] },
    events,
  });

test('a unit that has lost its duel cannot win another one', () => {
  const campaign = concluded([duel(false), duel(true)]);
  expect(unitOf(campaign, 'b1')).toBeUndefined();
  expect(campaign.armies[1].bank).toBe(100 + 300);
});

test('a unit that fights a duel already is called to no second one', () => {
  const source = drawnSource(NO_DRAWS);
  const table = { destroyed: ['b1'] };
  const first = after(match(), { type: 'event', match: 'm', number: 66, round: 2, table }, source);
  expect(first.matches[0].events[0].targets).toEqual(['b1']);
  const second = after(first, { type: 'event', match: 'm', number: 66, round: 3, table }, source);
  expect(second.matches[0].events[1]).toMatchObject({ targets: [], dead: true });
});

test('an event names only who is in the match', () => {
  const decision = decide(
    match(),
    { type: 'event', match: 'm', number: 61, round: 1, known: { targets: ['nobody'], d3: 2 } },
    EMPTY_SOURCE,
  );
  expect(decision).toEqual({ status: 'refused', refusal: { code: 'unknown-unit', what: 'nobody' } });
});
