import {
  type BookFile,
  checkBook,
  wrongKindForMusterBook,
  type MusterBook,
  parseBook,
  parseJson,
  priceBook,
} from '@muster/army';
import { SYSTEMS } from '@muster/rules';
import { Command, Option } from 'commander';
import { bookData, bookLines } from '../book-lines.ts';
import { bookFile, isShippedBook, shippedNames } from '../books.ts';
import { paint } from '../colours.ts';
import { demandWritable, writeFile } from '../files.ts';
import { badInput, EXIT, findingLines, CommandError } from '../findings.ts';
import { readSmallText } from '../list-files.ts';
import { printNote, printLine, printJson } from '../screen.ts';

interface BookOptions {
  system?: string;
  price?: boolean;
  out?: string;
  json?: boolean;
}

/** Makes `muster army book`, which shows, checks and prices an army book. */
export const bookCommand = (): Command =>
  new Command('book')
    .description('show an army book with its units, options and prices; check it and set its prices')
    .argument('<book>', 'a file (see docs/books.md), or the name of a book that comes with Muster')
    .addOption(new Option('--system <game>', 'show only one of its games').choices(SYSTEMS))
    .option('--price', 'set every cost by the points model and write the book')
    .option('--out <file>', 'save the priced book in this file instead of replacing the old one')
    .option('--json', 'print the book and the findings as JSON')
    .addHelpText('after', () => `\nBooks that come with Muster: ${shippedNames().join(', ')}.`)
    .action(showBook);

const showBook = (word: string, { price, out, json, system: game }: BookOptions): void => {
  const file = bookFile(word);
  if (price && out === undefined && isShippedBook(file))
    throw new CommandError(`"${word}" comes with Muster and cannot be changed. Add --out FILE to save a priced copy.`);
  const value = parseJson(readSmallText(file).replace(/^\uFEFF/, ''));
  if (!value.ok) throw badInput(file, value.error);
  const mistaken = wrongKindForMusterBook(value.value);
  if (mistaken) throw badInput(file, [mistaken]);
  const books = parseBook(value.value);
  if (!books.ok) {
    if (json) printJson({ ok: false, errors: books.error, notes: [] });
    else for (const line of findingLines(books.error)) printLine(line);
    throw new CommandError(`${file} has errors and cannot be used.`, EXIT.no);
  }
  const priced = price ? writePrices(value.value as BookFile, out ?? file) : undefined;
  const all = priced ?? books.value;
  const shown = game === undefined ? all : all.filter((book) => book.system === game);
  if (shown.length === 0)
    throw new CommandError(`${all[0].name} is not for ${game}. Games: ${all.map((book) => book.system).join(', ')}.`);
  const notes = shown.map((book) => ({ system: book.system, findings: checkBook(book) }));
  if (json) {
    printJson({
      ok: true,
      errors: [],
      name: shown[0].name,
      books: shown.map(bookData),
      notes: notes.flatMap(({ system, findings }) => findings.map((one) => ({ system, ...one }))),
    });
    return;
  }
  const colours = paint();
  printLine(colours.bold(shown[0].name));
  shown.forEach((book, i) => {
    for (const line of bookLines(book, colours)) printLine(line);
    for (const line of findingLines(notes[i].findings)) printLine(line);
  });
  printLine(
    notes.every(({ findings }) => findings.length === 0)
      ? 'The book can be used.'
      : 'The book can be used, but see the warnings above.',
  );
  if (priced) printLine(`The priced book is saved in ${out ?? file}.`);
};

const writePrices = (file: BookFile, out: string): readonly MusterBook[] => {
  demandWritable(out);
  const priced = priceBook(file);
  if (!priced.ok) throw badInput(out, priced.error);
  for (const { path, message } of priced.value.notes) printNote(`${path}: ${message}.`);
  writeFile(out, `${JSON.stringify(priced.value.file, null, 2)}\n`);
  const books = parseBook(priced.value.file);
  if (!books.ok) throw badInput(out, books.error);
  return books.value;
};
