import type { Reader } from '@muster/kernel';
import type { Gear, NamedRule } from '../book/book.ts';
import { looseList, looseNumber, looseText, wantedText } from './tolerant-reader.ts';

/** Reads the fields of a node that a shell wrote as text: `@{id=x; name=Blast; rating=3}`. */
const readShellNode = (reader: Reader, text: string): NamedRule => {
  const field = (name: string): string | undefined => new RegExp(`[{;]\\s*${name}=([^;}]*)`).exec(text)?.[1].trim();
  const name = field('name') ?? text.replace(/\(.*/, '').trim();
  const rating = Number(field('rating') ?? /\(\+?(\d+)\)/.exec(text)?.[1] ?? '');
  if (name === '') reader.complain('must name a rule');
  return { name, ...(rating > 0 ? { rating } : {}) };
};

/** Reads a rule node of any format version: its rating is a number, a text with or without a number, or empty. */
const readRuleNode = (reader: Reader): NamedRule => {
  if (typeof reader.value === 'string') return readShellNode(reader, looseText(reader) ?? '');
  const id = looseText(reader.at('id'));
  const rating = looseNumber(reader.at('rating'));
  const detail = rating === undefined ? looseText(reader.at('rating')) : undefined;
  return {
    name: wantedText(reader.at('name')),
    ...(id ? { id } : {}),
    ...(rating === undefined ? {} : { rating }),
    ...(detail ? { detail } : {}),
    ...(reader.at('modify').value === true ? { adds: true } : {}),
  };
};

/** The most rules of a unit or weapon. */
const MOST_RULES = 100;

/** Reads the rules of a unit or a weapon. */
export const readRuleNodes = (reader: Reader): NamedRule[] => looseList(reader, MOST_RULES).map(readRuleNode);

/** The most copies of one thing that a unit carries. */
const MOST = 300;

/** The most different things that a unit carries, and how deep items may be nested. */
const MOST_PIECES = 100;
const DEEPEST = 4;

/** Reads the number of copies. */
const readCount = (reader: Reader): number => {
  const count = looseNumber(reader.at('originalCount')) ?? looseNumber(reader.at('count')) ?? 1;
  if (Number.isInteger(count) && count >= 0 && count <= MOST) return count;
  reader.at('count').complain(`must be a whole number from 0 to ${MOST}`);
  return 1;
};

/** Reads a gear node: a weapon, an item with its content, or a bought rule. A node without a name gets the name of its item. */
const readGearNode = (reader: Reader, holder = '', depth = 0): Gear => {
  const name = (looseText(reader.at('name')) ?? '') || holder || wantedText(reader.at('name'));
  const count = readCount(reader);
  const type = looseText(reader.at('type')) ?? '';
  if (type === 'ArmyBookRule') return { kind: 'rule', name, count: 1, rule: readRuleNode(reader) };
  const attacks = looseNumber(reader.at('attacks'));
  if (type === 'ArmyBookItem' || attacks === undefined) {
    const base = looseText(reader.at('bases').at('round'));
    const content = readContent(reader.at('content'), name, depth + 1);
    return { kind: 'item', name, count, content, ...(base ? { base } : {}) };
  }
  const range = looseNumber(reader.at('range')) ?? 0;
  return { kind: 'weapon', name, count, range, attacks, rules: readRuleNodes(reader.at('specialRules')) };
};

/** Reads the content of an item, up to a limited depth. */
const readContent = (reader: Reader, holder: string, depth: number): Gear[] => {
  const nodes = looseList(reader, MOST_PIECES);
  if (depth > DEEPEST && nodes.length > 0) {
    reader.complain(`is nested ${depth} items deep (limit ${DEEPEST})`);
    return [];
  }
  return nodes.map((node) => readGearNode(node, holder, depth));
};

/** Reads all gear, in any format version. */
export const readGearNodes = (...readers: readonly Reader[]): Gear[] =>
  readers.flatMap((reader) => looseList(reader, MOST_PIECES).map((node) => readGearNode(node)));
