import type { ReactElement } from 'react';
import { Frame } from '../parts/frame.tsx';
import { RuleBook } from '../rules/rule-book.tsx';

/** Rules, rulings and switches, to be searched. */
export const Page = (): ReactElement => (
  <Frame title="Rules">
    <RuleBook />
  </Frame>
);
