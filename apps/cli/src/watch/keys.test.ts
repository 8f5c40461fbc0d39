import { expect, test } from 'vitest';
import { keysIn } from './keys.ts';

test('keys are recognised in all forms that terminals send', () => {
  expect(keysIn(' ')).toEqual(['space']);
  expect(keysIn('\u001b[C\u001b[D\u001bOC\u001bOD')).toEqual(['right', 'left', 'right', 'left']);
  expect(keysIn('\u001b[H\u001b[1~\u001bOH\u001b[7~')).toEqual(['home', 'home', 'home', 'home']);
  expect(keysIn('\u001b[F\u001b[4~\u001bOF\u001b[8~')).toEqual(['end', 'end', 'end', 'end']);
  expect(keysIn('\u001b[A\u001b[B\u001b[5~\u001b[6~')).toEqual(['up', 'down', 'page-up', 'page-down']);
  expect(keysIn('+=-_')).toEqual(['faster', 'faster', 'slower', 'slower']);
  expect(keysIn('cC\r')).toEqual(['coach', 'coach', 'enter']);
});

test('several keys quit', () => {
  for (const sent of ['q', 'Q', '\u0003', '\u0004', '\u001b']) expect(keysIn(sent)).toEqual(['quit']);
});

test('unknown keys and sequences are ignored', () => {
  expect(keysIn('x7ü🎲')).toEqual([]);
  expect(keysIn('\u001b[15~\u001b[1;5Pq')).toEqual(['quit']);
});
