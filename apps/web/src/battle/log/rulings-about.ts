import type { Ruling } from '../../rules/rulings.ts';

const MOST = 8;

/** Returns the rulings for battles that mention a name. */
export const rulingsAbout = (rulings: readonly Ruling[], name: string): Ruling[] => {
  const word = new RegExp(`\\b${name.replace(/[^\w ]/g, '\\$&')}\\b`);
  return rulings.filter(({ code, text }) => !code.startsWith('campaign:') && word.test(text)).slice(0, MOST);
};
