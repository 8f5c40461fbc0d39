import { gff } from '@muster/rules';
import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { chooseShots } from './shots.ts';
import { woundsLeft } from './worth.ts';

test('a model with wound markers is still worth a shot', () => {
  const s = scene({
    ruleset: gff,
    units: [
      { id: 'gun', at: [10, 10], weapons: [{ name: 'Gun', range: 24 }] },
      { id: 'marked', side: 1, at: [10, 20], wounds: [3] },
      { id: 'fresh', side: 1, at: [20, 10], defense: 3 },
    ],
  });
  expect(woundsLeft(s.battle, s.unit('marked'))).toBe(1);
  expect(chooseShots(s.battle, s.unit('gun'))).toEqual([{ weapon: s.weapon('Gun'), target: s.unit('marked') }]);
});
