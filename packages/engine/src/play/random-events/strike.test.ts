import { ambush, tough, transport } from '@muster/rules';
import { codeOf, eventScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hashWords } from '@muster/kernel';

const a: TestUnit = { id: 'a', at: [50, 40] };
const squad: TestUnit = { id: 'squad', side: 1, at: [10, 10], models: 6, defense: 4 };

describe('14, something with claws', () => {
  test('D3+3 hits with AP(1), no unit gets a kill, and at half the unit tests at once', () => {
    // D3 of 3 is 2: five hits. AP(1) against 4+ needs 5. Three fall of six, then morale on 4+.
    const s = eventScene('gf-3.4.0', { units: [a, squad], dice: '5 | 1 4 | 2 | 3 | 4 4 4 5 6 | 3' });
    s.happen();
    expect(s.told('volley')).toMatchObject([
      { kind: 'event', name: 'Monstrous Spawn', hits: 5, blocked: 2, removed: 3 },
    ]);
    expect(s.game.losses.every(({ cause, by }) => cause === 'event' && by === -1)).toBe(true);
    expect(s.living('squad')).toBe(3);
    expect(s.told('morale')).toMatchObject([{ passed: false, result: 'shaken' }]);
    expect(s.has('squad', 'shaken')).toBe(true);
    expect(s.battle.unitWounds[s.unit('squad')]).toBe(0);
    expect(s.left()).toBe(0);
  });

  test('no test above half', () => {
    const s = eventScene('aof-2.0', { units: [a, squad], dice: '5 | 1 4 | 2 | 1 | 4 5 5 5' });
    s.happen();
    expect(s.living('squad')).toBe(5);
    expect(s.told('morale')).toHaveLength(0);
    expect(s.left()).toBe(0);
  });

  test('in Firefight D3 hits, and a wound effect for the last model', () => {
    // One marker and a 2: 3 in all, under 6 + Tough, so Shaken.
    const lone: TestUnit = { ...squad, models: 1 };
    const s = eventScene('gff', { units: [a, lone], dice: '5 | 1 4 | 2 | 2 | 4 | 2' });
    s.happen();
    expect(s.told('volley')).toMatchObject([{ name: 'Mutated Beast', hits: 1 }]);
    expect(s.told('wound-effect')).toMatchObject([{ natural: 2, total: 3, result: 'shaken' }]);
    expect(s.left()).toBe(0);
  });

  test('finds a unit in reserve as well', () => {
    const hidden: TestUnit = { ...squad, rules: [ambush, [tough, 3]], models: 1, reserve: 'ambush' };
    const s = eventScene('gf-3.4.0', { units: [a, hidden], dice: '5 | 1 4 | 2 | 1 | 1 6 6 6' });
    s.happen();
    expect(s.battle.wounds[s.model('squad')]).toBe(1);
    expect(s.left()).toBe(0);
  });
});

describe('22, bad air', () => {
  const near: TestUnit = { id: 'near', at: [20, 12], models: 3, defense: 2 };
  const far: TestUnit = { id: 'far', side: 1, at: [40, 12], models: 3 };

  test.each([
    ['gf-3.4.0', 'Toxic Fumes', 5],
    ['aof-2.0', 'Toxic Fumes', 5],
    ['gff', 'Poisonous Cloud', 2],
  ] as const)('%s: every unit in the quarter, a D3 for each', (campaign, name, hits) => {
    const six = Array.from({ length: hits }, () => 6).join(' ');
    const s = eventScene(campaign, { units: [a, near, squad, far], dice: `5 | 2 2 | 1 | 1 | ${six} | 3 | ${six} 6` });
    s.happen();
    expect(s.told('volley')).toMatchObject([
      { name, target: s.unit('near'), hits },
      { name, target: s.unit('squad'), hits: hits + 1 },
    ]);
    expect(s.left()).toBe(0);
  });

  test('no unit in the quarter, no hits', () => {
    const s = eventScene('gf-3.4.0', { units: [a, near], dice: '5 | 2 2 | 3' });
    s.happen();
    expect(s.told('volley')).toHaveLength(0);
    expect(s.left()).toBe(0);
  });
});

test('without events there is nothing of all this in the state', () => {
  const s = eventScene('gf-3.4.0', { units: [a, squad], extras: {} });
  expect([s.battle.happenings.length, s.battle.unitBroken.length, s.battle.quarterGrants.length]).toEqual([0, 0, 0]);
  expect(hashWords(s.battle.block)).toBe(hashWords(s.game.fork('other').battle.block));
});

test('passengers of a transport that is lost outside any activation test at once as well, and it is over with that', () => {
  const truck: TestUnit = { id: 'truck', side: 1, at: [10, 20], rules: [[transport, 6]] };
  const riders: TestUnit = { id: 'riders', side: 1, at: [0, 0], models: 4, inside: 'truck' };
  // 14 for the truck: four hits, one too many. Two riders of four are lost in dangerous terrain; Shaken, they fail
  // without a roll.
  const s = eventScene('gf-3.4.0', {
    units: [{ id: 'a', at: [60, 40] }, truck, riders],
    dice: '5 | 1 4 | 2 | 1 | 1 | 6 6 6 1 | 1 1 2 2',
  });
  s.happen();
  expect([s.has('truck', 'destroyed'), s.living('riders')]).toEqual([true, 2]);
  expect(s.told('morale')).toMatchObject([{ unit: s.unit('riders'), result: 'shaken' }]);
  s.activate('a', 'hold');
  expect(s.told('morale')).toHaveLength(1);
  expect(s.battle.tested).not.toContain(1);
  expect(s.left()).toBe(0);
});

test('a passenger of a transport that is lost in reserve arrives without it', () => {
  const truck: TestUnit = { id: 'truck', side: 1, at: [0, 0], rules: [ambush, [transport, 6]], reserve: 'ambush' };
  const rider: TestUnit = { id: 'rider', side: 1, at: [0, 0], inside: 'truck' };
  const s = eventScene('gf-3.4.0', {
    units: [{ id: 'a', at: [60, 40] }, truck, rider],
    dice: '5 | 1 4 | 2 | 1 | 1 | 6 6 6 1',
  });
  s.happen();
  expect(s.has('truck', 'destroyed')).toBe(true);
  const arrival = { type: 'arrive', unit: s.unit('rider'), positions: s.row('rider', 10, 10) } as const;
  expect(codeOf(s.play(arrival))).toBe('done');
  expect(s.has('rider', 'onTable')).toBe(true);
  expect(s.left()).toBe(0);
});
