import type { ArmyModel, ArmyUnit, RuleRef } from '@muster/engine';
import { fail, type Finding, ok, Reader, type Result } from '@muster/kernel';
import { assignWeapons, readCarried } from './hand-out.ts';
import { readRule } from './rules.ts';
import { modelId } from './unit.ts';
import { usualRadius } from './usual-base.ts';
import { splitParts } from './weapon.ts';

const MOST_MODELS = 30;
/** The most copies of one weapon in a typed unit. */
const MOST_COPIES = 120;
const LONGEST = 1000;

const HEAD = /^(?:(\d+)\s*[x×]\s+)?(.*?)\s*(?:\[(\d+)\])?\s+Q\s*(\d+)\+?\s+D\s*(\d+)\+?(?:[\s,]+(.*))?$/i;

/** An example of a typed unit, for help texts and errors. */
export const UNIT_TEXT_EXAMPLE = '10x Guard Q4+ D4+ | 10x Rifle (24", A1)';

/**
 * Reads a unit typed in one line: number, name, Quality, Defense and rules, then after a bar the weapons of the whole
 * unit, such as `5x Knights Q3+ D3+ Tough(3), Furious | 5x Blade (A2, AP(1)), Lance (A1, Thrust)`. The number may also
 * follow the name, as `[5]`.
 */
export const parseUnitText = (text: string, id = 'unit'): Result<ArmyUnit, Finding[]> => {
  const reader = new Reader(text, id);
  const unit = text.length > LONGEST ? tooLong(reader) : readUnitText(reader, text, id);
  return unit && reader.findings.length === 0 ? ok(unit) : fail(reader.findings);
};

const tooLong = (reader: Reader): undefined => {
  reader.complain(`is too long (limit ${LONGEST} characters)`);
};

const readUnitText = (reader: Reader, text: string, id: string): ArmyUnit | undefined => {
  const [head, weaponText, ...more] = text.split('|').map((part) => part.trim().replace(/\s+/g, ' '));
  const match = HEAD.exec(head);
  if (!match || more.length > 0) {
    reader.complain(`"${text}" is not a unit such as ${UNIT_TEXT_EXAMPLE}`);
    return undefined;
  }
  const [, size, name, sizeBehind, quality, defense, ruleText = ''] = match;
  const count = whole(reader, 'the number of models', size ?? sizeBehind ?? '1', 1, MOST_MODELS);
  const carried = weaponText === undefined || weaponText === '' ? [] : readCarried(reader, weaponText, MOST_COPIES);
  const rules = ruleText === '' ? [] : readRuleList(reader, ruleText);
  return {
    id,
    name,
    quality: whole(reader, 'Quality', quality, 2, 6),
    defense: whole(reader, 'Defense', defense, 2, 6),
    cost: 0,
    rules,
    models: assignWeapons(carried, count).map((weapons, i): ArmyModel => ({
      id: modelId(id, i),
      radius: usualRadius(rules),
      rules: [],
      weapons,
    })),
  };
};

const whole = (reader: Reader, what: string, text: string, low: number, high: number): number => {
  const value = Number(text);
  if (value >= low && value <= high) return value;
  reader.complain(`${what} is ${text} (limits ${low} to ${high})`);
  return low;
};

const readRuleList = (reader: Reader, text: string): RuleRef[] => {
  const parts = splitParts(text);
  if (!parts) reader.complain(`"${text}" has unbalanced parentheses`);
  return (parts ?? []).filter((part) => part !== '').flatMap((part) => readRule(reader, part));
};
