import { blast, gff, rending } from '@muster/rules';
import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { compileShot } from '../play/shooting.ts';
import type { Settings } from '../rule/settings.ts';
import type { Volley } from '../attack/volley.ts';
import { assumeShots } from './assume.ts';
import { blastShares, hitClasses } from './blast-share.ts';

/** A lone target with two lone models next to it. */
const shot = (attacks: number, settings?: Partial<Settings>): Volley => {
  const lone = (id: string, x: number) => ({ id, side: 1, at: [x, 16] as const });
  const { battle } = scene({
    units: [
      { id: 'gun', at: [10, 10], weapons: [{ range: 24, attacks, rules: [rending, [blast, 3] as const] }] },
      lone('target', 10),
      lone('left', 8),
      lone('right', 12),
      lone('far', 30),
    ],
    ruleset: gff,
    settings,
  });
  const volley = compileShot(battle, 0, assumeShots(battle, 0, 1, { distance: 500 })[0]);
  if (!volley) throw new Error('no models');
  return volley;
};

const sharesOf = (volley: Volley, turn: number): string[] => {
  const classes = hitClasses(volley);
  const shares = blastShares(volley, classes, turn);
  expect(shares.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  return shares.map(({ chance, counts }) => `${counts.join('+')}: ${Math.round(chance * 36)}`).sort();
};

test('one die: three hits, one for each unit', () => {
  const volley = shot(1);
  expect(volley.further.length).toBe(2);
  expect(hitClasses(volley).map(({ ap }) => ap)).toEqual([4, 0]);
  // A six makes three sharp hits, a 4 or 5 three plain ones.
  for (const turn of [0, 1, 2]) expect(sharesOf(volley, turn)).toEqual(['0+0: 18', '0+1: 12', '1+0: 6']);
});

test('one sharp hit and two plain ones: the target takes the sharp one, as the first', () => {
  const volley = shot(1, { blastClonesKeepAp: false });
  expect(sharesOf(volley, 0)).toEqual(['0+0: 18', '0+1: 12', '1+0: 6']);
  expect(sharesOf(volley, 1)).toEqual(['0+0: 18', '0+1: 18']);
});

test('hits that are left over go to the first', () => {
  // Three hits for each die that hits, shared by two units.
  const volley: Volley = { ...shot(2), further: [2] };
  // Three hits are two and one, six are three each.
  expect(sharesOf(volley, 0).filter((share) => share.startsWith('0+'))).toEqual(['0+0: 9', '0+2: 12', '0+3: 4']);
  expect(sharesOf(volley, 1).filter((share) => share.startsWith('0+'))).toEqual(['0+0: 9', '0+1: 12', '0+3: 4']);
});
