import { ruleId } from '@muster/engine';
import { family } from '@muster/rules';
import type { NamedRule } from '../book/book.ts';
import { renamed } from '../book/rule-refs.ts';

/** Returns the id of a rule in the points model: its id in the game, not the army's name for it. */
export const pricedAs = ({ name, means }: NamedRule): string =>
  renamed(means ?? ruleId(name), (id) => (Object.hasOwn(family.aliases, id) ? family.aliases[id].rule : undefined));
