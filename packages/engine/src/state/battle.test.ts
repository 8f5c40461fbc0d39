import { hero } from '@muster/rules';
import { scene, scenePlan } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import {
  checksum,
  copyBattle,
  copyInto,
  GAME,
  newBattle,
  PHASES,
  phaseOf,
  ACTIVATION_FLAGS,
  setPhase,
  UNIT_FLAG,
} from './battle.ts';

const units = [
  { id: 'a', at: [10, 10] as const, models: 3 },
  { id: 'b', side: 1, at: [10, 20] as const, rules: [hero] },
];

describe('a new battle', () => {
  const battle = newBattle(scenePlan({ units }));

  test('has all models alive and none on the table', () => {
    expect(Array.from(battle.unitAlive)).toEqual([3, 1]);
    expect(Array.from(battle.alive)).toEqual([1, 1, 1, 1]);
    expect(Array.from(battle.unitOf)).toEqual([0, 0, 0, 1]);
    expect(Array.from(battle.unitIn)).toEqual([-1, -1]);
    expect(Array.from(battle.unitHero)).toEqual([-1, -1]);
    expect(Array.from(battle.sideZone)).toEqual([-1, -1]);
    expect(Array.from(battle.objOwner)).toEqual([-1, -1, -1, -1, -1]);
    expect(battle.game[GAME.active]).toBe(-1);
    expect(phaseOf(battle)).toBe('first-placer');
  });

  test('holds no dice: two new battles of a plan are equal', () => {
    expect(checksum(newBattle(battle.plan))).toBe(checksum(battle));
  });
});

describe('a copy', () => {
  const { battle } = scene({ units });

  test('is equal and independent', () => {
    const copy = copyBattle(battle);
    expect(copy.block).toEqual(battle.block);
    expect(copy.plan).toBe(battle.plan);
    copy.wounds[0] = 1;
    expect(battle.wounds[0]).toBe(0);
    expect(checksum(copy)).not.toBe(checksum(battle));
    copyInto(copy, battle);
    expect(checksum(copy)).toBe(checksum(battle));
  });

  test('every column counts for the checksum', () => {
    const before = checksum(battle);
    const copy = copyBattle(battle);
    for (let i = 0; i < copy.block.length; i++) {
      copy.block[i]++;
      expect([i, checksum(copy)]).not.toEqual([i, before]);
      copy.block[i]--;
    }
    expect(checksum(copy)).toBe(before);
  });
});

test('phases are started and read by name', () => {
  const { battle } = scene({ units });
  for (const phase of PHASES) {
    setPhase(battle, phase);
    expect(phaseOf(battle)).toBe(phase);
  }
});

test('every flag has its own bit', () => {
  const bits = Object.values(UNIT_FLAG);
  expect(new Set(bits).size).toBe(bits.length);
  for (const bit of bits) expect(bit & (bit - 1)).toBe(0);
  expect(ACTIVATION_FLAGS & (UNIT_FLAG.shaken | UNIT_FLAG.fatigued | UNIT_FLAG.activated | UNIT_FLAG.onTable)).toBe(0);
});
