import { hashOfPlan, checksum, copyBattle, Game, recordOf, replay, type Answer, type Outcome } from '@muster/engine';
import { gf, rulesetOf } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { bots, playedBattle, samplePlan } from './lib/battles.ts';

const PAIRINGS = [
  ['gf', 0, 1, 'solo', 'random'],
  ['gf', 2, 3, 'random', 'solo'],
  ['gff', 1, 2, 'random', 'random'],
  ['gff', 3, 0, 'solo', 'solo'],
  ['aof', 0, 1, 'random', 'solo'],
] as const;

describe.each(PAIRINGS)('a battle in %s of samples %i and %i, %s against %s', (system, first, second, ...names) => {
  const seed = `replay-${first}-${second}`;
  const ruleset = rulesetOf(system) ?? gf;
  const plan = samplePlan([first, second], seed, { ruleset });
  const game = playedBattle(plan, seed, names);

  test('is played to its end', () => {
    expect(game.finished).toBe(true);
  });

  test('replays from its record through JSON with every checksum', () => {
    const record = structuredClone(JSON.parse(JSON.stringify(recordOf(game, [...names]))));
    const again = replay(record, ruleset);
    expect(again.problem).toBeUndefined();
    expect(checksum(again.game.battle)).toBe(checksum(game.battle));
  });

  test('rewinds: every step run twice from the same state gives the same state', () => {
    const twin = new Game({ plan, seed, from: undefined });
    expect(twin.steps[0].checksum).toBe(game.steps[0].checksum);
    for (const step of game.steps.slice(1)) {
      const before = copyBattle(twin.battle);
      expect(twin.repeat(step).status).toBe('done');
      const after = checksum(twin.battle);
      const once = new Game({ plan, seed, from: before });
      once.repeat(step);
      expect(checksum(once.battle)).toBe(after);
      expect(after).toBe(step.checksum);
    }
  });

  test('twin: revived from its block after every step it continues the same', () => {
    let state = copyBattle(new Game({ plan, seed }).battle);
    for (const step of game.steps.slice(1)) {
      const revived = new Game({ plan, seed, from: state });
      revived.repeat(step);
      expect(revived.steps[0].checksum).toBe(step.checksum);
      state = copyBattle(revived.battle);
      state.block.set(JSON.parse(JSON.stringify([...revived.battle.block])));
    }
  });

  test('is the same when answers are given one by one', () => {
    const slow = new Game({ plan, seed });
    for (const step of game.steps.slice(1)) {
      const answers: Answer[] = [...step.answers];
      let outcome: Outcome = slow.act(step.action as Exclude<typeof step.action, 'begin'>);
      while (outcome.status === 'pending') outcome = slow.answer(outcome.questions[0].side, answers.shift() as Answer);
      expect(outcome.status).toBe('done');
      expect(slow.steps[slow.steps.length - 1].checksum).toBe(step.checksum);
    }
  });

  test('can be continued by others from any step', () => {
    const record = recordOf(game, [...names]);
    const half = replay(record, ruleset, { to: game.steps.length >> 1, players: bots(['random', 'solo'], 'others') });
    for (let i = 0; i < 500 && half.game.playStep(); i++);
    expect(half.game.finished).toBe(true);
  });
});

test('a record with a changed move, die stream or plan is detected', () => {
  const plan = samplePlan([0, 2], 'tamper');
  const game = playedBattle(plan, 'tamper', ['solo', 'solo']);
  const record = recordOf(game, ['solo', 'solo']);
  expect(replay({ ...record, seed: 'another' }, gf).problem).toBeDefined();
  expect(replay({ ...record, hash: { ...hashOfPlan(plan), plan: '00000000' } }, gf).problem?.reason).toBe('plan');
  const steps = structuredClone(record.steps);
  steps.splice(20, 1);
  expect(replay({ ...record, steps }, gf).problem).toBeDefined();
});
