import { blast, deadly, gff, regeneration, rending, stealth, takedown, tough } from '@muster/rules';
import { scene, type TestScene, type TestUnit, type TestWeapon } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { freezeShooting } from '../legal/shoot.ts';
import { compileHits } from '../attack/unarmed-hits.ts';
import { checksum, copyBattle, UNIT_FLAG } from '../state/battle.ts';
import { assumeShots } from './assume.ts';
import { type AttackOdds, moraleAfterAttack, shootingOdds, strikeOdds, volleyOdds } from './attack-odds.ts';
import { ALL_REACH } from './attack-plan.ts';

const three = [tough, 3] as const;

const shots = (
  weapons: readonly TestWeapon[],
  target: Partial<TestUnit>,
  more: Partial<TestScene> = {},
): AttackOdds => {
  const armed = weapons.map((weapon, i) => ({ name: `Gun ${i}`, range: 24, ...weapon }));
  const { battle } = scene({
    units: [
      { id: 'gun', at: [10, 10], weapons: armed },
      { id: 'foe', side: 1, at: [10, 16], ...target },
      ...(more.units ?? []),
    ],
    settings: more.settings,
    ruleset: more.ruleset,
  });
  return shootingOdds(battle, 0, assumeShots(battle, 0, 1, { distance: 600 }));
};

const near = (law: ArrayLike<number>, ...chances: number[]): void => {
  expect(law.length).toBe(chances.length);
  chances.forEach((chance, n) => expect(law[n]).toBeCloseTo(chance, 12));
};

describe('one group', () => {
  test('a die, a block, a model', () => {
    const odds = shots([{}], {});
    near(odds.pHits, 1 / 2, 1 / 2);
    near(odds.pWounds, 3 / 4, 1 / 4);
    near(odds.pKills, 3 / 4, 1 / 4);
    expect(odds).toMatchObject({
      meanHits: 1 / 2,
      meanWounds: 1 / 4,
      meanKills: 1 / 4,
      meanLanded: 1 / 4,
      pDestroyed: 1 / 4,
    });
    expect(odds.pHeroKilled).toBeUndefined();
    expect(odds.pOutcome).toBeUndefined();
  });

  test('wounds beyond the last model are wounds, but do not land', () => {
    const odds = shots([{ attacks: 2 }], {});
    near(odds.pWounds, 9 / 16, 6 / 16, 1 / 16);
    near(odds.pKills, 9 / 16, 7 / 16);
    expect(odds.meanWounds).toBeCloseTo(1 / 2, 12);
    expect(odds.meanLanded).toBeCloseTo(7 / 16, 12);
  });

  test('Deadly, Tough and saves, in both orders', () => {
    const rules = [[deadly, 3] as const];
    const after = shots([{ rules }], { rules: [three, regeneration] });
    near(after.pWounds, 1 - (1 / 4) * (26 / 27), (1 / 4) * (6 / 27), (1 / 4) * (12 / 27), (1 / 4) * (8 / 27));
    expect(after.pDestroyed).toBeCloseTo(2 / 27, 12);
    const before = shots([{ rules }], { rules: [three, regeneration] }, { settings: { regenAfterDeadly: false } });
    near(before.pWounds, 5 / 6, 0, 0, 1 / 6);
    expect(before.pDestroyed).toBeCloseTo(1 / 6, 12);
  });

  test('Deadly does not spill', () => {
    const odds = shots([{ attacks: 2, rules: [[deadly, 3]] }], { models: 3 });
    near(odds.pWounds, 9 / 16, 0, 0, 6 / 16, 0, 0, 1 / 16);
    near(odds.pKills, 9 / 16, 6 / 16, 1 / 16, 0);
  });
});

