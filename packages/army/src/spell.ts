import type { Ruleset, Spell } from '@muster/engine';
import { fail, type Finding, fromInches, ok, Reader, type Result, toInches } from '@muster/kernel';
import { expectFields } from './fields.ts';
import { readRules, ruleText } from './rules.ts';

/** A spell in a list; the range is in inches. */
export interface SpellEntry {
  name: string;
  /** Tokens it costs. */
  value: number;
  range: number;
  target: 'enemy' | 'friend';
  /** How many units it may reach at once; 1 when left out. */
  targets?: number;
  hits?: number;
  /** Rules of the hits. */
  rules?: readonly string[];
  /** Rules that its targets have until the end of the round. */
  grants?: readonly string[];
}

const FIELDS = ['name', 'value', 'range', 'target', 'targets', 'hits', 'rules', 'grants'];

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
    name: reader.at('name').text('', 80),
    value: reader.at('value').whole(1, 6),
    range: fromInches(reader.at('range').number(1, 120)),
    target: reader.at('target').word(['enemy', 'friend'], 'enemy'),
    targets: reader.at('targets').present ? reader.at('targets').whole(1, 10) : 1,
    hits: reader.at('hits').present ? reader.at('hits').whole(0, 60) : 0,
    rules: readRules(reader.at('rules')),
    grants: readRules(reader.at('grants')),
  };
  if (spell.hits === 0 && spell.grants.length === 0) reader.complain('does nothing: it needs hits or grants');
  if (spell.hits === 0 && spell.rules.length > 0)
    reader.at('rules').complain('are rules of hits, but the spell has none');
  if (spell.hits > 0 && spell.target === 'friend') reader.at('hits').complain('would strike friends');
  return spell;
};

/** Writes a spell as a list has it. */
export const makeSpell = (spell: Spell, ruleset: Ruleset): SpellEntry => ({
  name: spell.name,
  value: spell.value,
  range: toInches(spell.range),
  target: spell.target,
  ...(spell.targets === 1 ? {} : { targets: spell.targets }),
  ...(spell.hits === 0 ? {} : { hits: spell.hits }),
  ...(spell.rules.length === 0 ? {} : { rules: spell.rules.map((ref) => ruleText(ref, ruleset)) }),
  ...(spell.grants.length === 0 ? {} : { grants: spell.grants.map((ref) => ruleText(ref, ruleset)) }),
});
