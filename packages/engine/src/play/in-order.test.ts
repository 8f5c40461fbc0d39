import {
  blast,
  bounding,
  caster,
  crossingAttack,
  crush,
  deathstrike,
  flying,
  gff,
  hitRun,
  impact,
  piercingTag,
  protectionFeat,
  rapidBlink,
  regeneration,
  retaliate,
  selfDestruct,
  strafing,
  steadfast,
  tough,
  transport,
} from '@muster/rules';
import { scene, type Scene, type TestAnswers, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import type { Question } from '../contract/question.ts';
import { GAME, UNIT_FLAG } from '../state/battle.ts';
import { markPlace } from '../state/marks.ts';
import { startRound } from './round.ts';

/** Answers that note every question, with an order for the one about order. */
const listening = (order: readonly number[] | 'auto', more: TestAnswers = {}): [Question[], TestAnswers] => {
  const asked: Question[] = [];
  const kinds = ['shift', 'use', 'cast', 'push', 'wreck', 'underdog', 'morale-order'] as const;
  const plain = { shift: [], use: 'done', cast: 'done', push: 'no', wreck: 'auto', underdog: 0 } as const;
  const noted = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      (question: Question) => {
        asked.push(question);
        const given = more[kind];
        return typeof given === 'function' ? given(question) : (given ?? (plain as TestAnswers)[kind] ?? 'auto');
      },
    ]),
  ) as TestAnswers;
  return [
    asked,
    {
      ...more,
      ...noted,
      order: (question) => {
        asked.push(question);
        return order;
      },
    },
  ];
};

const orders = (asked: readonly Question[]): Question[] => asked.filter(({ kind }) => kind === 'order');
const names = (s: Scene): string[] => s.told('volley').map(({ name }) => name);

describe('moving away after a melee', () => {
  const rider: TestUnit = { id: 'rider', at: [10, 10], rules: [hitRun] };
  const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], rules: [hitRun] };

  test('if both units may, the winner of a roll-off chooses which goes first', () => {
    const s = scene({ units: [rider, foe], dice: '2 5' });
    const [asked, answers] = listening([1, 0]);
    s.charge('rider', 'foe', answers);
    expect(s.told('roll-off')).toMatchObject([{ purpose: 'order', winner: 1 }]);
    expect(asked).toMatchObject([
      { kind: 'order', side: 1, items: [{ unit: s.unit('rider') }, { unit: s.unit('foe') }] },
      { kind: 'shift', unit: s.unit('foe') },
      { kind: 'shift', unit: s.unit('rider') },
    ]);
    expect(s.told('ordered')).toMatchObject([{ side: 1, items: [{ unit: s.unit('foe'), rule: 'Hit & Run' }, {}] }]);
    expect(s.dice.left).toBe(0);
  });

  test('if one unit may, no one rolls', () => {
    const s = scene({ units: [rider, { ...foe, rules: [] }] });
    const [asked, answers] = listening('auto');
    s.charge('rider', 'foe', answers);
    expect(asked.map(({ kind }) => kind)).toEqual(['shift']);
  });

  test('an order must name every item once', () => {
    const s = scene({ units: [rider, foe], dice: '5 2' });
    s.charge('rider', 'foe', { order: 'auto' });
    const t = scene({ units: [rider, foe], dice: '5 2' });
    const [dx, path] = [t.model('rider'), [1000, 1500]];
    t.act({ type: 'activate', unit: 0, action: 'charge', target: 1, moves: [{ model: dx, path }] });
    while (t.game.pending[0].kind !== 'order') t.game.answer(t.game.pending[0].side, 'auto');
    for (const wrong of [[0], [0, 0], [0, 2], [0, 1, 1]])
      expect(t.game.answer(0, wrong)).toMatchObject({ status: 'refused', refusal: { code: 'bad-answer' } });
  });
});

describe('falling after a melee', () => {
  const rules: TestUnit['rules'] = [
    [selfDestruct, 3],
    [tough, 3],
  ];
  const bomb: TestUnit = { id: 'bomb', at: [10, 10], rules };
  const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], rules };

  test.each([
    { order: [0, 1], target: 'foe' },
    { order: [1, 0], target: 'bomb' },
  ])('whose bomb goes off first, $order, decides who is hit by $target', ({ order, target }) => {
    // Side 0 wins the roll-off; three unblocked hits leave no second bomb.
    const s = scene({ units: [bomb, foe], dice: '5 2 | 1 1 1' });
    s.charge('bomb', 'foe', { order });
    expect(s.told('volley')).toMatchObject([{ name: 'Self-Destruct(3)', target: s.unit(target), landed: 3 }]);
    expect(s.dice.left).toBe(0);
  });
});

