import type { ReactElement } from 'react';
import { Frame } from '../parts/frame.tsx';
import { TerrainScreen } from './terrain-screen.tsx';
import type { TerrainView } from '../battle/terrain-view.ts';
import { TERRAIN_TEXTS } from './texts.ts';

/** Terrain placement, with a frame where the page around it has none. */
export const TerrainPage = ({ terrain, framed }: { terrain: TerrainView; framed: boolean }): ReactElement =>
  framed ? (
    <TerrainScreen terrain={terrain} />
  ) : (
    <Frame title={TERRAIN_TEXTS.title} wide>
      <TerrainScreen terrain={terrain} />
    </Frame>
  );
