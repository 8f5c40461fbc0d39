import type { PlayerName } from '@muster/ai';
import {
  type Answer,
  type BattleEvent,
  checksum,
  Game,
  type CampaignExtras,
  type Outcome,
  recordOf,
  replay,
  reportOf,
  type Ruleset,
} from '@muster/engine';
import type { BattleReport } from '@muster/kernel';
import { makeRecordFile, parseRecordFile } from '@muster/protocol';
import { aof, EVENTS, gameOf, gf, gff } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { playedBattle, samplePlan } from './lib/battles.ts';
import { faultsOf } from './lib/invariants.ts';

const extras = (sides: number, events?: CampaignExtras['events']): CampaignExtras => ({
  ...(events ? { events } : {}),
  underdog: Array.from({ length: sides }, (_, side) => 5 * side),
  goesOn: 12,
  concedes: true,
});

/** Returns what is impossible in a report, whatever the dice were. */
const faultsIn = (report: BattleReport): string[] => {
  const faults: string[] = [];
  const find = (id: string, side: number) => report.units.find((unit) => unit.id === id && unit.side === side);
  // Units that an event brought are in no list.
  const victims = report.kills.flatMap((kill) => kill.victims).filter(({ side }) => side >= 0);
  if (new Set(victims.map(({ side, id }) => `${side} ${id}`)).size < victims.length) faults.push('killed twice');
  for (const { by, victims: dead } of report.kills) {
    if (by.length === 0 || dead.length === 0) faults.push('an empty kill');
    for (const { side, id } of dead)
      if (side >= 0 && !find(id, side)?.destroyed) faults.push(`${id} is killed and lives`);
    for (const one of by)
      if (!find(one.id, one.side) || dead.some(({ side }) => side === one.side))
        faults.push(`${one.id} killed its own`);
  }
  for (const { id, left, destroyed, quarters, side } of report.units) {
    if (left && (destroyed || quarters)) faults.push(`${id} left and did not`);
    if (report.conceded.some((one) => one.side === side) && !destroyed && left === undefined)
      faults.push(`${id} stays`);
  }
  if (report.magic.length !== report.rounds) faults.push('rounds of magic');
  return faults;
};

const PAIRINGS: readonly { ruleset: Ruleset; game: string; names: readonly PlayerName[] }[] = [gf, gff, aof].flatMap(
  (ruleset) =>
    (
      [
        ['solo', 'random'],
        ['random', 'random', 'random'],
        ['solo', 'solo'],
      ] as const
    ).map((names) => ({
      ruleset,
      game: ruleset.name,
      names,
    })),
);

describe.each(PAIRINGS)('missions in $game of $names', ({ ruleset, names }) => {
  const logged = new Set<BattleEvent['type']>();

  test.each(['one', 'two', 'three', 'four'])('%s: one winner, and the same when replayed from its file', (seed) => {
    const places = names.map((_, i) => seed.length + i);
    const table = EVENTS[gameOf(ruleset.id)?.campaign ?? 'gf-3.4.0'];
    const events = seed.length > 3 ? ({ table, on: 3, dice: 'perMatch', rerollDead: false } as const) : undefined;
    const plan = samplePlan(places, seed, { ruleset, extras: extras(names.length, events) });
    const game = playedBattle(plan, seed, names, { listen: ({ type }) => logged.add(type) });
    const report = reportOf(game);
    expect([game.finished, report.winner !== undefined]).toEqual([true, true]);
    expect(faultsIn(report)).toEqual([]);
    expect(faultsOf(game.battle)).toEqual([]);
    expect(Math.min(...game.battle.sideUnderdog)).toBeGreaterThanOrEqual(0);
    const file = parseRecordFile(JSON.parse(JSON.stringify(makeRecordFile(recordOf(game, [...names])))));
    if (!file.ok) throw new Error(JSON.stringify(file.error));
    const again = replay(file.value, ruleset);
    expect(again.problem).toBeUndefined();
    expect(checksum(again.game.battle)).toBe(checksum(game.battle));
    expect(reportOf(again.game)).toEqual(report);
  });

  test('points are spent', () => {
    expect(logged.has('underdog')).toBe(true);
  });
});

test('a mission is the same when answers are given one by one', () => {
  const names = ['random', 'solo'] as const;
  const plan = samplePlan([0, 1], 'slow', { extras: extras(2) });
  const game = playedBattle(plan, 'slow', names);
  const slow = new Game({ plan, seed: 'slow' });
  for (const step of game.steps.slice(1)) {
    const answers: Answer[] = [...step.answers];
    let outcome: Outcome = slow.act(step.action as Exclude<typeof step.action, 'begin'>);
    while (outcome.status === 'pending') outcome = slow.answer(outcome.questions[0].side, answers.shift() as Answer);
    expect(outcome.status).toBe('done');
  }
  expect(checksum(slow.battle)).toBe(checksum(game.battle));
  expect(reportOf(slow)).toEqual(reportOf(game));
});

test('listening changes nothing', () => {
  const plan = samplePlan([2, 3], 'quiet', { extras: extras(2) });
  const quiet = playedBattle(plan, 'quiet', ['solo', 'solo']);
  const loud = playedBattle(plan, 'quiet', ['solo', 'solo'], { keepEvents: true });
  expect(checksum(loud.battle)).toBe(checksum(quiet.battle));
});
