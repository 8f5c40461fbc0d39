import { gf } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { spellCoverage, spellOf, spellsOf } from './spell-of.ts';

/** A spell as books put it together: whom, how far, and what happens to them. */
const text = (whom: string, range: number, work: string): string => `Pick ${whom} within ${range}", which ${work}.`;
const once = (work: string): string => `${work} once (next time the effect would apply)`;
const ordeal = (end: string): string => ['must take a morale test', `If failed${end}`].join('. ');

const parse = (effect: string): ReturnType<typeof spellOf> => spellOf(gf, { name: 'Hex', tokens: 2, effect });
const read = (whom: string, range: number, work: string): ReturnType<typeof spellOf> => parse(text(whom, range, work));

describe('a spell of a book', () => {
  test('hits: number, rules, targets and range', () => {
    expect(read('one enemy unit', 12, 'takes 5 hits with AP(3) and Surge')).toEqual({
      name: 'Hex',
      value: 2,
      range: 1200,
      target: 'enemy',
      targets: 1,
      hits: 5,
      rules: [{ id: 'ap', rating: 3 }, { id: 'surge' }],
      grants: [],
    });
    expect(read('up to four enemy units', 9, 'take 2 hits each')).toMatchObject({
      targets: 4,
      range: 900,
      hits: 2,
      rules: [],
    });
  });

  test('single models, ignoring explanations after them', () => {
    const more = 'takes 1 hit. This effect is resolved somehow';
    expect(read('one enemy model', 24, more)).toMatchObject({ single: true, hits: 1, targets: 1 });
    expect(read('one enemy unit', 24, 'takes 1 hit')).not.toHaveProperty('single');
  });

  test.each([
    ['gets Stealth', { id: 'stealth' }],
    ['get Bane in melee', { id: 'bane-in-melee' }],
    ['get +1 to defense rolls', { id: 'defense-bonus' }],
    ['get -1 to morale test rolls', { id: 'morale-penalty' }],
    ['gets -3 to casting rolls', { id: 'casting-penalty', rating: 3 }],
    ['counts as being in Difficult Terrain', { id: 'difficult-ground' }],
    ['moves +2" on Advance and +4" on Rush or Charge', { id: 'speed' }],
    ['moves -2" on Advance and -4" on Rush or Charge', { id: 'speed-penalty' }],
    ['loses AP(1) when shooting', { id: 'piercing-shooting-penalty' }],
  ])('%s: once', (work, rule) => {
    expect(read('up to two enemy units', 18, once(work))).toMatchObject({
      hits: 0,
      grants: [rule],
      lasts: 'once',
      targets: 2,
    });
  });

  test('marks', () => {
    const work = once('friendly units gets Unstoppable when shooting against');
    expect(read('one enemy unit', 18, work)).toMatchObject({
      marks: [{ id: 'unstoppable-when-shooting' }],
      lasts: 'once',
      grants: [],
    });
  });

  test('tests of morale', () => {
    expect(read('one enemy unit', 18, ordeal(', it becomes fatigued'))).toMatchObject({ test: 'fatigued' });
    expect(read('one enemy unit', 18, ordeal(' you may move it 6" in some straight line'))).toMatchObject({
      test: 'shoved',
    });
    expect(read('one enemy unit', 18, ordeal(', it dances'))).toBeUndefined();
  });

  test('an older wording', () => {
    expect(parse('Target 3 friendly units within 9” get Stealth next time they charge.')).toMatchObject({
      target: 'friend',
      targets: 3,
      range: 900,
      grants: [{ id: 'stealth' }],
    });
  });

  test.each([
    ['an unknown work', 'one enemy unit', 'dances'],
    ['an unknown rule of hits', 'one enemy unit', 'takes 2 hits with Dancing'],
    ['an unknown rule that is given', 'one friendly unit', once('gets Dancing')],
    ['a rule that cannot be given', 'one friendly unit', once('gets Immobile')],
  ])('with %s is none', (_, whom, work) => {
    expect(read(whom, 6, work)).toBeUndefined();
  });

  test('without a known meaning is not read', () => {
    expect([parse('All units dance.'), parse('')]).toEqual([undefined, undefined]);
  });
});

test('spells of a book that cannot be read are named', () => {
  const spells = [
    { name: 'Bolt', tokens: 1, effect: text('one enemy unit', 18, 'takes 2 hits') },
    { name: 'Waltz', tokens: 1, effect: 'All units dance.' },
  ];
  expect(spellsOf(gf, { name: 'Dancers', spells })).toMatchObject({
    spells: [{ name: 'Bolt' }],
    notes: [{ path: 'Dancers', message: 'the spell "Waltz" cannot be read and is left out' }],
  });
  expect(spellCoverage(gf, [{ spells }])).toEqual({ spells: 2, executed: 1, unknown: ['Waltz'] });
});
