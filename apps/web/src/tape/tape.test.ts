import { makePlayer } from '@muster/ai';
import { Game, playOut, recordOf, type BattleRecord } from '@muster/engine';
import { sceneBattle, scenePlan, type TestScene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { luckOf } from './luck.ts';
import { holdingsByRound, talliesOf } from './tally.ts';
import { battleAfter, roundMarks, type ReplayedBattle, replayRecord, titleOf } from './tape.ts';
import { leadsByStep, leadsOf, pointsOf, scoresOf, turningPoints } from './turns.ts';

const SPEC: TestScene = {
  units: [
    { id: 'guns', at: [10, 10], models: 5, weapons: [{ name: 'Gun', range: 24, attacks: 3 }] },
    { id: 'foe', side: 1, at: [10, 26], models: 5, weapons: [{ name: 'Gun', range: 24, attacks: 3 }] },
  ],
  objectives: [
    [10, 12],
    [10, 24],
  ],
};

const played = (): { game: Game; record: BattleRecord } => {
  const plan = scenePlan(SPEC);
  const players = [makePlayer('solo', 'a'), makePlayer('solo', 'b')];
  const game = playOut(new Game({ plan, seed: 'tape', players, from: sceneBattle(plan, SPEC) }));
  return { game, record: JSON.parse(JSON.stringify(recordOf(game, ['one', 'two']))) as BattleRecord };
};

const { game, record } = played();
const tape = replayRecord(record) as ReplayedBattle;

describe('a tape', () => {
  test('has every step, and the battle before and after it', () => {
    expect(tape.problem).toBeUndefined();
    expect(tape.frames).toHaveLength(record.steps.length);
    expect(battleAfter(tape, 0).block).toEqual(sceneBattle(game.plan, SPEC).block);
    expect(battleAfter(tape, record.steps.length).block).toEqual(game.battle.block);
    expect(battleAfter(tape, 999).block).toEqual(game.battle.block);
  });

  test('knows where rounds begin, and has a title for every step', () => {
    expect(roundMarks(tape.frames).map(({ round }) => round)).toContain(2);
    expect(titleOf(tape.frames[0])).not.toBe('');
    expect(titleOf(undefined)).toBe('Before the battle');
  });

  test('is a sentence where the seed is secret or the rules are unknown', () => {
    expect(replayRecord({ ...record, seed: '' })).toContain('not over yet');
    expect(replayRecord({ ...record, ruleset: { base: 'gf@0', changes: [] } })).toContain(
      'There is no version 0 of the ruleset "gf"',
    );
  });

  test('names the first step that does not match the record', () => {
    const steps = record.steps.map((step, i) => (i === 1 ? { ...step, checksum: 1 } : step));
    expect((replayRecord({ ...record, steps }) as ReplayedBattle).problem).toBe('Step 2 does not match the record.');
  });
});

describe('the totals of a battle', () => {
  const events = tape.frames.flatMap((frame) => frame.events);

  test('show what units did', () => {
    const tallies = talliesOf(tape.game, events);
    expect(tallies).toHaveLength(2);
    const [first] = tallies;
    expect(first.dealt).toBeGreaterThanOrEqual(tallies[1].dealt);
    expect(tallies.reduce((sum, { felled }) => sum + felled, 0)).toBeLessThanOrEqual(10);
    expect(tallies.reduce((sum, { dealt }) => sum + dealt, 0)).toBe(tallies.reduce((sum, { taken }) => sum + taken, 0));
  });

  test('show which side held what', () => {
    for (const { held } of holdingsByRound(tape.plan, tape.frames)) expect(held.reduce((a, b) => a + b, 0)).toBe(2);
  });

  test('show which side was lucky', () => {
    const luck = luckOf(tape.plan, events);
    expect(luck[0].all.dice).toBeGreaterThan(0);
    expect(luck[0].percentile).toBeGreaterThanOrEqual(0);
  });
});

describe('a turning point', () => {
  test('is a step after which a side leads by more', () => {
    const course = leadsByStep(tape.plan, tape.frames);
    expect(course).toHaveLength(tape.frames.length + 1);
    for (const [one, other] of course) expect(one + other).toBeCloseTo(0);
    const points = turningPoints(tape.plan, tape.frames);
    expect(points.length).toBeGreaterThan(0);
    for (const { step, side, swing } of points) {
      expect(swing).toBeCloseTo(course[step][side] - course[step - 1][side]);
      expect(swing).toBeGreaterThanOrEqual(5);
    }
  });

  test('counts objectives as if the round ended now, and points by wounds', () => {
    const battle = battleAfter(tape, 0);
    const standings = scoresOf(battle);
    expect(standings[0]).toMatchObject({ objectives: 50, points: 100, all: 75 });
    expect(leadsOf(standings)).toEqual([0, 0]);
    battle.alive[0] = 0;
    const { left, start } = pointsOf(battle, 0);
    expect(left).toBeCloseTo(0.8 * start);
  });
});
