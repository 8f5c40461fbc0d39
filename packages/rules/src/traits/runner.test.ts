import { checkMoves } from '@muster/engine';
import { codeOf, gamesWith, type TestScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traitRunner } from './index.ts';

const runner: TestUnit = { id: 'runner', at: [10, 10], rules: [traitRunner] };
const mud = [{ rect: [12, 0, 16, 30] as const, types: ['difficult'] as const }];

describe.each(gamesWith(traitRunner))('in $name', ({ scene, ruleset }) => {
  const more = ruleset.id === 'aof' ? 3 : 2;
  const go = (action: 'advance' | 'rush', inches: number, terrain: TestScene['terrain'] = []): string => {
    const s = scene({ units: [runner], terrain });
    return codeOf(s.activate('runner', action, { moves: s.shift('runner', inches, 0) }));
  };

  test('every move is longer', () => {
    expect([go('advance', 6 + more), go('advance', 6.01 + more)]).toEqual(['done', 'move-too-far']);
    expect([go('rush', 12 + more), go('rush', 12.01 + more)]).toEqual(['done', 'move-too-far']);
    const charge = (gap: number): string =>
      codeOf(scene({ units: [runner, { id: 'foe', side: 1, at: [11 + gap, 10] }] }).charge('runner', 'foe'));
    expect([charge(12 + more), charge(12.01 + more)]).toEqual(['done', 'charge-out-of-range']);
  });

  test('in difficult terrain as well', () => {
    expect([go('rush', 6 + more, mud), go('rush', 6.01 + more, mud)]).toEqual(['done', 'difficult-limit']);
  });

  test('after a melee too', () => {
    const { consolidation } = ruleset.numbers;
    const check = (way: number) => {
      const s = scene({ units: [runner] });
      return checkMoves(s.battle, 0, s.shift('runner', way, 0), { kind: 'consolidate' })?.code;
    };
    const far = consolidation / 100 + more;
    expect([check(far), check(far + 0.01)]).toEqual([undefined, 'move-too-far']);
  });
});

describe.each(gamesWith(traitRunner, { morale: 'unit' }))('joined in $name', ({ scene }) => {
  test('does not leave its squad behind', () => {
    const squad: TestUnit = { id: 'squad', at: [10, 10], models: 2, hero: { rules: [traitRunner] } };
    const go = (inches: number, terrain: TestScene['terrain'] = []): string => {
      const s = scene({ units: [squad], terrain });
      return codeOf(s.activate('squad', 'rush', { moves: s.shift('squad', 0, inches) }));
    };
    const wide = [{ rect: [0, 12, 30, 16] as const, types: ['difficult'] as const }];
    expect([go(12.01), go(12), go(6.01, wide), go(6, wide)]).toEqual([
      'move-too-far',
      'done',
      'difficult-limit',
      'done',
    ]);
  });
});
