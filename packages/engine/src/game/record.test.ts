import { gf } from '@muster/rules';
import { scenePlan, sceneBattle, type TestScene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { checksum, copyBattle } from '../state/battle.ts';
import type { Answer, Question } from '../contract/question.ts';
import { Game } from './game.ts';
import type { Player } from '../contract/player.ts';
import { type BattleRecord, recordOf, replay } from './record.ts';

const SPEC: TestScene = {
  units: [
    { id: 'guns', at: [10, 10], models: 5, weapons: [{ name: 'Gun', range: 24 }] },
    { id: 'foe', side: 1, at: [10, 20], models: 5, weapons: [{ name: 'Gun', range: 24 }] },
  ],
};
const answers: Partial<Record<Question['kind'], Answer>> = { shoot: [], casualties: 'auto' };
const plain: Player = {
  act: (battle, side) => ({
    type: 'activate',
    unit: side,
    action: 'hold',
    shoot: [{ weapon: 0, target: 1 - side }].filter(() => battle.unitAlive[1 - side] > 0),
  }),
  answer: (_, question) => answers[question.kind] ?? 'auto',
};

const played = (steps: number, options: { takeBack?: boolean } = {}) => {
  const plan = scenePlan(SPEC);
  const start = sceneBattle(plan, SPEC);
  const game = new Game({ plan, seed: 'record', players: [plain, plain], from: start });
  for (let i = 0; i < steps; i++) {
    game.playStep();
    if (options.takeBack && i === 0) {
      game.takeBack(true);
      game.playStep();
    }
  }
  return { game, record: recordOf(game, ['one', 'two']) };
};

describe('a record', () => {
  test('goes through JSON and plays again with every checksum', () => {
    const { game, record } = played(3);
    const again = replay(JSON.parse(JSON.stringify(record)), gf);
    expect(again).toMatchObject({ matching: 3 });
    expect(again.problem).toBeUndefined();
    expect(checksum(again.game.battle)).toBe(checksum(game.battle));
  });

  test('with take-backs in it as well', () => {
    const { game, record } = played(3, { takeBack: true });
    expect(record.steps[0].takeBacks).toBe(1);
    const again = replay(structuredClone(record), gf);
    expect(again.problem).toBeUndefined();
    expect(checksum(again.game.battle)).toBe(checksum(game.battle));
  });

  test('keeps why a player acted, and with its events also what else it thought of', () => {
    const others = [{ text: 'Runs away', worth: -4 }];
    const frank: Player = { ...plain, explain: () => ({ unit: 0, text: 'Shoots: 2.5 wounds', worth: 30, others }) };
    const plan = scenePlan(SPEC);
    const from = sceneBattle(plan, SPEC);
    const reasonsOf = (keepEvents: boolean) => {
      const game = new Game({ plan, seed: 'record', players: [frank, plain], from, listen: () => {}, keepEvents });
      game.playStep();
      game.playStep();
      const record: BattleRecord = JSON.parse(JSON.stringify(recordOf(game, ['one', 'two'])));
      expect(record.steps.map(({ why }) => why)).toEqual(['Shoots: 2.5 wounds', undefined]);
      const again = replay(record, gf, { keepEvents: true });
      expect(again.game.steps.map(({ why }) => why)).toEqual(['Shoots: 2.5 wounds', undefined]);
      return again.game.steps.flatMap(({ events = [] }) => events.filter(({ type }) => type === 'reason'));
    };
    const told = { type: 'reason', side: 0, text: 'Shoots: 2.5 wounds' };
    expect(reasonsOf(true)).toEqual([{ ...told, unit: 0, worth: 30, others }]);
    expect(reasonsOf(false)).toEqual([{ ...told, unit: -1, worth: 0, others: [] }]);
  });

  test('plays up to any step', () => {
    const { record } = played(3);
    const half = replay(record, gf, { to: 1 });
    expect(half.matching).toBe(1);
    expect(checksum(half.game.battle)).toBe(record.steps[0].checksum);
    const seen: number[] = [];
    replay(record, gf, { after: ({ battle }) => seen.push(checksum(battle)) });
    expect(seen).toEqual(record.steps.map((step) => step.checksum));
  });

  test.each([
    ['another seed', { seed: 'other' }, 'checksum'],
    ['another plan', { hash: { kind: 'executed', rules: '0', plan: '00000000' } as const }, 'plan'],
    ['another plan of the first kind', { hash: { kind: 'text', plan: '00000000' } as const }, 'plan'],
  ])('is found out with %s', (_, change, reason) => {
    const { record } = played(2);
    expect(replay({ ...record, ...change }, gf).problem).toMatchObject({ step: 0, reason });
  });

  test('names the step that does not fit', () => {
    const { record } = played(3);
    const steps = structuredClone(record.steps);
    steps[1].checksum ^= 1;
    expect(replay({ ...record, steps }, gf)).toMatchObject({ matching: 1, problem: { step: 1, reason: 'checksum' } });
    const missing = structuredClone(record.steps);
    missing[1].answers = [];
    const refused = structuredClone(record.steps);
    refused[1].action = { type: 'pass' };
    expect(replay({ ...record, steps: refused }, gf)).toMatchObject({ problem: { step: 1, reason: 'refused' } });
    const open = record.steps[1].answers.length > 0 ? { step: 1, reason: 'unfinished' } : undefined;
    if (open) expect(replay({ ...record, steps: missing }, gf)).toMatchObject({ problem: open });
  });

  test('with an answer that the rules refuse can be continued by any player', () => {
    const { record } = played(2);
    const steps = structuredClone(record.steps);
    expect(steps[0].answers.length).toBeGreaterThan(0);
    steps[0].answers = [[99, 99]];
    expect(replay({ ...record, steps }, gf).problem).toMatchObject({ step: 0, reason: 'refused' });
    const tampered = replay({ ...record, steps }, gf, { players: [plain, plain] });
    expect(() => tampered.game.playStep()).not.toThrow();
    steps[0].checksum ^= 1;
    expect(replay({ ...record, steps }, gf, { players: [plain, plain] }).problem).toMatchObject({ step: 0 });
  });

  test('is not changed by playing it', () => {
    const { record } = played(2);
    const before = JSON.stringify(record);
    replay(record, gf);
    expect(JSON.stringify(record)).toBe(before);
  });
});

test('a game continued from a saved state plays the same', () => {
  const { game } = played(1);
  const revived = new Game({
    plan: game.plan,
    seed: game.seed,
    players: [plain, plain],
    from: copyBattle(game.battle),
  });
  game.playStep();
  revived.playStep();
  expect(checksum(revived.battle)).toBe(checksum(game.battle));
});
