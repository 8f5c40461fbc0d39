import { expect, test } from 'vitest';
import { invitationTitle, welcomeOf } from './invitation.ts';

test('the opener of a link is a guest, is back, sent it, or comes too late', () => {
  expect(welcomeOf({ side: 1, free: true, mine: [] })).toBe('free');
  expect(welcomeOf({ side: 1, free: false, mine: [1] })).toBe('back');
  expect(welcomeOf({ side: 1, free: true, mine: [0] })).toBe('own');
  expect(welcomeOf({ side: 1, free: false, mine: [0] })).toBe('back');
  expect(welcomeOf({ side: 1, free: false, mine: [] })).toBe('taken');
});

test('an invitation names its host', () => {
  expect(invitationTitle('free', { host: 'Ada' })).toBe('Ada invites you to a battle');
  expect(invitationTitle('free', { host: '' })).toBe('You are invited to a battle');
});
