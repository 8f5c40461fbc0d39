import type { ReactElement } from 'react';
import type { RichText } from './rich-text.ts';

/** Shows a sentence with its stressed parts in bold. */
export const Rich = ({ text }: { text: RichText }): ReactElement => (
  <>{text.map((part, i) => (typeof part === 'string' ? part : <b key={i}>{part.strong}</b>))}</>
);
