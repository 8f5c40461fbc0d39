import { counted } from '@muster/kernel';
import { type CheckFinding, checkList, GAME_UNKNOWN, readListText, sheetOf } from '@muster/army';
import { Command } from 'commander';
import { shipped } from '@muster/host/disk';
import { type Paint, paint } from '../colours.ts';
import { EXIT, findingLines, CommandError } from '../findings.ts';
import { badList, contextOf, loadBooks } from '../list-files.ts';
import { printLine, printJson } from '../screen.ts';
import { lineWidth, wrapText } from '../text-table.ts';
import { aboutList, type ListOptions, textOfList } from '../army-load.ts';

interface CheckOptions extends ListOptions {
  forceOrg?: boolean;
}

/** Makes `muster army check`, which lists the errors and warnings of a list. */
export const checkCommand = (): Command =>
  aboutList(new Command('check'))
    .description('check a list by the rules of its game and its army book')
    .option('--force-org', 'enforce the limits of the force organisation (default: as the list says)')
    .option('--no-force-org', 'ignore these limits, except for the points')
    .option('--json', 'print the findings as JSON')
    .addHelpText('after', '\nThe exit code is 1 if there are errors. Warnings do not count.')
    .action(check);

const check = async (name: string, { book, system, forceOrg, json }: CheckOptions): Promise<void> => {
  const text = await textOfList(name);
  const books = shipped.booksFor(text, loadBooks(book));
  const read = readListText(text, books, contextOf(system));
  if (!read.ok) {
    if (json)
      printJson({ ok: false, errors: read.error.map((finding) => ({ code: 'unreadable', ...finding })), warnings: [] });
    else if (read.error.some(({ code }) => code === GAME_UNKNOWN)) throw badList(name, read.error);
    else for (const line of findingLines(read.error)) printLine(line);
    throw unusable(name);
  }
  const found = checkList(read.value, { forceOrg, books });
  const errors = found.filter(({ level }) => level === 'error');
  const warnings = found.filter(({ level }) => level === 'warning');
  if (json) printJson({ ok: errors.length === 0, errors, warnings });
  else {
    const { name: title, points, limit, activations, models } = sheetOf(read.value);
    const size = `${points}${limit === undefined ? '' : ` of ${limit}`} points, ${counted(activations, 'unit')}, ${counted(models, 'model')}`;
    for (const line of checkLines(`${title}: ${size}`, found, paint())) printLine(line);
  }
  if (errors.length > 0) throw unusable(name);
};

const unusable = (name: string): CommandError => new CommandError(`${name} has errors and cannot be used.`, EXIT.no);

const checkLines = (title: string, found: readonly CheckFinding[], colours: Paint): string[] => {
  const errors = found.filter(({ level }) => level === 'error').length;
  const sums = [counted(errors, 'error'), counted(found.length - errors, 'warning')].filter(
    (sum) => !sum.startsWith('0 '),
  );
  const end =
    found.length === 0
      ? 'The list can be used.'
      : `${sums.join(' and ')}.${errors === 0 ? ' The list can be used, but see the warnings above.' : ''}`;
  return [colours.bold(title), ...groupLines(found, colours), ...(found.length === 0 ? [] : ['']), end];
};

/** Returns findings grouped by unit, starting with those about the whole list. */
const groupLines = (found: readonly CheckFinding[], { bold, bad, good }: Paint): string[] => {
  const width = lineWidth(110);
  const keys = [...new Set(found.map(({ unit }) => unit?.index ?? -1))].sort((a, b) => a - b);
  return keys.flatMap((key) => {
    const own = found.filter(({ unit }) => (unit?.index ?? -1) === key);
    const head = own[0].unit ? `${own[0].unit.name} (unit ${key + 1})` : 'The whole list';
    const lines = own.flatMap(({ level, message }) => {
      const [mark, tone] = level === 'error' ? ['✗', bad] : ['!', good];
      return wrapText(message, width - 4).map((line, i) => (i === 0 ? `  ${tone(mark)} ${line}` : `    ${line}`));
    });
    return ['', bold(head), ...lines];
  });
};
