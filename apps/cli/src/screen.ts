/** Writes a line to standard output. */
export const say = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};

/** Writes a line to standard error: notes, refusals, errors. */
export const note = (line = ''): void => {
  process.stderr.write(`${line}\n`);
};

/** Writes a value as JSON to standard output. */
export const sayJson = (value: unknown): void => say(JSON.stringify(value, undefined, 2));