describe('several groups', () => {
  test('roll nothing once the target is gone', () => {
    const odds = shots([{}, {}], {});
    near(odds.pHits, 1 / 4, 5 / 8, 1 / 8);
    near(odds.pWounds, 9 / 16, 7 / 16);
    expect(odds.pDestroyed).toBeCloseTo(7 / 16, 12);
  });

  test('Blast finds fewer models after losses', () => {
    // The rifle kills with 1/4; Blast then makes one hit instead of two.
    const odds = shots([{}, { rules: [[blast, 3]] }], { models: 2 });
    near(odds.pHits, 2 / 8, 2 / 8, 3 / 8, 1 / 8);
  });

  test('Deadly comes first, whatever the order of the list', () => {
    // A Deadly wound kills the untouched model; after the rifle it would find the wounded one.
    const odds = shots([{}, { rules: [[deadly, 3]] }], { models: 2, rules: [three] });
    expect(odds.pKills[1]).toBeCloseTo(1 / 4, 12);
  });

  test('the defending rules are those of the survivors', () => {
    // Only the Tough model regenerates; the rifle finds it alone with 1/4, and its rule counts for the pistol.
    const rulesOf = { 0: [regeneration, three] };
    const odds = shots([{}, {}], { models: 2, rulesOf });
    expect(odds.pWounds[1]).toBeCloseTo((3 / 4) * (1 / 4) + (1 / 4) * (5 / 6), 12);
    expect(odds.pWounds[2]).toBeCloseTo((1 / 4) * (1 / 6), 12);
  });
});

describe('heroes', () => {
  const foe: Partial<TestUnit> = { models: 1, hero: { defense: 6 } };

  test('fall last, with a Defense of their own once they are alone', () => {
    const odds = shots([{}, {}], foe);
    // First a model with Defense 4, then the hero with Defense 6.
    expect(odds.pHeroKilled).toBeCloseTo((1 / 4) * (1 / 2) * (5 / 6), 12);
  });

  test('are picked, with rules of their own', () => {
    const { battle, model } = scene({
      units: [
        { id: 'gun', at: [10, 10], weapons: [{ range: 24, rules: [takedown] }] },
        { id: 'foe', side: 1, at: [10, 22], models: 2, hero: { rules: [stealth], defense: 6 } },
      ],
    });
    const groups = assumeShots(battle, 0, 1, { distance: 1200, pick: model('foe', 2) });
    expect(shootingOdds(battle, 0, groups).pHeroKilled).toBeCloseTo((1 / 3) * (5 / 6), 12);
  });
});

describe('morale after being shot at', () => {
  test('only units at half or less test, and only if they were hurt', () => {
    const odds = shots([{}], { models: 2, quality: 3 });
    expect(moraleAfterAttack(odds)).toEqual({
      pPasses: expect.closeTo((1 / 4) * (2 / 3), 12),
      pShaken: expect.closeTo((1 / 4) * (1 / 3), 12),
      pRouts: 0,
    });
    expect(moraleAfterAttack(shots([{}], { models: 3 }))).toEqual({ pPasses: 0, pShaken: 0, pRouts: 0 });
  });

  test('a Shaken unit fails', () => {
    const { pPasses, pShaken } = moraleAfterAttack(shots([{}], { models: 2, flags: UNIT_FLAG.shaken }));
    expect([pPasses, pShaken]).toEqual([0, expect.closeTo(1 / 4, 12)]);
  });
});

