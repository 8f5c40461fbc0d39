import { randomUUID } from 'node:crypto';
import { makePlayer } from '@muster/ai';
import { battleAt, compilePlan, turnOf } from '@muster/engine';
import { rulesetOf } from '@muster/rules';

/** How long a player waits before a command, in milliseconds. */
const [LEAST, MOST] = [250, 750];

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** All battles of the load are alike, and so is their plan. */
let plan;
const planOf = ({ ruleset, armies, table, settings, maxObjectives }) =>
  (plan ??= compilePlan({ ruleset: rulesetOf(ruleset.id), armies, table, settings, maxObjectives }));

/** One person who plays both sides of a battle. */
export class LoadPlayer {
  #send;
  #number;
  #player;
  #state;
  #heard = () => undefined;
  #lost;

  constructor(send, number) {
    this.#send = send;
    this.#number = number;
    this.#player = makePlayer('solo', `load ${number}`);
  }

  /** Takes what came over the wire. */
  hear({ text, lost, confirmed, took }) {
    if (lost) this.#lost = lost;
    else if (confirmed === undefined) this.#learn(JSON.parse(text));
    else if (!confirmed) this.#lost = text;
    if (lost || confirmed !== undefined || this.#state?.fresh) this.#heard(took);
  }

  #learn({ type, state, battle }) {
    if (type === 'hello') planOf(battle);
    if (state) this.#state = { ...state, fresh: type === 'hello' };
  }

  #next() {
    return new Promise((resolve) => {
      this.#heard = resolve;
    });
  }

  /** What is done next, as the sides would. */
  #command() {
    const { words, questions, seq } = this.#state;
    const battle = battleAt(plan, Int32Array.from(words));
    const [question] = questions;
    const id = randomUUID();
    if (question)
      return { type: 'answer', id, seq, side: question.side, answer: this.#player.answer(battle, question) };
    const side = turnOf(battle);
    return { type: 'act', id, seq, side, action: this.#player.act(battle, side) };
  }

  /** Plays one battle, until it is over or time is; tells how long each command took. */
  async play(address, cookie, end, tell) {
    const number = this.#number;
    const came = this.#next();
    this.#send({ order: 'open', number, address, cookie });
    await came;
    while (!this.#state.over && !this.#lost && performance.now() < end()) {
      const rest = pause(LEAST + Math.random() * (MOST - LEAST));
      const command = this.#command();
      await rest;
      this.#state.fresh = false;
      const confirmed = this.#next();
      this.#send({ order: 'say', number, id: command.id, text: JSON.stringify(command) });
      tell(await confirmed);
    }
    this.#send({ order: 'close', number });
    if (this.#lost) throw new Error(this.#lost);
  }
}
