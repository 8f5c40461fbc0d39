import { ambush, caster, hero, transport } from '@muster/rules';
import { scene, type Scene, type TestScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import type { Answer, Question } from '../contract/question.ts';
import { reportOf } from '../game/report.ts';
import { GAME, phaseOf } from '../state/battle.ts';
import { musterUnits } from './muster.ts';
import { leadersOf } from '../state/mission.ts';

const ours: TestUnit = { id: 'ours', at: [30, 10] };
const theirs: TestUnit = { id: 'theirs', side: 1, at: [60, 40] };
const third: TestUnit = { id: 'third', side: 2, at: [10, 40] };

/** A round in which all units hold; these sides concede before the next one. */
const roundOf = (units: readonly TestUnit[], sides: readonly number[], spec: Partial<TestScene> = {}) => {
  const s = scene({ units, extras: { concedes: true }, ...spec });
  const asked: number[] = [];
  const concede = (question: Question): Answer => {
    asked.push(question.side);
    return sides.includes(question.side);
  };
  const act = (id: string): void => void s.activate(id, 'hold', {}, { concede });
  return { s, asked, act };
};

describe('conceding', () => {
  test('is asked in the order of turns before a round begins, and not without a mission for it', () => {
    const { s, asked, act } = roundOf([ours, theirs, third], []);
    act('ours');
    act('theirs');
    expect(asked).toEqual([]);
    act('third');
    expect(asked).toEqual([0, 1, 2]);
    expect(s.battle.game[GAME.round]).toBe(2);
    const plain = roundOf([ours, theirs], [0], { extras: {} });
    plain.act('ours');
    plain.act('theirs');
    expect(plain.asked).toEqual([]);
  });

  test('leaves the last side as the winner, at once and unasked; the round has not begun', () => {
    const { s, asked, act } = roundOf([ours, theirs], [0, 1]);
    act('ours');
    act('theirs');
    expect(asked).toEqual([0]);
    expect([phaseOf(s.battle), s.battle.game[GAME.winner]]).toEqual(['finished', 2]);
    expect(s.has('ours', 'away') && !s.has('ours', 'onTable') && !s.has('ours', 'destroyed')).toBe(true);
    expect(s.told('left')).toEqual([{ type: 'left', unit: s.unit('ours'), how: 'conceded' }]);
    const report = reportOf(s.game);
    expect(report).toMatchObject({ winner: 1, rounds: 1, conceded: [{ side: 0, round: 2 }], kills: [] });
    expect(report.units[0]).toMatchObject({ left: 'conceded', destroyed: false, neverArrived: false });
    expect(report.units[1].left).toBeUndefined();
  });

  test('removes all units of the side, in reserve, aboard or joined, and the battle continues for the others', () => {
    const units: TestUnit[] = [
      ours,
      theirs,
      { id: 'hero', side: 1, at: [62, 40], rules: [hero] },
      { id: 'lurker', side: 1, at: [0, 0], rules: [ambush], reserve: 'ambush' },
      { id: 'truck', side: 1, at: [60, 30], rules: [[transport, 6]] },
      { id: 'rider', side: 1, at: [0, 0], inside: 'truck' },
      third,
    ];
    const { s, asked, act } = roundOf(units, [1], {
      objectives: [
        [30, 30],
        [31, 31],
        [32, 32],
      ],
    });
    musterUnits(s.battle, { reserves: [], joins: [{ hero: s.unit('hero'), unit: s.unit('theirs') }], loads: [] });
    s.battle.objOwner[0] = 1;
    s.battle.objOwner[1] = 1;
    s.battle.objOwner[2] = 2;
    act('ours');
    act('theirs');
    act('third');
    act('truck');
    act('rider');
    expect(asked).toEqual([0, 1, 2]);
    expect(phaseOf(s.battle)).toBe('activation');
    for (const id of ['theirs', 'lurker', 'truck', 'rider']) expect([id, s.has(id, 'away')]).toEqual([id, true]);
    // Two markers are still marked with their colours, but they cannot win with them.
    expect(leadersOf(s.battle)).toEqual([2]);
    const left = Object.fromEntries(reportOf(s.game).units.map(({ id, left: how }) => [id, how]));
    expect(left).toMatchObject({ theirs: 'conceded', hero: 'conceded', lurker: 'conceded', rider: 'conceded' });
    expect([left['ours'], left['third']]).toEqual([undefined, undefined]);
    // The battle does not wait for them: neither in turns nor with the question.
    act('ours');
    act('third');
    expect([s.battle.game[GAME.round], asked]).toEqual([3, [0, 1, 2, 0, 2]]);
  });

  test('of the side that would begin the round leaves that to the side that finished next', () => {
    const { s, act } = roundOf([ours, theirs, { ...theirs, id: 'more', at: [50, 40] }, third], [0]);
    act('ours');
    act('theirs');
    act('third');
    act('more');
    // Side 0 was done first, then side 2, then side 1.
    expect(s.told('round-started')).toEqual([{ type: 'round-started', round: 2, first: 2 }]);
    expect(s.battle.game[GAME.side]).toBe(2);
  });

  test('comes before the event, and that before everything else', () => {
    const { s, act } = roundOf([{ ...ours, rules: [[caster, 1]] }, theirs, third], [2], {
      extras: { concedes: true, events: { table: {}, on: 5, dice: 'perPlayer', rerollDead: false } },
      dice: '4 1',
    });
    act('ours');
    act('theirs');
    act('third');
    const order = s.events.map((event) => (event.type === 'roll' ? event.purpose : event.type));
    expect(order.slice(order.indexOf('round-ended'))).toEqual([
      'round-ended',
      'conceded',
      'left',
      'round-started',
      'event-check',
    ]);
    // One die for each side that is left.
    expect(s.dice.left).toBe(0);
    expect(s.battle.tokens[s.model('ours')]).toBe(1);
  });
});

test('in round 1 after deployment, sides may concede as well', () => {
  const s: Scene = scene({ units: [ours, theirs], phase: 'deployment', extras: { concedes: true } });
  s.battle.sideZone.set([0, 1]);
  const answers = { concede: (question: Question): Answer => question.side === 0 };
  s.play({ type: 'deploy', unit: s.unit('ours'), positions: s.row('ours', 30, 5) }, answers);
  s.play({ type: 'deploy', unit: s.unit('theirs'), positions: s.row('theirs', 30, 43) }, answers);
  expect([phaseOf(s.battle), s.battle.game[GAME.winner], s.battle.game[GAME.round]]).toEqual(['finished', 2, 0]);
  expect(reportOf(s.game)).toMatchObject({ rounds: 0, magic: [], conceded: [{ side: 0, round: 1 }] });
});
