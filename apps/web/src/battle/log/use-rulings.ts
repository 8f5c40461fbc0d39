import { useEffect, useState } from 'react';
import { parseRulings, type Ruling } from '../../rules/rulings.ts';
import { rulingsAbout } from './rulings-about.ts';

/** The rulings about something; they come when they are wanted. */
export const useRulings = (name: string): readonly Ruling[] => {
  const [rulings, setRulings] = useState<readonly Ruling[]>([]);
  useEffect(() => {
    let current = true;
    void import('../../../../../docs/rulings/README.md?raw').then(({ default: page }) => {
      if (current) setRulings(rulingsAbout(parseRulings(page).rulings, name));
    });
    return () => {
      current = false;
    };
  }, [name]);
  return rulings;
};
