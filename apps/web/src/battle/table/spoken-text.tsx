import { type ReactElement, useContext } from 'react';
import { createPortal } from 'react-dom';
import { NoteLayerContext } from './table-context.ts';

/** A text that screen readers read out when it changes. */
export const SpokenText = ({ words }: { words: string }): ReactElement | undefined => {
  const element = useContext(NoteLayerContext)?.element;
  if (!element) return undefined;
  return createPortal(
    <p className="visually-hidden" role="status">
      {words}
    </p>,
    element,
  );
};
