import type { BattleEvent } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { splitEvents } from './split.ts';

const activated = (unit: number): BattleEvent => ({ type: 'activated', unit, action: 'advance' });
const reason: BattleEvent = { type: 'reason', side: 1, unit: 3, text: 'Holds objective 1.', worth: 0, others: [] };
const moved = (unit: number, how = 'advance'): BattleEvent => ({
  type: 'moved',
  unit,
  how,
  moves: [{ model: 0, path: [100, 200] }],
});
const roll = (purpose: 'hit' | 'block' | 'morale'): BattleEvent => ({
  type: 'roll',
  purpose,
  unit: 0,
  weapon: 0,
  faces: [4],
});
const fell: BattleEvent = { type: 'fell', unit: 5, model: 9, cause: 'shooting', by: 0 };
const volley = (kind: 'shooting' | 'melee'): BattleEvent => ({
  type: 'volley',
  kind,
  unit: 0,
  weapon: 0,
  name: 'Rifle',
  target: 5,
  pick: -1,
  attackers: [0],
  cover: 'none',
  rules: [],
  attacks: 1,
  hits: 1,
  piercing: 0,
  blocked: 0,
  saved: 0,
  wounds: 1,
  landed: 1,
  removed: 1,
});
const morale: BattleEvent = { type: 'morale', unit: 5, kind: 'morale', natural: 4, passed: true, result: 'steady' };
const destroyed: BattleEvent = { type: 'destroyed', unit: 5, routed: false };
const held: BattleEvent = { type: 'objective', index: 0, owner: 0, before: -1 };
const roundEnded: BattleEvent = { type: 'round-ended', round: 1, next: 1 };
const roundStarted: BattleEvent = { type: 'round-started', round: 2, first: 1 };

const kinds = (events: readonly BattleEvent[]): string[] =>
  splitEvents(events).map(({ kind, events: own }) => `${kind} ${own.length}`);

describe('events become beats', () => {
  test('a move, each weapon and a morale test are one each', () => {
    expect(
      kinds([
        reason,
        activated(0),
        moved(0),
        roll('hit'),
        roll('block'),
        fell,
        volley('shooting'),
        roll('hit'),
        volley('shooting'),
        destroyed,
        roll('morale'),
        morale,
      ]),
    ).toEqual(['move 3', 'shot 4', 'shot 3', 'morale 2']);
  });

  test('a unit that holds and shoots begins with its shot', () => {
    expect(kinds([activated(0), roll('hit'), volley('shooting')])).toEqual(['shot 3']);
  });

  test('the next activation begins a beat, even if nothing came of the one before', () => {
    expect(kinds([activated(0), reason, activated(3), moved(3)])).toEqual(['activation 1', 'move 3']);
  });

  test('a charge, its blows and the result of the melee are apart', () => {
    expect(
      kinds([
        activated(0),
        moved(0, 'charge'),
        roll('hit'),
        volley('melee'),
        { type: 'melee', charger: 0, target: 5, dealt: [1, 0], totals: [1, 0], winner: 0 },
        morale,
        moved(0, 'consolidate'),
      ]),
    ).toEqual(['charge 2', 'blow 2', 'melee 1', 'morale 1', 'move 1']);
  });

  test('what is scored belongs to the end of the round', () => {
    expect(kinds([held, { type: 'scored', side: 0, points: 1, total: 1 }, roundEnded, roundStarted])).toEqual([
      'round-end 3',
      'round 1',
    ]);
  });

  test('dice before a question are shown by themselves', () => {
    expect(kinds([roll('hit'), roll('block')])).toEqual(['dice 2']);
  });

  test('nothing is left out and nothing is shown twice', () => {
    const events = [reason, activated(0), moved(0), roll('hit'), fell, volley('shooting'), destroyed, held, roundEnded];
    expect(splitEvents(events).flatMap(({ events: own }) => own)).toEqual(events);
    expect(splitEvents([])).toEqual([]);
  });
});
