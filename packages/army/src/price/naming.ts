import { ruleId } from '@muster/engine';
import type { BookRule, NamedRule } from '../book/book.ts';
import type { PriceParameters } from './parameters.ts';

/** Where a unit is from: its game, and what the rules of its book are other names for. */
export interface PriceContext {
  system?: string;
  bookRules?: readonly BookRule[];
}

/** Says under which name the model has a rule. */
export type RuleNaming = (rule: NamedRule) => string;

/** Follows other names: those that the book explains, then those of books in the fit. */
export const namingOf = (
  { aliases, names }: Pick<PriceParameters, 'aliases' | 'names'>,
  { system = '', bookRules = [] }: PriceContext = {},
): RuleNaming => {
  const own = new Map<string, string>();
  for (const { name, aliasOf } of bookRules)
    if (aliasOf !== undefined) own.set(ruleId(name), Object.hasOwn(aliases, aliasOf) ? aliases[aliasOf] : aliasOf);
  const meaning = (id: string): string | undefined => {
    const told = own.get(id);
    if (told !== undefined) return told;
    const inGame = `${id} ${system}`;
    if (Object.hasOwn(names, inGame)) return names[inGame];
    return Object.hasOwn(names, id) ? names[id] : undefined;
  };
  return ({ name }) => {
    const id = ruleId(name);
    const whole = meaning(id);
    if (whole !== undefined) return whole;
    for (let end = id.lastIndexOf('-'); end > 0; end = id.lastIndexOf('-', end - 1)) {
      const start = meaning(id.slice(0, end));
      if (start !== undefined) return start + id.slice(end);
    }
    return id;
  };
};
