import { hero } from '@muster/rules';
import { eventScene, type EventScene, type TestUnit, PRINTED_EVENTS } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { reportOf } from '../../game/report.ts';
import { setPhase, UNIT_FLAG } from '../../state/battle.ts';
import { joinHero } from '../../state/muster.ts';
import { eventField } from '../../state/random-events.ts';

const a: TestUnit = { id: 'a', at: [10, 10], models: 3 };
const c: TestUnit = { id: 'c', at: [20, 10], models: 3 };
const b: TestUnit = { id: 'b', side: 1, at: [10, 22], weapons: [{ name: 'Gun', range: 24, attacks: 4 }] };
const CAMPAIGNS = ['gf-3.4.0', 'gff', 'aof-2.0'] as const;

const happen = (campaign: (typeof CAMPAIGNS)[number], dice: string, answers = {}, units = [a, c, b]): EventScene => {
  const s = eventScene(campaign, { units, dice: `5 | ${dice}` });
  expect(s.happen(answers)).toEqual({ status: 'done' });
  expect(s.left()).toBe(0);
  return s;
};
const reported = (s: EventScene): unknown => reportOf(s.game).events;

describe.each(CAMPAIGNS)('in %s', (campaign) => {
  test('11 takes a unit off the table, unharmed', () => {
    const s = happen(campaign, '1 1 | 1 2');
    expect(reportOf(s.game)).toMatchObject({
      events: [{ number: 11, targets: [{ side: 0, id: 'c' }] }],
      units: [{ id: 'a' }, { id: 'c', left: 'captured', destroyed: false, survivingModels: 3 }, { id: 'b' }],
      kills: [],
    });
    expect(s.activate('c', 'hold')).toMatchObject({ status: 'refused' });
  });

  test('61 gives one unit a D3 of XP', () => {
    expect(reported(happen(campaign, '6 1 | 1 2 | 3'))).toMatchObject([{ number: 61, targets: [{ id: 'c' }], d3: 2 }]);
  });

  test('64 and 65 pick an army; only points need a D3', () => {
    expect(reported(happen(campaign, '6 4 | 2 | 6'))).toEqual([{ number: 64, round: 2, side: 1, d3: 3 }]);
    expect(reported(happen(campaign, '6 5 | 1'))).toEqual([{ number: 65, round: 2, side: 0 }]);
  });

  test('62 lets an army send a unit away for a D3, or not', () => {
    const s = happen(campaign, '6 2 | 1 | 1', { 'send-away': 1 });
    expect(reportOf(s.game)).toMatchObject({
      events: [{ number: 62, side: 0, targets: [{ id: 'c' }], done: true, by: { id: 'c' }, d3: 1 }],
      units: [{}, { id: 'c', left: 'sent-away' }, {}],
    });
    expect(reported(happen(campaign, '6 2 | 1', { 'send-away': 'none' }))).toEqual([{ number: 62, round: 2, side: 0 }]);
  });

  test('63 gives one model of a unit the weapon', () => {
    const [effect] = PRINTED_EVENTS[campaign][63].does;
    const weapon = effect.do === 'weapon' ? effect.weapon : undefined;
    const s = happen(campaign, '6 3 | 1 2');
    const held = (model: number): string[] => s.battle.plan.models[model].weapons.map(({ type }) => type.name);
    expect(held(s.model('c', 0))).toContain(weapon?.name);
    expect(held(s.model('c', 1))).not.toContain(weapon?.name);
    expect(s.told('found')).toMatchObject([{ unit: s.unit('c'), model: s.model('c'), name: weapon?.name }]);
  });

  test('66 picks a destroyed unit; without one it has no effect', () => {
    // Three units, so that the loss of one breaks no army.
    const s = eventScene(campaign, { units: [a, c, { ...c, id: 'd', at: [30, 10] }, b], dice: '5 | 6 6' });
    s.battle.unitFlags[s.unit('c')] |= UNIT_FLAG.destroyed;
    s.battle.alive.fill(0, s.model('c'), s.model('c') + 3);
    s.battle.unitAlive[s.unit('c')] = 0;
    s.happen();
    expect(reported(s)).toMatchObject([{ number: 66, targets: [{ id: 'c' }] }]);
    expect(reported(happen(campaign, '6 6'))).toEqual([{ number: 66, round: 2, dead: true }]);
  });
});

test('66: a unit called to a duel is not called to a second one', () => {
  const events = { table: PRINTED_EVENTS['gf-3.4.0'], on: 5, dice: 'perPlayer', rerollDead: false } as const;
  const spec = { units: [a, c, { ...c, id: 'd', at: [30, 10] }, b], dice: '5 5 | 6 6 | 6 6', extras: { events } };
  const s = eventScene('gf-3.4.0', spec as Parameters<typeof eventScene>[1]);
  s.battle.unitFlags[s.unit('c')] |= UNIT_FLAG.destroyed;
  s.battle.alive.fill(0, s.model('c'), s.model('c') + 3);
  s.battle.unitAlive[s.unit('c')] = 0;
  s.happen();
  expect(reported(s)).toMatchObject([{ targets: [{ id: 'c' }] }, { number: 66, dead: true }]);
});