test('markers that both units of a melee may use up: the winner of a roll-off chooses which is asked first', () => {
  const rules: TestUnit['rules'] = [
    [piercingTag, 2],
    [tough, 6],
  ];
  const units: TestUnit[] = [
    { id: 'a', at: [10, 10], rules },
    { id: 'b', side: 1, at: [10, 16], rules },
  ];
  const s = scene({ units, dice: '3 4' });
  s.battle.marks[markPlace(s.battle, s.unit('b'), 0, 0)] = 2;
  s.battle.marks[markPlace(s.battle, s.unit('a'), 1, 0)] = 1;
  const chosen: number[] = [];
  const [asked, answers] = listening([1, 0], {
    markers: (question) => {
      chosen.push(question.side);
      return 'auto';
    },
  });
  s.charge('a', 'b', answers);
  expect(orders(asked)).toMatchObject([{ side: 1 }]);
  expect(chosen).toEqual([1, 0]);
});

describe('Impact and dice of other rules in one charge', () => {
  const rules: TestUnit['rules'] = [
    [impact, 1],
    [crush, 1],
  ];
  const units: TestUnit[] = [
    { id: 'beast', at: [10, 10], rules },
    { id: 'foe', side: 1, at: [10, 16], models: 3 },
  ];

  test.each([
    { order: 'auto', thrown: ['Impact', 'Crush'] },
    { order: [1, 0], thrown: ['Crush', 'Impact'] },
  ] as const)('are thrown in the order $order', ({ order, thrown }) => {
    const s = scene({ units, dice: '1 1' });
    const [asked, answers] = listening(order);
    s.charge('beast', 'foe', answers);
    expect(orders(asked)).toMatchObject([{ side: 0, items: [{ rule: 'Impact' }, { rule: 'Crush' }] }]);
    expect(names(s)).toEqual(thrown);
  });
});

test('two rules that reposition a unit are used in the order of its owner', () => {
  const s = scene({ units: [{ id: 'imp', at: [10, 10], rules: [bounding, rapidBlink] }], dice: '1 5' });
  const [asked, answers] = listening([1, 0]);
  s.play({ type: 'shift', unit: 0 }, answers);
  // D3 of 1 and 5: 1" for the first, and 3" for the second, which has 1" more if it is Bounding.
  expect(asked).toMatchObject([
    { kind: 'order', side: 0, items: [{ rule: 'Bounding' }, { rule: 'Rapid Blink' }] },
    { kind: 'shift', rule: 'Rapid Blink', reach: 100 },
    { kind: 'shift', rule: 'Bounding', reach: 400 },
  ]);
});

test('a model that strafes and tramples does both in the order of its owner', () => {
  const rider: TestUnit = {
    id: 'rider',
    at: [10, 10],
    rules: [flying, [crossingAttack, 1]],
    weapons: [{ name: 'Bombs', attacks: 1, rules: [strafing] }],
  };
  const foe: TestUnit = { id: 'foe', side: 1, at: [13, 10], models: 3 };
  const s = scene({ units: [rider, foe], dice: '1 1' });
  const [asked, answers] = listening([1, 0], { overrun: 1 });
  s.activate('rider', 'rush', { moves: s.shift('rider', 8, 0) }, answers);
  expect(orders(asked)).toMatchObject([{ items: [{ rule: 'Bombs' }, { rule: 'Crossing Attack(1)' }] }]);
  expect(s.told('crossed').map(({ rule }) => rule)).toEqual(['Crossing Attack(1)', 'Bombs']);
});

test('an ability that was passed over may follow a spell', () => {
  const wise: TestUnit = {
    id: 'wise',
    at: [10, 10],
    rules: [
      [piercingTag, 1],
      [caster, 2],
    ],
    tokens: 2,
  };
  const foe: TestUnit = { id: 'foe', side: 1, at: [10, 20] };
  const s = scene({ units: [wise, foe], spells: [{ name: 'Spark' }], dice: '4' });
  let tries = 0;
  const [asked, answers] = listening('auto', {
    use: () => (tries++ === 0 ? 'done' : { model: s.model('wise'), ability: 0, targets: [s.unit('foe')] }),
    cast: () => ({ model: s.model('wise'), spell: 0, targets: [s.unit('foe')] }),
  });
  s.activate('wise', 'hold', {}, answers);
  expect(asked.map(({ kind }) => kind)).toEqual(['use', 'cast', 'use']);
  expect([s.told('cast').length, s.told('used').length]).toEqual([1, 1]);
});

