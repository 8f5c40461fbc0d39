import type { drawing } from '@muster/picture';
import { createContext, useContext } from 'react';
import type { View } from './view-box.ts';

/** What components on the map need to be drawn. */
export interface TableLook {
  palette: drawing.Palette;
  /** Hundredths of an inch per pixel: multiply a size in pixels by it. */
  unit: number;
}

/** The look of the map; it changes with the zoom. */
export const TableLookContext = createContext<TableLook | undefined>(undefined);

/** Returns the look of the surrounding map. */
export const useTableLook = (): TableLook => {
  const look = useContext(TableLookContext);
  if (!look) throw new Error('This overlay is used outside a table.');
  return look;
};

/** The layer above the map that contains the notes. */
export interface NoteLayer {
  element: HTMLElement | null;
  view: View;
}

/** The layer of notes; it changes whenever the map moves. */
export const NoteLayerContext = createContext<NoteLayer | undefined>(undefined);
