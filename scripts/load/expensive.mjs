import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Crowd } from './crowd.mjs';
import { memoryOf, pause, share, startServer, waitedFor } from './machine.mjs';

/** Limits while four guests send expensive requests. */
export const EXPENSIVE_BARS = { p99: 100, memory: 600 };

const GUESTS = 4;

/** Starts the guests; resolves when they are ready. */
const startAttack = async (address) => {
  const child = fork(fileURLToPath(new URL('attack.mjs', import.meta.url)), [address]);
  const waiting = new Promise((resolve, reject) => {
    let ready = 0;
    child.on('message', (message) => message.ready !== undefined && ++ready === GUESTS && resolve());
    child.once('exit', () => reject(new Error('The guests went away.')));
  });
  await waiting;
  return {
    end: () =>
      new Promise((resolve) => {
        child.on('message', resolve);
        child.send('end');
      }),
  };
};

/** Measures battles whose players give commands at a steady rate, while four guests send all expensive requests. */
export const measureExpensive = async (env, { battles = 50, rate = 50, seconds = 30 } = {}) => {
  const server = await startServer(env);
  const crowd = new Crowd();
  await crowd.gather(server.address, battles);
  const attack = await startAttack(server.address);
  crowd.reset();
  const waited = waitedFor(server.pid);
  const end = performance.now() + 1000 * seconds;
  await crowd.play(rate, () => performance.now() < end);
  await pause(1000);
  const late = await crowd.lateness();
  const { attacks, kinds, failed } = await attack.end();
  const figures = {
    battles,
    seconds,
    attacks,
    kinds,
    failed,
    commands: crowd.times.length / seconds,
    p50: share(crowd.times, 0.5),
    p99: share(crowd.times, 0.99),
    most: share(crowd.times, 1),
    memory: memoryOf(server.pid).most,
    waited: (waitedFor(server.pid) - waited) / seconds,
    late,
  };
  await crowd.end();
  await server.stop();
  return { ...figures, met: figures.p99 <= EXPENSIVE_BARS.p99 && figures.memory <= EXPENSIVE_BARS.memory };
};
