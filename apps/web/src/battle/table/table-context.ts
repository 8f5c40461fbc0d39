import type { drawing } from '@muster/picture';
import { createContext, useContext } from 'react';
import type { View } from './view-box.ts';

/** What everything on the map may need to know to be drawn. */
export interface TableLook {
  palette: drawing.Palette;
  /** Hundredths of an inch to a pixel: what should be so many pixels large whatever the scale is multiplied by it. */
  unit: number;
}

/** The look of the map; it changes when the map is made larger or smaller. */
export const TableLookContext = createContext<TableLook | undefined>(undefined);

/** The look of the map around. */
export const useTableLook = (): TableLook => {
  const look = useContext(TableLookContext);
  if (!look) throw new Error('Overlays are drawn inside a table.');
  return look;
};

/** Where notes in words are put above the map. */
export interface NoteLayer {
  element: HTMLElement | null;
  view: View;
}

/** The layer of notes; it changes whenever the map moves. */
export const NoteLayerContext = createContext<NoteLayer | undefined>(undefined);
