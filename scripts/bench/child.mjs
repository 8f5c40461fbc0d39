// The process of one bench: warms up, then measures a batch whenever its parent asks for one.
import { loadFile } from './load.mjs';

const [file, name] = process.argv.slice(2);

/** The last message. */
const end = (message) => {
  process.send(message);
  process.disconnect();
};
const fail = (error) => end({ failed: error instanceof Error ? error.message : String(error) });

const open = async () => {
  const bench = (await loadFile(file)).find(({ rows }) => rows[0].name === name);
  const { run, checksum } = await bench.start();
  for (let i = 0; i < bench.warmUp; i++) await run(`warm-up ${i}`);
  const measure = async (label) => process.send({ values: await run(label) });
  process.on('message', ({ label }) => {
    if (label === undefined) end({ checksum: checksum() });
    else measure(label).catch(fail);
  });
  process.send({ ready: true });
};

open().catch(fail);
