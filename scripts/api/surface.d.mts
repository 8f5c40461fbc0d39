/** A declaration that is exported, or that exported types are made of. */
export interface SurfaceEntry {
  id: string;
  name: string;
  kind: 'function' | 'class' | 'value' | 'type';
  doc: string;
  text: string;
  /** The types that it names. */
  mentions: readonly { id: string; name: string; kind: SurfaceEntry['kind'] }[];
}

/** What the package `muster` exports. */
export interface Surface {
  subpaths: readonly { name: string; exports: readonly SurfaceEntry[] }[];
  /** Types that no subpath exports, by id. */
  inside: ReadonlyMap<string, SurfaceEntry>;
}

export const SUBPATHS: readonly string[];
export const readSurface: () => Surface;
