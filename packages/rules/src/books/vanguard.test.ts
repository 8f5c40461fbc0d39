import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ambush } from '../special/index.ts';
import { vanguard } from './index.ts';

describe.each(gamesWith(vanguard))('in $name', ({ scene }) => {
  const foe: TestUnit = { id: 'foe', side: 1, at: [20, 42] };

  test('after deployment its models may be repositioned up to 9", out of the zone', () => {
    const s = scene({ units: [{ id: 'squad', at: [0, 0], models: 2, rules: [vanguard] }, foe], phase: 'deployment' });
    s.battle.sideZone.set([0, 1]);
    const positions = s.row('squad', 20, 11.5);
    expect(s.act({ type: 'deploy', unit: s.unit('squad'), positions }).status).toBe('pending');
    const ahead = (far: number) => positions.map(({ model, x, y }) => ({ model, path: [x, y + far] }));
    expect(codeOf(s.game.answer(0, ahead(901)))).toBe('move-too-far');
    expect(codeOf(s.game.answer(0, ahead(900)))).toBe('done');
    expect(s.battle.y[s.model('squad')]).toBe(2050);
  });

  test('also when arriving from Ambush', () => {
    const s = scene({
      units: [{ id: 'squad', at: [0, 0], rules: [vanguard, ambush], reserve: 'ambush' }, foe],
      phase: 'ambush',
      round: 2,
    });
    const positions = s.row('squad', 20, 31);
    s.act({ type: 'arrive', unit: s.unit('squad'), positions });
    const path = [2000, 4000];
    expect(codeOf(s.game.answer(0, [{ model: s.model('squad'), path }]))).toBe('done');
  });

  test('no question without it', () => {
    const s = scene({ units: [{ id: 'squad', at: [0, 0] }, foe], phase: 'deployment' });
    s.battle.sideZone.set([0, 1]);
    expect(s.act({ type: 'deploy', unit: s.unit('squad'), positions: s.row('squad', 20, 11.5) }).status).toBe('done');
  });
});
