import { scenePlan } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { GAME, newBattle } from './battle.ts';
import { battleOfStored, storedState } from './stored.ts';

const units = [
  { id: 'a', at: [10, 10] as const, models: 3 },
  { id: 'b', side: 1, at: [10, 20] as const },
];
const plan = scenePlan({ units });

const played = (): ReturnType<typeof newBattle> => {
  const battle = newBattle(plan);
  battle.game[GAME.round] = 2;
  battle.x[1] = 12_000;
  battle.wounds[3] = 1;
  battle.alive[0] = 0;
  battle.rulings[0] = 0b1010;
  return battle;
};

describe('a stored state', () => {
  test('is the same when it is read again from text', () => {
    const battle = played();
    const read = battleOfStored(plan, JSON.parse(JSON.stringify(storedState(battle))));
    expect(read?.block).toEqual(battle.block);
  });

  test('keeps the rulings of the players', () => {
    const read = battleOfStored(plan, storedState(played()));
    expect(read?.plan.settings).not.toEqual(plan.settings);
  });

  test('has only columns that differ from a new battle', () => {
    expect(Object.keys(storedState(played()).columns).sort()).toEqual(['alive', 'game', 'rulings', 'wounds', 'x']);
  });

  test('leaves a missing column as in a new battle and ignores an unknown one', () => {
    const state = storedState(played());
    const { wounds: _, ...columns } = state.columns;
    const read = battleOfStored(plan, { ...state, columns: { ...columns, morale: [1, 2, 3, 4] } });
    expect([...(read?.wounds ?? [])]).toEqual([0, 0, 0, 0]);
    expect(read?.x[1]).toBe(12_000);
  });

  test('leaves missing numbers as in a new battle', () => {
    const state = storedState(played());
    const game = state.columns.game.slice(0, 3);
    const read = battleOfStored(plan, { ...state, columns: { ...state.columns, game } });
    expect([read?.game[GAME.round], read?.game[GAME.active]]).toEqual([2, -1]);
  });

  test('keeps granted rules and marks by name', () => {
    const rule = { id: 'b', label: 'B' };
    const before = { ...plan, marks: [{ label: 'new' }, { label: 'old' }], grants: [{ id: 'a', label: 'A' }, rule] };
    const names = { grants: ['b B', 'gone'], marks: ['old'], growths: [], options: [] };
    const columns = { unitGrants: [0b11, 0b10], marks: [1, 2, 3, 4] };
    const read = battleOfStored(before as never, { sides: 2, units: 2, models: 4, names, columns });
    expect([...(read?.unitGrants ?? [])]).toEqual([0b10, 0]);
    expect([...(read?.marks ?? [])]).toEqual([0, 1, 0, 2, 0, 3, 0, 4]);
  });

  test('of other armies is rejected', () => {
    expect(battleOfStored(plan, { ...storedState(played()), models: 5 })).toBeUndefined();
  });
});
