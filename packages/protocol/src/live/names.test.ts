import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { findBadText, nameOf } from './names.ts';
import { NewBattle } from './new-battle.ts';
import { SavedItem, NameChoice } from './people.ts';

const named = (name: string): string | undefined => z.safeParse(nameOf(40), name).data;

describe('a name', () => {
  test.each([
    ['a zero-width space', 'A\u200Bda', 'U+200B'],
    ['a byte order mark', 'A\uFEFFda', 'U+FEFF'],
    ['a soft hyphen', 'A\u00ADda', 'U+00AD'],
    ['a joiner between letters', 'A\u200Dda', 'U+200D'],
    ['a joiner after an emoji', 'Ada 👩\u200D', 'U+200D'],
    ['a sign that turns the line around', 'Ada\u202Egnirts', 'U+202E'],
    ['an isolate', 'Ada\u2066x', 'U+2066'],
    ['an Arabic letter mark', 'Ada\u061C', 'U+061C'],
    ['half of a pair', 'Ada\uD800', 'U+D800'],
    ['a Hangul filler', '\u3164', 'U+1160'],
    ['a Hangul choseong filler', 'Ada\u115F', 'U+115F'],
    ['a blank of braille', '\u2800', 'U+2800'],
    ['a variation selector after a letter', 'Ada\uFE0F', 'U+FE0F'],
    ['a tag', 'Ada\u{E0041}', 'U+E0041'],
    ['a line separator', 'Ada\u2028Ben', 'U+2028'],
    ['a new line', 'Ada\nBen', 'U+000A'],
    ['nothing', 'A\u0000da', 'U+0000'],
    ['a private sign', 'Ada\uE000', 'U+E000'],
    ['no character at all', 'Ada\uFFFF', 'U+FFFF'],
  ])('does not contain %s', (_, name, code) => {
    const { error } = z.safeParse(nameOf(40), name);
    expect(error?.issues[0].message).toBe(`has an invisible character (${code}): remove it`);
  });

  test('does not contain stacks of combining marks', () => {
    expect(named(`A${'\u0335'.repeat(4)}da`)).toBe(`A${'\u0335'.repeat(4)}da`);
    expect(z.safeParse(nameOf(40), `A${'\u0335'.repeat(5)}da`).error?.issues[0].message).toContain(
      'marks on one letter',
    );
  });

  test.each([
    'Ada',
    'Zoë 👩‍🚀',
    '👨🏽‍🚒 ⚔️ 1️⃣',
    '田中 さくら',
    'محمد',
    'אבגד',
    'नमस्ते',
    '<img src=x onerror=alert(1)>',
    'O\'Neil & "Sons"',
  ])('may be %s', (name) => {
    expect(named(name)).toBe(name);
  });

  test('is stored in one form, with single spaces', () => {
    expect(named(' Ａｄａ \u00A0\u3000 Ⅳ ')).toBe('Ada IV');
    expect(named('Zoe\u0308')).toBe('Zoë');
    expect(named('\u3000 ')).toBeUndefined();
  });

  test('is limited by its displayed length', () => {
    expect(named('x'.repeat(40))).toBe('x'.repeat(40));
    expect(named('x'.repeat(41))).toBeUndefined();
    // One character that becomes eighteen.
    expect(named('\uFDFA'.repeat(3))).toBeUndefined();
  });
});

test('people, stored things, battles and friends at one screen have such names', () => {
  expect(z.safeParse(NameChoice, { name: 'A\u200Bda' }).success).toBe(false);
  expect(z.safeParse(SavedItem, { name: 'A\u200Bda', body: {} }).success).toBe(false);
  const battle = (title: string, name: string): unknown => ({
    system: 'gf',
    sides: [
      { army: { ready: 'a' }, seat: { kind: 'me' } },
      { army: { ready: 'a' }, seat: { kind: 'here', name } },
    ],
    table: { seed: 'x' },
    title,
  });
  expect(z.safeParse(NewBattle, battle('Mill', 'Ben')).success).toBe(true);
  expect(z.safeParse(NewBattle, battle('Mi\u3164ll', 'Ben')).success).toBe(false);
  expect(z.safeParse(NewBattle, battle('Mill', 'Be\u202En')).success).toBe(false);
});

test('an invalid text is found at any place', () => {
  const armies = [{ name: 'Guild', units: [{ name: 'Hands', models: [{ weapons: [{ name: 'Bl\u200Bade' }] }] }] }];
  expect(findBadText({ armies })).toEqual({
    path: 'armies.0.units.0.models.0.weapons.0.name',
    message: 'has an invisible character (U+200B): remove it',
  });
  expect(findBadText({ armies: [{ name: 'Guild', count: 3, none: null }] })).toBeUndefined();
});
