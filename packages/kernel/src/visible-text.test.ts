import { expect, test } from 'vitest';
import { textProblem, withoutHidden } from './visible-text.ts';

test('invisible characters are found and removed, except in emoji', () => {
  expect(textProblem('Bl\u200Bade')).toBe('has an invisible character (U+200B): remove it');
  expect(withoutHidden('Bl\u200Bade\u00AD \u202EX')).toBe('Blade X');
  expect(withoutHidden('one\ntwo')).toBe('one two');
  for (const text of ['⚔️ Blade', '👨🏽‍🚒', '❤️‍🔥', '1️⃣']) {
    expect(textProblem(text)).toBeUndefined();
    expect(withoutHidden(text)).toBe(text);
  }
  expect(withoutHidden('a\u200Db\uFE0F')).toBe('ab');
});

test('too many marks on one letter are found', () => {
  expect(textProblem(`A${'\u0335'.repeat(4)}`)).toBeUndefined();
  expect(textProblem(`A${'\u0335'.repeat(5)}`)).toBe('has more than 4 marks on one letter: remove some');
});
