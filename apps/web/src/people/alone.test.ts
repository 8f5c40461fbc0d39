import type { SeatInfo } from '@muster/protocol';
import { expect, test } from 'vitest';
import { hasNoOtherPlayer } from './alone.ts';

test('only other people count, not the computer, free seats or friends at the same screen', () => {
  const seat = (kind: SeatInfo['kind']): SeatInfo => ({ kind, name: kind, online: false });
  expect(hasNoOtherPlayer([seat('person'), seat('bot'), seat('open')], [0])).toBe(true);
  expect(hasNoOtherPlayer([seat('person'), seat('person')], [0, 1])).toBe(true);
  expect(hasNoOtherPlayer([seat('person'), seat('person')], [0])).toBe(false);
  expect(hasNoOtherPlayer([seat('person'), seat('bot')], [])).toBe(false);
});
