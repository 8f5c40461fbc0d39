import { expect, test } from 'vitest';
import { capital, counted } from './words.ts';

test('a text begins with a capital letter, and things are one or many', () => {
  expect([capital('nobody comes now'), capital('')]).toEqual(['Nobody comes now', '']);
  expect([counted(1, 'token'), counted(0, 'token'), counted(2, 'token')]).toEqual(['1 token', '0 tokens', '2 tokens']);
});
