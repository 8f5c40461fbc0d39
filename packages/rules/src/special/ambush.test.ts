import { auraOf, roundOf } from '@muster/engine';
import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ambush, transport } from './index.ts';

describe.each(gamesWith(ambush))('in $name', ({ scene }) => {
  const lurkers: TestUnit = { id: 'lurkers', at: [0, 0], models: 2, rules: [ambush], reserve: 'ambush' };
  const foe: TestUnit = { id: 'foe', side: 1, at: [30, 20] };

  describe('starting in reserve', () => {
    const reserve = (unit: TestUnit): string => {
      const s = scene({ units: [unit, foe], phase: 'muster' });
      const reserves = [{ unit: s.unit('lurkers'), kind: 'ambush' as const }];
      return codeOf(s.act({ type: 'muster', reserves, joins: [], loads: [] }));
    };

    test('is allowed if all models have the rule', () => {
      const { reserve: _, ...plain } = lurkers;
      expect(reserve(plain)).toBe('done');
      expect(reserve({ ...plain, rules: [] })).toBe('no-such-rule');
      expect(reserve({ ...plain, hero: {} })).toBe('no-such-rule');
      expect(reserve({ ...plain, hero: { rules: [ambush] } })).toBe('done');
      expect(reserve({ ...plain, rules: [], hero: { rules: [auraOf(ambush)] } })).toBe('done');
    });
  });

  describe('arriving', () => {
    const arrive = (round: number, y: number, more: readonly TestUnit[] = []): string => {
      const s = scene({ units: [lurkers, foe, ...more], phase: 'ambush', round });
      return codeOf(s.act({ type: 'arrive', unit: s.unit('lurkers'), positions: s.row('lurkers', 30, y) }));
    };

    test('every model over 9" from every enemy, exactly 9" is too close', () => {
      expect(arrive(2, 10)).toBe('ambush-too-close');
      expect(arrive(2, 9.99)).toBe('done');
      expect(arrive(3, 30.01)).toBe('done');
      // The second model is the near one here.
      expect(arrive(2, 40, [{ id: 'other', side: 1, at: [38, 45] }])).toBe('ambush-too-close');
    });

    test('not in round 1', () => {
      expect(arrive(1, 40)).toBe('ambush-round-1');
    });

    test('may be 1" from friends', () => {
      expect(arrive(2, 40, [{ id: 'friends', at: [30, 42] }])).toBe('done');
      expect(arrive(2, 40, [{ id: 'friends', at: [30, 41.99] }])).toBe('within-1in');
    });

    test('together and on the table', () => {
      const s = scene({ units: [lurkers, foe], phase: 'ambush', round: 2 });
      const unit = s.unit('lurkers');
      expect(codeOf(s.act({ type: 'arrive', unit, positions: s.row('lurkers', 10, 40, 1.01) }))).toBe('coherency');
      expect(codeOf(s.act({ type: 'arrive', unit, positions: s.row('lurkers', 10, 0.49) }))).toBe('off-table');
      expect(codeOf(s.act({ type: 'arrive', unit, positions: s.row('lurkers', 10, 40).slice(1) }))).toBe(
        'no-such-model',
      );
      expect(codeOf(s.act({ type: 'arrive', unit, positions: s.row('lurkers', 10, 40, 1) }))).toBe('done');
    });
  });

  test('only units in reserve may arrive', () => {
    const s = scene({ units: [lurkers, { id: 'squad', at: [5, 5], rules: [ambush] }, foe], phase: 'ambush', round: 2 });
    expect(codeOf(s.act({ type: 'arrive', unit: s.unit('squad'), positions: s.row('squad', 10, 40) }))).toBe(
      'already-deployed',
    );
  });

  test('may act in the round of its arrival, but seizes no objective until the next', () => {
    const s = scene({
      units: [lurkers, { ...foe, at: [30, 33] }],
      phase: 'ambush',
      round: 2,
      objectives: [
        [30, 20],
        [30, 23.5],
        [10, 40],
      ],
    });
    s.act({ type: 'arrive', unit: s.unit('lurkers'), positions: s.row('lurkers', 30, 20) });
    // Within 3" of the first two objectives; the enemy walks up to the second.
    expect(codeOf(s.activate('lurkers', 'hold'))).toBe('done');
    s.activate('foe', 'advance', { moves: s.shift('foe', 0, -6) });
    expect(roundOf(s.battle)).toBe(3);
    expect(Array.from(s.battle.objOwner.slice(0, 3))).toEqual([-1, 1, -1]);
    s.activate('lurkers', 'hold');
    s.activate('foe', 'hold');
    // One side alone seizes; both make it neutral.
    expect(Array.from(s.battle.objOwner.slice(0, 3))).toEqual([0, -1, -1]);
  });

  test('nor do passengers of a transport that arrives from Ambush', () => {
    const s = scene({
      units: [
        { id: 'truck', at: [0, 0], radius: 1, rules: [ambush, [transport, 6]], reserve: 'ambush' },
        { id: 'riders', at: [0, 0], models: 2, inside: 'truck' },
        { ...foe, at: [60, 40] },
      ],
      phase: 'ambush',
      round: 2,
      objectives: [[20, 24]],
    });
    s.act({ type: 'arrive', unit: s.unit('truck'), positions: s.row('truck', 20, 16) });
    const moves = s.row('riders', 20, 21).map(({ model, x, y }) => ({ model, path: [x, y] }));
    expect(codeOf(s.activate('riders', 'advance', { moves }))).toBe('done');
    s.activate('foe', 'hold');
    s.activate('truck', 'hold');
    expect(roundOf(s.battle)).toBe(3);
    expect(s.battle.objOwner[0]).toBe(-1);
  });

  describe('the step at the start of a round', () => {
    const both: TestUnit[] = [
      lurkers,
      { ...lurkers, id: 'more' },
      foe,
      { ...lurkers, id: 'theirs', side: 1 },
      { id: 'squad', at: [5, 5] },
    ];

    test('sides take turns, starting with the first player of the round', () => {
      const s = scene({ units: both, phase: 'ambush', round: 2 });
      const put = (id: string, x: number, y: number): string =>
        codeOf(s.act({ type: 'arrive', unit: s.unit(id), positions: s.row(id, x, y) }));
      expect(put('theirs', 10, 40)).toBe('not-your-turn');
      expect(put('lurkers', 10, 10)).toBe('done');
      expect(put('more', 20, 10)).toBe('not-your-turn');
      expect(put('theirs', 60, 40)).toBe('done');
      expect(codeOf(s.activate('squad', 'hold'))).toBe('wrong-phase');
      expect(put('more', 10, 20)).toBe('done');
      expect(codeOf(s.activate('squad', 'hold'))).toBe('done');
    });

    test('a side that passes is done for this round', () => {
      const s = scene({ units: [lurkers, foe, { id: 'squad', at: [5, 5] }], phase: 'ambush', round: 2 });
      expect(codeOf(s.act({ type: 'pass' }))).toBe('done');
      expect(codeOf(s.activate('squad', 'hold'))).toBe('done');
      expect(codeOf(s.activate('lurkers', 'hold'))).not.toBe('done');
      s.activate('foe', 'hold');
      expect(roundOf(s.battle)).toBe(3);
      expect(codeOf(s.act({ type: 'arrive', unit: s.unit('lurkers'), positions: s.row('lurkers', 10, 40) }))).toBe(
        'done',
      );
    });

    test('there is none in round 1', () => {
      const s = scene({
        units: [{ ...lurkers, rules: [ambush] }, { id: 'squad', at: [5, 5] }, foe],
        phase: 'deployment',
      });
      s.battle.sideZone.set([0, 1]);
      s.act({ type: 'deploy', unit: s.unit('squad'), positions: s.row('squad', 5, 5) });
      s.act({ type: 'deploy', unit: s.unit('foe'), positions: s.row('foe', 5, 40) });
      expect(roundOf(s.battle)).toBe(1);
      expect(codeOf(s.act({ type: 'arrive', unit: s.unit('lurkers'), positions: s.row('lurkers', 40, 20) }))).toBe(
        'wrong-phase',
      );
      expect(codeOf(s.activate('squad', 'hold'))).toBe('done');
    });
  });
});
