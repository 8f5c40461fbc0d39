/** Writes a line to standard output. */
export const printLine = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};

/** Writes a line to standard error: notes, refusals, errors. */
export const printNote = (line = ''): void => {
  process.stderr.write(`${line}\n`);
};

/** Writes a value as JSON to standard output. */
export const printJson = (value: unknown): void => printLine(JSON.stringify(value, undefined, 2));