test('62: no Shaken unit, no unit off the table', () => {
  const shaken = { ...c, flags: UNIT_FLAG.shaken };
  const s = eventScene('gf-3.4.0', {
    units: [a, shaken, { ...c, id: 'd', reserve: 'ambush' }, b],
    dice: '5 | 6 2 | 1',
  });
  s.game.act({ type: 'activate', unit: 0, action: 'hold' });
  expect(s.game.pending).toMatchObject([{ kind: 'send-away', side: 0, units: [0] }]);
  expect(s.game.answer(0, 1)).toMatchObject({ status: 'refused' });
});

test('63: the D3 of the cannon is rolled for its attack', () => {
  // Range 24", three attacks at 4+: two hits against Defense 4+; AP(3) lets only a 6 block.
  const s = eventScene('gf-3.4.0', { units: [a, c, b], dice: '5 | 6 3 | 1 1 | 6 | 4 4 1 | 5 6' });
  s.happen();
  s.fire('a', 'b', ['Alien Cannon']);
  expect(s.left()).toBe(0);
  expect(s.told('volley')).toMatchObject([{ name: 'Alien Cannon', attacks: 3, hits: 2, blocked: 1 }]);
});

describe('52', () => {
  const note = (dice: string, noted: number | 'none'): EventScene =>
    happen('gf-3.4.0', `5 2 | 2 | ${dice}`, { 'note-enemy': noted });

  test('is shown to no other side, and only a fork of its own side knows it', () => {
    const s = note('', 0);
    expect(JSON.stringify(s.events.filter(({ type }) => type === 'noted'))).toBe('[{"type":"noted","row":0,"side":1}]');
    expect(eventField(s.battle, 0, 'noted')).toBe(0);
    expect(eventField(s.game.fork('x').battle, 0, 'noted')).toBe(-1);
    expect(eventField(s.game.fork('x', [], 0).battle, 0, 'noted')).toBe(-1);
    expect(eventField(s.game.fork('x', [], 1).battle, 0, 'noted')).toBe(0);
    expect(JSON.stringify(reported(s))).not.toContain('noted');
    setPhase(s.battle, 'finished');
    expect(reported(s)).toMatchObject([{ noted: { side: 0, id: 'a' } }]);
  });

  test('comes true when that unit is destroyed', () => {
    const s = eventScene('gf-3.4.0', { units: [a, c, b], dice: '5 | 5 2 | 2 | 6 6 6 1 | 1 1 1' });
    s.happen({ 'note-enemy': 0 });
    s.activate('a', 'hold');
    s.fire('b', 'a');
    expect(s.has('a', 'destroyed')).toBe(true);
    expect(reported(s)).toMatchObject([{ number: 52, side: 1, noted: { side: 0, id: 'a' }, done: true }]);
    expect(s.told('came-true')).toHaveLength(1);
  });

  test('not when another one is, nor without a note', () => {
    for (const noted of [1, 'none'] as const) {
      const s = eventScene('gf-3.4.0', { units: [a, c, b], dice: '5 | 5 2 | 2 | 6 6 6 1 | 1 1 1' });
      s.happen({ 'note-enemy': noted });
      s.activate('a', 'hold');
      s.fire('b', 'a');
      expect(s.told('came-true')).toEqual([]);
    }
  });

  test('no unit that has left, nor the hero who left with it', () => {
    const boss: TestUnit = { id: 'boss', at: [24, 10], rules: [hero] };
    // Side 0 sends away the squad that its hero joined; a round later side 1 may note down an entry.
    const s = eventScene('gf-3.4.0', { units: [a, c, boss, b], dice: '5 | 6 2 | 1 | 1 || 5 | 5 2 | 2' });
    joinHero(s.battle, s.unit('boss'), s.unit('c'));
    s.happen({ 'send-away': s.unit('c') });
    s.activate('a', 'hold');
    s.game.act({ type: 'activate', unit: s.unit('b'), action: 'hold', shoot: [] });
    expect(s.game.pending).toMatchObject([{ kind: 'note-enemy', side: 1, units: [s.unit('a')] }]);
  });

  test('only enemies', () => {
    const s = eventScene('gf-3.4.0', { units: [a, c, b], dice: '5 | 5 2 | 2' });
    s.game.act({ type: 'activate', unit: 0, action: 'hold' });
    expect(s.game.pending).toMatchObject([{ kind: 'note-enemy', side: 1, units: [0, 1] }]);
    expect(s.game.answer(1, 2)).toMatchObject({ status: 'refused' });
  });
});
