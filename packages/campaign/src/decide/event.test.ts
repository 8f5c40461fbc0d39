import { describe, expect, test } from 'vitest';
import { type Draws, drawnSource, EMPTY_DRAW_SOURCE, NO_DRAWS } from '../chance/chance.ts';
import { campaignRef, newestCampaignRules } from '../ruleset/index.ts';
import { NO_CAMPAIGN } from '../state/apply.ts';
import { type Campaign, EMPTY_REPORT } from '../state/campaign.ts';
import { unitOf } from '../state/find.ts';
import type { Command, PlayedEvent } from '../contract/command.ts';
import { decideCommand } from './decide.ts';
import { LABEL } from '../contract/labels.ts';

const after = (campaign: Campaign, command: Command, source = EMPTY_DRAW_SOURCE): Campaign => {
  const decision = decideCommand(campaign, command, source);
  if (decision.status !== 'done') throw new Error(JSON.stringify(decision));
  return decision.campaign;
};

/** A match of two armies with one unit each. */
const match = (): Campaign => {
  let campaign = after(NO_CAMPAIGN, {
    type: 'found',
    name: 'T',
    ruleset: campaignRef('gf-3.4.0'),
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

const duel = (done: boolean): PlayedEvent => ({ number: 66, round: 1, targets: ['b1'], done });

const concluded = (events: readonly PlayedEvent[]): Campaign =>
  after(match(), {
    type: 'conclude',
    match: 'm',
    winner: 'a',
    report: { ...EMPTY_REPORT, destroyed: ['b1'] },
    events,
  });

const approved = { by: 'Ann', reason: 'agreed at the table' };
const drawn = (draws: Partial<Draws>): ReturnType<typeof drawnSource> => drawnSource({ ...NO_DRAWS, ...draws });

type Told = Omit<Extract<Command, { type: 'event' }>, 'type' | 'match'>;
const event = (told: Told): Command => ({ type: 'event', match: 'm', ...told });

/** A round begins; its dice are the check and, where that calls for one, the two of the event. */
const round = (campaign: Campaign, number: number, ...faces: readonly number[]): Campaign => {
  const labels = [LABEL.eventCheck(number), LABEL.eventTens(number), LABEL.eventOnes(number)];
  const dice = faces.map((d6, i) => ({ for: labels[i % 3], d6 }));
  return after(campaign, { type: 'start-round', match: 'm', round: number }, drawn({ dice }));
};

const refusal = (campaign: Campaign, command: Command): unknown => {
  const decision = decideCommand(campaign, command, EMPTY_DRAW_SOURCE);
  return decision.status === 'refused' ? decision.refusal : decision.status;
};

test('a unit that has lost its duel cannot win another one', () => {
  const campaign = concluded([duel(false), duel(true)]);
  expect(unitOf(campaign, 'b1')).toBeUndefined();
  expect(campaign.armies[1].bank).toBe(100 + 300);
});

test('a unit that already fights a duel is not drawn for a second one', () => {
  const table = { destroyed: ['b1'] };
  const first = after(match(), event({ number: 66, approved, table }));
  expect(first.matches[0].events[0].targets).toEqual(['b1']);
  const second = after(first, event({ number: 66, approved, table }));
  expect(second.matches[0].events[1]).toMatchObject({ targets: [], dead: true });
});

test('an event accepts only armies and units of the match', () => {
  expect(refusal(match(), event({ number: 61, approved, known: { targets: ['nobody'], d3: 2 } }))).toEqual({
    code: 'unknown-unit',
    what: 'nobody',
  });
});

describe('an event counts for the round whose die called for it', () => {
  test('however late it is reported', () => {
    const late = round(round(match(), 1, 5, 2, 6), 2, 1);
    const [frenzy] = after(late, event({ number: 26 })).matches[0].events;
    expect(frenzy).toEqual({ id: '1', number: 26, round: 1, targets: [] });
  });

  test('two events of the same number are distinguished by their rounds', () => {
    // Any event that picks no one.
    const { number } = Object.values(newestCampaignRules('gff').events).find(({ picks }) => picks.of === 'nothing') ?? {
      number: 0,
    };
    const faces = [Math.floor(number / 10), number % 10];
    const both = round(round(match(), 1, 5, ...faces), 2, 6, ...faces);
    const second = after(both, event({ number, round: 2 }));
    expect([second.matches[0].events[0].round, second.matches[0].due]).toEqual([2, [{ number, round: 1 }]]);
    expect(after(second, event({ number })).matches[0].events[1].round).toBe(1);
  });

  test('even if Muster played the battle', () => {
    const { events } = concluded([
      { number: 46, round: 3, targets: [] },
      { number: 44, round: 1, targets: [] },
    ]).matches[0];
    expect(events.map(({ id, round: when }) => [id, when])).toEqual([
      ['1', 3],
      ['2', 1],
    ]);
  });
});

describe('one die is one event', () => {
  const calm = (): Campaign => round(match(), 1, 4);
  const called = (): Campaign => round(match(), 1, 5, 6, 5);
  const uncalled = (what: string, have: number, of = 1): object => ({ code: 'event-not-called', what, of, have });

  test('no event before round 1, in a round that has not begun, or after a failed die', () => {
    expect(refusal(match(), event({ number: 65 }))).toEqual(uncalled('before-round-1', 65));
    expect(refusal(called(), event({ number: 65, round: 2 }))).toEqual(uncalled('not-begun', 65, 2));
    expect(refusal(calm(), event({ number: 65 }))).toEqual(uncalled('no-event', 65));
  });

  test('not another event than that of the dice, and no second one', () => {
    expect(refusal(called(), event({ number: 64 }))).toEqual(uncalled('another-event', 64));
    const had = after(called(), event({ number: 65, known: { army: 'a' } }));
    expect(refusal(had, event({ number: 65, known: { army: 'a' } }))).toEqual(uncalled('had-its-event', 65));
  });

  test('other events need the approval of the organiser, which is recorded', () => {
    const more = after(calm(), event({ number: 65, approved, known: { army: 'a' } }));
    expect(more.matches[0].events[0]).toMatchObject({ number: 65, round: 1, approved });
    expect(more.armies[0].vp).toBe(1);
    // One that was approved does not use up the one that the next die calls for.
    const next = round(more, 2, 6, 6, 5);
    expect(after(next, event({ number: 65, known: { army: 'b' } })).armies[1].vp).toBe(1);
  });

  test('an approval needs a name and a reason', () => {
    for (const word of [
      { by: ' ', reason: 'so' },
      { by: 'Ann', reason: '' },
    ])
      expect(refusal(calm(), event({ number: 65, approved: word }))).toEqual({ code: 'no-name', what: 'approval' });
  });

  test('with a die for each player, one event for each successful die', () => {
    const options = { of: 'campaign', set: { options: { ...match().options, eventDice: 'perPlayer' } } } as const;
    const each = after(match(), { type: 'override', by: 'Ann', reason: 'so', override: options });
    const dice = [
      { for: LABEL.eventCheck(1), d6: 5 },
      { for: LABEL.eventTens(1), d6: 6 },
      { for: LABEL.eventOnes(1), d6: 5 },
      { for: LABEL.eventCheck(1), d6: 6 },
      { for: LABEL.eventTens(1), d6: 6 },
      { for: LABEL.eventOnes(1), d6: 4 },
    ];
    let campaign = after(each, { type: 'start-round', match: 'm', round: 1 }, drawn({ dice }));
    campaign = after(campaign, event({ number: 65, known: { army: 'a' } }));
    campaign = after(campaign, event({ number: 64, known: { army: 'a', d3: 1 } }));
    expect(refusal(campaign, event({ number: 65 }))).toEqual(uncalled('had-its-event', 65));
  });
});

describe('an event that looks for units of one kind', () => {
  test.each([
    [66, 6, 6, 'destroyed'],
    [55, 5, 5, 'shaken'],
    [41, 4, 1, 'inTerrain'],
  ] as const)('%i asks for what was not reported, and is still due', (number, tens, ones, list) => {
    const campaign = round(match(), 1, 5, tens, ones);
    expect(refusal(campaign, event({ number }))).toEqual({ code: 'report-first', what: list });
    const none = after(campaign, event({ number, table: { [list]: [] } }));
    expect([none.matches[0].events[0].dead, none.matches[0].due]).toEqual([true, []]);
    const one = after(campaign, event({ number, table: { [list]: ['b1'] } }));
    expect(one.matches[0].events[0]).toMatchObject({ targets: ['b1'] });
  });

  test('asks nothing if its target is known', () => {
    const campaign = round(match(), 1, 5, 5, 5);
    expect(after(campaign, event({ number: 55, known: { targets: ['a1'] } })).matches[0].due).toEqual([]);
  });
});

describe('an outcome names an event by its id', () => {
  test('an unknown event is refused', () => {
    const campaign = after(round(match(), 1, 5, 3, 5), event({ number: 35, known: { targets: ['b1'] } }));
    const done = (id: string): Command => ({
      type: 'event-outcome',
      match: 'm',
      event: id,
      outcome: { done: true, d3: 2 },
    });
    expect(refusal(campaign, done('2'))).toEqual({ code: 'unknown-event', what: '2' });
    expect(after(campaign, done('1')).armies[1].bank).toBe(100 + 50);
  });

  test('ids are never used twice, even if one was chosen', () => {
    const first = after(match(), event({ id: '3', number: 65, approved, known: { army: 'a' } }));
    expect(refusal(first, event({ id: '3', number: 65, approved }))).toEqual({ code: 'id-taken', what: 'event 3' });
    expect(after(first, event({ number: 65, approved, known: { army: 'a' } })).matches[0].events[1].id).toBe('4');
  });
});
