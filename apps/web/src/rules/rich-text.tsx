import type { ReactElement, ReactNode } from 'react';
import { idOfCode } from './rulings.ts';

/** Matches code in backquotes and codes of rulings. */
const PARTS = /(`[^`]+`|\b(?:battle|campaign|muster):[\w-]+|\b[A-Z]\d{1,2}\b)/;

/** A text in which codes of rulings are links. */
export const RichText = ({
  text,
  collection,
  known,
}: {
  text: string;
  /** The collection of codes that name none. */
  collection: string;
  known: ReadonlySet<string>;
}): ReactElement => (
  <>
    {text.split(PARTS).map((part, i): ReactNode => {
      if (part.startsWith('`')) return <code key={i}>{part.slice(1, -1)}</code>;
      const id = idOfCode(part.includes(':') ? part : `${collection}:${part}`);
      return i % 2 === 1 && known.has(id) ? (
        <a key={i} href={`#${id}`}>
          {part}
        </a>
      ) : (
        part
      );
    })}
  </>
);
