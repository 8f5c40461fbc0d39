/** The parts of a map as SVG text, for pages that redraw the map with every move. */
export { drawZones, placeNames, type UnitNameWish } from './forces.ts';
export { drawGlyph, type ModelRole, modelRole } from './glyphs.ts';
export { type Box, boxOf, type BaseDisc, hullOf } from './hull.ts';
export { drawLabel, type PlacedLabel } from './labels.ts';
export { drawPieceOf, type PieceLook } from './models.ts';
export { drawFlag, drawObjectiveGround, type ObjectiveMark, objectiveMarks } from './objectives.ts';
export { type Palette, paletteFor } from './palette.ts';
export { closedPath, type Point, SCALE } from './svg.ts';
export { drawTerrain } from './terrain.ts';
export { terrainPatterns } from './terrain-patterns.ts';
