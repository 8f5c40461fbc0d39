import { auraOf, roundOf } from '@muster/engine';
import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ambush, scout } from './index.ts';

describe.each(gamesWith(scout))('in $name', ({ scene }) => {
  const scouts: TestUnit = { id: 'scouts', at: [0, 0], models: 2, rules: [scout], reserve: 'scout' };
  const squad: TestUnit = { id: 'squad', at: [20, 6] };
  const foe: TestUnit = { id: 'foe', side: 1, at: [20, 42] };

  test('may wait if all models have the rule', () => {
    const reserve = (unit: TestUnit): string => {
      const s = scene({ units: [unit, foe], phase: 'muster' });
      const reserves = [{ unit: s.unit('scouts'), kind: 'scout' as const }];
      return codeOf(s.act({ type: 'muster', reserves, joins: [], loads: [] }));
    };
    const { reserve: _, ...plain } = scouts;
    expect(reserve(plain)).toBe('done');
    expect(reserve({ ...plain, rules: [ambush] })).toBe('no-such-rule');
    expect(reserve({ ...plain, hero: {} })).toBe('no-such-rule');
    expect(reserve({ ...plain, hero: { rules: [scout] } })).toBe('done');
    expect(reserve({ ...plain, rules: [], hero: { rules: [auraOf(scout)] } })).toBe('done');
  });

  describe('being deployed', () => {
    const place = (x: number, y: number, more: readonly TestUnit[] = []): string => {
      const s = scene({ units: [scouts, foe, ...more], phase: 'scout' });
      return codeOf(s.act({ type: 'deploy', unit: s.unit('scouts'), positions: s.row('scouts', x, y) }));
    };

    test('no part of a base is over 24" from its own edge', () => {
      expect(place(30, 23.5)).toBe('done');
      expect(place(30, 23.51)).toBe('scout-too-far');
      expect(place(30, 5)).toBe('done');
      expect(place(30, 0.49)).toBe('off-table');
    });

    test('enemies may be as near as 1"', () => {
      expect(place(30, 20, [{ id: 'near', side: 1, at: [30, 22] }])).toBe('done');
      expect(place(30, 20, [{ id: 'near', side: 1, at: [30, 21.99] }])).toBe('within-1in');
    });
  });

  test('comes after all others, sides take turns, starting with the first player of round 1', () => {
    const s = scene({
      units: [scouts, squad, { ...scouts, id: 'late' }, foe, { ...scouts, id: 'theirs', side: 1 }],
      phase: 'deployment',
    });
    s.battle.sideZone.set([0, 1]);
    const put = (id: string, x: number, y: number): string =>
      codeOf(s.act({ type: 'deploy', unit: s.unit(id), positions: s.row(id, x, y) }));
    expect(put('scouts', 30, 20)).toBe('already-deployed');
    expect(put('squad', 20, 6)).toBe('done');
    expect(put('theirs', 30, 30)).toBe('already-deployed');
    expect(put('foe', 20, 42)).toBe('done');
    expect(put('scouts', 30, 20)).toBe('done');
    expect(put('late', 10, 20)).toBe('not-your-turn');
    expect(put('theirs', 30, 30)).toBe('done');
    expect(put('late', 10, 20)).toBe('done');
    expect(s.told('deployed').map(({ how }) => how)).toEqual(['deployment', 'deployment', 'scout', 'scout', 'scout']);
    expect(roundOf(s.battle)).toBe(1);
    expect(s.battle.unitStart[s.unit('scouts')]).toBe(2);
  });

  test('the bases of ordinary units stay inside the zone', () => {
    const s = scene({ units: [squad, foe], phase: 'deployment' });
    s.battle.sideZone.set([0, 1]);
    const put = (y: number): string =>
      codeOf(s.act({ type: 'deploy', unit: s.unit('squad'), positions: s.row('squad', 20, y) }));
    expect(put(11.51)).toBe('deploy-out-of-zone');
    expect(put(11.5)).toBe('done');
  });

  test('may seize already in round 1', () => {
    const s = scene({ units: [scouts, foe], phase: 'scout', objectives: [[30, 24]] });
    s.act({ type: 'deploy', unit: s.unit('scouts'), positions: s.row('scouts', 30, 20.5) });
    s.activate('scouts', 'hold');
    s.activate('foe', 'hold');
    expect(s.battle.objOwner[0]).toBe(0);
  });
});
