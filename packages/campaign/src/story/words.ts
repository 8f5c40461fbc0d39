import { uncapital } from '@muster/kernel';

/** Whether a name is that of several: The Lantern Wardens win, The Ember Choir wins. */
export const isSeveral = (name: string): boolean => /[^isu]s$/i.test(name.trim());

/** A word with its article: `a Firefight campaign`. */
export const withArticle = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

/** The day of a moment: `2026-11-01`. */
export const dayOf = (at: string): string => at.slice(0, 10);

/** A sentence as a part of another one: without its capital and its full stop. */
export const asClause = (sentence: string): string => uncapital(sentence).replace(/\.$/, '');
