import { Crowd } from './crowd.mjs';
import { memoryOf, metricsOf, pause, processorOf, share, startServer, waitedFor } from './machine.mjs';

/** The load that the server must handle: parallel battles, commands per second. */
export const LIVE_BARS = { p99: 50, memory: 500, back: 5 };

/** Commands of each battle before anything is measured. */
const WARM_UP = 6;

/** Commands a second while warming up. */
const FAST = 400;

/**
 * Measures battles with two sockets each. First all are played for a while; then commands come at a steady rate, and the time
 * from a command to its confirmation is taken, which the server sends when the command is stored. Then the server restarts,
 * and the time is taken from its start until all sockets have heard how their battle is.
 */
export const measureLive = async (env, { battles = 1000, rate = 300, seconds = 20 } = {}) => {
  let server = await startServer(env);
  const crowd = new Crowd();
  await crowd.gather(server.address, battles);
  const warm = performance.now() + (1000 * WARM_UP * battles) / FAST;
  await crowd.play(FAST, () => performance.now() < warm);
  await pause(500);
  crowd.reset();
  const before = await metricsOf(server.address);
  const waited = waitedFor(server.pid);
  const start = performance.now();
  await crowd.play(rate, () => performance.now() < start + 1000 * seconds);
  await pause(1000);
  const after = await metricsOf(server.address);
  const figures = {
    commands: crowd.times.length / seconds,
    p50: share(crowd.times, 0.5),
    p99: share(crowd.times, 0.99),
    most: share(crowd.times, 1),
    memory: memoryOf(server.pid).most,
    processor: (1000 * (after.processor - before.processor)) / (after.commands - before.commands),
    waited: (waitedFor(server.pid) - waited) / seconds,
    late: await crowd.lateness(),
  };
  await server.stop();
  server = await startServer({ ...env, PORT: new URL(server.address).port });
  const listening = (performance.now() - server.started) / 1000;
  await crowd.untilFull();
  const back = (performance.now() - server.started) / 1000;
  const processorBack = processorOf(server.pid);
  // All players who reconnected can continue.
  crowd.reset();
  const end = performance.now() + 3000;
  await crowd.play(rate, () => performance.now() < end);
  await pause(500);
  const { most: memoryAfter } = memoryOf(server.pid);
  await crowd.end();
  await server.stop();
  return {
    ...figures,
    listening,
    back,
    processorBack,
    p99After: share(crowd.times, 0.99),
    memoryAfter,
    battles,
    met:
      figures.p99 <= LIVE_BARS.p99 &&
      Math.max(figures.memory, memoryAfter) <= LIVE_BARS.memory &&
      back <= LIVE_BARS.back,
  };
};
