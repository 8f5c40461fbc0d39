import { type ArmyModel, type ArmyUnit, type RuleRef } from '@muster/engine';
import { fail, type Finding, ok, Reader, type Result } from '@muster/kernel';
import { type System, SYSTEMS } from '@muster/rules';
import type { PreparedList } from '../book/roster.ts';
import { boundProblem, LIST_BOUNDS } from '../bounds.ts';
import { carriedProblem, assignWeapons, readCarried } from '../hand-out.ts';
import { readRule } from '../rules.ts';
import { modelId } from '../unit.ts';
import { usualRadius } from '../usual-base.ts';
import { splitParts } from '../weapon.ts';

const HEADER = /^\+\+\s*(.*?)\s*\[(?:([A-Z]+)\s+)?(\d+)\s*pts\]\s*(?:\[\d+ Units?\]\s*)?\+\+$/;
const UNIT = /^(?:(\d+)x\s+)?(.+?)\s+\[(\d+)\]\s+Q(\d)\+\s+D(\d)\+\s*\|\s*(\d+)\s*pts\s*\|?\s*(.*)$/;
const JOINED = /^\|\s*Joined to:?$/i;

const MOST_MODELS = 30;
const MOST_COPIES = 20;
const MOST_CARRIED = 300;
const GAMES = `${SYSTEMS.slice(0, -1).join(', ')} or ${SYSTEMS[SYSTEMS.length - 1]}`;

/** A unit of a list as text: its line, its weapons, and whether it joins the next unit. */
interface Block {
  line: number;
  head: RegExpExecArray;
  weapons: string;
  joins: boolean;
}

/** Whether a text looks like a list that Army Forge shared as text. */
export const isForgeText = (text: string): boolean =>
  linesOf(text).some((line) => line.length <= LIST_BOUNDS.letters && (HEADER.test(line) || UNIT.test(line)));

/** The code of the finding that a list does not name its game. */
export const GAME_UNKNOWN = 'game-unknown';

/**
 * Reads a list that Army Forge shared as text, or returns what is wrong with it and in which line. `assumed` is the game
 * of a text that does not name one.
 */
export const parseForgeText = (text: string, assumed?: System): Result<PreparedList, Finding[]> => {
  const lines = linesOf(text);
  const tooLong = lengthProblem(lines);
  if (tooLong) return fail([tooLong]);
  const findings: Finding[] = [];
  const header = lines.map((line) => HEADER.exec(line)).find((match) => match !== null);
  const system = header?.[2]?.toLowerCase() ?? assumed;
  if (system === undefined)
    return fail([{ path: 'text', message: `does not name its game: ${GAMES}`, code: GAME_UNKNOWN }]);
  const game = SYSTEMS.find((known) => known === system);
  if (!game) return fail([{ path: 'line 1', message: `is a list of "${system}", which Muster can read but not play` }]);
  const blocks = blocksOf(lines, findings);
  if (blocks.length === 0)
    findings.push({ path: 'text', message: 'contains no unit such as: Guard [10] Q4+ D4+ | 100pts |' });
  const tooMany = countProblem(blocks);
  if (tooMany) return fail([tooMany]);
  const mustered = put(blocks, nameIn(header?.[1] ?? 'A list'), game, findings);
  return findings.length === 0 ? ok(mustered) : fail(findings);
};

/** Returns the finding that a text is too long for a list. */
const lengthProblem = (lines: readonly string[]): Finding | undefined => {
  const { lines: most, letters } = LIST_BOUNDS;
  if (lines.length > most) return { path: 'text', message: `has ${lines.length} lines (limit ${most})` };
  const long = lines.findIndex((line) => line.length > letters);
  if (long < 0) return undefined;
  return {
    path: `line ${long + 1}`,
    message: `is ${lines[long].length} characters long (limit ${letters})`,
  };
};

/** Returns the finding that a list has too many units or models. */
const countProblem = (blocks: readonly Block[]): Finding | undefined => {
  const units = blocks.reduce((sum, block) => sum + copiesOf(block), 0);
  const models = blocks.reduce((sum, block) => sum + copiesOf(block) * sizeOf(block), 0);
  return boundProblem('text', units, models);
};

const copiesOf = ({ head }: Block): number => Math.min(MOST_COPIES, Math.max(1, Number(head[1] ?? 1)));

