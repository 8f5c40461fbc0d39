import { expect, test } from 'vitest';
import { soundsOf } from './sound.ts';

test('a shot sounds of dice and of a shot; a move is silent', () => {
  expect(
    soundsOf({ kind: 'shot', events: [{ type: 'roll', purpose: 'hit', unit: 0, weapon: 0, faces: [4] }] }),
  ).toEqual(['dice', 'shot']);
  expect(soundsOf({ kind: 'move', events: [] })).toEqual([]);
  expect(soundsOf({ kind: 'round-end', events: [] })).toEqual(['round']);
});
