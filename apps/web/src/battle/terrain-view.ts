import type { TerrainInfo, TerrainState } from '@muster/protocol';

/** Terrain placement as the server last sent it. */
export interface TerrainView {
  battle: TerrainInfo;
  state: TerrainState;
}
