const CLOSING = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/;

/** The last line of a test run. */
export const closingLine = ({ passed, failed, skipped = 0 }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** The counts in the last line of an output, if that is what it ends with. */
export const readClosing = (output) => {
  const found = CLOSING.exec(output.trimEnd().split('\n').at(-1) ?? '');
  return found && { passed: Number(found[1]), failed: Number(found[2]), skipped: Number(found[3] ?? 0) };
};
