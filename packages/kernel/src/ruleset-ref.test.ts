import { expect, test } from 'vitest';
import { baseOf, refOf } from './ruleset-ref.ts';

test('rules are referred to by id and version', () => {
  expect(refOf({ id: 'gf-3.4.0', version: '1' })).toEqual({ base: 'gf-3.4.0@1', changes: [] });
  expect(baseOf({ base: 'gf-3.4.0@1' })).toEqual({ id: 'gf-3.4.0', version: '1' });
  expect(baseOf({ base: 'a@b@2' })).toEqual({ id: 'a@b', version: '2' });
  expect(baseOf({ base: 'gf' })).toEqual({ id: 'gf', version: '' });
});
