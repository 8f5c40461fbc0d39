import { volley } from '@muster/testkit';
import { ap, bane } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { attackTerms } from '../plan/rule-terms.ts';
import type { AttackTerms, DefenseTerms, Term } from '../plan/terms.ts';
import { CONDITION_BIT } from '../plan/situation.ts';
import { blockTable, faceTable, factorOf, type HitSituation, sumTerms } from './faces.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const term = (amount: number, more: Partial<Term> = {}): Term => ({
  needs: 0,
  amount,
  faces: 0,
  blockFaces: 0,
  source: 'test',
  ...more,
});
const SIX = { faces: 1 << 6 };
const terms = (words: Partial<AttackTerms>): AttackTerms => ({ ...attackTerms([]), ...words });
const against = (words: Partial<DefenseTerms>): DefenseTerms => ({
  toHit: [],
  toBlock: [],
  piercing: [],
  saves: [],
  range: 0,
  rangeFloor: 0,
  woundEffect: 0,
  ...words,
});
const tableFor = (words: Partial<HitSituation>) =>
  faceTable({ quality: 4, bits: 0, onlySixes: false, attack: [], defense: [], ...words });

describe('to hit', () => {
  test('follows the formula for every Quality and modifier', () => {
    for (let quality = 2; quality <= 6; quality++)
      for (let modifier = -6; modifier <= 6; modifier++) {
        const { hits } = tableFor({ quality, attack: [terms({ toHit: [term(modifier)] })] });
        for (const face of FACES) {
          const expected = face === 6 || (face !== 1 && face + modifier >= quality) ? 1 : 0;
          expect([quality, modifier, face, hits[face]]).toEqual([quality, modifier, face, expected]);
        }
      }
  });

  test('adds modifiers of both sides and lists their sources', () => {
    const { hits, bill, need } = tableFor({
      attack: [terms({ toHit: [term(1, { source: 'a' })] })],
      defense: [against({ toHit: [term(-2, { source: 'b' })] }), against({ toHit: [term(-1, { source: 'c' })] })],
    });
    expect(bill).toEqual([
      { source: 'a', amount: 1 },
      { source: 'b', amount: -2 },
      { source: 'c', amount: -1 },
    ]);
    expect(need).toBe(4);
    expect(FACES.filter((face) => hits[face])).toEqual([6]);
  });

  test('drops every negative modifier, not the sum, for an unhindered weapon', () => {
    const toHit = [term(1), term(-2), term(1), term(-3)];
    const { hits, bill } = tableFor({
      quality: 5,
      attack: [terms({ unhindered: true, toHit })],
      defense: [against({ toHit: [term(-1), term(1)] })],
    });
    expect(bill.map(({ amount }) => amount)).toEqual([1, 1, 1]);
    expect(FACES.filter((face) => hits[face])).toEqual([2, 3, 4, 5, 6]);
  });

  test('needs all conditions of an effect', () => {
    const needs = CONDITION_BIT.shooting | CONDITION_BIT.moved;
    const attack = [terms({ toHit: [term(-1, { needs })] })];
    expect(tableFor({ attack, bits: CONDITION_BIT.shooting }).hits[4]).toBe(1);
    expect(tableFor({ attack, bits: CONDITION_BIT.moved }).hits[4]).toBe(1);
    expect(tableFor({ attack, bits: needs | CONDITION_BIT.unitOver9 }).hits[4]).toBe(0);
  });

  test('uses the best replaced Quality, and ignores a worse one', () => {
    const table = (quality: number, ...values: number[]) =>
      tableFor({ quality, attack: [terms({ quality: values.map((value) => term(value)) })] });
    expect(FACES.filter((face) => table(5, 3, 2).hits[face])).toEqual([2, 3, 4, 5, 6]);
    expect(FACES.filter((face) => table(3, 5).hits[face])).toEqual([3, 4, 5, 6]);
    expect(table(5, 3, 2).need).toBe(2);
  });

  test('needs a natural 6 if Fatigued, and sixes still trigger effects', () => {
    const attack = [
      terms({
        toHit: [term(5)],
        quality: [term(2)],
        unhindered: true,
        extraHits: [term(1, SIX)],
        piercing: [term(1), term(4, SIX)],
      }),
    ];
    const { hits, extra, ap: piercing, need } = tableFor({ attack, onlySixes: true });
    expect(hits).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(extra[6]).toBe(1);
    expect(piercing[6]).toBe(5);
    expect(need).toBe(6);
  });

  test('has effects for sixes and for every hit', () => {
    const attack = [
      terms({
        extraHits: [term(1, SIX), term(1, SIX), term(2)],
        piercing: [term(1), term(4, SIX)],
      }),
      terms({ piercing: [term(1)] }),
    ];
    const { extra, ap: piercing, plainAp } = tableFor({ attack });
    expect(extra).toEqual([0, 0, 0, 0, 2, 2, 4]);
    expect(piercing).toEqual([0, 0, 0, 0, 2, 2, 6]);
    expect(plainAp).toBe(2);
  });

  test('ignores reduced AP for an unhindered weapon only', () => {
    const piercing = [term(2), term(-1)];
    expect(tableFor({ attack: [terms({ piercing })] }).plainAp).toBe(1);
    const unhindered = [terms({ piercing, unhindered: true })];
    expect(tableFor({ attack: unhindered, keepsAp: true }).plainAp).toBe(2);
    expect(tableFor({ attack: unhindered }).plainAp).toBe(1);
  });
});

