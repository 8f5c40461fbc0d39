import { pointNearSegment, segmentsCross, segmentsNear } from '@muster/kernel';
import type { Battle } from '../state/battle.ts';
import { ALL_CUT, drawLines, isInTheWay, keepLowPart, LINES, pair, part, takeLine } from './lines.ts';
import { modelsEndOf, type SightBlockers, stripsEndOf } from './sight-blockers.ts';

/** Returns the bits of the lines of the current pair that units of a screen block; lines in `done` need no check. */
export const unitsCut = (b: Battle, screen: SightBlockers, done: number): number => {
  let all = done;
  for (let place = 0; place < screen.units && all !== ALL_CUT; place++) all |= unitCuts(b, screen, place, all);
  return all & ~done;
};

/** Returns the bits of the lines that one unit of a screen blocks. */
export const unitCuts = (b: Battle, screen: SightBlockers, place: number, done: number): number => {
  if (!isInTheWay(screen.x[place], screen.y[place], screen.reach[place])) return 0;
  const cut = modelsCut(b, screen, place, done);
  return cut | stripsCut(b, screen, place, done | cut);
};

/** Returns the bits of the lines that the bases of a unit block; the models of the pair do not count. */
const modelsCut = (b: Battle, screen: SightBlockers, place: number, done: number): number => {
  const { x, y, z, plan } = b;
  const { first, second, low, high } = pair;
  const end = modelsEndOf(b, screen, place);
  let cut = done;
  for (let i = screen.modelsStart[place]; i < end && cut !== ALL_CUT; i++) {
    const model = screen.models[i];
    if (model === first || model === second) continue;
    const { radius, height } = plan.models[model];
    const px = x[model];
    const py = y[model];
    const top = z[model] + height;
    if (top < low || !isInTheWay(px, py, radius)) continue;
    drawLines(b);
    for (let line = 0; line < LINES; line++) {
      if (cut & (1 << line)) continue;
      takeLine(line);
      if (top < high) keepLowPart(top);
      if (pointNearSegment(px, py, part.ax, part.ay, part.bx, part.by, radius)) cut |= 1 << line;
    }
  }
  return cut & ~done;
};

/** Returns the bits of the lines between models of a unit that are too close together, up to the height of the lower one. */
const stripsCut = (b: Battle, screen: SightBlockers, place: number, done: number): number => {
  const { x, y, z } = b;
  const { models, settings } = b.plan;
  const { first, second, width, low, high } = pair;
  const end = stripsEndOf(b, screen, place);
  let cut = done;
  for (let i = screen.stripsStart[place]; i < end && cut !== ALL_CUT; i += 2) {
    const m1 = screen.strips[i];
    const m2 = screen.strips[i + 1];
    const top = Math.min(z[m1] + models[m1].height, z[m2] + models[m2].height);
    if (top < low) continue;
    const x1 = x[m1];
    const y1 = y[m1];
    const x2 = x[m2];
    const y2 = y[m2];
    const thick = settings.unitPerimeter === 'hull' ? Math.min(models[m1].radius, models[m2].radius) : 0;
    if (!segmentsNear(x[first], y[first], x[second], y[second], x1, y1, x2, y2, width + thick + 2)) continue;
    drawLines(b);
    for (let line = 0; line < LINES; line++) {
      if (cut & (1 << line)) continue;
      takeLine(line);
      if (top < high) keepLowPart(top);
      const { ax, ay, bx, by } = part;
      const meets =
        thick > 0 ? segmentsNear(ax, ay, bx, by, x1, y1, x2, y2, thick) : segmentsCross(ax, ay, bx, by, x1, y1, x2, y2);
      if (meets) cut |= 1 << line;
    }
  }
  return cut & ~done;
};
