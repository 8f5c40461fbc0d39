import type { ReactElement } from 'react';
import { Frame } from '../parts/frame.tsx';
import { TerrainScreen } from './terrain-screen.tsx';
import type { TerrainView } from '../battle/terrain-view.ts';

/** Terrain placement as a page of its own, or inside one that has a frame already. */
export const TerrainPage = ({ terrain, framed }: { terrain: TerrainView; framed: boolean }): ReactElement =>
  framed ? (
    <TerrainScreen terrain={terrain} />
  ) : (
    <Frame title="Place the terrain" wide>
      <TerrainScreen terrain={terrain} />
    </Frame>
  );
