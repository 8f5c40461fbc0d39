import { type Entry, findCampaignRules } from '@muster/campaign';
import { fail, type Finding, hashText, hex, isObject, ok, Reader, type Result } from '@muster/kernel';
import type { RulesetRefusal } from '@muster/rules';
import { entryCheck } from './entry.ts';
import { entryMigration } from './migrate.ts';

/** What a campaign file calls itself. */
export const CAMPAIGN_FORMAT = 'muster-campaign';
/** The newest version of the campaign format. */
export const CAMPAIGN_VERSION = 2;

/** The first line of a campaign file. */
export interface CampaignHeader {
  format: typeof CAMPAIGN_FORMAT;
  version: number;
  /** What the campaign was called when it began, for people who look into the file. */
  name: string;
}

/** Why a campaign file cannot be used. */
export type CampaignFault =
  | { code: 'not-a-campaign' }
  | { code: 'newer-version'; version: number }
  /** A line in the middle is damaged: nothing after it can be trusted. */
  | { code: 'spoilt-line'; line: number; why: string }
  /** The campaign is played by rules that this version does not have. */
  | { code: 'unknown-rules'; line: number; refusal: RulesetRefusal }
  /** A line is whole, but says something that this version does not know. */
  | { code: 'unknown-entry'; line: number; findings: readonly Finding[] };

/** A campaign file as it was read. */
export interface CampaignBook {
  header: CampaignHeader;
  entries: readonly Entry[];
  /** The seal on the last line, which the next line continues. */
  sum: string;
  /** The part of the text that is whole, with the end of its last line. */
  whole: string;
  /** What stands after it: a line that was torn while it was written, or spoilt later. */
  torn?: TornLine;
}

/** A last line that cannot be used. */
export interface TornLine {
  text: string;
  /** The number that its entry would have had. */
  entry: number;
  /** Whether the line was ended, so that what it said had been acknowledged. */
  ended: boolean;
}

/** A checksum over a line and over everything before it. */
const sumOf = (before: string, content: string): string =>
  hex(hashText(before + content)) + hex(hashText(content + before, 1));

/** Returns the first line of a new campaign file. */
export const campaignHeaderLine = (name: string): string =>
  `${JSON.stringify({ format: CAMPAIGN_FORMAT, version: CAMPAIGN_VERSION, name } satisfies CampaignHeader)}\n`;

/** A line for an entry: its number, the checksum that continues the one before, and what it says. */
export const campaignLine = (entry: Entry, number: number, before: string): { line: string; sum: string } => {
  const content = JSON.stringify(entry);
  const sum = sumOf(before, `${number} ${content}`);
  return { line: `{"n":${number},"sum":"${sum}",${content.slice(1)}\n`, sum };
};

/** Returns the lines for entries that are added to a campaign file. */
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

/** Everything that is wrong with an entry before it is written. */
export const findingsOfEntry = (entry: Entry): readonly Finding[] => {
  const reader = new Reader(JSON.parse(JSON.stringify(entry)));
  entryCheck(reader);
  return reader.findings;
};

/**
 * Reads a campaign from the text of its file. A damaged last line is set apart and everything before it counts;
 * anything else that is wrong is a refusal that says where.
 */
export const parseCampaignFile = (text: string): Result<CampaignBook, CampaignFault> => {
  const lines = text.split('\n');
  // What follows the last line end is nothing, or a line that was not ended.
  const rest = lines.pop() ?? '';
  const all = rest === '' ? lines : [...lines, rest];
  // Some editors put a mark before the first line: it stays in the file, but is not part of what the line says.
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
  if (!isObject(value)) return fail('it is not JSON');
  const { n, sum, ...entry } = value;
  if (n !== number) return fail(`entry ${number} should stand there`);
  if (typeof sum !== 'string' || sum !== sumOf(before, `${number} ${JSON.stringify(entry)}`))
    return fail('its checksum does not fit');
  return ok({ entry, sum });
};

/** Why the rules that an entry founds a campaign with cannot be played, if that is so. */
const rulesRefusal = (entry: Entry): RulesetRefusal | undefined => {
  const facts = 'fact' in entry ? [entry.fact] : entry.amendment.facts;
  for (const change of facts.flatMap(({ changes }) => changes)) {
    if (change.type !== 'founded' && change.type !== 'adopted') continue;
    const found = findCampaignRules('campaign' in change ? change.campaign.ruleset : change.ruleset);
    if (!found.ok) return found.error;
  }
  return undefined;
};

/** A correction must begin at a fact that is there. */
const checkPlace = (reader: Reader, before: readonly Entry[]): void => {
  const from = reader.at('amendment').at('from');
  if (typeof from.value !== 'number') return;
  let facts = 0;
  for (const entry of before) facts = 'fact' in entry ? facts + 1 : entry.amendment.from + entry.amendment.facts.length;
  if (from.value > facts) from.complain(`there are only ${facts} facts before it`);
};
