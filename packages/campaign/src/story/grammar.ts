import { uncapital } from '@muster/kernel';

/** Whether a name takes a plural verb: The Lantern Wardens win, The Ember Choir wins. */
export const isPluralName = (name: string): boolean => /[^isu]s$/i.test(name.trim());

/** Returns words with their indefinite article: `a Firefight campaign`. */
export const withArticle = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

/** Returns the day of a date and time: `2026-11-01`. */
export const dayOf = (at: string): string => at.slice(0, 10);

/** Returns a sentence as part of another one: without its capital and its full stop. */
export const asClause = (sentence: string): string => uncapital(sentence).replace(/\.$/, '');
