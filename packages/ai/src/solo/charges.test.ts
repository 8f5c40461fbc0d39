import { type Action, checkAction } from '@muster/engine';
import { chargeMoves, chargeReach } from '@muster/guide';
import { aof, gff, musician } from '@muster/rules';
import { type Scene, scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { makePlayer } from '../players/players.ts';

const axes: TestUnit = { id: 'axes', at: [20, 10], weapons: [{ name: 'Axe', attacks: 6 }] };
const foe = (y: number): TestUnit => ({ id: 'foe', side: 1, at: [20, y], defense: 6 });

describe('the reach of a charge', () => {
  test('includes the bonus of a Musician', () => {
    // 12.75" from base to base: too far without a Musician.
    const drummed = scene({ ruleset: aof, units: [{ ...axes, rules: [musician] }, foe(23.75)] });
    expect(chargeReach(drummed.battle, drummed.unit('axes'))).toBe(1300);
    expect(chargeMoves(drummed.battle, drummed.unit('axes'), drummed.unit('foe'))).toBeDefined();
    const silent = scene({ ruleset: aof, units: [axes, foe(23.75)] });
    expect(chargeReach(silent.battle, silent.unit('axes'))).toBe(1200);
    expect(chargeMoves(silent.battle, silent.unit('axes'), silent.unit('foe'))).toBeUndefined();
  });

  test('includes bonuses from spells', () => {
    const spells = [{ name: 'Wind', grants: [{ id: 'fast' }] }];
    const s = scene({ units: [axes, foe(26)], spells });
    expect(chargeReach(s.battle, s.unit('axes'))).toBe(1200);
    s.battle.unitGrants[s.unit('axes')] = 1;
    expect(chargeReach(s.battle, s.unit('axes'))).toBe(1600);
    expect(choice(s)).toMatchObject({ action: 'charge', target: s.unit('foe') });
  });

  test('is used fully by melee units', () => {
    const s = scene({ ruleset: aof, units: [{ ...axes, rules: [musician] }, foe(23.75)], objectives: [[20, 23]] });
    expect(choice(s)).toMatchObject({ action: 'charge', target: s.unit('foe') });
    for (const name of ['random', 'solo'] as const) {
      const player = makePlayer(name, 'charge');
      const acts = Array.from({ length: 40 }, () => player.act(s.battle, 0));
      expect(acts.some((act) => act.type === 'activate' && act.action === 'charge')).toBe(true);
      expect(acts.map((act) => checkAction(s.battle, act))).toEqual(acts.map(() => undefined));
    }
  });
});

test('an enemy with wound markers is as good a target as before', () => {
  // Three wound markers on a plain model: the next wound probably knocks it out.
  const s = scene({ ruleset: gff, units: [axes, { ...foe(18), wounds: [3] }], objectives: [[20, 40]] });
  expect(choice(s)).toMatchObject({ action: 'charge', target: s.unit('foe') });
});

const choice = ({ battle }: Scene): Action => makePlayer('solo', 'choice').act(battle, 0);
