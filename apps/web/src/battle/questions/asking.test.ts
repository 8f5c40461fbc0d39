import type { Question } from '@muster/engine';
import { evenHitShares, shareText } from '@muster/guide';
import { caster } from '@muster/rules';
import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { isPlain, storeHabits, readHabits } from './automatic-answers.ts';
import { askingOf } from './asking.ts';
import { suggestedAnswer } from './helper.ts';
import { KIND_TRAITS } from './kinds.ts';

const { battle } = scene({
  units: [
    { id: 'us', at: [30, 10], models: 3 },
    { id: 'foe', side: 1, at: [30, 14] },
  ],
});

const questions: readonly Question[] = [
  { kind: 'strike-back', side: 0, unit: 0, target: 1 },
  { kind: 'strike-back', side: 0, unit: 0, target: 1, first: true },
  { kind: 'casualties', side: 0, unit: 0, candidates: [0, 1, 2], count: 2 },
  { kind: 'wounds-on', side: 0, unit: 0, candidates: [0, 1] },
  { kind: 'pile-in', side: 0, unit: 0, target: 1 },
  { kind: 'consolidate', side: 0, unit: 0 },
  { kind: 'morale-order', side: 0, units: [0] },
  { kind: 'morale-order', side: 0, units: [0], hurt: true },
  { kind: 'order', side: 0, items: [{ unit: 0, rule: 'Hit & Run' }] },
  { kind: 'blast-split', side: 0, unit: 0, target: 1, units: [0, 1], aps: [1, 0] },
  { kind: 'reroll', side: 0, purpose: 'hit', unit: 0, what: 'die', faces: [1, 3], need: 4 },
  { kind: 'pick', side: 0, lot: 'unit', of: 3 },
  { kind: 'dice', side: 0, purpose: 'hit', unit: 0, count: 3 },
  { kind: 'concede', side: 0, round: 2 },
  { kind: 'note-enemy', side: 0, units: [1] },
  { kind: 'feat', side: 0, unit: 0, rule: 'Feat', wounds: 3 },
];

test.each(questions)('$kind has a title, a text and distinct answers', (question) => {
  const { title, text, choices } = askingOf(battle, question);
  expect(`${title} ${text}`).not.toMatch(/undefined|NaN/);
  expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
});

test('questions about real dice contain the target number', () => {
  const roll = { kind: 'dice', side: 0, purpose: 'hit', unit: 0, count: 3, need: 4 } as const;
  expect(askingOf(battle, roll).text).toMatch(/^us, roll to hit: 4\+\. /);
  const bill = [{ source: 'Stealth', amount: -1 }];
  expect(askingOf(battle, { ...roll, bill }).text).toMatch(/^us, roll to hit: 5\+ \(Stealth −1\)\. /);
});

test('a player who may hinder a spell sees its targets and its effect', () => {
  const bolt = { name: 'Bolt', hits: 3, rules: [{ id: 'ap', rating: 1 }] };
  const { battle: near } = scene({
    units: [
      { id: 'Reader', at: [30, 10], rules: [[caster, 2]], tokens: 2 },
      { id: 'Singer', side: 1, at: [30, 14], rules: [[caster, 2]], tokens: 2 },
    ],
    spells: [bolt],
  });
  const asked = { kind: 'assist', caster: 0, spell: 0, targets: [1], helpers: [1], given: [] } as const;
  const { title, text } = askingOf(near, { ...asked, side: 1 });
  expect(title).toBe('Hinder Bolt?');
  expect(text).toMatch(/^Reader casts it at Singer: 3 hits with AP\(1\)\. Each token you spend is −1 /);
});

test('the answers include the default answer', () => {
  const [strikeBack] = questions;
  const { choices } = askingOf(battle, strikeBack);
  expect(choices.map(({ answer }) => answer)).toContain(suggestedAnswer(battle, strikeBack));
});

test('secret questions and questions for people only are never answered automatically', () => {
  const traits = Object.values(KIND_TRAITS);
  expect(traits.filter(({ byHand }) => byHand)).toHaveLength(2);
  expect(traits.some(({ habitual, byHand, secret }) => habitual && (byHand || secret))).toBe(false);
  expect(([true, 'auto', 'no', 'done', 0] as const).every((answer) => isPlain(answer))).toBe(true);
  expect([3, [1, 2], { x: 1, y: 2 }].some((answer) => isPlain(answer))).toBe(false);
});

test('automatic answers are stored, and invalid data is ignored', () => {
  let kept = '';
  storeHabits({ setItem: (_, value) => void (kept = value) }, { 'strike-back': { answer: true } });
  expect(readHabits({ getItem: () => kept })).toEqual({ 'strike-back': { answer: true } });
  expect(readHabits({ getItem: () => 'no' })).toEqual({});
  expect(readHabits({ getItem: () => null })).toEqual({});
});

test('hits of a blast are split evenly', () => {
  for (const deal of evenHitShares([7, 8], [1, 0, 0]))
    expect(deal.filter((unit) => unit === 7).length).toBeOneOf([1, 2]);
});

test('AP of the hits of a blast is shown only where it differs', () => {
  expect(shareText(['us', 'foe'], [0, 1], [1, 1, 1], [0, 1, 0])).toBe('us 2, foe 1');
  expect(shareText(['us', 'foe'], [0, 1], [5, 1, 1], [0, 1, 0])).toBe('us 2 (AP 5, 1), foe 1 (AP 1)');
});
