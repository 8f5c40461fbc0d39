import type { Reader } from '@muster/kernel';

/** A name as an id: `Plasma Gun` → `plasma-gun`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Reads an id: letters, digits and dashes. */
export const readSlug = (reader: Reader): string => {
  const id = reader.text('', 60);
  if (id !== '' && !/^[a-z0-9][a-z0-9-]*$/.test(id))
    reader.complain(`may hold small letters, digits and - only, but it is "${id.slice(0, 40)}"`);
  return id;
};

/** A name without what does not matter: capitals, signs, and `The` at its beginning. */
const plainName = (name: string): string => slugOf(name).replace(/^the-/, '');

/** Whether two names are the same, apart from capitals and signs. */
export const isNamed = (name: string, word: string): boolean =>
  plainName(word) !== '' && plainName(name) === plainName(word);

/** How many letters must change to make one word of the other, or a large number when it is many. */
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

const LONGEST = 40;

/** The word that was probably meant. */
export const nearest = (word: string, words: readonly string[]): string | undefined => {
  const wanted = word.toLowerCase().slice(0, LONGEST);
  const found = words
    .map((known) => ({ known, far: distance(wanted, known.toLowerCase().slice(0, LONGEST)) }))
    .sort((a, b) => a.far - b.far)
    .find(({ far }) => far <= Math.max(1, Math.floor(wanted.length / 3)));
  return found?.known;
};

const SHOWN = 12;

/** What to say after "there is no such thing": what was probably meant, or what there is. */
export const instead = (word: string, words: readonly string[]): string => {
  const meant = nearest(word, words);
  if (meant !== undefined) return `did you mean "${meant}"?`;
  if (words.length === 0) return 'there is none';
  const more = words.length > SHOWN ? ` and ${words.length - SHOWN} more` : '';
  return `there ${words.length === 1 ? 'is' : 'are'} ${words.slice(0, SHOWN).join(', ')}${more}`;
};
