import type { Reader } from '@muster/kernel';

/** Returns a name as an id: `Plasma Gun` → `plasma-gun`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Reads an id of lowercase letters, digits and hyphens. */
export const readSlug = (reader: Reader): string => {
  const id = reader.text('', 60);
  if (id !== '' && !/^[a-z0-9][a-z0-9-]*$/.test(id))
    reader.complain(`is "${id.slice(0, 40)}": use only lowercase letters, digits and -`);
  return id;
};

/** Returns a name for comparisons: without capitals, punctuation, and `The` at its beginning. */
const plainName = (name: string): string => slugOf(name).replace(/^the-/, '');

/** Whether two names are equal, ignoring capitals and punctuation. */
export const isNamed = (name: string, word: string): boolean =>
  plainName(word) !== '' && plainName(name) === plainName(word);

/** Returns the edit distance between two words. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length];
};

/** The longest part of a word that is compared. */
const LONGEST = 40;

/** Returns the known word that was probably meant, if there is one. */
export const nearest = (word: string, words: readonly string[]): string | undefined => {
  const wanted = word.toLowerCase().slice(0, LONGEST);
  const found = words
    .map((known) => ({ known, far: distance(wanted, known.toLowerCase().slice(0, LONGEST)) }))
    .sort((a, b) => a.far - b.far)
    .find(({ far }) => far <= Math.max(1, Math.floor(wanted.length / 3)));
  return found?.known;
};

/** The most words in a suggestion. */
const SHOWN = 12;

/** Returns what to suggest after "there is no such thing": the word that was probably meant, or all known words. */
export const suggestionText = (word: string, words: readonly string[]): string => {
  const suggestion = nearest(word, words);
  if (suggestion !== undefined) return `did you mean "${suggestion}"?`;
  if (words.length === 0) return 'there is none';
  const more = words.length > SHOWN ? ` and ${words.length - SHOWN} more` : '';
  return `there ${words.length === 1 ? 'is' : 'are'} ${words.slice(0, SHOWN).join(', ')}${more}`;
};
