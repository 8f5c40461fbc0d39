import { expect, test } from 'vitest';
import { RefusedRequest } from '../common/problem.ts';
import { inTime } from './thinker.ts';

test('a simpler computer player decides if one takes too long', async () => {
  const tried: string[] = [];
  const decided = await inTime('general', async (level) => {
    tried.push(level);
    if (level !== 'solo') throw new RefusedRequest('too-long', 'too long');
    return level;
  });
  expect(decided).toBe('solo');
  expect(tried).toEqual(['general', 'captain', 'solo']);
});

test('other errors, and a timeout of the simplest player, are errors', async () => {
  const failing = (error: Error): Promise<never> => inTime('captain', () => Promise.reject(error));
  await expect(failing(new Error('broken'))).rejects.toThrow('broken');
  await expect(failing(new RefusedRequest('too-long', 'stopped'))).rejects.toMatchObject({ code: 'too-long' });
});