describe('to block', () => {
  test('needs Defense + AP - bonus, between 2 and 6', () => {
    for (let defense = 2; defense <= 6; defense++)
      for (let piercing = 0; piercing <= 8; piercing++)
        for (let bonus = 0; bonus <= 2; bonus++) {
          const bonuses = bonus === 0 ? [] : [{ source: 'test', amount: bonus }];
          const { blocks } = blockTable(defense, piercing, { bonuses });
          const threshold = Math.min(6, Math.max(2, defense + piercing - bonus));
          expect(FACES.filter((face) => blocks[face])).toEqual(FACES.filter((face) => face >= threshold));
        }
  });

  test('lists AP as a modifier unless it is 0', () => {
    const cover = [{ source: 'Cover', amount: 1 }];
    expect(blockTable(4, 2, { bonuses: cover }).bill).toEqual([{ source: 'AP(2)', amount: -2 }, ...cover]);
    expect(blockTable(4, 0, { bonuses: cover }).bill).toEqual(cover);
  });

  test('blocks with Bane on n faces with a chance of (n - 1)/6 + n/36', () => {
    for (let defense = 2; defense <= 6; defense++)
      for (let piercing = 0; piercing <= 2; piercing++) {
        const rules = [bane, [ap, piercing] as const];
        const blocked = (dice: string): number => volley({ rules, target: { defense }, dice: `4 | ${dice}` }).blocked;
        let of36 = 0;
        for (const face of FACES)
          if (face < 6) of36 += 6 * blocked(`${face}`);
          else for (const again of FACES) of36 += blocked(`6 | ${again}`);
        const good = 7 - Math.min(6, Math.max(2, defense + piercing));
        expect([defense, piercing, of36]).toEqual([defense, piercing, 6 * (good - 1) + good]);
      }
  });
});

test('sums have only effects that count in the situation and for every die', () => {
  const list = [term(2), term(3, { needs: CONDITION_BIT.melee }), term(4, SIX)];
  expect(sumTerms(list, 0)).toBe(2);
  expect(sumTerms(list, CONDITION_BIT.melee)).toBe(5);
});

test('factors are added before multiplying; without any the factor is 1', () => {
  expect(factorOf([term(2), term(3, { needs: CONDITION_BIT.melee })], CONDITION_BIT.shooting)).toBe(2);
  expect(factorOf([term(2), term(3, { needs: CONDITION_BIT.melee })], CONDITION_BIT.melee)).toBe(5);
  expect(factorOf([term(3, { needs: CONDITION_BIT.melee })], CONDITION_BIT.shooting)).toBe(1);
  expect(factorOf([], 0)).toBe(1);
});

describe('effects of faces other than hits', () => {
  test('are extra dice and wounds for dice that hit, and recoil for any die', () => {
    const on = (...faces: number[]) => ({ faces: faces.reduce((bits, face) => bits | (1 << face), 0) });
    const attack = [
      terms({
        extraAttacks: [term(1, on(2, 6))],
        extraWounds: [term(2, on(3, 5)), term(1, { blockFaces: 1 << 1 })],
        recoil: [term(1, on(1))],
      }),
    ];
    const { again, wounds, recoil } = tableFor({ attack });
    expect(again).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(wounds).toEqual([0, 0, 0, 0, 0, 2, 0]);
    expect(recoil).toEqual([0, 1, 0, 0, 0, 0, 0]);
  });

  test('do not include penalties for moving with steady aim', () => {
    const toHit = [term(-1, { needs: CONDITION_BIT.moved }), term(-1), term(1, { needs: CONDITION_BIT.moved })];
    const modifier = (steadyAim: boolean) =>
      tableFor({ bits: CONDITION_BIT.moved, attack: [terms({ toHit, steadyAim })] }).bill.map(({ amount }) => amount);
    expect(modifier(false)).toEqual([-1, -1, 1]);
    expect(modifier(true)).toEqual([-1, 1]);
  });

  test('are re-rolls of dice that block, and more wounds of dice that do not', () => {
    const { again, wounds } = blockTable(5, 0, {
      bonuses: [],
      rerolls: (face) => face >= 4,
      wounds: (face) => (face <= 1 || face >= 5 ? 1 : 0),
    });
    expect(FACES.filter((face) => again[face])).toEqual([5, 6]);
    expect(wounds).toEqual([0, 1, 0, 0, 0, 0, 0]);
  });
});
