import { describe, expect, test } from 'vitest';
import { drawnSource, EMPTY_DRAW_SOURCE, firstOf, NO_DRAWS, type Draws, type DrawSource } from '../chance/chance.ts';
import { keyedSource } from '../chance/keyed.ts';
import type { Command } from '../contract/command.ts';
import { decideCommand } from '../decide/decide.ts';
import { matchOfCommand } from '../decide/match-of-command.ts';
import { type Campaign, EMPTY_REPORT, type MatchReport } from '../state/campaign.ts';
import { armyOf, unitOf } from '../state/find.ts';
import { amend, type Corrected } from './amend.ts';
import { resolvedCommand } from './as-it-was.ts';
import { differences } from './differences.ts';
import { evolve, type Fact, factsOf } from '../contract/fact.ts';
import { campaignRef } from '../ruleset/index.ts';

/** A book in which commands are written down with the dice given for them. */
const book = (): { facts: Fact[]; tell: (command: Command, draws?: Partial<Draws>) => void; now: () => Campaign } => {
  const facts: Fact[] = [];
  const now = (): Campaign => evolve(facts);
  return {
    facts,
    now,
    tell: (command, given = {}) => {
      const before = now();
      const decision = decideCommand(before, command, drawnSource({ ...NO_DRAWS, ...given }));
      if (decision.status !== 'done') throw new Error(JSON.stringify(decision));
      const match = matchOfCommand(before, command);
      const { draws, changes } = decision;
      facts.push({ at: '', by: '', command, draws, changes, ...(match === undefined ? {} : { match }) });
    },
  };
};

const report = (told: Partial<MatchReport>): MatchReport => ({ ...EMPTY_REPORT, ...told });

const conclude = (match: string, winner: string, told: Partial<MatchReport> = {}): Command => ({
  type: 'conclude',
  match,
  winner,
  report: report(told),
});

/** The word that lets an event happen without a die. */
const approved = { by: 'Ann', reason: 'a test' };

/** Two armies of two units each; in their first match one unit falls on each side. */
const oneMatch = (): ReturnType<typeof book> => {
  const it = book();
  it.tell({ type: 'found', name: 'Test', ruleset: campaignRef('gf-3.4.0'), kind: 'endless', begun: '2026-01-01' });
  for (const army of ['a', 'b'])
    it.tell({
      type: 'join',
      army,
      name: army,
      player: army,
      units: [
        { id: `${army}1`, base: 450 },
        { id: `${army}2`, base: 450 },
      ],
    });
  it.tell({ type: 'set-up', match: 'm1', bring: { a: 'all', b: 'all' } });
  const kills = [
    { by: ['a1'], victims: ['b1'] },
    { by: ['b2'], victims: ['a2'] },
  ];
  it.tell(conclude('m1', 'a', { destroyed: ['b1', 'a2'], kills }));
  it.tell(
    { type: 'check-casualties', match: 'm1' },
    {
      dice: [
        { for: 'a2 casualty', d6: 6 },
        { for: 'b1 casualty', d6: 1 },
      ],
    },
  );
  it.tell({ type: 'earn-experience', match: 'm1' });
  return it;
};

const done = (correction: ReturnType<typeof amend>): Corrected => {
  if (correction.status !== 'done') throw new Error(JSON.stringify(correction));
  return correction;
};

