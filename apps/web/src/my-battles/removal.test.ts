import { expect, test } from 'vitest';
import { removalSentence } from './removal.ts';

test('the question before a battle is removed names the battle and what is lost', () => {
  expect(removalSentence({ title: 'Post against Watch', round: 2, over: false })).toBe(
    '“Post against Watch” (round 2) is deleted with its log, its replay and its links. You cannot continue it. This cannot be undone.',
  );
  expect(removalSentence({ title: 'Mill', round: 0, over: false })).toContain('“Mill” (not begun)');
  const over = removalSentence({ title: 'Mill', round: 4, over: true });
  expect(over).toContain('“Mill” (finished)');
  expect(over).toContain('To keep a copy, save the replay as a file first.');
});
