import { fork } from 'node:child_process';
import { join } from 'node:path';
import { median } from '../lib/statistics.mjs';

/** Processes that run; none outlives this one. */
const alive = new Set();
process.on('exit', () => {
  for (const child of alive) child.kill();
});

/** Starts the process of a bench in a tree of files and waits until it is warm. */
export const openBench = async (tree, { file, rows }) => {
  const child = fork(join(tree, 'scripts/bench/child.mjs'), [file, rows[0].name], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  let errors = '';
  child.stderr.on('data', (data) => (errors += data));
  const hear = () =>
    new Promise((resolve, reject) => {
      const onMessage = (message) => {
        child.off('exit', onExit);
        if (message.failed === undefined) resolve(message);
        else reject(new Error(message.failed));
      };
      const onExit = () => {
        child.off('message', onMessage);
        reject(new Error(`its process ended early. ${errors}`.trim()));
      };
      child.once('message', onMessage);
      child.once('exit', onExit);
    });
  const ask = (order) => {
    const answer = hear();
    child.send(order);
    return answer;
  };
  await hear();
  return {
    run: async (label) => (await ask({ label })).values,
    close: async () => (await ask({})).checksum,
    kill: () => child.kill(),
  };
};

/** Returns the median of each row over the batches of a process, and the checksum of its results. */
export const measureAlone = async (tree, bench) => {
  const opened = await openBench(tree, bench);
  const batches = [];
  for (let i = 0; i < bench.batches; i++) batches.push(await opened.run(`batch ${i}`));
  return {
    values: bench.rows.map((_, row) => median(batches.map((values) => values[row]))),
    checksum: await opened.close(),
  };
};
