import { hero } from '@muster/rules';
import { codeOf, eventScene, type EventScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { reportOf } from '../../game/report.ts';
import { viewOf } from '../../game/view.ts';
import { UNIT_FLAG } from '../../state/battle.ts';
import { joinHero } from '../../state/muster.ts';
import { eventField, setEventField } from '../../state/random-events.ts';

/** The marker lies at 54, 36, the middle of the fourth quarter; side 1 has the edge at 48". */
const a: TestUnit = { id: 'a', at: [54, 30], models: 2 };
const b: TestUnit = { id: 'b', side: 1, at: [10, 10], weapons: [{ name: 'Gun', range: 60, attacks: 4 }] };

type Campaign = 'gf-3.4.0' | 'gff' | 'aof-2.0';
const lay = (campaign: Campaign, dice = '', units = [a, b]): EventScene => {
  const s = eventScene(campaign, { units, settings: { specialMoves: false }, dice: `5 | 3 6 | 4 | ${dice}` });
  s.happen();
  return s;
};
const carrier = (s: EventScene): number => eventField(s.battle, 0, 'by');
const spot = (s: EventScene): number[] => [eventField(s.battle, 0, 'x'), eventField(s.battle, 0, 'y')];

/** Picks it up, and lets the others hold. */
const carry = (campaign: Campaign, dice = '', units = [a, b]): EventScene => {
  const s = lay(campaign, dice, units);
  expect(codeOf(s.activate('a', 'rush', { moves: s.shift('a', 0, 6) }))).toBe('done');
  expect(carrier(s)).toBe(s.unit('a'));
  return s;
};

test('it is in the middle of the quarter', () => {
  expect(spot(lay('gf-3.4.0'))).toEqual([5400, 3600]);
});

describe('picked up', () => {
  test('by a base that touches it, at the end of a move or on the way', () => {
    const s = lay('gf-3.4.0');
    s.activate('a', 'rush', { moves: s.shift('a', 0, 10) });
    expect(carrier(s)).toBe(s.unit('a'));
    expect(s.told('carried')).toMatchObject([{ unit: s.unit('a'), name: 'Enemy Intel' }]);
  });

  test('not by one that stays off', () => {
    const s = lay('gf-3.4.0');
    // Bases of half an inch: 35.47 ends three hundredths short.
    s.activate('a', 'rush', { moves: s.shift('a', 0, 5.47) });
    expect(carrier(s)).toBe(-1);
  });
});

describe('dropped', () => {
  test('where its bearer stood when the unit is destroyed', () => {
    // Two hits, no block; then the next event die.
    const s = carry('gf-3.4.0', '6 6 1 1 | 1 1 | 1');
    s.fire('b', 'a');
    expect(s.left()).toBe(0);
    expect(s.has('a', 'destroyed')).toBe(true);
    expect([carrier(s), ...spot(s)]).toEqual([-1, 5400, 3600]);
  });

  test('when it is Shaken', () => {
    // One of two is lost, the test fails.
    const s = carry('aof-2.0', '6 1 1 1 | 1 | 1 | 1');
    s.fire('b', 'a', ['Gun'], { casualties: [s.model('a', 1)] });
    expect(s.left()).toBe(0);
    expect(s.has('a', 'shaken')).toBe(true);
    expect([carrier(s), ...spot(s)]).toEqual([-1, 5400, 3600]);
  });

  test('not when only the bearer falls', () => {
    const s = carry('gf-3.4.0', '6 1 1 1 | 1 | 6 | 1');
    s.fire('b', 'a', ['Gun'], { casualties: [s.model('a', 0)] });
    expect(s.left()).toBe(0);
    expect(carrier(s)).toBe(s.unit('a'));
    expect(eventField(s.battle, 0, 'note')).toBe(s.model('a', 1));
  });

  test('in Firefight within 1" by the opponent', () => {
    // Two hits on a single model: two markers, and the die for wound effects shows a 1: Shaken.
    const s = carry('gff', '6 6 1 1 | 1 1 | 1 | 1', [{ ...a, models: 1 }, b]);
    s.game.act({
      type: 'activate',
      unit: s.unit('b'),
      action: 'hold',
      shoot: [{ weapon: s.weapon('Gun'), target: 0 }],
    });
    expect(s.game.pending).toMatchObject([{ kind: 'drop', side: 1, x: 5400, y: 3600, reach: 150 }]);
    expect(s.game.answer(1, { x: 5400, y: 3751 })).toMatchObject({
      status: 'refused',
      refusal: { code: 'spot-too-far' },
    });
    expect(s.game.answer(1, { x: 5400, y: 3450 })).toEqual({ status: 'done' });
    expect([carrier(s), ...spot(s)]).toEqual([-1, 5400, 3450]);
  });
});

describe('delivered', () => {
  test.each(['gf-3.4.0', 'aof-2.0'] as const)('in %s by leaving over the opponent’s table edge', (campaign) => {
    const s = carry(campaign, '1');
    s.activate('b', 'hold');
    expect(codeOf(s.activate('a', 'rush', { moves: s.shift('a', 0, 12), exit: true }))).toBe('done');
    expect(s.left()).toBe(0);
    expect(reportOf(s.game)).toMatchObject({
      events: [{ number: 36, done: true, by: { side: 0, id: 'a' } }],
      units: [{ id: 'a', left: 'exited' }, {}],
    });
  });

  test('not over the side of the table, although that is in the zone', () => {
    const s = carry('gf-3.4.0', '1', [{ ...a, models: 1 }, b]);
    s.activate('b', 'hold');
    s.battle.x[0] = 7000;
    s.battle.y[0] = 4200;
    expect(codeOf(s.activate('a', 'rush', { moves: s.shift('a', 4, 0), exit: true }))).toBe('exit-not-reached');
  });

  test('in Firefight by ending an activation within 1" of the edge', () => {
    // 46.5" and half an inch of base: exactly 1".
    const s = carry('gff', '1');
    s.activate('b', 'hold');
    expect(codeOf(s.activate('a', 'rush', { moves: s.shift('a', 0, 10.5) }))).toBe('done');
    expect(s.left()).toBe(0);
    expect(reportOf(s.game)).toMatchObject({
      events: [{ done: true, by: { side: 0, id: 'a' } }],
      units: [{ id: 'a', left: 'exited' }, {}],
    });
  });

  test('in Firefight not a hundredth farther away, and no unit without a marker', () => {
    const s = carry('gff', '1');
    s.activate('b', 'hold');
    s.activate('a', 'rush', { moves: s.shift('a', 0, 10.49) });
    expect(s.has('a', 'away')).toBe(false);
    const empty = lay('gff', '', [{ ...a, at: [20, 40] }, b]);
    empty.activate('a', 'rush', { moves: empty.shift('a', 0, 7) });
    expect(empty.has('a', 'away')).toBe(false);
  });
});

test('all players see where it is and which unit has it', () => {
  expect(viewOf(lay('gff').game).markers).toEqual([{ number: 36, name: 'Lost & Found', x: 5400, y: 3600 }]);
  expect(viewOf(carry('gff').game, 1).markers).toMatchObject([{ carrier: 0 }]);
});

test('a Shaken unit picks up nothing', () => {
  const s = lay('gf-3.4.0', '', [{ ...a, at: [54, 36] }, b]);
  s.battle.unitFlags[s.unit('a')] |= UNIT_FLAG.shaken;
  s.activate('a', 'idle');
  expect(carrier(s)).toBe(-1);
});

test('a mercenary as a separate unit leaves it: it is in no army', () => {
  // 34 for the only unit of the first side, placed 3" from it; a round later 36 in the first quarter, at 18, 12.
  const s = eventScene('gff', {
    units: [
      { id: 'a', at: [18, 4] },
      { id: 'b', side: 1, at: [60, 40] },
    ],
    dice: '5 | 3 4 | 1 || 5 | 3 6 | 1',
  });
  s.happen({ 'place-ally': { x: 1800, y: 700 } });
  const unit = s.unit('mercenary');
  s.activate('a', 'hold');
  s.activate('b', 'hold');
  s.play({ type: 'activate', unit, action: 'hold' });
  s.activate('b', 'hold');
  const moves = [{ model: s.plan.units[unit].first, path: [1800, 1200] }];
  expect(s.play({ type: 'activate', unit, action: 'advance', moves })).toEqual({ status: 'done' });
  expect(s.told('marker')).toHaveLength(1);
  expect(s.told('carried')).toEqual([]);
  expect(s.left()).toBe(0);
});

test('a hero who carried it for the squad is captured: another model has it', () => {
  const boss: TestUnit = { id: 'boss', at: [56.5, 30], rules: [hero] };
  // 36, and a round later 11: the army, and of squad and hero the second.
  const s = eventScene('gf-3.4.0', { units: [a, boss, b], dice: '5 | 3 6 | 4 || 5 | 1 1 | 1 | 2' });
  joinHero(s.battle, s.unit('boss'), s.unit('a'));
  s.happen();
  setEventField(s.battle, 0, 'by', s.unit('a'));
  setEventField(s.battle, 0, 'note', s.model('boss'));
  s.activate('a', 'hold');
  s.activate('b', 'hold', { shoot: [] });
  expect(reportOf(s.game).units[1]).toMatchObject({ id: 'boss', left: 'captured' });
  expect([carrier(s), eventField(s.battle, 0, 'note')]).toEqual([s.unit('a'), s.model('a')]);
  expect(s.left()).toBe(0);
});
