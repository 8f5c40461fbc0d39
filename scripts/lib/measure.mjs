/** Returns the seconds of CPU time that this process has used in all its threads; waiting for a core does not count. */
export const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** The median duration of a task in milliseconds, after a warm-up of as many rounds again. */
export const medianTime = (task, rounds = 21) => {
  for (let i = 0; i < rounds; i++) task();
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    task();
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[rounds >> 1];
};

const repeat = (task, times) => {
  const start = performance.now();
  for (let i = 0; i < times; i++) task();
  return performance.now() - start;
};

/** How often a task runs in a second, measured over about so many milliseconds after a warm-up. */
export const ratePerSecond = (task, duration = 3000) => {
  let batch = 1;
  for (const end = performance.now() + duration / 4; performance.now() < end;) {
    if (repeat(task, batch) < 5) batch *= 2;
  }
  let time = 0;
  let count = 0;
  for (; time < duration; count += batch) time += repeat(task, batch);
  return (count * 1000) / time;
};
