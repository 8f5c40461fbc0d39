import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crowdedBattle, dragAbout, type Smoothness } from './drag.ts';
import { browserPath, Stage } from './stage.ts';

/** What a quiet machine must show, and what even a busy one does: frames in a second. */
const BAR = 50;
const FLOOR = 25;
const TRIES = 5;

describe.skipIf(browserPath === undefined)('in a browser', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  test('a unit of twenty is dragged smoothly among two hundred models', async () => {
    const page = await crowdedBattle(stage);
    const seen: Smoothness[] = [];
    const best = (): number => Math.max(0, ...seen.map(({ perSecond }) => perSecond));
    // A busy machine gets another try; whoever measures wants them all.
    while (seen.length < TRIES && (best() < FLOOR || process.env.MEASURE_DRAG)) seen.push(await dragAbout(page));
    if (process.env.MEASURE_DRAG)
      for (const { perSecond, median, slow } of seen)
        process.stdout.write(
          `${perSecond.toFixed(1)} frames in a second (bar: ${BAR}); median ${median.toFixed(1)} ms, 99% within ${slow.toFixed(1)} ms\n`,
        );
    expect(best()).toBeGreaterThanOrEqual(FLOOR);
    await page.context().close();
  });
});
