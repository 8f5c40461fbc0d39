import { setPriority } from 'node:os';

/** Four guests who send all expensive requests one after the other, as fast as the server answers, until a message stops them. */
const { Client, expensiveActs } = await import('../../apps/server/dist/testing/index.js');

// The measuring processes share the core and have priority.
setPriority(10);

const GUESTS = 4;
const [address] = process.argv.slice(2);
const counts = { attacks: 0, failed: {} };
let ended = false;

const attack = async (guest) => {
  const client = await Client.named(address, `Guest ${guest}`);
  const acts = [];
  for (const act of expensiveActs) acts.push({ name: act.name, run: await act.prepare(client) });
  process.send?.({ ready: guest });
  for (let i = Math.floor((guest * acts.length) / GUESTS); !ended; i++) {
    const { name, run } = acts[i % acts.length];
    await run().catch((error) => {
      counts.failed[name] = String(error);
    });
    counts.attacks++;
  }
};

process.on('message', () => {
  ended = true;
  process.send?.({ ...counts, kinds: expensiveActs.length }, () => process.exit());
});
await Promise.all(Array.from({ length: GUESTS }, (_, guest) => attack(guest)));
