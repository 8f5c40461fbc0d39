import { perSix, rule } from '@muster/engine';
import { bane, caster, fearless, gff, regeneration, tough } from '@muster/rules';
import { scene, type Scene, type TestAnswers, type TestScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import type { Purpose } from '../contract/events.ts';
import { Game } from './game.ts';
import type { Answer, Question } from '../contract/question.ts';

const lucky = rule({ id: 'lucky', name: 'Lucky', source: 'test', summary: '', attacker: { extraHits: perSix(1) } });

const gun = (attacks: number, more: Partial<TestUnit> = {}): TestUnit => ({
  id: 'gun',
  at: [10, 10],
  weapons: [{ name: 'Gun', range: 24, attacks }],
  ...more,
});
const foe = (more: Partial<TestUnit> = {}): TestUnit => ({ id: 'foe', side: 1, at: [10, 18], models: 6, ...more });

type Swing = Extract<Question, { kind: 'underdog' }>;

/** A scene with so many points each, and what is spent by purpose and side; notes everything that was asked. */
const withPoints = (
  underdog: readonly number[],
  spends: Partial<Record<Purpose, readonly [side: number, amount: number]>>,
  spec: TestScene,
): { s: Scene; asked: Swing[]; answers: TestAnswers; words: () => string[] } => {
  const asked: Swing[] = [];
  const answer = (question: Question): Answer => {
    const swing = question as Swing;
    asked.push(swing);
    const [side, amount] = spends[swing.purpose] ?? [-1, 0];
    return side === swing.side ? amount : 0;
  };
  const s = scene({ ...spec, extras: { underdog } });
  return {
    s,
    asked,
    answers: { underdog: answer },
    words: () => asked.map(({ side, purpose }) => `${side} ${purpose}`),
  };
};

/** Re-runs ask again what was asked before, which is not another question. */
const volley = (s: Scene) => s.told('volley')[0];

describe('an underdog point on a roll to hit', () => {
  test('adds 1 to every die of it and is spent', () => {
    const { s, answers } = withPoints([2, 0], { hit: [0, 1] }, { units: [gun(4), foe()], dice: '3 3 2 4 | 4 4 4' });
    s.fire('gun', 'foe', undefined, answers);
    expect(volley(s)).toMatchObject({ attacks: 4, hits: 3, blocked: 3 });
    expect([...s.battle.sideUnderdog]).toEqual([1, 0]);
    expect(s.told('underdog')).toEqual([{ type: 'underdog', side: 0, unit: 0, amount: 1, left: 1 }]);
    const [hit, block] = s.told('roll');
    expect(hit).toMatchObject({ purpose: 'hit', need: 4, bill: [{ source: 'Underdog', amount: 1 }] });
    expect(block.bill).toEqual([]);
    expect(s.dice.left).toBe(0);
  });

  test('leaves a natural 6 a hit and a natural 1 a miss', () => {
    const against = withPoints([0, 1], { hit: [1, -1] }, { units: [gun(3), foe()], dice: '4 6 5 | 4 4' });
    against.s.fire('gun', 'foe', undefined, against.answers);
    expect(volley(against.s)).toMatchObject({ hits: 2 });
    const with1 = withPoints([1, 0], { hit: [0, 1] }, { units: [gun(2, { quality: 2 }), foe()], dice: '1 2 | 4' });
    with1.s.fire('gun', 'foe', undefined, with1.answers);
    expect(volley(with1.s)).toMatchObject({ hits: 1 });
    expect([against.s.dice.left, with1.s.dice.left]).toEqual([0, 0]);
  });

  test('makes no natural 6 of a 5', () => {
    const units = [gun(2, { rules: [lucky] }), foe()];
    const { s, answers } = withPoints([1, 0], { hit: [0, 1] }, { units, dice: '5 6 | 4 4 4' });
    s.fire('gun', 'foe', undefined, answers);
    expect(volley(s)).toMatchObject({ hits: 3 });
    expect(s.dice.left).toBe(0);
  });

  test('does nothing for a unit that only hits with 6s', () => {
    const units: TestUnit[] = [
      { id: 'gun', at: [10, 10], flags: 4, weapons: [{ name: 'Sword', attacks: 2 }] },
      foe({ at: [10, 16], models: 1 }),
    ];
    const { s, answers } = withPoints([1, 0], { hit: [0, 1] }, { units, dice: '5 4' });
    s.charge('gun', 'foe', answers);
    expect(volley(s)).toMatchObject({ attacks: 2, hits: 0 });
    expect(s.dice.left).toBe(0);
  });
});

describe('which sides are asked', () => {
  test('all sides with points at once, the roller first, and no side without points', () => {
    const units = [gun(1), foe(), foe({ id: 'third', side: 2, at: [40, 40] })];
    const { s, answers, asked } = withPoints([1, 1, 1], { hit: [1, -1], block: [1, 1] }, { units, dice: '6 | 5' });
    s.fire('gun', 'foe', undefined, answers);
    // Side 1 spent its only point on the roll to hit, so it is not asked about the block (campaign:M6).
    expect(asked.map(({ side, purpose }) => `${side} ${purpose}`)).toEqual([
      '0 hit',
      '1 hit',
      '2 hit',
      '2 block',
      '0 block',
    ]);
    expect([...s.battle.sideUnderdog]).toEqual([1, 0, 1]);
    expect(s.dice.left).toBe(0);
  });

  test('with what a die must show after everything on the bill', () => {
    const units = [gun(1), foe({ defense: 3 })];
    const { s, answers, asked } = withPoints([1, 0], {}, { units, dice: '6 | 5' });
    s.fire('gun', 'foe', undefined, answers);
    expect(asked).toEqual([
      { kind: 'underdog', side: 0, purpose: 'hit', unit: 0, count: 1, need: 4 },
      { kind: 'underdog', side: 0, purpose: 'block', unit: 1, count: 1, need: 3 },
    ]);
  });

  test('none without a mission, and none during the setup of a battle', () => {
    const { plan } = scene({ units: [gun(1), foe()], extras: { underdog: [3, 3] } });
    const game = new Game({ plan, seed: 'setup' });
    expect([game.pending, game.finished]).toEqual([[], false]);
    expect(game.steps).toHaveLength(1);
    const s = scene({ units: [gun(1), foe()], dice: '6 | 5' });
    expect(s.game.act({ type: 'activate', unit: 0, action: 'hold', shoot: [{ weapon: 0, target: 1 }] }).status).toBe(
      'done',
    );
  });

  test('an amount that is not a whole number of points is refused', () => {
    const { s } = withPoints([1, 0], {}, { units: [gun(1), foe()], dice: '6 | 5' });
    s.game.act({ type: 'activate', unit: 0, action: 'hold', shoot: [{ weapon: 0, target: 1 }] });
    expect(s.game.answer(0, 2)).toMatchObject({ status: 'refused', refusal: { code: 'bad-answer' } });
    expect(s.game.answer(0, -1).status).toBe('done');
    expect([...s.battle.sideUnderdog]).toEqual([0, 0]);
  });
});

describe('an underdog point on other rolls', () => {
  test('to block: a natural 6 still blocks', () => {
    const { s, answers } = withPoints([1, 0], { block: [0, -1] }, { units: [gun(3), foe()], dice: '4 4 4 | 4 5 6' });
    s.fire('gun', 'foe', undefined, answers);
    expect(volley(s)).toMatchObject({ hits: 3, blocked: 2, removed: 1 });
    expect(s.dice.left).toBe(0);
  });

  test('continues for Defense dice that Bane has rerolled', () => {
    const units = [gun(2, { weapons: [{ name: 'Gun', range: 24, attacks: 2, rules: [bane] }] }), foe()];
    const { s, answers, words } = withPoints([0, 1], { block: [1, 1] }, { units, dice: '4 4 | 3 6 | 3' });
    s.fire('gun', 'foe', undefined, answers);
    expect(volley(s)).toMatchObject({ hits: 2, blocked: 2 });
    expect(words()).toEqual(['1 hit', '1 block']);
    expect(s.dice.left).toBe(0);
  });

  test('to save', () => {
    const units = [gun(2), foe({ rules: [regeneration] })];
    const { s, answers } = withPoints([0, 1], { save: [1, 1] }, { units, dice: '4 4 | 1 1 | 4 3' });
    s.fire('gun', 'foe', undefined, answers);
    expect(volley(s)).toMatchObject({ saved: 1, removed: 1 });
    expect(s.dice.left).toBe(0);
  });

  test('of morale, and of the second chance after it', () => {
    const units = [gun(2), foe({ models: 3, rules: [fearless] })];
    const spends = { morale: [0, -1], 'second-chance': [0, -1] } as const;
    const { s, answers } = withPoints([2, 0], spends, { units, dice: '4 4 | 1 1 | 4 | 4' });
    s.fire('gun', 'foe', undefined, answers);
    expect(s.told('morale')).toMatchObject([{ natural: 4, secondChance: 4, passed: false, result: 'shaken' }]);
    expect(s.dice.left).toBe(0);
  });

  test('on dangerous terrain: a 2 becomes a 1, and a natural 1 stays one', () => {
    const terrain = [{ rect: [0, 14, 30, 16] as const, types: ['dangerous' as const] }];
    const cross = (side: number, amount: number, dice: string): number => {
      const units = [gun(1, { models: 3, rules: [] }), foe({ at: [10, 40] })];
      const points = [side === 0 ? 1 : 0, side === 1 ? 1 : 0];
      const { s, answers } = withPoints(points, { dangerous: [side, amount] }, { units, terrain, dice });
      s.activate('gun', 'advance', { moves: s.shift('gun', 0, 5), shoot: [] }, answers);
      expect(s.dice.left).toBe(0);
      return s.told('dangerous')[0].wounds;
    };
    expect(cross(1, -1, '2 3 4')).toBe(1);
    expect(cross(0, 1, '1 2 2')).toBe(1);
  });

  test('for a wound effect, where high is bad', () => {
    const { s, answers } = withPoints(
      [0, 1],
      { 'wound-effect': [1, -1] },
      { units: [gun(1), foe({ models: 1 })], ruleset: gff, dice: '4 | 3 | 5' },
    );
    s.fire('gun', 'foe', undefined, { ...answers, push: 'no' });
    expect(s.told('wound-effect')).toMatchObject([{ natural: 5, total: 5, result: 'shaken' }]);
    expect(s.dice.left).toBe(0);
  });

  test('on a spell', () => {
    const { s, answers } = withPoints(
      [1, 0],
      { cast: [0, 1] },
      {
        units: [gun(0, { rules: [[caster, 2]], tokens: 2, weapons: [] }), foe()],
        spells: [{ name: 'Spark', hits: 1 }],
        dice: '3 | 5',
      },
    );
    s.play({ type: 'cast', unit: 0, model: 0, spell: 0, targets: [1] }, answers);
    expect(s.told('cast')).toMatchObject([{ natural: 3, modifier: 1, passed: true }]);
    expect(s.dice.left).toBe(0);
  });

  test('of single models that are Tough: nothing is asked where no die falls', () => {
    const { s, answers, words } = withPoints(
      [1, 1],
      {},
      { units: [gun(1, { rules: [[tough, 3]] }), foe()], dice: '3' },
    );
    s.fire('gun', 'foe', undefined, answers);
    expect(words()).toEqual(['0 hit', '1 hit']);
  });
});
