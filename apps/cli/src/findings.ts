import type { Finding } from '@muster/kernel';

/** Exit codes: a wish that was not fulfilled, input that cannot be used, a mistake in Muster itself. */
export const EXIT = { no: 1, badInput: 2, bug: 70 } as const;

/** Something that ends a command with sentences instead of a result. */
export class Stop extends Error {
  readonly code: number;
  readonly findings: readonly Finding[];
  /** What programs are told beside it. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(
    sentence: string,
    code: number = EXIT.badInput,
    findings: readonly Finding[] = [],
    more: Readonly<Record<string, unknown>> = {},
  ) {
    super(sentence);
    this.code = code;
    this.findings = findings;
    this.more = more;
  }
}

/** Input that cannot be used, with everything that is wrong with it. */
export const badInput = (what: string, findings: readonly Finding[]): Stop =>
  new Stop(`${what} cannot be used:`, EXIT.badInput, findings);

/** So many findings are printed; the rest is counted. */
const MOST_SHOWN = 25;

/** Findings as lines: where, and what is wrong there. */
export const findingLines = (findings: readonly Finding[]): string[] => {
  const shown = findings.slice(0, MOST_SHOWN).map(({ path, message }) => `  ${path}: ${message}`);
  const more = findings.length - shown.length;
  return more > 0 ? [...shown, `  … and ${more} more.`] : shown;
};
