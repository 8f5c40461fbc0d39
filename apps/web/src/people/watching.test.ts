import { expect, test } from 'vitest';
import { unnamedWords } from './watching.ts';

const eve = { id: 'e', name: 'Eve' };

test('spectators without a name are counted', () => {
  expect(unnamedWords({ spectators: [], unnamed: 0 })).toBe('No one is watching.');
  expect(unnamedWords({ spectators: [eve], unnamed: 0 })).toBe('');
  expect(unnamedWords({ spectators: [], unnamed: 1 })).toBe('1 person without a name is watching.');
  expect(unnamedWords({ spectators: [eve], unnamed: 12 })).toBe('And 12 people without a name.');
});
