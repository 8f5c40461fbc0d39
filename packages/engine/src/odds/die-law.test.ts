import { ap, bane, blast, deadly, regeneration, rending, surge } from '@muster/rules';
import { scene, type TestRule } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import type { Settings } from '../rule/settings.ts';
import { compileShot } from '../play/shooting.ts';
import { blockTable } from '../attack/faces.ts';
import type { Volley } from '../attack/volley.ts';
import { assumeShots } from './assume.ts';
import { dieLaw, faceHits, freeLaw, hitLaw, unblockedChance, unsavedChance } from './die-law.ts';
import { firstOf, secondOf } from './law.ts';

const PLAIN = { bonuses: [] };

interface Shot {
  rules?: readonly TestRule[];
  target?: readonly TestRule[];
  models?: number;
  defense?: number;
  settings?: Partial<Settings>;
}

const shot = ({ rules, target, models = 5, defense = 4, settings }: Shot): Volley => {
  const { battle } = scene({
    units: [
      { id: 'gun', at: [10, 10], weapons: [{ range: 24, rules }] },
      { id: 'foe', side: 1, at: [10, 16], models, defense, rules: target },
    ],
    settings,
  });
  const volley = compileShot(battle, 0, assumeShots(battle, 0, 1, { distance: 600 })[0]);
  if (!volley) throw new Error('no models');
  return volley;
};

describe('the chance that a block fails', () => {
  test('by threshold', () => {
    expect(unblockedChance(blockTable(4, 0, PLAIN))).toBeCloseTo(1 / 2, 12);
    expect(unblockedChance(blockTable(2, 0, PLAIN))).toBeCloseTo(1 / 6, 12);
    expect(unblockedChance(blockTable(2, 9, PLAIN))).toBeCloseTo(5 / 6, 12);
  });

  test('with sixes rolled again: n good faces block with (n - 1)/6 + n/36', () => {
    for (const [defense, good] of [
      [2, 5],
      [4, 3],
      [6, 1],
    ]) {
      const blocked = (good - 1) / 6 + good / 36;
      expect(unblockedChance(blockTable(defense, 0, { bonuses: [], rerolls: (face) => face === 6 }))).toBeCloseTo(
        1 - blocked,
        12,
      );
    }
  });
});

test('saves one after the other; a rule saves once', () => {
  const save = (rule: string, target: number) => ({ rule, name: rule, target, needs: 0 });
  expect(unsavedChance([])).toBe(1);
  expect(unsavedChance([save('a', 5)])).toBeCloseTo(2 / 3, 12);
  expect(unsavedChance([save('a', 5), save('b', 4)])).toBeCloseTo(1 / 3, 12);
  expect(unsavedChance([save('a', 5), save('a', 4)])).toBeCloseTo(2 / 3, 12);
});

describe('the wounds of a hit', () => {
  const lawFor = (spec: Shot) => {
    const volley = shot(spec);
    return hitLaw(volley.pools[0].effect, volley.savesAfterFactor);
  };

  test('a plain hit is one wound, if it is neither blocked nor saved', () => {
    const plain = lawFor({});
    expect([...plain.size]).toEqual([0, 1]);
    expect(plain.wounds(0)[1]).toBeCloseTo(1 / 2, 12);
    expect(plain.wounds(1)[1]).toBeCloseTo(2 / 3, 12);
    expect(lawFor({ target: [regeneration] }).wounds(0)[1]).toBeCloseTo(1 / 3, 12);
    expect(lawFor({ target: [regeneration], rules: [bane] }).wounds(0)[1]).toBeCloseTo(7 / 12, 12);
  });

  test('multiplied, then saved: some of them stay', () => {
    // Of three wounds each is saved on 5+: 1, 6, 12 and 8 of 27 for none to three.
    const law = lawFor({ rules: [[deadly, 3]], target: [regeneration] });
    expect(law.wounds(0)[1]).toBeCloseTo((1 / 2) * (26 / 27), 12);
    [0, 6 / 26, 12 / 26, 8 / 26].forEach((chance, n) => expect(law.size[n]).toBeCloseTo(chance, 12));
  });

  test('saved, then multiplied: all or nothing', () => {
    const law = lawFor({ rules: [[deadly, 3]], target: [regeneration], settings: { regenAfterDeadly: false } });
    expect(law.wounds(0)[1]).toBeCloseTo((1 / 2) * (2 / 3), 12);
    expect([...law.size]).toEqual([0, 0, 0, 1]);
  });
});

describe('one die', () => {
  test('faces that do the same are taken together', () => {
    const volley = shot({ rules: [rending, surge, [blast, 3], [ap, 1]] });
    expect(faceHits(volley.pools[0], true)).toEqual([
      { faces: 2, ap: 1, more: 0, own: 3, plain: 0, again: 0 },
      { faces: 1, ap: 5, more: 0, own: 3, plain: 3, again: 0 },
    ]);
    expect(faceHits(volley.pools[0], false)).toEqual([
      { faces: 2, ap: 1, more: 0, own: 1, plain: 2, again: 0 },
      { faces: 1, ap: 5, more: 0, own: 1, plain: 5, again: 0 },
    ]);
  });

  test('hits, and how many of them wound', () => {
    // Defense 2+: a six is a hit with AP 4 and a plain one, a 4 or 5 is a plain one.
    const volley = shot({ rules: [rending, surge], defense: 2 });
    const [pool] = volley.pools;
    const law = dieLaw(pool, hitLaw(pool.effect, true), true);
    [1 / 2, 1 / 3, 1 / 6].forEach((chance, hits) => expect(secondOf(law)[hits]).toBeCloseTo(chance, 12));
    const wounding = [1 / 2 + (1 / 3) * (5 / 6) + (1 / 6) * (5 / 36), 1 / 18 + (1 / 6) * (26 / 36), (1 / 6) * (5 / 36)];
    wounding.forEach((chance, n) => expect(firstOf(law)[n]).toBeCloseTo(chance, 12));
  });

  test('a hit that needs none', () => {
    const volley = shot({ rules: [[blast, 3]], models: 2 });
    const [pool] = volley.pools;
    const law = freeLaw(pool, hitLaw(pool.effect, true));
    expect(secondOf(law)[2]).toBeCloseTo(1, 12);
    [1 / 4, 1 / 2, 1 / 4].forEach((chance, n) => expect(firstOf(law)[n]).toBeCloseTo(chance, 12));
  });
});
