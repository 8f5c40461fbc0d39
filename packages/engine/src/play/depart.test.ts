import { gff, hero, tough, transport } from '@muster/rules';
import { scene, type Scene, type TestScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import type { Play } from '../contract/play.ts';
import type { Answer, Question } from '../contract/question.ts';
import { reportOf } from '../game/report.ts';
import { UNIT_FLAG } from '../state/battle.ts';
import { isAtHalf, isLiving, isOnTable, modelsOf } from '../state/query.ts';
import { isArmyAtHalf } from './army-morale.ts';
import { depart } from './depart.ts';
import { musterUnits } from './muster.ts';
import { storeStartingSizes } from '../state/muster.ts';

const squad: TestUnit = { id: 'squad', at: [10, 10], models: 3 };
const leader: TestUnit = { id: 'leader', at: [10, 12], rules: [hero, [tough, 3]] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 40] };

const set = (spec: Partial<TestScene> & { units: readonly TestUnit[] }): Scene => scene({ extras: {}, ...spec });

const playOf = (s: Scene, answer: (question: Question) => Answer = () => 'auto'): Play => ({
  battle: s.battle,
  listening: true,
  emit: (event) => s.events.push(event),
  lose: (note) => s.game.lose(note),
  roll: (purpose, unit, count) => s.dice.roll(purpose, unit, count, -1),
  pick: () => 0,
  ask: (question, check) => {
    const said = answer(question) as never;
    expect(check(said)).toBeUndefined();
    return said;
  },
  askAll: () => [],
});

/** A squad with a hero in its ranks. */
const joined = (spec: Partial<TestScene> = {}): Scene => {
  const s = set({ units: [squad, leader, foe], ...spec });
  musterUnits(s.battle, { reserves: [], joins: [{ hero: s.unit('leader'), unit: s.unit('squad') }], loads: [] });
  storeStartingSizes(s.battle);
  return s;
};

describe('a unit that leaves', () => {
  test('is gone and not destroyed, and no unit’s kill', () => {
    const s = set({ units: [squad, foe] });
    depart(playOf(s), s.unit('squad'), 'sent-away');
    expect([isLiving(s.battle, 0), isOnTable(s.battle, 0), s.has('squad', 'destroyed')]).toEqual([false, false, false]);
    expect(reportOf(s.game)).toMatchObject({ kills: [], units: [{ left: 'sent-away', survivingModels: 3 }, {}] });
    expect(reportOf(s.game).units[0].quarters).toBeUndefined();
  });

  test('goes with its hero', () => {
    const s = joined();
    depart(playOf(s), s.unit('squad'), 'exited');
    expect(modelsOf(s.battle, s.unit('squad'))).toHaveLength(4);
    expect(reportOf(s.game).units.slice(0, 2)).toMatchObject([{ left: 'exited' }, { left: 'exited', joined: 'squad' }]);
  });

  test('does not take along models that its hero has outlived: they are lost', () => {
    const s = joined();
    s.battle.alive.fill(0, s.model('squad'), s.model('squad') + 3);
    s.battle.unitAlive[s.unit('squad')] = 1;
    depart(playOf(s), s.unit('squad'), 'conceded');
    expect(reportOf(s.game).units.slice(0, 2)).toMatchObject([
      { id: 'squad', destroyed: true },
      { id: 'leader', left: 'conceded', destroyed: false },
    ]);
    expect(reportOf(s.game).units[0].left).toBeUndefined();
  });

  test('does not bring an army nearer to half, nor farther from it', () => {
    const units = ['a', 'b', 'c', 'd'].map((id, i): TestUnit => ({ id, at: [10 + 5 * i, 10] }));
    const s = set({ units: [...units, foe], ruleset: gff });
    s.battle.unitFlags[s.unit('a')] |= UNIT_FLAG.destroyed;
    // Three of four; with one away, two of three.
    depart(playOf(s), s.unit('b'), 'exited');
    expect(isArmyAtHalf(s.battle, 0)).toBe(false);
    // One of two.
    depart(playOf(s), s.unit('c'), 'exited');
    expect(isArmyAtHalf(s.battle, 0)).toBe(true);
  });
});

describe('of a squad and its hero', () => {
  test('a captured hero leaves the squad on the table, which counts as large as before', () => {
    const s = joined();
    depart(playOf(s), s.unit('leader'), 'captured');
    expect(modelsOf(s.battle, s.unit('squad'))).toEqual([0, 1, 2].map((n) => s.model('squad', n)));
    expect([s.living('squad'), s.battle.unitStart[s.unit('squad')]]).toEqual([3, 3]);
    expect([s.has('squad', 'away'), s.has('leader', 'away'), s.has('leader', 'joined')]).toEqual([false, true, false]);
    expect(reportOf(s.game).units.slice(0, 2)).toMatchObject([{ id: 'squad' }, { id: 'leader', left: 'captured' }]);
    expect(reportOf(s.game).units[0].left).toBeUndefined();
  });

  test('a captured squad leaves the hero, who stays in place and in the same condition', () => {
    const s = joined();
    s.battle.unitFlags[s.unit('squad')] |= UNIT_FLAG.shaken | UNIT_FLAG.activated;
    depart(playOf(s), s.unit('squad'), 'captured');
    expect([isOnTable(s.battle, s.unit('leader')), isLiving(s.battle, s.unit('leader'))]).toEqual([true, true]);
    expect([s.has('leader', 'shaken'), s.has('leader', 'activated'), s.has('squad', 'away')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(s.battle.unitOf[s.model('leader')]).toBe(s.unit('leader'));
    // He is measured by himself now: 2 of 3 wounds are half or less.
    expect(isAtHalf(s.battle, s.unit('leader'))).toBe(false);
    s.battle.wounds[s.model('leader')] = 2;
    expect(isAtHalf(s.battle, s.unit('leader'))).toBe(true);
    const { units } = reportOf(s.game);
    expect(units[0].left).toBe('captured');
    expect(units[1].left).toBeUndefined();
    expect(units[1].joined).toBeUndefined();
  });
});

describe('a transport that leaves', () => {
  const units: TestUnit[] = [
    { id: 'truck', at: [30, 30], rules: [[transport, 6]], radius: 1 },
    { id: 'rider', at: [0, 0], models: 2, inside: 'truck' },
    foe,
  ];

  test('puts its passengers down where it stood, unharmed', () => {
    const s = set({ units });
    depart(playOf(s), s.unit('truck'), 'captured');
    expect([s.has('truck', 'away'), isOnTable(s.battle, s.unit('rider')), s.has('rider', 'shaken')]).toEqual([
      true,
      true,
      false,
    ]);
    for (const model of modelsOf(s.battle, s.unit('rider'))) {
      const [dx, dy] = [s.battle.x[model] - 3000, s.battle.y[model] - 3000];
      // Fully within 6" of its base.
      expect(Math.sqrt(dx * dx + dy * dy)).toBeLessThanOrEqual(100 + 600 - 50);
    }
    expect(s.told('dangerous')).toEqual([]);
  });

  test('in reserve leaves them waiting there', () => {
    const s = set({ units: [{ ...units[0], reserve: 'ambush' }, units[1], foe] });
    depart(playOf(s), s.unit('truck'), 'captured');
    expect([s.battle.unitIn[s.unit('rider')], s.battle.unitReserve[s.unit('rider')]]).toEqual([-1, 1]);
    expect(isOnTable(s.battle, s.unit('rider'))).toBe(false);
  });
});
