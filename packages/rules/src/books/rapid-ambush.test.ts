import { phaseOf, roundOf } from '@muster/engine';
import { codeOf, gamesWith, type Scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ambush } from '../special/index.ts';
import { rapidAmbush } from './index.ts';

describe.each(gamesWith(rapidAmbush))('in $name', ({ scene }) => {
  const lurkers: TestUnit = { id: 'lurkers', at: [0, 0], rules: [rapidAmbush], reserve: 'ambush' };
  const start = (units: readonly TestUnit[]): Scene => {
    const s = scene({
      units: [...units, { id: 'squad', at: [0, 0] }, { id: 'foe', side: 1, at: [0, 0] }],
      phase: 'deployment',
    });
    s.battle.sideZone.set([0, 1]);
    s.act({ type: 'deploy', unit: s.unit('squad'), positions: s.row('squad', 10, 5) });
    s.act({ type: 'deploy', unit: s.unit('foe'), positions: s.row('foe', 10, 42) });
    return s;
  };
  const arrive = (s: Scene, id: string, y: number): string =>
    codeOf(s.act({ type: 'arrive', unit: s.unit(id), positions: s.row(id, 10, y) }));

  test('arrives already in round 1, over 9" from enemies', () => {
    const s = start([lurkers]);
    expect([phaseOf(s.battle), roundOf(s.battle)]).toEqual(['ambush', 1]);
    expect(arrive(s, 'lurkers', 32)).toBe('ambush-too-close');
    expect(arrive(s, 'lurkers', 31.99)).toBe('done');
    expect(phaseOf(s.battle)).toBe('activation');
  });

  test('may start in reserve like any Ambush unit', () => {
    const { reserve: _, ...plain } = lurkers;
    const s = scene({ units: [plain, { id: 'foe', side: 1, at: [0, 0] }], phase: 'muster' });
    const reserves = [{ unit: s.unit('lurkers'), kind: 'ambush' as const }];
    expect(codeOf(s.act({ type: 'muster', reserves, joins: [], loads: [] }))).toBe('done');
  });

  test('others still wait for round 2', () => {
    const s = start([lurkers, { ...lurkers, id: 'slow', rules: [ambush] }]);
    expect(arrive(s, 'slow', 20)).toBe('ambush-round-1');
    expect(arrive(s, 'lurkers', 20)).toBe('done');
    expect(phaseOf(s.battle)).toBe('activation');
    expect(phaseOf(start([{ ...lurkers, rules: [ambush] }]).battle)).toBe('activation');
  });
});