const sizeOf = ({ head }: Block): number => Math.min(MOST_MODELS, Math.max(1, Number(head[3])));

/** Returns the name of a list without its books: `Bugs!` for `Bugs! - Some Book (v3.4)`. */
const nameIn = (title: string): string => {
  const name = title.replace(/\s+\(v[\d.]+\).*$/, '');
  return name === title ? title : name.replace(/\s+-\s+[^-]*$/, '');
};

/** Returns the lines of a text without code fences and repeated spaces. */
const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .map((line) => (line.startsWith('```') ? '' : line));

const blocksOf = (lines: readonly string[], findings: Finding[]): Block[] => {
  const blocks: Block[] = [];
  lines.forEach((text, i) => {
    const last = blocks.at(-1);
    const head = UNIT.exec(text);
    if (head) blocks.push({ line: i + 1, head, weapons: '', joins: false });
    else if (JOINED.test(text) && last) last.joins = true;
    else if (text !== '' && !HEADER.test(text)) {
      if (last && last.weapons === '' && text.includes('(')) last.weapons = text;
      else
        findings.push({ path: `line ${i + 1}`, message: `"${text.slice(0, 60)}" is neither a unit nor its weapons` });
    }
  });
  return blocks;
};

const put = (blocks: readonly Block[], name: string, system: System, findings: Finding[]): PreparedList => {
  // Newer lists say how many models have a rule; in older lists all models have it.
  const counts = blocks.some(({ head }) => /(?:^|,)\s*\d+x\s/.test(head[7]));
  const units: ArmyUnit[] = [];
  const joins: { hero: string; unit: string }[] = [];
  let hero: string | undefined;
  for (const block of blocks) {
    const copies = copiesOf(block);
    for (let copy = 0; copy < copies; copy++) {
      const unit = unitOf(`unit-${units.length + 1}`, block, counts, findings);
      units.push(unit);
      if (hero !== undefined && copy === 0) joins.push({ hero, unit: unit.id });
      hero = block.joins ? unit.id : undefined;
    }
  }
  const list = { army: { name, units, spells: [] }, system, combined: [], suggestions: { joins, transports: [] } };
  return { list, notes: [] };
};

const unitOf = (id: string, block: Block, counts: boolean, findings: Finding[]): ArmyUnit => {
  const { line, head, weapons } = block;
  const reader = new Reader(head[0], `line ${line}`, findings);
  const [, , name, size, quality, defense, cost, rules] = head;
  const models = sizeOf(block);
  if (Number(size) !== models) reader.complain(`the unit has ${size} models (limit ${MOST_MODELS})`);
  const held = (splitParts(rules) ?? []).flatMap((part) => readHeld(reader, part, models, counts));
  const shared = held.filter(({ copies }) => copies >= models).map(({ rule }) => rule);
  const carried = readCarried(new Reader(weapons, `line ${line + 1}`, findings), weapons, MOST_CARRIED);
  const tooMany = carriedProblem(carried, models);
  if (tooMany) findings.push({ path: `line ${line + 1}`, message: tooMany });
  return {
    id,
    name,
    quality: Number(quality),
    defense: Number(defense),
    cost: Number(cost),
    rules: shared,
    models: assignWeapons(tooMany ? [] : carried, models).map((own, i): ArmyModel => {
      const few = held.filter(({ copies }) => copies < models && i < copies).map(({ rule }) => rule);
      return { id: modelId(id, i), radius: usualRadius([...shared, ...few]), rules: few, weapons: own };
    }),
  };
};

/** Reads a rule and how many models have it, such as `5x Fast`. All models have Tough. */
const readHeld = (
  reader: Reader,
  part: string,
  models: number,
  counts: boolean,
): { rule: RuleRef; copies: number }[] => {
  const match = /^(?:(\d+)x\s+)?(.*)$/.exec(part.trim());
  if (!match || match[2] === '') return [];
  const all = !counts || /^Tough\b/i.test(match[2]);
  const copies = match[1] === undefined ? (all ? models : 1) : Number(match[1]);
  // Items of old lists contain the rule that they give: Master Necromancer(Caster(3)).
  const inner = /^[^()]+\(([A-Za-z][^()]*(?:\(\d+\))?)\)$/.exec(match[2]);
  return readRule(reader, inner ? inner[1] : match[2]).map((rule) => ({ rule, copies }));
};
