import type { ReactElement, ReactNode } from 'react';
import { idOfCode } from './rulings.ts';

/** Code in backquotes, and codes of rulings. */
const PARTS = /(`[^`]+`|\b(?:battle|campaign|muster):[\w-]+|\b[A-Z]\d{1,2}\b)/;

/** A text with codes of rulings as links to them. */
export const RichText = ({
  text,
  collection,
  known,
}: {
  text: string;
  /** Where codes without one belong. */
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
