import type { Ruling } from '../../rules/rulings.ts';

const MOST = 8;

/** The rulings of battles that speak of something by its name. */
export const rulingsAbout = (rulings: readonly Ruling[], name: string): Ruling[] => {
  const word = new RegExp(`\\b${name.replace(/[^\w ]/g, '\\$&')}\\b`);
  return rulings.filter(({ code, text }) => !code.startsWith('campaign:') && word.test(text)).slice(0, MOST);
};
