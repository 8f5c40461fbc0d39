import { deadly, tough } from '@muster/rules';
import { codeOf, scene, type Scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { isCoherent } from '../../space/coherency.ts';

const three = [tough, 3] as const;
const gun = (attacks: number): TestUnit => ({ id: 'gun', at: [10, 10], weapons: [{ range: 24, attacks }] });
const shots = (n: number, morale = ''): string =>
  `${Array.from({ length: n }, () => 4).join(' ')} | ${Array.from({ length: n }, () => 1).join(' ')} ${morale}`;
const alive = (s: Scene, id: string, count: number): number[] =>
  Array.from({ length: count }, (_, n) => s.battle.alive[s.model(id, n)]);
const marks = (s: Scene, id: string, count: number): number[] =>
  Array.from({ length: count }, (_, n) => s.battle.wounds[s.model(id, n)]);

describe('whose turn it is to fall', () => {
  test('plain models, then Tough ones one after the other, then heroes', () => {
    const foe: TestUnit = {
      id: 'foe',
      side: 1,
      at: [10, 16],
      models: 4,
      rulesOf: { 0: [three], 2: [three] },
      hero: { rules: [[tough, 2]] },
    };
    for (const [wounds, living, marked] of [
      [1, [1, 0, 1, 1, 1], [0, 1, 0, 0, 0]],
      [2, [1, 0, 1, 0, 1], [0, 1, 0, 1, 0]],
      [3, [1, 0, 1, 0, 1], [0, 1, 1, 1, 0]],
      [5, [1, 0, 0, 0, 1], [0, 1, 3, 1, 0]],
      [8, [0, 0, 0, 0, 1], [3, 1, 3, 1, 0]],
      [9, [0, 0, 0, 0, 1], [3, 1, 3, 1, 1]],
    ] as const) {
      const s = scene({ units: [gun(wounds), foe], dice: shots(wounds, wounds >= 5 ? '4' : '') });
      s.fire('gun', 'foe', undefined, { casualties: [s.model('foe', 1)], 'wounds-on': s.model('foe', 2) });
      expect([wounds, alive(s, 'foe', 5), marks(s, 'foe', 5)]).toEqual([wounds, living, marked]);
      expect(s.dice.left).toBe(0);
    }
  });

  test('the most wounded Tough model continues, also one later in the list', () => {
    const s = scene({
      units: [gun(2), { id: 'foe', side: 1, at: [10, 16], models: 3, rules: [three], wounds: [1, 0, 2] }],
      dice: shots(2),
    });
    s.fire('gun', 'foe');
    expect(marks(s, 'foe', 3)).toEqual([2, 0, 3]);
    expect(s.dice.left).toBe(0);
  });

  test('a hero that is already wounded waits its turn; Tough or not makes no difference', () => {
    for (const rules of [[], [three]]) {
      const s = scene({
        units: [gun(2), { id: 'foe', side: 1, at: [10, 16], models: 2, rules: [], hero: { rules } }],
        dice: shots(2, '4'),
      });
      s.fire('gun', 'foe');
      expect(alive(s, 'foe', 3)).toEqual([0, 0, 1]);
      expect(s.dice.left).toBe(0);
    }
  });

  test('wounds beyond the last model are lost', () => {
    const s = scene({ units: [gun(4), { id: 'foe', side: 1, at: [10, 16], models: 2 }], dice: shots(4) });
    s.fire('gun', 'foe');
    expect(s.told('volley')[0]).toMatchObject({ wounds: 4, landed: 2, removed: 2 });
    expect(s.told('destroyed')).toMatchObject([{ unit: s.unit('foe'), routed: false }]);
    expect(s.told('morale')).toEqual([]);
    expect(s.dice.left).toBe(0);
  });
});

describe('the defender’s choice', () => {
  const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], models: 5 };

  test('among plain models, as many as there are wounds', () => {
    const s = scene({ units: [gun(2), foe], dice: shots(2) });
    s.fire('gun', 'foe', undefined, { casualties: [s.model('foe', 0), s.model('foe', 4)] });
    expect(alive(s, 'foe', 5)).toEqual([0, 1, 1, 1, 0]);
  });

  test('no more, no fewer, no model twice, no other model; the question stays open', () => {
    const s = scene({ units: [gun(2), foe], dice: shots(2) });
    const shoot = [{ weapon: 0, target: s.unit('foe') }];
    const before = s.battle.block.slice();
    expect(codeOf(s.act({ type: 'activate', unit: 0, action: 'hold', shoot }))).toBe('pending');
    const [a, b, c] = [0, 1, 2].map((n) => s.model('foe', n));
    for (const answer of [[], [a], [a, a], [a, b, c], [a, s.model('gun')]]) {
      expect(codeOf(s.game.answer(1, answer))).toBe('wrong-casualties');
      expect(s.game.pending).toMatchObject([{ kind: 'casualties', count: 2 }]);
      expect(s.battle.block).toEqual(before);
    }
    // Who would tear the unit apart needlessly may not be chosen (battle:W10).
    expect(codeOf(s.game.answer(1, [c, a]))).toBe('coherency');
    expect(codeOf(s.game.answer(1, [b, a]))).toBe('done');
    expect(alive(s, 'foe', 5)).toEqual([0, 0, 1, 1, 1]);
    expect(s.dice.left).toBe(0);
  });

  test('is not asked for when there is none', () => {
    const s = scene({ units: [gun(5), foe], dice: shots(5) });
    expect(codeOf(s.act({ type: 'activate', unit: 0, action: 'hold', shoot: [{ weapon: 0, target: 1 }] }))).toBe(
      'done',
    );
    expect(s.dice.left).toBe(0);
  });

  test('left to the engine the unit stays together', () => {
    // 1" between the models: to take one out of the middle would break the chain.
    const s = scene({ units: [gun(2), { ...foe, spacing: 1 }], dice: shots(2) });
    s.fire('gun', 'foe');
    expect(s.living('foe')).toBe(3);
    expect(isCoherent(s.battle, s.unit('foe'))).toBe(true);
  });
});

