import { ambushReDeployment, gff, tough, transport } from '@muster/rules';
import { eventScene, type EventScene, scene, type TestAnswers, type TestUnit, PRINTED_EVENTS } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import type { Question } from '../../contract/question.ts';
import { bringIn, freeRow } from './arrival.ts';
import { addRandomEvent, setEventField, setEventTarget } from '../../state/random-events.ts';
import { setUnitFlag } from '../../state/query.ts';
import { UNIT_FLAG } from '../../state/battle.ts';

const asking = (order: readonly number[] | 'auto'): [Question[], TestAnswers] => {
  const asked: Question[] = [];
  const answer = (question: Question): typeof order => {
    asked.push(question);
    return order;
  };
  return [asked, { order: answer }];
};

const b: TestUnit = { id: 'b', side: 1, at: [60, 40] };

describe('creatures and a trap in the terrain that a unit enters', () => {
  const a: TestUnit = { id: 'a', at: [10, 10], models: 4 };
  const enter = (dice: string): EventScene => {
    const s = eventScene('gf-3.4.0', { units: [a, b], terrain: [{ rect: [8, 14, 30, 16] }], dice });
    addRandomEvent(s.battle, 21, 1);
    const row = addRandomEvent(s.battle, 23, 1);
    setEventField(s.battle, row, 'side', 1);
    setEventField(s.battle, row, 'noted', 0);
    return s;
  };

  test('creatures first: all models are tested, then the trap goes off', () => {
    // A 1 bites: four dice, one 1. D3 of 1 and 3 are four hits on three models; then the event die.
    const s = enter('1 | 1 6 6 6 | 1 | 6 6 6 6 | 1');
    const [asked, answers] = asking('auto');
    s.activate('a', 'advance', { moves: s.shift('a', 0, 5) }, answers);
    expect(asked).toMatchObject([
      { kind: 'order', side: 0, items: [{ rule: 'Carnivorous Fauna' }, { rule: 'Rigged to Blow' }] },
    ]);
    expect(s.told('dangerous')).toMatchObject([{ dice: 4 }]);
    expect(s.left()).toBe(0);
  });

  test('the trap first: models lost in it are not tested', () => {
    // Four hits, two come through; two models are left to be bitten. Then their morale, and the event die.
    const s = enter('1 | 1 1 6 6 | 1 | 6 6 | 6 | 1');
    const [, answers] = asking([1, 0]);
    s.activate('a', 'advance', { moves: s.shift('a', 0, 5) }, answers);
    expect(s.told('dangerous')).toMatchObject([{ dice: 2 }]);
    expect(s.left()).toBe(0);
  });
});

describe('a hazard and a marker to pick up in one move', () => {
  // Both markers lie at 18, 12: the middle of the first quarter.
  const a: TestUnit = { id: 'a', at: [18, 4] };
  const move = (order: readonly number[] | 'auto'): [EventScene, Question[]] => {
    // D3 of 1 and 1: two hits in Firefight, one comes through and shakes; then the event die.
    const s = eventScene('gff', { units: [a, b], settings: { specialMoves: false }, dice: '1 | 1 | 1 | 1' });
    for (const number of [31, 36]) {
      const row = addRandomEvent(s.battle, number, 1);
      setEventField(s.battle, row, 'quarter', 0);
      setEventField(s.battle, row, 'x', 1800);
      setEventField(s.battle, row, 'y', 1200);
    }
    const [asked, answers] = asking(order);
    s.activate('a', 'rush', { moves: s.shift('a', 0, 8) }, { ...answers, drop: { x: 1750, y: 1200 } });
    return [s, asked];
  };

  test('the harm first: a unit that is Shaken by it picks nothing up', () => {
    const [s, asked] = move('auto');
    expect(asked).toMatchObject([{ side: 0, items: [{ rule: 'Terror from the Deep' }, { rule: 'Lost & Found' }] }]);
    expect(s.has('a', 'shaken')).toBe(true);
    expect(s.told('carried')).toEqual([]);
  });

  test('the marker first: it is picked up, dropped again, and an opponent moves it', () => {
    const [s] = move([1, 0]);
    expect(s.told('carried')).toHaveLength(1);
    expect(s.told('marker').at(-1)).toMatchObject({ x: 1750, y: 1200 });
  });
});

