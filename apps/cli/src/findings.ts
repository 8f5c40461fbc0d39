import type { Finding } from '@muster/kernel';

/** Exit codes: a negative result, invalid input, an internal error. */
export const EXIT = { no: 1, badInput: 2, bug: 70 } as const;

/** An error that ends a command with a sentence and findings. */
export class CommandError extends Error {
  readonly code: number;
  readonly findings: readonly Finding[];
  /** Further values for the JSON output. */
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

/** Returns the error for input that cannot be used, with its findings. */
export const badInput = (what: string, findings: readonly Finding[]): CommandError =>
  new CommandError(`${what} cannot be used:`, EXIT.badInput, findings);

/** The most findings that are printed; the rest is counted. */
const MOST_SHOWN = 25;

/** Returns findings as lines: place and message. */
export const findingLines = (findings: readonly Finding[]): string[] => {
  const shown = findings.slice(0, MOST_SHOWN).map(({ path, message }) => `  ${path}: ${message}`);
  const more = findings.length - shown.length;
  return more > 0 ? [...shown, `  … and ${more} more.`] : shown;
};
