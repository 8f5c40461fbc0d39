import { type Entry, findCampaignRules } from '@muster/campaign';
import { fail, type Finding, hashText, hex, isObject, ok, Reader, type Result } from '@muster/kernel';
import type { RulesetRefusal } from '@muster/rules';
import { entryCheck } from './entry.ts';
import { entryMigration } from './migrate.ts';

/** The format name of campaign files. */
export const CAMPAIGN_FORMAT = 'muster-campaign';
/** The newest version of the campaign format. */
export const CAMPAIGN_VERSION = 2;

/** The first line of a campaign file. */
export interface CampaignHeader {
  format: typeof CAMPAIGN_FORMAT;
  version: number;
  /** The campaign's first name, for people who read the file. */
  name: string;
}

/** Why a campaign file cannot be used. */
export type CampaignFault =
  | { code: 'not-a-campaign' }
  | { code: 'newer-version'; version: number }
  /** A line in the middle is damaged, so nothing after it can be trusted. */
  | { code: 'spoilt-line'; line: number; why: string }
  /** The campaign uses rules that this version does not have. */
  | { code: 'unknown-rules'; line: number; refusal: RulesetRefusal }
  /** A line is undamaged, but contains something that this version does not know. */
  | { code: 'unknown-entry'; line: number; findings: readonly Finding[] };

/** The content of a campaign file. */
export interface CampaignBook {
  header: CampaignHeader;
  entries: readonly Entry[];
  /** The checksum of the last line, which the next line continues. */
  sum: string;
  /** The undamaged part of the text, including its last line end. */
  whole: string;
  /** The damaged line after it, if any: cut off while it was written, or changed later. */
  torn?: TornLine;
}

/** A damaged last line. */
export interface TornLine {
  text: string;
  /** The number that its entry would have had. */
  entry: number;
  /** Whether the line has its line end, so the entry had been acknowledged. */
  ended: boolean;
}

/** Returns a checksum of a line and everything before it. */
const sumOf = (before: string, content: string): string =>
  hex(hashText(before + content)) + hex(hashText(content + before, 1));

/** Returns the first line of a new campaign file. */
export const campaignHeaderLine = (name: string): string =>
  `${JSON.stringify({ format: CAMPAIGN_FORMAT, version: CAMPAIGN_VERSION, name } satisfies CampaignHeader)}\n`;

/** Returns the line for an entry: its number, the checksum that continues the previous one, and its content. */
export const campaignLine = (entry: Entry, number: number, before: string): { line: string; sum: string } => {
  const content = JSON.stringify(entry);
  const sum = sumOf(before, `${number} ${content}`);
  return { line: `{"n":${number},"sum":"${sum}",${content.slice(1)}\n`, sum };
};

/** Returns the lines that add entries to a campaign file. */
export const campaignLines = (
  { entries, sum: last }: Pick<CampaignBook, 'entries' | 'sum'>,
  more: readonly Entry[],
): string => {
  let sum = last;
  return more
    .map((entry, i) => {
      const made = campaignLine(entry, entries.length + i + 1, sum);
      sum = made.sum;
      return made.line;
    })
    .join('');
};

/** Returns everything that is wrong with an entry that has not been written yet. */
export const findingsOfEntry = (entry: Entry): readonly Finding[] => {
  const reader = new Reader(JSON.parse(JSON.stringify(entry)));
  entryCheck(reader);
  return reader.findings;
};

/**
 * Parses the text of a campaign file. A damaged last line is returned separately and everything before it counts.
 * Any other damage is a fault with its place.
 */
export const parseCampaignFile = (text: string): Result<CampaignBook, CampaignFault> => {
  const lines = text.split('\n');
  // After the last line end is nothing, or a line that was cut off.
  const rest = lines.pop() ?? '';
  const all = rest === '' ? lines : [...lines, rest];
  // Some editors add a byte order mark: it stays in the file, but is not part of the first line.
  const head = (all[0] ?? '').replace(/^\uFEFF/, '');
  const header = readHeader(head);
  if (!header.ok) return header;
  const entries: Entry[] = [];
  const migrate = entryMigration();
  let sum = sumOf('', head.trimEnd());
  let whole = `${all[0]}\n`;
  for (const [i, line] of all.entries()) {
    if (i === 0) continue;
    const read = readLine(line, i, sum);
    const isLast = i === all.length - 1;
    if (!read.ok && isLast) {
      const torn: TornLine = { text: line, entry: i, ended: rest === '' };
      return ok({ header: header.value, entries, sum, whole, torn });
    }
    if (!read.ok) return fail({ code: 'spoilt-line', line: i + 1, why: read.error });
    const entry = migrate(read.value.entry);
    const reader = new Reader(entry);
    entryCheck(reader);
    checkPlace(reader, entries);
    if (reader.findings.length > 0) return fail({ code: 'unknown-entry', line: i + 1, findings: reader.findings });
    const refusal = rulesRefusal(entry as Entry);
    if (refusal) return fail({ code: 'unknown-rules', line: i + 1, refusal });
    entries.push(entry as Entry);
    ({ sum } = read.value);
    whole += `${line}\n`;
  }
  return ok({ header: header.value, entries, sum, whole });
};

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
};

const readHeader = (line: string): Result<CampaignHeader, CampaignFault> => {
  const value = parse(line);
  if (!isObject(value) || value['format'] !== CAMPAIGN_FORMAT) return fail({ code: 'not-a-campaign' });
  const { version, name } = value;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return fail({ code: 'not-a-campaign' });
  if (version > CAMPAIGN_VERSION) return fail({ code: 'newer-version', version });
  return ok({ format: CAMPAIGN_FORMAT, version, name: typeof name === 'string' ? name : '' });
};

const readLine = (line: string, number: number, before: string): Result<{ entry: unknown; sum: string }, string> => {
  const value = parse(line);
  if (!isObject(value)) return fail('invalid JSON');
  const { n, sum, ...entry } = value;
  if (n !== number) return fail(`entry ${number} is missing`);
  if (typeof sum !== 'string' || sum !== sumOf(before, `${number} ${JSON.stringify(entry)}`))
    return fail('wrong checksum');
  return ok({ entry, sum });
};

/** Returns why the rules of a new campaign cannot be played, if they cannot. */
const rulesRefusal = (entry: Entry): RulesetRefusal | undefined => {
  const facts = 'fact' in entry ? [entry.fact] : entry.amendment.facts;
  for (const change of facts.flatMap(({ changes }) => changes)) {
    if (change.type !== 'founded' && change.type !== 'adopted') continue;
    const found = findCampaignRules('campaign' in change ? change.campaign.ruleset : change.ruleset);
    if (!found.ok) return found.error;
  }
  return undefined;
};

/** Checks that a correction begins at an existing fact. */
const checkPlace = (reader: Reader, before: readonly Entry[]): void => {
  const from = reader.at('amendment').at('from');
  if (typeof from.value !== 'number') return;
  let facts = 0;
  for (const entry of before) facts = 'fact' in entry ? facts + 1 : entry.amendment.from + entry.amendment.facts.length;
  if (from.value > facts) from.complain(`is ${from.value} (facts before it: ${facts})`);
};
