import { expect, test } from 'vitest';
import { paintFor, paintLine, PLAIN } from './colours.ts';

const line = { text: 'Ash Wolves · Dune Riders hold.', depth: 0, tone: 'act', side: 1 } as const;

test('terminals have colours, unless NO_COLOR is set', () => {
  expect(paintFor({ isTTY: false }, {})).toBe(PLAIN);
  expect(paintFor({ isTTY: true }, { NO_COLOR: '1' })).toBe(PLAIN);
  expect(paintFor({ isTTY: true }, { TERM: 'dumb' })).toBe(PLAIN);
  expect(paintFor({ isTTY: true }, {}).bold('x')).toBe('\u001b[1mx\u001b[22m');
  expect(paintFor({ isTTY: false }, { FORCE_COLOR: '1' })).not.toBe(PLAIN);
});

test('a line keeps its words and its indentation', () => {
  expect(paintLine(line, PLAIN)).toBe('▸ Ash Wolves · Dune Riders hold.');
  expect(paintLine({ ...line, tone: 'dice', depth: 2 }, PLAIN)).toBe('    Ash Wolves · Dune Riders hold.');
  expect(paintLine({ ...line, tone: 'heading' }, PLAIN)).toBe('\nAsh Wolves · Dune Riders hold.');
  expect(paintLine({ ...line, tone: 'thought', depth: 1, text: 'No unit is near.' }, PLAIN)).toBe(
    '  Why: No unit is near.',
  );
  const coloured = paintLine(line, paintFor({ isTTY: true }, {}));
  expect(coloured).toContain('\u001b[38;5;166m');
  expect(coloured).toContain('Dune Riders hold.');
});
