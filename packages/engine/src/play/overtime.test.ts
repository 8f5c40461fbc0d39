import { rule } from '@muster/engine';
import { scene, type Scene, type TestScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { GAME, phaseOf, UNIT_FLAG } from '../state/battle.ts';

const idle = rule({ id: 'idle', name: 'Idle', source: 'test', summary: '', presence: { cannotSeize: true } });

const ours: TestUnit = { id: 'ours', at: [30, 10] };
const theirs: TestUnit = { id: 'theirs', side: 1, at: [60, 40] };

/** All units stand still until the round is over. */
const endRound = (s: Scene): void => {
  const round = s.battle.game[GAME.round];
  while (phaseOf(s.battle) === 'activation' && s.battle.game[GAME.round] === round) {
    const { units } = s.plan.sides[s.battle.game[GAME.side]];
    const unit = units.find((one) => !(s.battle.unitFlags[one] & (UNIT_FLAG.activated | UNIT_FLAG.destroyed)));
    s.play({ type: 'activate', unit: unit as number, action: 'hold' });
  }
};

const lastRound = (spec: Partial<TestScene> = {}): Scene =>
  scene({ units: [ours, theirs], objectives: [[30, 24]], round: 4, extras: { goesOn: 12 }, ...spec });

describe('after the last round without a winner', () => {
  test('an ordinary battle is a draw', () => {
    const s = lastRound({ extras: undefined });
    endRound(s);
    expect([phaseOf(s.battle), s.battle.game[GAME.winner]]).toEqual(['finished', 0]);
  });

  test('a mission continues until one side leads after a round', () => {
    const s = lastRound();
    endRound(s);
    expect([phaseOf(s.battle), s.battle.game[GAME.round]]).toEqual(['activation', 5]);
    s.battle.objOwner[0] = 1;
    endRound(s);
    expect([phaseOf(s.battle), s.battle.game[GAME.round], s.battle.game[GAME.winner]]).toEqual(['finished', 5, 2]);
    expect(s.told('roll-off')).toEqual([]);
  });

  test('a mission with a leader is over after its last round', () => {
    const s = lastRound();
    s.battle.objOwner[0] = 0;
    endRound(s);
    expect([phaseOf(s.battle), s.battle.game[GAME.round], s.battle.game[GAME.winner]]).toEqual(['finished', 4, 1]);
  });

  test('after round 12 the leaders roll off, ties again', () => {
    const s = lastRound({ round: 12, dice: '3 3 | 3 5' });
    endRound(s);
    expect([phaseOf(s.battle), s.battle.game[GAME.round], s.battle.game[GAME.winner]]).toEqual(['finished', 12, 2]);
    expect(s.told('roll-off')).toMatchObject([{ purpose: 'winner', winner: 1, rolls: 2 }]);
    expect(s.dice.left).toBe(0);
  });

  test('they roll off at once when no unit can change an objective any more', () => {
    const s = lastRound({
      units: [
        { ...ours, rules: [idle] },
        { ...theirs, flags: UNIT_FLAG.destroyed },
      ],
      dice: '4 2',
    });
    endRound(s);
    expect([s.battle.game[GAME.round], s.battle.game[GAME.winner]]).toEqual([4, 1]);
    expect(s.dice.left).toBe(0);
  });

  test('they roll off at once where there are no markers', () => {
    const s = lastRound({ objectives: [], dice: '2 4' });
    endRound(s);
    expect([s.battle.game[GAME.round], s.battle.game[GAME.winner]]).toEqual([4, 2]);
    expect(s.dice.left).toBe(0);
  });

  test('not as long as a unit waits in Ambush', () => {
    const waiting = { ...ours, id: 'waiting', reserve: 'ambush' } as const;
    const s = lastRound({ units: [{ ...ours, rules: [idle] }, waiting, { ...theirs, rules: [idle] }] });
    endRound(s);
    expect(s.battle.game[GAME.round]).toBe(5);
  });

  test('only the leading sides roll', () => {
    const s = lastRound({
      units: [ours, theirs, { ...theirs, id: 'third', side: 2, at: [10, 40] }],
      objectives: [
        [30, 24],
        [50, 24],
      ],
      round: 12,
      dice: '1 4',
    });
    s.battle.objOwner[0] = 0;
    s.battle.objOwner[1] = 2;
    endRound(s);
    expect(s.battle.game[GAME.winner]).toBe(3);
    expect(s.dice.left).toBe(0);
  });
});
