import {
  DURATIONS,
  type Duration,
  type FailedTestEffect,
  FAILED_TEST_EFFECTS,
  type Ruleset,
  type Spell,
} from '@muster/engine';
import { fail, type Finding, fromInches, ok, Reader, type Result, toInches } from '@muster/kernel';
import { cleanText, expectFields } from './fields.ts';
import { readRules, ruleText } from './rules.ts';

/** A spell in a list; the range is in inches. */
export interface SpellEntry {
  name: string;
  /** Its cost in spell tokens. */
  value: number;
  range: number;
  target: 'enemy' | 'friend';
  /** The number of its targets (default: 1). */
  targets?: number;
  hits?: number;
  /** Rules of the hits. */
  rules?: readonly string[];
  /** Rules that its targets get for a time. */
  grants?: readonly string[];
  /** Picks single models, each of which counts as a unit of one. */
  single?: boolean;
  /** Rules that units of the caster's side have when they attack a target. */
  marks?: readonly string[];
  /** How long grants and marks last (default: until the end of the round). */
  lasts?: Duration;
  /** Its targets take a morale test; this happens to those that fail. */
  test?: FailedTestEffect;
  /** Its targets take a dangerous terrain test at once. */
  endangers?: boolean;
}

const FIELDS = [
  'name',
  'value',
  'range',
  'target',
  'targets',
  'hits',
  'rules',
  'grants',
  'single',
  'marks',
  'lasts',
  'test',
  'endangers',
];

/** Reads one spell. */
export const parseSpell = (value: unknown): Result<Spell, Finding[]> => {
  const reader = new Reader(value, 'spell');
  const spell = readSpell(reader);
  return reader.findings.length > 0 ? fail(reader.findings) : ok(spell);
};

/** Reads one spell of a list. */
export const readSpell = (reader: Reader): Spell => {
  expectFields(reader, FIELDS);
  const spell: Spell = {
    name: cleanText(reader.at('name').text('', 80)),
    value: reader.at('value').whole(1, 6),
    range: fromInches(reader.at('range').number(1, 120)),
    target: reader.at('target').word(['enemy', 'friend'], 'enemy'),
    targets: reader.at('targets').present ? reader.at('targets').whole(1, 10) : 1,
    hits: reader.at('hits').present ? reader.at('hits').whole(0, 60) : 0,
    rules: readRules(reader.at('rules')),
    grants: readRules(reader.at('grants')),
    ...(isSaid(reader.at('single')) ? { single: true } : {}),
    ...(reader.at('marks').present ? { marks: readRules(reader.at('marks')) } : {}),
    ...(reader.at('lasts').present ? { lasts: reader.at('lasts').word(DURATIONS, 'round') } : {}),
    ...(reader.at('test').present ? { test: reader.at('test').word(FAILED_TEST_EFFECTS, 'fatigued') } : {}),
    ...(isSaid(reader.at('endangers')) ? { endangers: true } : {}),
  };
  const { hits, grants, marks = [], test, endangers } = spell;
  if (hits + grants.length + marks.length === 0 && !test && !endangers)
    reader.complain('has no effect: add hits or grants');
  if (spell.hits === 0 && spell.rules.length > 0)
    reader.at('rules').complain('are rules for hits, but the spell has no hits');
  if (spell.hits > 0 && spell.target === 'friend') reader.at('hits').complain('cannot target friendly units');
  return spell;
};

/** Whether an optional yes-or-no field is true. */
const isSaid = (reader: Reader): boolean => reader.present && reader.truth();

/** Returns a spell as a list stores it. */
export const makeSpell = (spell: Spell, ruleset: Ruleset): SpellEntry => ({
  name: spell.name,
  value: spell.value,
  range: toInches(spell.range),
  target: spell.target,
  ...(spell.targets === 1 ? {} : { targets: spell.targets }),
  ...(spell.hits === 0 ? {} : { hits: spell.hits }),
  ...(spell.rules.length === 0 ? {} : { rules: spell.rules.map((ref) => ruleText(ref, ruleset)) }),
  ...(spell.grants.length === 0 ? {} : { grants: spell.grants.map((ref) => ruleText(ref, ruleset)) }),
  ...(spell.single ? { single: true } : {}),
  ...(spell.marks ? { marks: spell.marks.map((ref) => ruleText(ref, ruleset)) } : {}),
  ...(spell.lasts ? { lasts: spell.lasts } : {}),
  ...(spell.test ? { test: spell.test } : {}),
  ...(spell.endangers ? { endangers: true } : {}),
});
