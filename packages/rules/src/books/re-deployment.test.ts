import { phaseOf } from '@muster/engine';
import { codeOf, gamesWith, type Scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { reDeployment } from './index.ts';

describe.each(gamesWith(reDeployment))('in $name', ({ scene }) => {
  const units: readonly TestUnit[] = [
    { id: 'chief', at: [0, 0], rules: [reDeployment] },
    { id: 'a', at: [0, 0] },
    { id: 'b', at: [0, 0] },
    { id: 'foe', side: 1, at: [0, 0] },
  ];
  const deployed = (who: readonly TestUnit[]): Scene => {
    const s = scene({ units: who, phase: 'deployment' });
    s.battle.sideZone.set([0, 1]);
    put(s, 'chief', 10, 5);
    put(s, 'foe', 10, 42);
    put(s, 'a', 20, 5);
    put(s, 'b', 30, 5);
    return s;
  };
  const put = (s: Scene, id: string, x: number, y: number): string =>
    codeOf(s.act({ type: 'deploy', unit: s.unit(id), positions: s.row(id, x, y) }));

  test('two units go to other places in the zone, no third and none twice', () => {
    const s = deployed(units);
    expect(phaseOf(s.battle)).toBe('redeployment');
    expect(put(s, 'a', 40, 12)).toBe('deploy-out-of-zone');
    expect(put(s, 'foe', 40, 42)).toBe('not-your-turn');
    expect(put(s, 'a', 40, 5)).toBe('done');
    expect(put(s, 'a', 50, 5)).toBe('already-deployed');
    expect(put(s, 'chief', 60, 5)).toBe('done');
    expect(phaseOf(s.battle)).toBe('activation');
    expect([s.battle.x[s.model('a')], s.battle.x[s.model('chief')]]).toEqual([4000, 6000]);
  });

  test('or all units stay', () => {
    const s = deployed(units);
    expect(codeOf(s.act({ type: 'pass' }))).toBe('done');
    expect(phaseOf(s.battle)).toBe('activation');
  });

  test('without it the battle begins', () => {
    const s = deployed(units.map((unit) => ({ ...unit, rules: [] })));
    expect(phaseOf(s.battle)).toBe('activation');
  });
});
