import { draftAfter, type TerrainStart } from '@muster/rules';
import { describe, expect, it } from 'vitest';
import { ghostMove, ghostProblem, keyGhost, putGhost, startGhost, turnGhost } from './ghost.ts';
import { moveWords, turnWords } from './terrain-words.ts';

const start: TerrainStart = { width: 7200, depth: 4800, sides: 2, pool: [{ kind: 'building' }, { kind: 'building' }] };
const roll = { type: 'roll-off', faces: [5, 1] } as const;
const empty = draftAfter(start, [roll]);
const place = { type: 'place', side: 0, piece: 0, x: 3600, y: 2400, degrees: 0 } as const;
const one = draftAfter(start, [roll, place]);

describe('the ghost of a piece', () => {
  it('starts in the middle, or at the nearest free spot', () => {
    expect(startGhost(empty, 0)).toEqual({ piece: 0, x: 3600, y: 2400, degrees: 0 });
    const second = startGhost(one, 1);
    expect(ghostProblem(one, second)).toBeUndefined();
    expect(Math.abs(second.x - 3600) + Math.abs(second.y - 2400)).toBeLessThanOrEqual(600);
  });

  it('has a reason where the piece cannot be placed', () => {
    expect(ghostProblem(one, { ...startGhost(one, 1), x: 3600, y: 2400 })).toMatchObject({ code: 'overlap' });
    expect(ghostProblem(one, { ...startGhost(one, 1), x: 0 })).toMatchObject({ code: 'off-table', by: 250 });
    expect(ghostMove(one, startGhost(one, 1))).toMatchObject({ type: 'place', side: 1, piece: 1 });
  });

  it('moves and turns by keys, with its middle on the table', () => {
    const ghost = startGhost(empty, 0);
    const press = (key: string, shiftKey = false) => keyGhost(empty, ghost, { key, shiftKey });
    expect(press('ArrowRight')).toMatchObject({ x: 3700 });
    expect(press('ArrowUp', true)).toMatchObject({ y: 2390 });
    expect(press(']')).toMatchObject({ degrees: 5 });
    expect(press('{')).toMatchObject({ degrees: 315 });
    expect(press('q')).toBeUndefined();
    expect(putGhost(empty, ghost, -300, 9000)).toMatchObject({ x: 0, y: 4800 });
    expect(turnGhost(ghost, -7).degrees).toBe(355);
  });
});

describe('texts of terrain placement', () => {
  const names = ['Ada', 'The captain'];
  const person = { kind: 'person', name: 'Ada', online: true } as const;
  const seats = { seats: [person, { kind: 'bot', name: 'The captain', online: true } as const] };

  it('say whose turn it is', () => {
    expect(turnWords(empty, { mine: [0] }, names, seats)).toBe('Your turn: place a piece.');
    expect(turnWords(empty, { mine: [0, 1] }, names, seats)).toBe('Ada’s turn: place a piece.');
    expect(turnWords(one, { mine: [0] }, names, seats)).toBe('Waiting for the captain to place a piece.');
    const free = { seats: [person, { kind: 'open', name: 'Free seat', online: false } as const] };
    expect(turnWords(one, { mine: [0] }, ['Ada', 'Mossback Kith'], free)).toBe(
      'Waiting for the player of Mossback Kith. Send the link.',
    );
  });

  it('say what was done', () => {
    expect(moveWords(one, roll, names)).toBe('Roll-off: Ada 5, The captain 1. Ada places first.');
    expect(moveWords(one, place, names)).toBe('Ada places building 1, 36″ from the left and 24″ from the top.');
  });
});
