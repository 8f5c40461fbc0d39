/** A number with its noun: `1 unit`, `3 units`, `no units`. */
export const count = (n: number, one: string, many = `${one}s`): string =>
  `${n === 0 ? 'no' : n} ${n === 1 ? one : many}`;

/** Words joined as people do: `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;

/** A name inside a sentence: "The Bellmother" becomes "the Bellmother". */
export const inSentence = (name: string): string => (name.startsWith('The ') ? `the ${name.slice(4)}` : name);

/** Whether a name is that of several: The Lantern Wardens win, The Ember Choir wins. */
export const isSeveral = (name: string): boolean => /[^isu]s$/i.test(name.trim());

/** A word with its article: `a Firefight campaign`. */
export const withArticle = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

/** A sentence begins with a capital. */
export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** The day of a moment: `2026-11-01`. */
export const dayOf = (at: string): string => at.slice(0, 10);

/** A sentence as a part of another one: without its capital and its full stop. */
export const asClause = (sentence: string): string =>
  sentence.slice(0, 1).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
