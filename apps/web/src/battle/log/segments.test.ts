import { scene } from '@muster/testkit';
import { ap, tough } from '@muster/rules';
import { expect, test } from 'vitest';
import { meaningOf } from './meaning.ts';
import { rulingsAbout } from './rulings-about.ts';
import { segmentsOf } from './segments.ts';
import { GLOSSARY_PHRASES } from './texts.ts';

const { plan } = scene({
  units: [
    {
      id: 'us',
      at: [30, 10],
      rules: [[tough, 3]],
      weapons: [{ name: 'Tough Bow', range: 24, attacks: 1, rules: [[ap, 1]] }],
    },
    { id: 'foe', side: 1, at: [30, 14] },
  ],
}).battle;

test('rules and terms of the game can be looked up in a line', () => {
  const segments = segmentsOf(plan, 'to hit 4+ (AP(1)): the unit is Shaken.');
  expect(segments.flatMap(({ rule }) => rule ?? [])).toEqual(['to hit', 'AP(1)', 'Shaken']);
  expect(segments.map(({ text }) => text).join('')).toBe('to hit 4+ (AP(1)): the unit is Shaken.');
});

test('terms inside other words are ignored', () => {
  expect(segmentsOf(plan, 'Toughness and APs').flatMap(({ rule }) => rule ?? [])).toEqual([]);
});

test('a rule name inside the name of a weapon is ignored', () => {
  const rules = (text: string): string[] => segmentsOf(plan, text).flatMap(({ rule }) => rule ?? []);
  expect(rules('1 × Tough Bow (AP(1)) at those with Tough(3).')).toEqual(['AP(1)', 'Tough(3)']);
});

test('every phrase of the glossary has a meaning', () => {
  for (const phrase of GLOSSARY_PHRASES) expect(meaningOf(plan, phrase).text).not.toContain('does not know');
});

test('a rule is explained in our own words', () => {
  expect(meaningOf(plan, 'AP(1)')).toMatchObject({ id: 'ap', title: 'AP(1)', text: ap.summary.replace('X', '1') });
  expect(meaningOf(plan, 'Shaken').text).toContain('does nothing');
  expect(meaningOf(plan, 'Nonsense').text).toContain('does not know');
});

test('rulings are found by the name that they mention', () => {
  const ruling = (code: string, text: string): Parameters<typeof rulingsAbout>[0][number] => ({
    code,
    id: code,
    section: '',
    text,
    switched: false,
  });
  const all = [
    ruling('battle:W1', 'Blast keeps AP.'),
    ruling('battle:W2', 'APs are different.'),
    ruling('campaign:C1', 'AP.'),
  ];
  expect(rulingsAbout(all, 'AP').map(({ code }) => code)).toEqual(['battle:W1']);
});