describe('a save that works once', () => {
  const gun: TestUnit = { id: 'gun', at: [10, 10], weapons: [{ name: 'Gun', range: 24, attacks: 2 }] };
  const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], rules: [protectionFeat, regeneration, [tough, 12]] };

  test('is asked for after Regeneration, with what is left', () => {
    const s = scene({ units: [gun, foe], dice: '4 4 | 1 1 | 5 1 | 5' });
    const asked: Question[] = [];
    s.fire('gun', 'foe', undefined, { feat: (question) => asked.push(question) > 0 });
    expect(asked).toMatchObject([{ wounds: 1 }]);
    expect(s.told('volley')).toMatchObject([{ saved: 2, landed: 0 }]);
    expect(s.dice.left).toBe(0);
  });

  test('is kept if Regeneration was enough', () => {
    const s = scene({ units: [gun, foe], dice: '4 4 | 1 1 | 5 5' });
    s.fire('gun', 'foe', undefined, { feat: true });
    expect(s.told('chose')).toEqual([]);
  });
});

describe('morale tests at the end of an activation', () => {
  const guns = [
    { name: 'Left', range: 24 },
    { name: 'Right', range: 24 },
  ];
  const units: TestUnit[] = [
    { id: 'guns', at: [10, 10], weapons: guns },
    { id: 'one', side: 1, at: [10, 20], models: 2 },
    { id: 'two', side: 1, at: [20, 20], models: 2 },
  ];
  const shoot = (underdog: readonly number[] | undefined, order: readonly number[] | 'auto'): [Scene, Question[]] => {
    // Each gun hits and wounds; the first test fails, the second succeeds.
    const s = scene({ units, dice: '4 | 1   4 | 1   1   6', ...(underdog ? { extras: { underdog } } : {}) });
    const [asked, answers] = listening('auto', { 'morale-order': order });
    const shots = guns.map(({ name }, i) => ({ weapon: s.weapon(name), target: i + 1 }));
    s.activate('guns', 'hold', { shoot: shots }, answers);
    return [s, asked.filter(({ kind }) => kind === 'morale-order')];
  };

  test('with underdog points left, each side orders its own', () => {
    const [s, asked] = shoot([0, 1], [2, 1]);
    expect(asked).toMatchObject([{ side: 1, units: [1, 2], hurt: true }]);
    expect(s.told('morale').map(({ unit }) => unit)).toEqual([2, 1]);
    expect([s.has('one', 'shaken'), s.has('two', 'shaken')]).toEqual([false, true]);
  });

  test('without them no order changes anything, and no one is asked', () => {
    const [s, asked] = shoot(undefined, 'auto');
    expect(asked).toEqual([]);
    expect(s.told('morale').map(({ unit }) => unit)).toEqual([1, 2]);
  });
});

describe('several sides with underdog points', () => {
  const units: TestUnit[] = [
    { id: 'gun', at: [10, 10], weapons: [{ name: 'Gun', range: 24 }] },
    { id: 'b', side: 1, at: [10, 20] },
    { id: 'c', side: 2, at: [30, 20] },
  ];

  test('if two want to spend one on the same roll, a roll-off decides', () => {
    const s = scene({ units, dice: '2 6 | 3', extras: { underdog: [0, 1, 1] } });
    s.fire('gun', 'b', undefined, { underdog: (question) => (question.side === 1 ? 1 : -1) });
    expect(s.told('roll-off')).toMatchObject([{ purpose: 'underdog', winner: 2 }]);
    expect(s.told('underdog')).toMatchObject([{ side: 2, amount: -1 }]);
    expect([...s.battle.sideUnderdog]).toEqual([0, 1, 0]);
  });

  test('if one wants to, no one rolls', () => {
    const s = scene({ units, dice: '2', extras: { underdog: [0, 1, 1] } });
    s.fire('gun', 'b', undefined, {
      underdog: (question) => (question.side === 2 && 'purpose' in question && question.purpose === 'hit' ? -1 : 0),
    });
    expect(s.told('roll-off')).toEqual([]);
    expect([...s.battle.sideUnderdog]).toEqual([0, 1, 0]);
  });
});

describe('in Firefight', () => {
  test('hits that come back by two rules fall in the order of their owner', () => {
    const sword: TestUnit = { id: 'sword', at: [10, 10], rules: [[tough, 12]], weapons: [{ name: 'Sword' }] };
    const rules: TestUnit['rules'] = [
      [retaliate, 1],
      [deathstrike, 2],
    ];
    const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], models: 2, rules };
    const s = scene({ ruleset: gff, units: [sword, foe], dice: '4 | 1   6   6 6' });
    const [asked, answers] = listening([1, 0]);
    s.charge('sword', 'foe', answers);
    expect(orders(asked)).toMatchObject([{ side: 1, items: [{ rule: 'Deathstrike(2)' }, { rule: 'Retaliate(1)' }] }]);
    expect(names(s)).toEqual(['Sword', 'Retaliate(1)', 'Deathstrike(2)']);
  });

  test('units that one Blast marks are checked in the order of their owner where one may be pushed', () => {
    const gun: TestUnit = { id: 'gun', at: [10, 10], weapons: [{ name: 'Gun', range: 24, rules: [[blast, 3]] }] };
    const units: TestUnit[] = [gun, { id: 'b', side: 1, at: [10, 20] }, { id: 'c', side: 1, at: [12, 20] }];
    // One hit becomes two, one for each; both wound. Then the checks: 6 knocks out, 1 does not.
    const s = scene({ ruleset: gff, units, dice: '4 | 1   1   1   6' });
    const [asked, answers] = listening([1, 0]);
    s.fire('gun', 'b', undefined, answers);
    expect(orders(asked)).toMatchObject([{ side: 1, items: [{ unit: 1 }, { unit: 2 }] }]);
    expect(s.told('wound-effect').map(({ unit, result }) => [unit, result])).toEqual([
      [2, 'shaken'],
      [1, 'knocked-out'],
    ]);
  });
});

