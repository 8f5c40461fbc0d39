import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countDrag, crowdedBattle, dragAbout } from './drag.ts';
import { browserPath, Stage } from './stage.ts';

/** The least frames per second on an idle machine. */
const BAR = 50;
const TRIES = 5;
const MOVES = 50;
/** For each of the twenty models a few attributes and texts change. */
const MOST_CHANGES = 6 * 20;

describe.skipIf(browserPath === undefined)('in a browser', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  test('dragging a unit of twenty models among two hundred redraws only that unit', async () => {
    const page = await crowdedBattle(stage);
    const { perMove, others } = await countDrag(page, MOVES);
    expect(others).toBe(0);
    expect(perMove).toBeGreaterThan(0);
    expect(perMove).toBeLessThanOrEqual(MOST_CHANGES);
    // npm run bench:drag measures how smooth it is.
    for (let i = 0; i < TRIES && process.env.MEASURE_DRAG; i++) {
      const { perSecond, median, slow } = await dragAbout(page);
      process.stdout.write(
        `${perSecond.toFixed(1)} frames in a second (bar: ${BAR}); median ${median.toFixed(1)} ms, 99% within ${slow.toFixed(1)} ms\n`,
      );
    }
    await stage.leave(page.context());
  });
});
