import { aircraft, limited, takedown, unstoppable } from '@muster/rules';
import { scene, type TestScene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { freezeShooting } from '../legal/shoot.ts';
import { CONDITION_BIT } from '../plan/situation.ts';
import { UNIT_FLAG } from '../state/battle.ts';
import { assumeShots } from './assume.ts';

const rifle = { name: 'Rifle', range: 24 };
const units = [
  { id: 'squad', at: [10, 10] as const, models: 3, weapons: [rifle, { name: 'Pistol', range: 12 }, { name: 'Knife' }] },
  { id: 'foe', side: 1, at: [10, 25] as const, models: 3 },
];
const at = (distance: number, more: Partial<TestScene> = {}) => {
  const { battle } = scene({ units, ...more });
  return { battle, groups: assumeShots(battle, 0, 1, { distance: distance * 100 }) };
};

test('the same groups that a declaration freezes, if all models see and reach', () => {
  const { battle } = scene({ units });
  for (const flag of [0, UNIT_FLAG.moved]) {
    battle.unitFlags[0] |= flag;
    const frozen = freezeShooting(battle, 0, [{ weapon: 0, target: 1 }]);
    expect(assumeShots(battle, 0, 1, { distance: 1400 })).toEqual(frozen.refusal ? undefined : frozen.groups);
  }
});

describe('which models shoot', () => {
  test('weapons with enough range, not those for melee', () => {
    const names = (distance: number): string[] => {
      const { battle, groups } = at(distance);
      return groups.map(({ weapon }) => battle.plan.weapons[weapon].name);
    };
    expect(names(12)).toEqual(['Rifle', 'Pistol']);
    expect(names(12.01)).toEqual(['Rifle']);
    expect(names(24.01)).toEqual([]);
  });

  test('ranges count as they do against the target', () => {
    const [squad, foe] = units;
    const beam = { name: 'Beam', range: 24, rules: [unstoppable] };
    const sky = [
      { ...squad, weapons: [rifle, beam] },
      { ...foe, models: 1, rules: [aircraft] },
    ];
    expect(at(12, { units: sky }).groups.length).toBe(2);
    expect(at(20, { units: sky }).groups.length).toBe(1);
  });

  test('weapons that were used up are silent', () => {
    const [squad, foe] = units;
    const { battle } = scene({ units: [{ ...squad, weapons: [{ ...rifle, rules: [limited] }] }, foe] });
    battle.used[0] = 1;
    expect(assumeShots(battle, 0, 1, { distance: 600 })[0].attackers.map(({ model }) => model)).toEqual([1, 2]);
  });
});

describe('the situation', () => {
  const bitsOf = (distance: number, moved?: boolean): number => {
    const { battle } = scene({ units });
    return assumeShots(battle, 0, 1, { distance: distance * 100, moved })[0].attackers[0].bits;
  };

  test('over 9" for unit and model alike', () => {
    expect(bitsOf(9) & (CONDITION_BIT.unitOver9 | CONDITION_BIT.modelOver9)).toBe(0);
    expect(bitsOf(9.01) & (CONDITION_BIT.unitOver9 | CONDITION_BIT.modelOver9)).toBe(
      CONDITION_BIT.unitOver9 | CONDITION_BIT.modelOver9,
    );
  });

  test('moved or not', () => {
    expect(bitsOf(6) & CONDITION_BIT.moved).toBe(0);
    expect(bitsOf(6, true) & CONDITION_BIT.moved).toBe(CONDITION_BIT.moved);
  });

  test('a pick is for weapons that can pick', () => {
    const [squad, foe] = units;
    const sniper = { ...rifle, name: 'Sniper', rules: [takedown] };
    const { battle, model } = scene({ units: [{ ...squad, weapons: [rifle, sniper] }, foe] });
    const groups = assumeShots(battle, 0, 1, { distance: 600, pick: model('foe', 1), cover: 'area' });
    expect(groups.map(({ pick }) => pick)).toEqual([-1, model('foe', 1)]);
    expect(groups.map(({ cover }) => cover)).toEqual(['area', 'area']);
  });
});
