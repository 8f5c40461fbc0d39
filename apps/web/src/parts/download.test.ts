import { expect, test } from 'vitest';
import { slugOf } from './download.ts';

test('a title becomes a file name, and a title without letters becomes the default name', () => {
  expect(slugOf('  Grüne Höhe, 2nd try! ', 'table')).toBe('grune-hohe-2nd-try');
  expect(slugOf('…', 'table')).toBe('table');
  expect(slugOf('a '.repeat(60), 'table')).toBe('a-'.repeat(30).slice(0, -1));
});