describe('corrections', () => {
  test('dice that still apply are kept, others are dropped', () => {
    const { facts } = oneMatch();
    const place = facts.findIndex(({ command }) => command.type === 'conclude');
    const kills = [{ by: ['b2'], victims: ['a2'] }];
    const { after, draws, dropped } = done(
      amend(facts, { place, command: conclude('m1', 'b', { destroyed: ['a2'], kills }) }, () => EMPTY_DRAW_SOURCE),
    );
    expect(draws).toEqual({ kept: 1, gone: 1, added: 0 });
    expect(dropped).toEqual([]);
    // The unit that had died is back with its XP for surviving; the talent of the other is the same die.
    expect(unitOf(after, 'b1')?.xp).toBe(1);
    expect(unitOf(after, 'a2')?.xp).toBe(1);
    expect(armyOf(after, 'b')?.vp).toBe(2);
    expect(armyOf(after, 'a')).toMatchObject({ vp: 0, bank: 400 });
  });

  test('a die that was not rolled before is asked for', () => {
    const { facts } = oneMatch();
    const place = facts.findIndex(({ command }) => command.type === 'conclude');
    const command = conclude('m1', 'a', { destroyed: ['b1', 'b2', 'a2'] });
    expect(amend(facts, { place, command }, () => EMPTY_DRAW_SOURCE)).toMatchObject({
      status: 'needs',
      need: { kind: 'die', for: 'b2 casualty' },
    });
    expect(done(amend(facts, { place, command }, () => keyedSource('x'))).draws).toEqual({
      kept: 2,
      gone: 0,
      added: 1,
    });
  });

  test('a match that is removed leaves no trace, and its consequences are reported', () => {
    const it = oneMatch();
    it.tell({ type: 'end-step', match: 'm1' });
    it.tell({ type: 'recruit', army: 'b', unit: { id: 'b3', base: 390 } });
    it.tell({ type: 'end-step', match: 'm1' });
    it.tell({ type: 'set-up', match: 'm2', bring: { a: ['a1', 'a2'], b: ['b2', 'b3'] } });
    const { after, dropped } = done(amend(it.facts, { match: 'm1' }, () => EMPTY_DRAW_SOURCE));
    // The recruit was paid from the reward of that match, so it is gone as well, and with it the second match.
    expect(after.armies.map(({ vp, bank, matches }) => [vp, bank, matches])).toEqual([
      [0, 100, 0],
      [0, 100, 0],
    ]);
    expect(unitOf(after, 'b1')).toMatchObject({ xp: 0 });
    expect(dropped.map(({ fact, refusal }) => [fact.command.type, refusal.code])).toEqual([
      ['set-up', 'not-your-unit'],
    ]);
  });

  test('a later match that was played stays played, without units that no longer exist', () => {
    const it = oneMatch();
    it.tell({ type: 'end-step', match: 'm1' });
    it.tell({ type: 'recruit', army: 'b', unit: { id: 'b3', base: 390 } });
    it.tell({ type: 'end-step', match: 'm1' });
    it.tell({ type: 'set-up', match: 'm2', bring: { a: 'all', b: 'all' } });
    const kills = [
      { by: ['b3'], victims: ['a1'] },
      { by: ['a2'], victims: ['b3'] },
    ];
    it.tell(conclude('m2', 'b', { destroyed: ['a1', 'b3'], kills }));
    const dice = [
      { for: 'a1 casualty', d6: 3 },
      { for: 'b3 casualty', d6: 4 },
    ];
    it.tell({ type: 'check-casualties', match: 'm2' }, { dice });
    const { after, dropped, adapted, draws } = done(amend(it.facts, { match: 'm1' }, () => EMPTY_DRAW_SOURCE));
    expect(dropped).toEqual([]);
    expect(adapted.map(({ fact, refusal }) => [fact.command.type, refusal.code])).toEqual([
      ['set-up', 'not-your-unit'],
      ['conclude', 'bad-report'],
    ]);
    // Units that stayed at home then still do: the unit had died in the removed match.
    expect(after.matches[0].armies.map(({ brought }) => Object.keys(brought))).toEqual([['a1', 'a2'], ['b2']]);
    expect(after.matches[0].report).toMatchObject({ destroyed: ['a1'], kills: [{ by: [], victims: ['a1'] }] });
    expect(after.armies.map(({ vp, matches }) => [vp, matches])).toEqual([
      [0, 1],
      [2, 1],
    ]);
    expect(draws).toEqual({ kept: 1, gone: 1, added: 0 });
  });

  test('a correction that the rules refuse changes nothing', () => {
    const { facts } = oneMatch();
    const place = facts.findIndex(({ command }) => command.type === 'conclude');
    expect(amend(facts, { place, command: conclude('m1', 'nobody') }, () => EMPTY_DRAW_SOURCE)).toEqual({
      status: 'refused',
      refusal: { code: 'bad-winner', what: 'nobody' },
    });
    expect(amend(facts, { match: 'm9' }, () => EMPTY_DRAW_SOURCE)).toMatchObject({ status: 'refused' });
  });

  test('the file contains both: amendments replace the facts after them', () => {
    const { facts } = oneMatch();
    const place = facts.findIndex(({ command }) => command.type === 'conclude');
    const {
      from,
      facts: tail,
      after,
    } = done(amend(facts, { place, command: conclude('m1', 'b') }, () => EMPTY_DRAW_SOURCE));
    const entries = [
      ...facts.map((fact) => ({ fact })),
      { amendment: { at: '', by: 'x', reason: 'wrong winner', from, facts: tail } },
    ];
    expect(evolve(factsOf(entries))).toEqual(after);
    expect(factsOf(entries)).toHaveLength(facts.length);
  });

  test('gives the same result as if it had been right from the start', () => {
    const wrong = oneMatch();
    const place = wrong.facts.findIndex(({ command }) => command.type === 'conclude');
    const told = { destroyed: ['a2'], kills: [{ by: ['b2'], victims: ['a2'] }] };
    const source = (): ReturnType<typeof firstOf> => firstOf(EMPTY_DRAW_SOURCE);
    const { after } = done(amend(wrong.facts, { place, command: conclude('m1', 'b', told) }, source));
    const right = book();
    for (const fact of wrong.facts.slice(0, place)) right.tell(fact.command, fact.draws);
    right.tell(conclude('m1', 'b', told));
    right.tell({ type: 'check-casualties', match: 'm1' }, { dice: [{ for: 'a2 casualty', d6: 6 }] });
    right.tell({ type: 'earn-experience', match: 'm1' });
    expect(after).toEqual(right.now());
  });

  test('differences name what would change', () => {
    const { facts } = oneMatch();
    const place = facts.findIndex(({ command }) => command.type === 'conclude');
    const { before, after } = done(amend(facts, { place, command: conclude('m1', 'b') }, () => EMPTY_DRAW_SOURCE));
    const found = differences(before, after);
    expect(found).toContainEqual({ army: 'a', what: 'VP', before: '2', after: '0' });
    expect(found).toContainEqual({ army: 'b', unit: 'b1', what: 'on the sheet', before: 'no', after: 'yes' });
    expect(found.filter(({ what }) => what === 'matches')).toEqual([]);
    expect(differences(before, before)).toEqual([]);
  });

  describe('of facts before an event', () => {
    /** After the first match a unit is recruited, which is at the second one. */
    const withRecruit = (): ReturnType<typeof book> => {
      const it = oneMatch();
      it.tell({ type: 'end-step', match: 'm1' });
      it.tell({ type: 'recruit', army: 'b', unit: { id: 'b3', base: 390 } });
      it.tell({ type: 'end-step', match: 'm1' });
      it.tell({ type: 'set-up', match: 'm2', bring: { a: 'all', b: 'all' } });
      return it;
    };
    const relic = (more: object = {}): Command => ({ type: 'event', match: 'm2', number: 61, approved, ...more });
    const fell = (army: string, unit: string, id: string, d6: number): Partial<Draws> => ({
      dice: [{ for: `event ${id} D3`, d6, typed: true }],
      picks: [
        { for: 'random army', is: army, typed: true },
        { for: 'random unit', is: unit, typed: true },
      ],
    });
    /** Nothing may be drawn, and no die may be rolled. */
    const nothing: DrawSource = {
      ...EMPTY_DRAW_SOURCE,
      die: (label) => expect.fail(`rolled ${label}`),
      pick: (label) => expect.fail(`drew ${label}`),
    };

    test('remove the event with its victim, and keep the others', () => {
      const it = withRecruit();
      it.tell(relic(), fell('b', 'b3', '1', 6));
      it.tell(relic(), fell('a', 'a1', '2', 3));
      it.tell(relic(), fell('b', 'b2', '3', 4));
      it.tell({ type: 'event-outcome', match: 'm2', event: '1', outcome: { d3: 3 } });
      it.tell(conclude('m2', 'a'));
      const xp = unitOf(it.now(), 'a1')?.xp;
      const { after, dropped, lostEvents, facts, draws } = done(amend(it.facts, { match: 'm1' }, () => nothing));
      expect(lostEvents).toEqual([{ match: 'm2', id: '1', number: 61, unit: 'b3' }]);
      expect(dropped.map(({ fact, refusal }) => [fact.command.type, refusal.code])).toEqual([
        ['event-outcome', 'unknown-event'],
      ]);
      expect(after.matches[0].events.map(({ id, targets, d3 }) => [id, targets, d3])).toEqual([
        ['2', ['a1'], 2],
        ['3', ['b2'], 2],
      ]);
      // Without the XP that it had for the first match: one for surviving, one for its kill.
      expect(unitOf(after, 'a1')?.xp).toBe(Number(xp) - 2);
      const typed = facts.filter(({ command }) => command.type === 'event').map((fact) => fact.draws);
      expect(typed).toEqual([
        { ...NO_DRAWS, ...fell('a', 'a1', '2', 3) },
        { ...NO_DRAWS, ...fell('b', 'b2', '3', 4) },
      ]);
      expect(draws).toEqual({ kept: 6, gone: 0, added: 0 });
    });

    test('keep its draws when the event is only decided again', () => {
      const it = withRecruit();
      it.tell(relic(), fell('a', 'a1', '1', 3));
      const place = it.facts.length - 1;
      const { facts, draws } = done(
        amend(it.facts, { place, command: resolvedCommand(it.facts[place]) }, () => nothing),
      );
      expect(facts[0].draws).toEqual({ ...NO_DRAWS, ...fell('a', 'a1', '1', 3) });
      expect(draws).toEqual({ kept: 3, gone: 0, added: 0 });
    });

    test('also remove it from a battle that Muster played', () => {
      const it = withRecruit();
      const events = [
        { number: 61, round: 1, targets: ['b3'], d3: 1 },
        { number: 61, round: 2, targets: ['a1'], d3: 2 },
      ];
      it.tell({ type: 'conclude', match: 'm2', winner: 'a', report: report({}), events });
      const { after, dropped, lostEvents } = done(amend(it.facts, { match: 'm1' }, () => nothing));
      expect([dropped, lostEvents.map(({ unit }) => unit)]).toEqual([[], ['b3']]);
      expect(after.matches[0].events.map(({ id, targets }) => [id, targets])).toEqual([['2', ['a1']]]);
    });

    test('never draw again among the units that exist now', () => {
      // The first match took a unit of each side away, so that nothing was left to be drawn within an army.
      const it = oneMatch();
      it.tell({ type: 'end-step', match: 'm1' });
      it.tell({ type: 'disband', unit: 'a2' });
      it.tell({ type: 'end-step', match: 'm1' });
      it.tell({ type: 'set-up', match: 'm2', bring: { a: 'all', b: 'all' } });
      it.tell(relic(), { picks: [{ for: 'random army', is: 'b' }], dice: [{ for: 'event 1 D3', d6: 1 }] });
      it.tell(relic({ number: 66, table: { destroyed: [] } }));
      it.tell(conclude('m2', 'a'));
      const { after, lostEvents } = done(amend(it.facts, { match: 'm1' }, () => nothing));
      expect(lostEvents).toEqual([]);
      expect(after.matches[0].events.map(({ number, targets, dead }) => [number, targets, dead])).toEqual([
        [61, ['b2'], undefined],
        [66, [], true],
      ]);
    });
  });

  test('the dice of an open match stay the same after a correction of an earlier one', () => {
    const it = oneMatch();
    it.tell({ type: 'end-step', match: 'm1' });
    it.tell({ type: 'end-step', match: 'm1' });
    it.tell({ type: 'set-up', match: 'm2', bring: { a: ['a1'], b: ['b2'] } });
    const objective = (campaign: Campaign, match: string): Draws => {
      const decision = decideCommand(campaign, { type: 'roll-objective', match, army: 'a' }, keyedSource('seed'));
      return decision.status === 'done' ? decision.draws : NO_DRAWS;
    };
    const shown = objective(it.now(), 'm2');
    const { after } = done(amend(it.facts, { match: 'm1' }, () => EMPTY_DRAW_SOURCE));
    expect(after.matches[0]).toMatchObject({ id: 'm2', number: 1, ordinal: 2 });
    expect(objective(after, 'm2')).toEqual(shown);
    // What was taken out comes back with its own dice.
    const first = objective(evolve(it.facts.slice(0, 4)), 'm1');
    expect(first).not.toEqual(shown);
    const closed = evolve([], { ...after, matches: [{ ...after.matches[0], step: 'closed' }] });
    const again = decideCommand(
      closed,
      { type: 'set-up', match: 'm1', bring: { a: 'all', b: 'all' } },
      EMPTY_DRAW_SOURCE,
    );
    if (again.status !== 'done') throw new Error(JSON.stringify(again));
    expect(objective(again.campaign, 'm1')).toEqual(first);
  });
});
