/** Writes a line for the person or program that called. */
export const say = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};

/** Writes a line beside the result: notes, refusals, mistakes. */
export const note = (line = ''): void => {
  process.stderr.write(`${line}\n`);
};

/** Writes a value for programs. */
export const sayJson = (value: unknown): void => say(JSON.stringify(value, undefined, 2));