describe('an event that strikes several units', () => {
  const woods = [{ rect: [0, 0, 72, 20] as const }];
  const units: TestUnit[] = [
    { id: 'a', at: [10, 10] },
    { id: 'b', side: 1, at: [30, 10] },
  ];
  const mission = (underdog?: number[]) => ({
    events: { table: PRINTED_EVENTS['gf-3.4.0'], on: 5, dice: 'perMatch' as const, rerollDead: false },
    ...(underdog ? { underdog } : {}),
  });

  test('with underdog points left the winner of a roll-off orders them', () => {
    // The event die, 24, the roll-off, and a die for each.
    const s = eventScene('gf-3.4.0', { units, terrain: woods, dice: '5 | 2 4 | 2 4 | 6 6', extras: mission([1, 0]) });
    const [asked, answers] = asking([1, 0]);
    s.happen(answers);
    expect(asked).toMatchObject([{ side: 1, items: [{ unit: 0 }, { unit: 1 }] }]);
    expect(s.told('dangerous').map(({ unit }) => unit)).toEqual([1, 0]);
  });

  test('without them no one is asked', () => {
    const s = eventScene('gf-3.4.0', { units, terrain: woods, dice: '5 | 2 4 | 6 6', extras: mission() });
    s.happen();
    expect(s.told('roll-off')).toEqual([]);
    expect(s.told('dangerous').map(({ unit }) => unit)).toEqual([0, 1]);
  });

  test('passengers of a transport need room, which others may leave', () => {
    const box: TestUnit = {
      id: 'box',
      at: [20, 10],
      rules: [
        [transport, 6],
        [tough, 3],
      ],
    };
    const all = [units[0], box, { id: 'crew', at: [0, 0], inside: 'box' } as const, units[1]];
    const s = eventScene('gf-3.4.0', {
      units: all,
      terrain: woods,
      dice: '5 | 2 4 | 5 1 | 6 6 6 6 6',
      extras: mission(),
    });
    const [asked, answers] = asking('auto');
    s.happen(answers);
    expect(asked).toMatchObject([{ side: 0 }]);
  });
});

describe('the end of a round', () => {
  const tower = [{ rect: [30, 20, 32, 22] as const, height: 600, types: ['elevated' as const] }];
  const a: TestUnit = { id: 'a', at: [10, 10], models: 5 };

  /** One block of Zombies far away, and a sniper who aims at a. */
  const end = (order: readonly number[] | 'auto', dice: string): [EventScene, Question[]] => {
    const s = eventScene('gf-3.4.0', { units: [a, b], terrain: tower, dice: `5 | 3 3 | 1 | ${dice}` });
    s.happen();
    const dead = freeRow(s.battle, 32);
    bringIn(s.battle, dead, 1);
    setUnitFlag(s.battle, dead, UNIT_FLAG.onTable);
    [s.battle.x[s.plan.units[dead].first], s.battle.y[s.plan.units[dead].first]] = [4000, 4000];
    const row = addRandomEvent(s.battle, 32, 2);
    setEventField(s.battle, row, 'note', dead);
    const [asked, answers] = asking(order);
    s.activate('a', 'hold');
    s.activate('b', 'hold', {}, answers);
    return [s, asked];
  };

  test('neutral units and a sniper act in the order of the winner of a roll-off', () => {
    // The roll-off, the D3 of the sniper, two blocks, the next event die.
    const [s, asked] = end([1, 0], '2 4 | 4 | 6 6 | 1');
    expect(asked).toMatchObject([{ side: 1, items: [{ rule: 'Zombies' }, { unit: 0 }] }]);
    const happened = s.events.filter(({ type }) => type === 'volley' || type === 'activated').map(({ type }) => type);
    expect(happened.slice(-2)).toEqual(['volley', 'activated']);
    expect(s.left()).toBe(0);
  });

  test('one of them needs no order', () => {
    const s = eventScene('gf-3.4.0', { units: [a, b], terrain: tower, dice: '5 | 3 3 | 1 | 4 | 6 6 | 1' });
    s.happen();
    s.activate('a', 'hold');
    s.activate('b', 'hold');
    expect(s.told('roll-off')).toEqual([]);
  });
});

test('a unit that delivers and may leave for ambush does so in the order of its owner', () => {
  const a: TestUnit = { id: 'a', at: [54, 46.8], rules: [ambushReDeployment] };
  const leave = (order: readonly number[]): [boolean, boolean] => {
    const s = scene({
      ruleset: gff,
      units: [a, { ...b, at: [10, 10] }],
      extras: { events: { table: PRINTED_EVENTS.gff, on: 5, dice: 'perMatch', rerollDead: false } },
    });
    const row = addRandomEvent(s.battle, 36, 1);
    setEventField(s.battle, row, 'by', s.unit('a'));
    setEventField(s.battle, row, 'note', s.model('a'));
    setEventTarget(s.battle, row, 0, -1);
    s.activate('a', 'hold', {}, { order, withdraw: true });
    return [s.told('left').length > 0, s.told('withdrawn').length > 0];
  };
  expect(leave([0, 1])).toEqual([true, false]);
  expect(leave([1, 0])).toEqual([false, true]);
});
