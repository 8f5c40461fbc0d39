import { expect, test } from 'vitest';
import { parseRuleRef } from './rule-ref.ts';

test.each([
  ['Furious', { id: 'furious' }],
  [' Counter Attack ', { id: 'counter-attack' }],
  ['Tough(3)', { id: 'tough', rating: 3 }],
  ['Tough ( +3 ) ', { id: 'tough', rating: 3 }],
  ['Fast(-2")', { id: 'fast', rating: -2 }],
  ['AP(D3)', { id: 'ap-d3' }],
  ['Tough()', undefined],
  ['Tough(x)', undefined],
  ['Tough(3', undefined],
  ['(3)', undefined],
  ['3 Guards', undefined],
  ['', undefined],
])('%j is read', (text, ref) => {
  expect(parseRuleRef(text)).toEqual(ref);
});

test('a text full of spaces takes no time', () => {
  expect(parseRuleRef(`a${' '.repeat(6000)}(`)).toBeUndefined();
});