test('all passengers of a wreck test before any of them is placed', () => {
  const box: TestUnit = {
    id: 'box',
    side: 1,
    at: [10, 20],
    rules: [
      [transport, 6],
      [tough, 1],
    ],
  };
  const units: TestUnit[] = [
    { id: 'gun', at: [10, 10], weapons: [{ name: 'Gun', range: 24 }] },
    box,
    { id: 'b', side: 1, at: [0, 0], inside: 'box' },
    { id: 'c', side: 1, at: [0, 0], inside: 'box' },
  ];
  const s = scene({ units, dice: '4 | 1   2   2' });
  const seen: number[] = [];
  const wreck = (): 'auto' => {
    seen.push(s.game.pending.length, s.told('dangerous').length);
    return 'auto';
  };
  s.fire('gun', 'box', undefined, { wreck });
  expect(seen).toEqual([1, 2, 1, 2]);
  expect(s.told('wrecked').map(({ unit }) => unit)).toEqual([2, 3]);
});

test('passengers of wrecks of several sides are placed in the order of the winner of a roll-off', () => {
  const gun: TestUnit = { id: 'gun', at: [10, 10], weapons: [{ name: 'Gun', range: 24, rules: [[blast, 3]] }] };
  const box = (side: number, x: number): TestUnit => ({ id: `box${side}`, side, at: [x, 20], rules: [[transport, 6]] });
  const crew = (side: number): TestUnit => ({ id: `crew${side}`, side, at: [0, 0], inside: `box${side}` });
  const units = [gun, box(1, 10), crew(1), box(2, 12), crew(2)];
  // A hit for each box; the roll-off for their checks, both Knocked Out; tests of both crews, the roll-off for their places.
  const s = scene({ ruleset: gff, units, dice: '4 | 1   1 | 5 2 | 6 6 | 2   2 | 2 5' });
  const [asked, answers] = listening([1, 0]);
  s.fire('gun', 'box1', undefined, answers);
  expect(orders(asked)).toMatchObject([{ side: 1 }, { side: 2, items: [{ rule: 'box1' }, { rule: 'box2' }] }]);
  expect(s.told('wrecked').map(({ unit }) => unit)).toEqual([s.unit('crew2'), s.unit('crew1')]);
  expect(s.dice.left).toBe(0);
});

describe('units that recover at the beginning of a round', () => {
  const units: TestUnit[] = [
    { id: 'a', at: [10, 10], rules: [steadfast], flags: UNIT_FLAG.shaken },
    { id: 'b', side: 1, at: [10, 30], rules: [steadfast], flags: UNIT_FLAG.shaken },
  ];
  const begin = (mission: boolean, dice: string, order: readonly number[] | 'auto'): [Scene, Question[]] => {
    const s = scene({ units, dice, ...(mission ? { extras: {} } : {}) });
    const asked: Question[] = [];
    startRound(
      {
        battle: s.battle,
        roll: (purpose, unit, count) => s.dice.roll(purpose, unit, count, -1),
        pick: () => 0,
        ask: (question) => {
          asked.push(question);
          return order as never;
        },
        askAll: () => [],
        listening: false,
        emit: () => {},
        lose: () => {},
      },
      2,
    );
    return [s, asked];
  };

  test('race for the objective of a campaign: the winner of a roll-off orders them', () => {
    const [s, asked] = begin(true, '2 5 | 4 4', [1, 0]);
    expect(asked).toMatchObject([{ kind: 'order', side: 1, items: [{ rule: 'Steadfast' }, { rule: 'Steadfast' }] }]);
    expect([s.has('a', 'shaken'), s.has('b', 'shaken')]).toEqual([false, false]);
    // The first recovery belongs to side 1.
    expect(s.battle.mission.includes(2)).toBe(true);
    expect(s.battle.game[GAME.round]).toBe(2);
  });

  test('do not race outside campaigns', () => {
    const [, asked] = begin(false, '4 4', 'auto');
    expect(asked).toEqual([]);
  });
});
