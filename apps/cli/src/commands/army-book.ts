import {
  type BookFile,
  checkBook,
  mistakenOwnBook,
  type MusterBook,
  parseBook,
  parseJson,
  priceBook,
  rulesetOfSystem,
} from '@muster/army';
import type { Finding } from '@muster/kernel';
import { Command } from 'commander';
import { type Paint, paint } from '../colours.ts';
import { demandWritable, writeFile } from '../files.ts';
import { badInput, EXIT, findingLines, Stop } from '../findings.ts';
import { readSmallText } from '../list-files.ts';
import { note, say, sayJson } from '../screen.ts';

interface BookOptions {
  price?: boolean;
  out?: string;
  json?: boolean;
}

/** `muster army book`: what a book of one's own is like, what is wrong with it, and its prices. */
export const bookCommand = (): Command =>
  new Command('book')
    .description('check an army book of your own, and set its prices')
    .argument('<file>', 'an army book of Muster (docs/books.md says how one is written)')
    .option('--price', 'set every cost by the points model and write the book')
    .option('--out <file>', 'write the priced book here instead of over the old one')
    .option('--json', 'print the findings as data')
    .action(lookAtBook);

const lookAtBook = (file: string, { price, out, json }: BookOptions): void => {
  const value = parseJson(readSmallText(file).replace(/^\uFEFF/, ''));
  if (!value.ok) throw badInput(file, value.error);
  const mistaken = mistakenOwnBook(value.value);
  if (mistaken) throw badInput(file, [mistaken]);
  const books = parseBook(value.value);
  if (!books.ok) {
    if (json) sayJson({ ok: false, errors: books.error, notes: [] });
    else for (const line of findingLines(books.error)) say(line);
    throw new Stop(`${file} cannot be used as it is.`, EXIT.no);
  }
  const priced = price ? writePrices(value.value as BookFile, out ?? file) : undefined;
  const shown = priced ?? books.value;
  const notes = shown.map((book) => ({ system: book.system, findings: checkBook(book) }));
  if (json) {
    sayJson({
      ok: true,
      errors: [],
      notes: notes.flatMap(({ system, findings }) => findings.map((one) => ({ system, ...one }))),
    });
    return;
  }
  const colours = paint();
  say(colours.bold(shown[0].name));
  shown.forEach((book, i) => {
    for (const line of bookLines(book, notes[i].findings, colours)) say(line);
  });
  say(
    notes.every(({ findings }) => findings.length === 0)
      ? 'The book can be used.'
      : 'The book can be used, with what is said above.',
  );
  if (priced) say(`The priced book is in ${out ?? file}.`);
};

const writePrices = (file: BookFile, out: string): readonly MusterBook[] => {
  demandWritable(out);
  const priced = priceBook(file);
  if (!priced.ok) throw badInput(out, priced.error);
  for (const { path, message } of priced.value.notes) note(`${path}: ${message}.`);
  writeFile(out, `${JSON.stringify(priced.value.file, null, 2)}\n`);
  const books = parseBook(priced.value.file);
  if (!books.ok) throw badInput(out, books.error);
  return books.value;
};

const bookLines = ({ system, units }: MusterBook, findings: readonly Finding[], { bold, dim }: Paint): string[] => {
  const widest = Math.max(...units.map(({ name }) => name.length));
  return [
    '',
    bold(rulesetOfSystem(system).name),
    ...units.map(
      ({ name, size, quality, defense, cost, id }) =>
        `  ${String(size).padStart(2)} ${name.padEnd(widest)}  Q${quality}+ D${defense}+  ${String(cost).padStart(4)}  ${dim(id)}`,
    ),
    ...(findings.length === 0 ? [] : ['', ...findingLines(findings)]),
    '',
  ];
};
