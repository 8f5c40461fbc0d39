import { cpuSeconds } from '../lib/measure.mjs';

/**
 * Makes a bench of one row: the CPU time of an operation. `start` prepares everything and returns the task and a checksum of
 * what it came to. The task does `operations` of them and is run `count` times in a batch, each time with another number.
 * Batches of 10 to 25 ms are best: many short turns of two processes compare better than few long ones.
 */
export const timed = ({ name, unit, count, operations = 1, warmUp, batches, start }) => ({
  rows: [{ name, unit }],
  warmUp,
  batches,
  start: () => {
    const { task, checksum } = start();
    const run = (label) => {
      const before = cpuSeconds();
      for (let i = 0; i < count; i++) task(label, i);
      return [(cpuSeconds() - before) / (count * operations)];
    };
    return { run, checksum };
  },
});
