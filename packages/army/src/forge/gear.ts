import type { Reader } from '@muster/kernel';
import type { Gear, NamedRule } from '../book/book.ts';
import { looseList, looseNumber, looseText, wantedText } from './loose.ts';

/** Fields of a node that a shell wrote out as text: `@{id=x; name=Blast; rating=3}`. */
const readShellNode = (reader: Reader, text: string): NamedRule => {
  const field = (name: string): string | undefined => new RegExp(`[{;]\\s*${name}=([^;}]*)`).exec(text)?.[1].trim();
  const name = field('name') ?? text.replace(/\(.*/, '').trim();
  const rating = Number(field('rating') ?? /\(\+?(\d+)\)/.exec(text)?.[1] ?? '');
  if (name === '') reader.complain('must name a rule');
  return { name, ...(rating > 0 ? { rating } : {}) };
};

/** A rule node of any age: the rating a number, a text with a number, a text without, or empty. */
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

/** More rules than any unit has. */
const MOST_RULES = 100;

/** Rules of a unit or a weapon. */
export const readRuleNodes = (reader: Reader): NamedRule[] => looseList(reader, MOST_RULES).map(readRuleNode);

/** More of one thing than any unit carries. */
const MOST = 300;

/** More different things than any unit carries, and how deep they may be inside of each other. */
const MOST_PIECES = 100;
const DEEPEST = 4;

/** How many there are; nobody carries parts of things, or thousands of them. */
const readCount = (reader: Reader): number => {
  const count = looseNumber(reader.at('originalCount')) ?? looseNumber(reader.at('count')) ?? 1;
  if (Number.isInteger(count) && count >= 0 && count <= MOST) return count;
  reader.at('count').complain(`must be a whole number from 0 to ${MOST}`);
  return 1;
};

/** A gear node: a weapon, an item with its content, or a bought rule. What has no name is called by what holds it. */
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

/** What is inside of an item; items inside of items inside of items are nonsense. */
const readContent = (reader: Reader, holder: string, depth: number): Gear[] => {
  const nodes = looseList(reader, MOST_PIECES);
  if (depth > DEEPEST && nodes.length > 0) {
    reader.complain(`is ${depth} items deep; at most ${DEEPEST} are allowed`);
    return [];
  }
  return nodes.map((node) => readGearNode(node, holder, depth));
};

/** Everything that is carried, in the shapes of all ages. */
export const readGearNodes = (...readers: readonly Reader[]): Gear[] =>
  readers.flatMap((reader) => looseList(reader, MOST_PIECES).map((node) => readGearNode(node)));
