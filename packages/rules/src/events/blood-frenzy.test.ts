import { inMelee } from '@muster/engine';
import { expect, test } from 'vitest';
import { bloodFrenzy } from './blood-frenzy.ts';

test('gives everyone an attack in melee for a round, and D3 XP for kills there', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = bloodFrenzy;
  expect(gf).toMatchObject({
    number: 26,
    name: 'Finish Them!',
    picks: { of: 'nothing' },
    does: [{ do: 'grant', to: 'all', lasts: 'round', rule: { name: 'Finish Them!', attacker: { more: inMelee(1) } } }],
    books: [{ keep: 'frenzy', xp: { die: 'D3' } }],
  });
  expect(gff).toMatchObject({
    number: 26,
    name: 'Blood Frenzy',
    does: [{ do: 'grant', to: 'all', lasts: 'round', rule: { name: 'Blood Frenzy', attacker: { more: inMelee(1) } } }],
    books: [{ keep: 'frenzy', xp: { die: 'D3' } }],
  });
  expect(aof).toEqual(gf);
});
