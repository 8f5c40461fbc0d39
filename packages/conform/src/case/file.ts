import { fail, type Finding, ok, Reader, type Result } from '@muster/kernel';

/** The newest version of conformance files that this program reads. */
export const CONFORMANCE_VERSION = 1;

/** One case of a file; the meaning of its parts depends on the kind of the file. */
export interface ConformanceCase {
  id: string;
  system: string;
  title: string;
  rulings: readonly string[];
  /** Everything else, as read. */
  body: Readonly<Record<string, unknown>>;
}

/** A file of cases that say what the rules require. */
export interface ConformanceFile {
  kind: string;
  cases: readonly ConformanceCase[];
}

const MOST_CASES = 100_000;

/** Reads a conformance file from parsed JSON; an invalid case fails only when it is run. */
export const parseConformance = (value: unknown): Result<ConformanceFile, Finding[]> => {
  const reader = new Reader(value);
  if (!reader.object()) return fail(reader.findings);
  const kind = reader.at('kind').text();
  const version = reader.at('version').whole(1, Number.MAX_SAFE_INTEGER);
  if (version > CONFORMANCE_VERSION)
    reader.at('version').complain('made for a newer version of Muster: update to run it');
  const cases = reader.at('cases').list(MOST_CASES).map(readCase);
  return reader.findings.length === 0 ? ok({ kind, cases }) : fail(reader.findings);
};

const readCase = (reader: Reader, index: number): ConformanceCase => {
  const body = reader.object() ? (reader.value as Record<string, unknown>) : {};
  const text = (key: string, fallback: string): string => {
    const found = body[key];
    return typeof found === 'string' && found !== '' ? found : fallback;
  };
  const rulings = Array.isArray(body['rulings']) ? body['rulings'].filter((one) => typeof one === 'string') : [];
  return {
    id: text('id', `case ${index + 1}`),
    // A campaign ruleset is named after its game: `gf-3.4.0`.
    system: text('system', text('ruleset', '').split('-')[0]).toLowerCase(),
    title: text('title', ''),
    rulings,
    body,
  };
};
