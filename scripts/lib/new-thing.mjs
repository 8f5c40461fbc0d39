import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from './prepare.mjs';
import { folderOf, FOLDERS, writeIndex } from './rule-folders.mjs';
import { root } from './run.mjs';

const LANGUAGE =
  'await break case catch class const continue debugger default delete do else enum export extends ' +
  'false finally for function if implements import in instanceof interface let new null package ' +
  'private protected public return static super switch this throw true try typeof var void while with yield';
const USED_IN_TEXTS = 'rule mission versions describe expect test gamesWith eventScene scene volley winnerNow';
const RESERVED = new Set(`${LANGUAGE} ${USED_IN_TEXTS}`.split(' '));

/** Ends the script with a message about its arguments. */
const stop = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
};

const readArguments = (usage, options) => {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    return positionals.length === 1 ? { name: positionals[0], values } : stop(usage);
  } catch (error) {
    return stop(`${error.message}\n${usage}`);
  }
};

/** Returns the names of a thing in a file: "Locked Shields" is `locked-shields` and `lockedShields`. */
export const wordsOf = (kind, name) => {
  const file = name.toLowerCase().replaceAll(' ', '-');
  const id = `${FOLDERS[kind].prefix ?? ''}${file}`;
  return { name, file, id, constant: id.replace(/-(.)/g, (_, letter) => letter.toUpperCase()) };
};

/**
 * Writes the file of a new rule, trait, event or mission with its test and brings the index up to date.
 * `check` gets everything that @muster/rules exports and returns what is wrong, if anything, and what the texts need.
 */
export const makeNew = async ({ kind, usage, options = {}, check, fileText, testText, next }) => {
  const { name, values } = readArguments(usage, options);
  if (!/^[A-Z][A-Za-z]*(?:[ -][A-Za-z]+)*$/.test(name))
    stop(`"${name}" is not a name: use words of letters, the first with a capital, and no number ("Locked Shields").`);
  const words = wordsOf(kind, name);
  if (RESERVED.has(words.constant)) stop(`"${name}" would become the word ${words.constant}, which is taken.`);
  const files = [`${words.file}.ts`, `${words.file}.test.ts`].map((file) => join(folderOf(kind), file));
  for (const file of files)
    if (words.file === 'index' || existsSync(join(root, file))) stop(`There is already a file ${file}.`);

  prepare();
  const rules = await import('@muster/rules');
  if (!FOLDERS[kind].isPrivate && Object.hasOwn(rules, words.constant))
    stop(`"${name}" would become the word ${words.constant}, which is taken.`);
  const { wrong, ...more } = check(rules, words, values);
  if (wrong) stop(wrong);

  const thing = { ...words, ...values, ...more };
  writeFileSync(join(root, files[0]), fileText(thing));
  writeFileSync(join(root, files[1]), testText(thing));
  process.stdout.write(`${files.join('\n')}\n${writeIndex(kind)}${next(thing)}\n`);
};
