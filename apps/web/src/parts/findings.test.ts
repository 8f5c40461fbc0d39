import { expect, it } from 'vitest';
import { findingSentence } from './findings.ts';

it('findings become sentences', () => {
  expect(findingSentence({ path: '', message: 'is empty' })).toBe('It is empty.');
  expect(findingSentence({ path: 'the file', message: 'is not a list' })).toBe('The file is not a list.');
  expect(findingSentence({ path: 'units[2].cost', message: 'must be a number' })).toBe(
    'units[2].cost must be a number.',
  );
  expect(findingSentence({ path: 'the file', message: 'is a book: give it with --book' })).toBe(
    'The file is a book: give it under “Army books”.',
  );
});
