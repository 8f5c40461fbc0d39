import type { RuleRef, Ruleset, Weapon } from '@muster/engine';
import { fail, type Finding, fromInches, ok, Reader, type Result, toInches } from '@muster/kernel';
import { cleanText } from './fields.ts';
import { readRule, ruleText } from './rules.ts';

const MOST_ATTACKS = 60;
const LONGEST_RANGE = 120;
const MOST_COPIES = 20;

/** Reads a weapon as it is printed, such as `Rifle (24", A1, AP(1))`. Without a range it is for melee. */
export const parseWeapon = (text: string): Result<Weapon, Finding[]> => {
  const reader = new Reader(text, 'weapon');
  const weapons = readWeapons(reader);
  if (weapons.length > 1) reader.complain('has several copies: use a single weapon');
  return reader.findings.length > 0 ? fail(reader.findings) : ok(weapons[0]);
};

/** Reads a line such as `2x Fist (A1)`: returns the weapon as often as it is carried. */
export const readWeapons = (reader: Reader): Weapon[] => {
  const text = reader.text();
  if (text === '' || text.length > 200) return [];
  const match = /^(?:(\d+)\s*[x×]\s+)?([^()]+)\((.*)\)$/.exec(cleanText(text));
  const parts = match && splitParts(match[3]);
  if (!match || !parts) {
    reader.complain(`"${text}" is not a weapon such as Rifle (24", A1, AP(1)) or 2x Fist (A1)`);
    return [];
  }
  const copies = match[1] === undefined ? 1 : Number(match[1]);
  if (copies < 1 || copies > MOST_COPIES)
    reader.complain(`"${text}": the number of copies must be between 1 and ${MOST_COPIES}`);
  const weapon = readProfile(reader, match[2].trim(), parts);
  return weapon ? Array.from({ length: Math.min(copies, MOST_COPIES) }, () => weapon) : [];
};

const readProfile = (reader: Reader, name: string, parts: readonly string[]): Weapon | undefined => {
  const attacks: number[] = [];
  const ranges: number[] = [];
  const rules: RuleRef[] = [];
  for (const part of parts) {
    const attack = /^A(\d+)$/i.exec(part);
    const range = /^(-?\d+(?:\.\d+)?) ?(?:"|”|″|''|in)$/.exec(part);
    if (attack) attacks.push(Number(attack[1]));
    else if (range) ranges.push(Number(range[1]));
    else if (/^\d+(?:\.\d+)?$/.test(part)) reader.complain(`"${name}": write the range as ${part}"`);
    else rules.push(...readRule(reader, part));
  }
  const before = reader.findings.length;
  if (name === '') reader.complain('the weapon has no name');
  if (attacks.length !== 1) reader.complain(`"${name}" must have its attacks exactly once, such as A1`);
  else if (attacks[0] < 1 || attacks[0] > MOST_ATTACKS)
    reader.complain(`"${name}" has ${attacks[0]} attacks (limits 1 to ${MOST_ATTACKS})`);
  if (ranges.length > 1) reader.complain(`"${name}" has more than one range`);
  else if (ranges.length === 1 && (ranges[0] < 1 || ranges[0] > LONGEST_RANGE))
    reader.complain(`"${name}" has a range of ${ranges[0]}" (limits 1" to ${LONGEST_RANGE}")`);
  if (reader.findings.length > before) return undefined;
  const melee = { name, attacks: attacks[0], rules };
  return ranges.length === 0 ? melee : { name, range: fromInches(ranges[0]), attacks: attacks[0], rules };
};

/** Splits a text at commas outside parentheses; returns `undefined` if the parentheses are unbalanced. */
export const splitParts = (text: string): string[] | undefined => {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (depth < 0) return undefined;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return depth === 0 ? parts.map((part) => part.trim()) : undefined;
};

/** Returns a weapon as it is printed. */
export const makeWeapon = (weapon: Weapon, ruleset: Ruleset): string => {
  const range = weapon.range === undefined ? [] : [`${toInches(weapon.range)}"`];
  const rules = weapon.rules.map((ref) => ruleText(ref, ruleset));
  return `${weapon.name} (${[...range, `A${weapon.attacks}`, ...rules].join(', ')})`;
};
