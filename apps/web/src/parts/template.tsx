import { Fragment, type ReactElement, type ReactNode } from 'react';

/** Shows a text with elements in the places of its `{names}`. */
export const Template = ({
  text,
  parts,
}: {
  text: string;
  parts: Readonly<Record<string, ReactNode>>;
}): ReactElement => (
  <>
    {text.split(/\{(\w+)\}/).map((piece, i) => (
      <Fragment key={i}>{i % 2 === 1 ? parts[piece] : piece}</Fragment>
    ))}
  </>
);
