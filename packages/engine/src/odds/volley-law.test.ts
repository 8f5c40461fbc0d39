import { blast, deadly, gff } from '@muster/rules';
import { scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { compileShot } from '../play/shooting.ts';
import { assumeShots } from './assume.ts';
import { meanOf } from './law.ts';
import { type VolleyLaw, volleyLaw } from './volley-law.ts';

const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], models: 2 };
const near: TestUnit = { id: 'near', side: 1, at: [13, 16] };

const lawOf = (gun: Partial<TestUnit>, ...foes: readonly TestUnit[]): VolleyLaw => {
  const { battle } = scene({ units: [{ id: 'gun', at: [10, 10], ...gun }, ...foes], ruleset: gff });
  const volley = compileShot(battle, 0, assumeShots(battle, 0, 1, { distance: 500 })[0]);
  if (!volley) throw new Error('no models');
  return volleyLaw(volley);
};

describe('the stages of a volley', () => {
  const weapons = [{ range: 24 }];
  const shown = (law: VolleyLaw): string[] =>
    law.parts.map(({ stages }) =>
      stages.map(({ stays, counts }) => `${stays ? 'stay' : 'spill'} ${counts.length - 1}`).join(', '),
    );

  test('what stays comes first, pool by pool; what spills is one stage', () => {
    expect(shown(lawOf({ weapons, models: 3 }, foe))).toEqual(['spill 3']);
    expect(shown(lawOf({ weapons, models: 3, rulesOf: { 1: [[deadly, 2]] } }, foe))).toEqual(['stay 1, spill 2']);
    expect(shown(lawOf({ weapons, models: 2, rulesOf: { 0: [[deadly, 2]], 1: [[deadly, 3]] } }, foe))).toEqual([
      'stay 1, stay 1',
    ]);
  });

  test('a shared Blast has parts only where hits land in different ways', () => {
    const bombs = [{ range: 24, rules: [[blast, 2] as const] }];
    expect(shown(lawOf({ weapons: bombs, models: 2 }, foe, near))).toEqual(['spill 2']);
    const mixed = lawOf({ weapons: bombs, models: 2, rulesOf: { 0: [[deadly, 2]] } }, foe, near);
    // Neither hits, one of the two, or both: each time two hits, one of them for the target.
    expect(shown(mixed).sort()).toEqual(['stay 0, spill 0', 'stay 0, spill 1', 'stay 1, spill 0', 'stay 1, spill 1']);
    expect(meanOf(mixed.hits)).toBeCloseTo(1, 12);
    expect(meanOf(mixed.wounds)).toBeCloseTo((1 / 4) * 2 + 1 / 4, 12);
  });
});
