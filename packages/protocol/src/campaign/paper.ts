import type { Options } from '@muster/campaign';
import { fail, type Finding, isObject, ok, Reader, type Result } from '@muster/kernel';
import { CAMPAIGN_RULESETS, type CampaignRulesetId } from '@muster/rules';
import { type Check, listOf, optional, shape, truth, whole, word } from '../record/shape.ts';
import { readPaperText } from './paper-text.ts';
import { count, day, name, some } from './shapes.ts';
import { optionFields } from './state.ts';

/** The format name of the JSON of a campaign on paper. */
export const PAPER_FORMAT = 'muster-paper';
/** The newest version of the paper format. */
export const PAPER_VERSION = 1;

/** The ways a campaign can end, as written in the file. */
export const PAPER_TYPES = ['game', 'point', 'time', 'endless'] as const;

/** A unit on paper: from the list or an army book of its army, or with a price. */
export interface PaperUnit {
  unit: string;
  name?: string;
  xp?: number;
  traits?: readonly string[];
  skills?: readonly string[];
  injuries?: readonly string[];
  talents?: readonly string[];
  finds?: readonly string[];
  upgrades?: readonly string[];
  sitOut?: number;
  /** Its current value, if it differs from the rules. */
  value?: number;
  /** Its price, if it is in no list and no army book. */
  price?: number;
  models?: number;
  hero?: boolean;
  caster?: boolean;
}

/** An army on paper. */
export interface PaperArmy {
  army: string;
  player?: string;
  vp?: number;
  matches?: number;
  points?: number;
  list?: string;
  books?: readonly string[];
  units?: readonly PaperUnit[];
}

/** A campaign from paper. */
export interface Paper {
  campaign: string;
  rules: CampaignRulesetId;
  type: (typeof PAPER_TYPES)[number];
  limit?: number;
  begun?: string;
  played?: number;
  options?: Partial<Options>;
  armies: readonly PaperArmy[];
}

/** A parsed campaign from paper, and the places of its parts in the file. */
export interface ReadPaper {
  paper: Paper;
  /** Returns the place of a part by its path: the path itself, or a line number. */
  placeOf: (path: string) => string;
}

const names: Check = optional(listOf(name, 60));

const unit: Check = shape({
  unit: name,
  name: optional(name),
  xp: optional(count),
  traits: names,
  skills: names,
  injuries: names,
  talents: names,
  finds: names,
  upgrades: names,
  sitOut: optional(count),
  value: optional(count),
  price: optional(count),
  models: optional(whole(1, 100)),
  hero: optional(truth),
  caster: optional(truth),
});

const army: Check = shape({
  army: name,
  player: optional(name),
  vp: optional(count),
  matches: optional(count),
  points: optional(count),
  list: optional(name),
  books: names,
  units: optional(listOf(unit, 100)),
});

const paperCheck: Check = shape({
  format: optional(word(PAPER_FORMAT)),
  version: optional(whole(1, PAPER_VERSION)),
  campaign: name,
  rules: word(...CAMPAIGN_RULESETS),
  type: word(...PAPER_TYPES),
  limit: optional(whole(1, 1000)),
  begun: optional(day),
  played: optional(count),
  options: optional(some(optionFields)),
  armies: listOf(army, 50, 1),
});

/** Parses a campaign from paper: JSON, or plain text with one line for each value. */
export const parsePaper = (text: string): Result<ReadPaper, Finding[]> => {
  const plain = text.replace(/^\uFEFF/, '');
  if (!plain.trimStart().startsWith('{')) return parseText(plain);
  try {
    return check(JSON.parse(plain) as unknown, (path) => path);
  } catch (error) {
    return fail([
      { path: '(top)', message: `invalid JSON: ${error instanceof Error ? error.message : String(error)}` },
    ]);
  }
};

const parseText = (text: string): Result<ReadPaper, Finding[]> => {
  const { value, lines, findings } = readPaperText(text);
  const placeOf = (path: string): string => {
    for (let part = path; part !== ''; part = part.replace(/(?:\.[^.[]*|\[\d+\]|^[^.[]+)$/, '')) {
      const line = lines.get(part);
      if (line !== undefined) return `line ${line}`;
    }
    return 'the file';
  };
  const read = check(value, placeOf);
  if (findings.length === 0) return read;
  return fail([...findings, ...(read.ok ? [] : read.error)]);
};

const check = (value: unknown, placeOf: (path: string) => string): Result<ReadPaper, Finding[]> => {
  const reader = new Reader(value);
  paperCheck(reader);
  if (reader.findings.length === 0 && isObject(value)) return ok({ paper: value as unknown as Paper, placeOf });
  return fail(reader.findings.map((finding) => placed(finding, placeOf)));
};

/** Returns a finding with its place in the file; with a line number the message also names the field. */
const placed = ({ path, message }: Finding, placeOf: (path: string) => string): Finding => {
  const place = placeOf(path);
  return { path: place, message: place === path ? message : `${path.replace(/^.*\./, '')} ${message}` };
};
