import { ruleId } from '@muster/engine';
import { family } from '@muster/rules';
import type { NamedRule } from '../book/book.ts';
import { renamed } from '../book/rule-refs.ts';

/** The id under which the model has a rule: that of the game, whatever an army calls it. */
export const pricedAs = ({ name, means }: NamedRule): string =>
  renamed(means ?? ruleId(name), (id) => (Object.hasOwn(family.aliases, id) ? family.aliases[id].rule : undefined));
