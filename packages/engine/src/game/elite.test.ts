import { rule } from '@muster/engine';
import { bane, flying, gff, hero, regeneration, takedown } from '@muster/rules';
import { scene, type Scene, type TestAnswers, type TestScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { musterUnits } from '../play/muster.ts';
import { storeStartingSizes } from '../state/muster.ts';
import type { Answer, Question } from '../contract/question.ts';

const once = rule({
  id: 'veteran',
  name: 'Veteran',
  source: 'test',
  summary: '',
  presence: { rerolls: { what: 'roll', per: 'battle' } },
});
const often = rule({
  id: 'marksman',
  name: 'Marksman',
  source: 'test',
  summary: '',
  presence: { rerolls: { what: 'die', per: 'round' } },
});

const gun = (attacks: number, more: Partial<TestUnit> = {}): TestUnit => ({
  id: 'gun',
  at: [10, 10],
  weapons: [{ name: 'Gun', range: 24, attacks }],
  ...more,
});
const foe = (more: Partial<TestUnit> = {}): TestUnit => ({ id: 'foe', side: 1, at: [10, 18], models: 6, ...more });

type Reroll = Extract<Question, { kind: 'reroll' }>;

/** A scene in which everything that may be rolled again is answered so; by purpose. */
const withRerolls = (said: Readonly<Record<string, Answer>>, spec: TestScene) => {
  const asked: string[] = [];
  const answers: TestAnswers = {
    reroll: (question) => {
      const { purpose, faces } = question as Reroll;
      asked.push(`${purpose} ${faces.join(' ')}`);
      return said[purpose] ?? 'no';
    },
  };
  const s: Scene = scene(spec);
  return { s, asked, answers };
};

const volleys = (s: Scene) => s.told('volley').map(({ hits, blocked }) => [hits, blocked]);

describe('a whole roll once in a battle', () => {
  test('is rolled again, and the second dice stand', () => {
    const units = [gun(3, { rules: [once] }), foe()];
    const { s, asked, answers } = withRerolls({ hit: 'all' }, { units, dice: '4 1 2 | 5 6 1 | 4 4' });
    s.fire('gun', 'foe', undefined, answers);
    expect(asked).toEqual(['hit 4 1 2']);
    expect(volleys(s)).toEqual([[2, 2]]);
    expect(s.told('roll').map(({ purpose, faces }) => [purpose, faces])).toEqual([
      ['hit', [4, 1, 2]],
      ['elite', [5, 6, 1]],
      ['block', [4, 4]],
    ]);
    expect(s.dice.left).toBe(0);
  });

  test('is spent then, but not by saying no', () => {
    const units = [gun(1, { rules: [once] }), foe(), gun(1, { id: 'other', side: 1, at: [10, 30], weapons: [] })];
    const { s, asked, answers } = withRerolls({ hit: 'all' }, { units, dice: '1 | 1 | 2' });
    s.fire('gun', 'foe', undefined, { reroll: 'no' });
    s.activate('foe', 'hold');
    s.activate('other', 'hold');
    expect(asked).toEqual([]);
    s.fire('gun', 'foe', undefined, answers);
    expect(asked).toEqual(['hit 1']);
    expect(s.dice.left).toBe(0);
    // Nothing of a later shot is offered any more, whatever the round.
    const after = withRerolls({ hit: 'all' }, { units, round: 3, dice: '1' });
    after.s.battle.unitElite[0] = s.battle.unitElite[0];
    after.s.fire('gun', 'foe', undefined, after.answers);
    expect([after.asked, after.s.dice.left]).toEqual([[], 0]);
  });

  test('may be a morale test', () => {
    const units = [gun(3), foe({ rules: [once] })];
    const { s, asked, answers } = withRerolls({ morale: 'all' }, { units, dice: '4 4 4 | 1 1 1 | 2 | 5' });
    s.fire('gun', 'foe', undefined, answers);
    expect(asked).toEqual(['block 1 1 1', 'morale 2']);
    expect(s.told('morale')).toMatchObject([{ natural: 5, passed: true }]);
    expect(s.dice.left).toBe(0);
  });

  test('is not rolled a third time for Bane', () => {
    const units = [
      gun(2, { weapons: [{ name: 'Gun', range: 24, attacks: 2, rules: [bane] }] }),
      foe({ rules: [once] }),
    ];
    const { s, answers } = withRerolls({ block: 'all' }, { units, dice: '4 4 | 1 2 | 6 6' });
    s.fire('gun', 'foe', undefined, answers);
    expect(volleys(s)).toEqual([[2, 2]]);
    expect(s.dice.left).toBe(0);
  });

  test('belongs to the roster entry whose dice they are', () => {
    const units: TestUnit[] = [
      gun(1, { models: 2 }),
      { id: 'boss', at: [12.5, 10], rules: [hero, once], weapons: [{ name: 'Gun', range: 24, attacks: 1 }] },
      foe(),
    ];
    const { s, asked, answers } = withRerolls({}, { units, dice: '1 1 | 2' });
    musterUnits(s.battle, { reserves: [], joins: [{ hero: s.unit('boss'), unit: s.unit('gun') }], loads: [] });
    storeStartingSizes(s.battle);
    s.fire('gun', 'foe', undefined, answers);
    expect(asked).toEqual(['hit 2']);
    expect(s.dice.left).toBe(0);
  });

  test('belongs to the hero who tests for the joined unit', () => {
    const units: TestUnit[] = [
      gun(3),
      foe({ models: 3, quality: 5 }),
      { id: 'boss', side: 1, at: [13.75, 18], quality: 3, rules: [hero, once] },
    ];
    const rolledAgain = (quality: boolean, dice: string): string[] => {
      const { s, asked, answers } = withRerolls({}, { units, dice });
      musterUnits(s.battle, { reserves: [], joins: [{ hero: s.unit('boss'), unit: s.unit('foe') }], loads: [] });
      storeStartingSizes(s.battle);
      s.fire('gun', 'foe', undefined, { ...answers, 'morale-quality': quality });
      expect(s.dice.left).toBe(0);
      return asked;
    };
    // Two of four are left, one of them the hero: the Defense roll and a test of their own are not his.
    expect(rolledAgain(true, '4 4 1 | 1 1 | 2')).toEqual(['morale 2']);
    expect(rolledAgain(false, '4 4 1 | 1 1 | 2')).toEqual([]);
  });

  test('belongs to the hero who was picked, for Defense rolls and saves', () => {
    const units: TestUnit[] = [
      gun(1, { weapons: [{ name: 'Sniper', range: 24, rules: [takedown] }] }),
      foe({ models: 2, rules: [once] }),
      { id: 'boss', side: 1, at: [12.5, 18], rules: [hero, once, regeneration] },
    ];
    // Hit, block, and a save on 5+: all his own, so what his squad has is for none of them.
    const { s, answers } = withRerolls({ block: 'all', save: 'all' }, { units, dice: '4 | 1 | 1 | 1' });
    musterUnits(s.battle, { reserves: [], joins: [{ hero: s.unit('boss'), unit: s.unit('foe') }], loads: [] });
    storeStartingSizes(s.battle);
    const shoot = [{ weapon: s.weapon('Sniper'), target: s.unit('foe'), picks: [s.model('boss')] }];
    s.activate('gun', 'hold', { shoot }, answers);
    expect([s.battle.unitElite[s.unit('boss')], s.battle.unitElite[s.unit('foe')]]).toEqual([2, 0]);
    expect(s.dice.left).toBe(0);
  });

  test('belongs to the model that tests alone in dangerous terrain', () => {
    const units: TestUnit[] = [
      gun(0, { weapons: [], rules: [once, flying] }),
      { id: 'boss', at: [11.5, 10], rules: [hero, once] },
      foe({ at: [40, 40] }),
    ];
    const terrain = [{ rect: [11, 11, 14, 13] as const, types: ['dangerous' as const] }];
    const { s, asked, answers } = withRerolls({ dangerous: 'all' }, { units, terrain, dice: '1 | 2' });
    musterUnits(s.battle, { reserves: [], joins: [{ hero: s.unit('boss'), unit: s.unit('gun') }], loads: [] });
    storeStartingSizes(s.battle);
    s.activate('gun', 'advance', { moves: s.shift('gun', 0, 6) }, answers);
    expect(asked).toEqual(['dangerous 1']);
    expect([s.battle.unitElite[s.unit('boss')], s.battle.unitElite[s.unit('gun')]]).toEqual([2, 0]);
    expect(s.dice.left).toBe(0);
  });

  test('is nothing that another player is asked about', () => {
    const { s } = withRerolls({}, { units: [gun(1, { rules: [once] }), foe()], dice: '1' });
    s.game.act({ type: 'activate', unit: 0, action: 'hold', shoot: [{ weapon: 0, target: 1 }] });
    expect(s.game.pending).toEqual([
      { kind: 'reroll', side: 0, purpose: 'hit', unit: 0, what: 'roll', faces: [1], need: 4 },
    ]);
    expect(s.game.answer(0, 0)).toMatchObject({ status: 'refused' });
    expect(s.game.answer(0, 'no').status).toBe('done');
  });
});

describe('a die in each round', () => {
  const units = [gun(3, { rules: [often] }), foe()];

  test('is rolled again alone', () => {
    const { s, answers } = withRerolls({ hit: 1 }, { units, ruleset: gff, dice: '4 1 2 | 6 | 4 4' });
    s.fire('gun', 'foe', undefined, answers);
    expect(volleys(s)).toEqual([[2, 2]]);
    expect(s.dice.left).toBe(0);
  });

  test('is there again in the next round, and not before', () => {
    const said = { hit: 2, block: 0 };
    const { s, asked, answers } = withRerolls(said, {
      units: [gun(1, { rules: [often] }), foe({ weapons: [{ name: 'Bow', range: 24 }], models: 1 })],
      ruleset: gff,
      dice: '1',
    });
    expect(s.battle.unitElite).toHaveLength(2);
    s.battle.unitElite[0] = 2;
    // Round 1 is written down as 2.
    s.fire('gun', 'foe', undefined, answers);
    expect(asked).toEqual([]);
    const next = withRerolls({ hit: 0 }, { units, ruleset: gff, round: 2, dice: '1 1 1 | 3' });
    next.s.battle.unitElite[0] = 2;
    next.s.fire('gun', 'foe', undefined, next.answers);
    expect(next.asked).toEqual(['hit 1 1 1']);
    expect([s.dice.left, next.s.dice.left]).toEqual([0, 0]);
  });

  test('Bane leaves that die alone, and takes the others', () => {
    const { s, answers } = withRerolls(
      { block: 0 },
      {
        units: [
          gun(2, { weapons: [{ name: 'Gun', range: 24, attacks: 2, rules: [bane] }] }),
          foe({ rules: [often], models: 3 }),
        ],
        ruleset: gff,
        // The first block die becomes a 6 by its own re-roll and stays; the second is a 6 that Bane makes a 1.
        dice: '4 4 | 2 6 | 6 | 1',
      },
    );
    s.fire('gun', 'foe', undefined, answers);
    expect(volleys(s)).toEqual([[2, 1]]);
    expect(s.dice.left).toBe(0);
  });
});

test('no unit has a column for it in other battles', () => {
  expect(scene({ units: [gun(1), foe()] }).battle.unitElite).toHaveLength(0);
});