test('left to the engine a scattered unit loses its last models', () => {
  const s = scene({
    units: [gun(1), { id: 'foe', side: 1, at: [10, 16], models: 4, spacing: 5 }],
    dice: shots(1),
  });
  s.fire('gun', 'foe');
  expect(alive(s, 'foe', 4)).toEqual([1, 1, 1, 0]);
  expect(s.dice.left).toBe(0);
});

describe('Deadly wounds', () => {
  const cannon = (attacks: number, x: number): TestUnit => ({
    id: 'gun',
    at: [10, 10],
    weapons: [{ range: 24, attacks, rules: [[deadly, x]] }],
  });

  test('go to the next model in order, one bundle at a time', () => {
    const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], models: 3, rulesOf: { 0: [three] }, hero: {} };
    const s = scene({ units: [cannon(3, 3), foe], dice: shots(3, '4') });
    s.fire('gun', 'foe');
    expect(alive(s, 'foe', 4)).toEqual([0, 0, 0, 1]);
    expect(s.told('volley')[0]).toMatchObject({ wounds: 9, landed: 5, removed: 3 });
    expect(s.dice.left).toBe(0);
  });

  test('the defender chooses which plain model each takes', () => {
    const s = scene({ units: [cannon(2, 3), { id: 'foe', side: 1, at: [10, 16], models: 5 }], dice: shots(2) });
    const picks = [s.model('foe', 0), s.model('foe', 4)];
    s.fire('gun', 'foe', undefined, { casualties: () => [picks.shift() as number] });
    expect(alive(s, 'foe', 5)).toEqual([0, 1, 1, 1, 0]);
    expect(s.dice.left).toBe(0);
  });
});

test('every loss is noted with its cause', () => {
  const s = scene({ units: [gun(1), { id: 'foe', side: 1, at: [10, 16], models: 3 }], dice: shots(1), round: 2 });
  s.fire('gun', 'foe', undefined, { casualties: [s.model('foe', 0)] });
  expect(s.game.losses).toEqual([
    { model: s.model('foe', 0), unit: s.unit('foe'), by: s.unit('gun'), cause: 'shooting', round: 2, shaken: false },
  ]);
});
