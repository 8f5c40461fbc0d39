import { openBench } from './process.mjs';

/** A bench that one of two trees cannot run. */
export class CannotRun extends Error {
  constructor(side, why) {
    super(why);
    this.side = side;
  }
}

/** Opens a bench in both trees. They may warm up at the same time: that is not measured. */
const openBoth = async (trees, bench) => {
  const opened = await Promise.allSettled(trees.map((tree) => openBench(tree, bench)));
  const side = opened.findIndex(({ status }) => status === 'rejected');
  if (side < 0) return opened.map(({ value }) => value);
  for (const { value } of opened) value?.kill();
  throw new CannotRun(side, opened[side].reason.message);
};

/**
 * Measures a bench in two trees, in two processes that take turns batch by batch, so that other load on the machine slows both.
 * The result has for each tree its batches, each with a value for every row, and its checksum.
 */
export const measurePair = async (trees, bench) => {
  const processes = await openBoth(trees, bench);
  const batches = processes.map(() => []);
  let side = 0;
  try {
    for (let i = 0; i < bench.batches; i++)
      // Always the other one: a process that ran twice in a row would find its caches warm.
      for (side = 0; side < 2; side++) batches[side].push(await processes[side].run(`batch ${i}`));
  } catch (error) {
    for (const process of processes) process.kill();
    throw new CannotRun(side, error.message);
  }
  const checksums = [await processes[0].close(), await processes[1].close()];
  return checksums.map((checksum, i) => ({ batches: batches[i], checksum }));
};
