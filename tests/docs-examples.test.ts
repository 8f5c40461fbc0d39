import { readdirSync, readFileSync } from 'node:fs';
import { checkBook, checkList, parseBook, readAnyList, type ReadList } from '@muster/army';
import { shipped } from '@muster/host/disk';
import type { Finding } from '@muster/kernel';
import { parsePosition, parseTableFile } from '@muster/protocol';
import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { makeProgram } from '../apps/cli/src/program.ts';

const ROOT = new URL('../', import.meta.url);
const pages = ['README.md', 'CONTRIBUTING.md', ...readdirSync(new URL('docs/', ROOT)).map((file) => `docs/${file}`)]
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(new URL(file, ROOT), 'utf8') }));

/** Returns the blocks of code in a page, of one language or of any. */
const blocksOf = (text: string, language = ''): string[] =>
  [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)]
    .filter(([, named]) => language === '' || named === language)
    .map(([, , block]) => block);

const sentences = (findings: readonly Finding[]): string[] =>
  findings.map(({ path, message }) => `${path}: ${message}`);

/** Expects that a list can be read completely and breaks no rule of its book or of the force organisation. */
const listProblems = (value: unknown): string[] => {
  const read = readAnyList(value, shipped.books());
  if (!read.ok) return sentences(read.error);
  const { lost, hindrances }: ReadList = read.value;
  const errors = checkList(read.value, { forceOrg: true, books: shipped.books() }).filter(
    ({ level }) => level === 'error',
  );
  return [...sentences([...lost, ...hindrances]), ...errors.map(({ message, unit }) => `${unit?.name}: ${message}`)];
};

/** Costs of units may be missing in a book. */
const bookProblems = (value: unknown): string[] => {
  const books = parseBook(value);
  if (!books.ok) return sentences(books.error);
  return sentences(books.value.flatMap(checkBook)).filter((sentence) => !sentence.includes('has no cost yet'));
};

const CHECKS: Readonly<Record<string, (value: unknown) => string[]>> = {
  'muster-list': listProblems,
  'muster-book': bookProblems,
  'muster-table': (value) => problemsOf(parseTableFile(value)),
  'muster-position': (value) => problemsOf(parsePosition(value)),
};

const problemsOf = (read: { ok: true } | { ok: false; error: readonly Finding[] }): string[] =>
  read.ok ? [] : sentences(read.error);

describe('examples in JSON', () => {
  const files = pages.flatMap(({ file, text }) =>
    blocksOf(text, 'json').flatMap((block) => {
      const format = /^\{ "format": "([\w-]+)"/.exec(block)?.[1] ?? '';
      return Object.hasOwn(CHECKS, format) ? [{ file, format, block }] : [];
    }),
  );

  test('are there for every kind of file', () => {
    expect([...new Set(files.map(({ format }) => format))].sort()).toEqual(Object.keys(CHECKS).sort());
  });

  test.each(files)('the $format in $file can be used', ({ format, block }) => {
    expect(CHECKS[format](JSON.parse(block))).toEqual([]);
  });
});

/** Returns the words of a command line as a shell splits them, without a comment at its end. */
const wordsOf = (line: string): string[] =>
  [...line.replace(/\s#.*$/, '').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, one, two, three]) => one ?? two ?? three,
  );

const program = await makeProgram();

/** Returns what is wrong with a command line: its command, its options, or the armies that it names. */
const commandProblems = (line: string): string[] => {
  let command: Command = program;
  const words = wordsOf(line);
  while (words.length > 0) {
    const inner = command.commands.find((one) => one.name() === words[0]);
    if (!inner) break;
    command = inner;
    words.shift();
  }
  const name = command.name();
  if (name === 'muster') return words[0]?.startsWith('-') ? [] : [`there is no command ${words[0]}`];
  if (command.commands.length > 0 && words.some((word) => !word.startsWith('-')))
    return [`${name} has no command ${words[0]}`];
  const known = new Set(['-h', '--help', ...command.options.flatMap(({ short, long }) => [short, long])]);
  const options = words.filter((word) => /^--?[a-z]/.test(word)).map((word) => word.replace(/=.*$/, ''));
  const armies = words.filter((word) => /^[a-z]+(-[a-z]+)+-\d{3,4}$/.test(word));
  return [
    ...options.filter((option) => !known.has(option)).map((option) => `${name} has no option ${option}`),
    ...armies
      .filter((army) => ![...shipped.names('lists'), ...shipped.names('samples')].includes(army))
      .map((army) => `no list ${army}`),
  ];
};

describe('examples of commands', () => {
  const lines = pages.flatMap(({ file, text }) => {
    const fenced = blocksOf(text).flatMap((block) => block.replace(/\\\n\s*/g, ' ').split('\n'));
    const inline = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`]+)`/g)].map(([, code]) => code);
    // In a table the name of a package is in another cell than its description.
    return [...fenced, ...inline]
      .flatMap((code) => /^\s*(?:npx )?muster (\S.*)$/s.exec(code)?.[1].replace(/\s+/g, ' ') ?? [])
      .map((line) => ({ file, line }));
  });

  test('are many', () => {
    expect(lines.length).toBeGreaterThan(60);
  });

  test.each(pages.map(({ file }) => file))('those of %s name commands, options and lists that exist', (file) => {
    const wrong = lines
      .filter((one) => one.file === file)
      .flatMap(({ line }) => commandProblems(line).map((problem) => `${line}: ${problem}`));
    expect(wrong).toEqual([]);
  });
});
