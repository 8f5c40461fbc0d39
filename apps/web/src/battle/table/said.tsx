import { type ReactElement, useContext } from 'react';
import { createPortal } from 'react-dom';
import { NoteLayerContext } from './table-context.ts';

/** Words for those who do not see the map: read out when they change. */
export const Said = ({ words }: { words: string }): ReactElement | undefined => {
  const element = useContext(NoteLayerContext)?.element;
  if (!element) return undefined;
  return createPortal(
    <p className="visually-hidden" role="status">
      {words}
    </p>,
    element,
  );
};
