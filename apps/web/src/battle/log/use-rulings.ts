import { useRequest } from '../../api/use-request.ts';
import { parseRulings, type Ruling } from '../../rules/rulings.ts';
import { rulingsAbout } from './rulings-about.ts';

const NONE: readonly Ruling[] = [];

/** Returns the rulings that mention a name; they are loaded on demand. */
export const useRulings = (name: string): readonly Ruling[] => {
  const { value = NONE } = useRequest(async () => {
    const { default: page } = await import('../../../../../docs/rulings/README.md?raw');
    return rulingsAbout(parseRulings(page).rulings, name);
  }, name);
  return value;
};
