import { Worker } from 'node:worker_threads';
import { LoadBattle } from './battle.mjs';
import { pause } from './machine.mjs';

const { Client } = await import('../../apps/server/dist/testing/index.js');

/** Battles of one host. */
const EACH = 10;

/** Battles that are set up at the same time. */
const AT_ONCE = 8;

/** Tables that are played on. */
const TABLES = 40;

/** A battle of the load: four in five are Firefights of 200 points, the others battles of 1000 points. */
const orderOf = (i, lists) => {
  const system = i % 5 === 4 ? 'gf' : 'gff';
  const fitting = lists.filter(
    (list) =>
      list.system === system &&
      list.points >= (system === 'gf' ? 900 : 180) &&
      list.points <= (system === 'gf' ? 1050 : 220),
  );
  const army = (k) => ({ ready: fitting[(i + k * (1 + (i % 3))) % fitting.length].id });
  return {
    system,
    sides: [
      { army: army(0), seat: { kind: 'me' } },
      { army: army(1), seat: { kind: 'link' } },
    ],
    table: { seed: `load ${i % TABLES}` },
    settings: { forceOrganisation: false },
    ready: true,
  };
};

/** All players of a load, with their sockets. */
export class Crowd {
  battles = [];
  times = [];
  #wires = new Worker(new URL('wires.mjs', import.meta.url));
  #bySocket = new Map();
  #at = 0;
  #failed;
  #answers = [];

  constructor() {
    this.#wires.on('message', (message) => this.#hear(message));
  }

  #hear(message) {
    if (message.lateness !== undefined) this.#answers.shift()?.(message.lateness);
    if (message.confirmed) this.times.push(message.took);
    try {
      this.#bySocket.get(message.number)?.hear(message);
    } catch (error) {
      this.#failed ??= error;
    }
  }

  #order(order) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads are not windows and have no origin
    this.#wires.postMessage(order);
  }

  /** Sets up this many battles with two connected players each. */
  async gather(address, count) {
    const { lists } = (await new Client(address).get('/api/lists')).body;
    const people = [];
    for (let i = 0; i <= Math.ceil(count / EACH); i++) people.push(await Client.named(address, `Player ${i}`));
    let next = 0;
    const settle = async () => {
      for (let i = next++; i < count; i = next++) {
        const at = Math.floor(i / EACH);
        await this.#seat(people[at], people[at + 1], orderOf(i, lists), i);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, settle));
    await this.untilFull();
  }

  async #seat(host, guest, order, i) {
    const id = await host.battle(order);
    const seat = await host.enter(id);
    const { token } = seat.info.invites[0];
    seat.leave();
    const { status, body } = await guest.post(`/api/battles/${id}/claim`, { token });
    if (status !== 200) throw new Error(JSON.stringify(body));
    const battle = new LoadBattle([2 * i, 2 * i + 1]);
    this.battles.push(battle);
    const address = `${host.address.replace('http', 'ws')}/api/battles/${id}/live`;
    [host, guest].forEach(({ cookie }, side) => {
      const number = battle.sockets[side];
      this.#bySocket.set(number, battle);
      this.#order({ order: 'open', number, address, cookie });
    });
  }

  get isFull() {
    return this.battles.every(({ isFull }) => isFull);
  }

  /** Waits until both players of all battles are there. */
  async untilFull(within = 60_000) {
    const end = performance.now() + within;
    while (!this.isFull) {
      if (performance.now() > end) throw new Error('Not all players connected in time.');
      await pause(5);
    }
  }

  /** Gives so many commands per second, in all battles in turn, until a time or as long as something is running. */
  async play(perSecond, goesOn) {
    const start = performance.now();
    let given = 0;
    while (goesOn()) {
      if (this.#failed) throw this.#failed;
      const due = Math.floor(((performance.now() - start) * perSecond) / 1000);
      while (given < due) {
        given++;
        this.#say();
      }
      await pause(2);
    }
  }

  /** Sends the next command of the next battle that has one. */
  #say() {
    for (let tries = 0; tries < this.battles.length; tries++) {
      const command = this.battles[this.#at++ % this.battles.length].next();
      if (command) return this.#order({ order: 'say', ...command });
    }
    return undefined;
  }

  /** Starts to measure. */
  reset() {
    this.times = [];
    this.#order({ order: 'reset' });
  }

  /** How late timers were checked, p99 in milliseconds. */
  lateness() {
    return new Promise((resolve) => {
      this.#answers.push(resolve);
      this.#order({ order: 'lateness' });
    });
  }

  async end() {
    await this.#wires.terminate();
  }
}