describe('Firefight', () => {
  const ruleset = gff;

  test('a wound on a lone model is checked', () => {
    const odds = shots([{}], {}, { ruleset });
    expect(odds.pOutcome).toEqual({
      unhurt: expect.closeTo(3 / 4, 12),
      wounded: 0,
      reduced: 0,
      noroll: 0,
      shaken: expect.closeTo(1 / 6, 12),
      ko: expect.closeTo(1 / 12, 12),
    });
    expect(odds.pDestroyed).toBeCloseTo(1 / 12, 12);
    expect(moraleAfterAttack(odds)).toEqual({ pPasses: 0, pShaken: 0, pRouts: 0 });
  });

  test('one check for all groups, or one for each', () => {
    // Two wounds: Knocked Out on 4+. One: on 5+, and the second group meets the survivor.
    const once = shots([{}, {}], {}, { ruleset });
    expect(once.pOutcome?.ko).toBeCloseTo((6 / 16) * (1 / 3) + (1 / 16) * (1 / 2), 12);
    const each = shots([{}, {}], {}, { ruleset, settings: { gffCheckOncePerEvent: false } });
    // After a first check that only shook it, the second has two markers and Shaken: 3 and more.
    expect(each.pOutcome?.ko).toBeCloseTo(1 / 12 + (3 / 4) * (1 / 12) + (1 / 6) * (1 / 4) * (4 / 6), 12);
    expect(each.meanHits).toBeCloseTo(1 / 2 + (11 / 12) * (1 / 2), 12);
  });

  test('groups are reduced, Tough members marked', () => {
    const odds = shots([{}], { models: 2, rules: [three] }, { ruleset });
    expect(odds.pOutcome).toMatchObject({ wounded: expect.closeTo(1 / 4, 12), unhurt: expect.closeTo(3 / 4, 12) });
    const reduced = shots([{}], { models: 2 }, { ruleset });
    expect(reduced.pOutcome).toMatchObject({ reduced: expect.closeTo(1 / 4, 12), shaken: 0, ko: 0 });
  });

  test('the target of a Blast takes its share, the sharpest hits first', () => {
    const lone = (id: string, x: number): TestUnit => ({ id, side: 1, at: [x, 16], defense: 2 });
    const units = [lone('left', 8), lone('right', 12)];
    const weapons = [{ rules: [rending, [blast, 3] as const] }];
    // One hit: with AP 4 for a six, plain for a 4 or a 5.
    const shared = (1 / 6) * (5 / 6) + (1 / 3) * (1 / 6);
    near(shots(weapons, { defense: 2 }, { ruleset, units }).pWounds, 1 - shared, shared);
    near(
      shots(weapons, { defense: 2 }, { ruleset, units, settings: { blastClonesKeepAp: false } }).pWounds,
      1 - shared,
      shared,
    );
  });

  test('in another turn it may take a plain one', () => {
    const lone = (id: string, x: number): TestUnit => ({ id, side: 1, at: [x, 16], defense: 2 });
    const { battle } = scene({
      units: [
        { id: 'gun', at: [10, 10], weapons: [{ range: 24, rules: [rending, [blast, 3]] }] },
        lone('target', 10),
        lone('left', 8),
        lone('right', 12),
      ],
      ruleset,
      settings: { blastClonesKeepAp: false },
    });
    const groups = assumeShots(battle, 0, 1, { distance: 600 });
    near(shootingOdds(battle, 0, groups, { turn: 1 }).pWounds, 11 / 12, 1 / 12);
  });
});

describe('where the attack comes from', () => {
  const units: readonly TestUnit[] = [
    { id: 'gun', at: [10, 10], models: 2, weapons: [{ name: 'Rifle', range: 24 }] },
    { id: 'foe', side: 1, at: [10, 16], models: 3, weapons: [{ name: 'Axe', attacks: 2 }] },
  ];

  test('the table: groups that were declared', () => {
    const { battle } = scene({ units });
    const frozen = freezeShooting(battle, 0, [{ weapon: 0, target: 1 }]);
    if (frozen.refusal) throw new Error(frozen.refusal.code);
    near(shootingOdds(battle, 0, frozen.groups).pHits, 1 / 4, 1 / 2, 1 / 4);
  });

  test('melee attacks: all models by assumption, or those in reach', () => {
    const { battle } = scene({ units });
    const strike = { unit: 1, target: 0, share: 'all' } as const;
    expect(strikeOdds(battle, { ...strike, reach: ALL_REACH }).meanHits).toBeCloseTo(3, 12);
    expect(strikeOdds(battle, strike).meanHits).toBe(0);
  });

  test('a spell: hits without dice', () => {
    const { battle, plan } = scene({ units, spells: [{ name: 'Bolt', hits: 2 }] });
    const order = {
      kind: 'spell',
      unit: 0,
      weapon: plan.sides[0].spells[0].weapon,
      target: 1,
      pick: -1,
      cover: 'none',
    } as const;
    const odds = volleyOdds(battle, compileHits(battle, order, 0, 2));
    near(odds.pHits, 0, 0, 1);
    near(odds.pWounds, 1 / 4, 1 / 2, 1 / 4);
  });

  test('neither the battle nor another scratch battle is changed', () => {
    const { battle } = scene({ units });
    const before = checksum(battle);
    const scratch = copyBattle(battle);
    const groups = assumeShots(battle, 0, 1, { distance: 600 });
    const plain = shootingOdds(battle, 0, groups);
    expect(shootingOdds(battle, 0, groups, { scratch }).pKills).toEqual(plain.pKills);
    expect(shootingOdds(battle, 0, groups, { scratch }).pKills).toEqual(plain.pKills);
    expect(checksum(battle)).toBe(before);
  });
});
