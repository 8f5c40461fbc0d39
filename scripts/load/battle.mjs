import { randomUUID } from 'node:crypto';
import { makePlayer } from '@muster/ai';
import { battleAt, compilePlan, turnOf } from '@muster/engine';
import { findRuleset } from '@muster/rules';

const planOf = ({ ruleset, armies, table, settings, maxObjectives }) =>
  compilePlan({ ruleset: findRuleset(ruleset).value, armies, table, settings, maxObjectives });

/** One battle of the load: two people, each at a socket. */
export class LoadBattle {
  /** The numbers of the sockets, by side. */
  sockets;
  /** How many sockets have received the state of the battle since they were lost. */
  #greeted = new Set();
  #states = [];
  #plan;
  #player;
  #waiting = false;

  constructor(sockets) {
    this.sockets = sockets;
    this.#player = makePlayer('solo', `load ${sockets[0]}`);
  }

  /** Handles a message from a socket. */
  hear({ number, text, lost, confirmed }) {
    const side = this.sockets.indexOf(number);
    if (lost !== undefined) this.#greeted.delete(side);
    if (confirmed !== undefined || lost !== undefined) this.#waiting = false;
    if (confirmed === false) throw new Error(`A command was refused: ${text}`);
    if (text === undefined || confirmed !== undefined) return;
    if (text.startsWith('{"type":"hello"')) this.#greet(side, JSON.parse(text));
    else if (text.startsWith('{"type":"same"')) this.#greeted.add(side);
    else if (text.startsWith('{"type":"news"')) this.#states[side] = text;
    else if (text.startsWith('{"type":"bye"')) throw new Error(`A player was sent away: ${text}`);
  }

  #greet(side, { battle, state }) {
    this.#plan ??= planOf(battle);
    this.#states[side] = state;
    this.#greeted.add(side);
  }

  /** Whether both players are there. */
  get isFull() {
    return this.#greeted.size === 2;
  }

  /** Returns the next command and its socket; undefined while a command is on its way or when the battle is over. */
  next() {
    if (this.#waiting || !this.isFull) return undefined;
    const first = this.#stateOf(0);
    if (first.over) return undefined;
    const side = first.awaited.at(0) ?? 0;
    const { words, questions, seq } = this.#stateOf(side);
    const battle = battleAt(this.#plan, Int32Array.from(words));
    const question = questions.find((asked) => asked.side === side);
    const id = randomUUID();
    const command = question
      ? { type: 'answer', id, seq, side, answer: this.#player.answer(battle, question) }
      : { type: 'act', id, seq, side, action: this.#player.act(battle, turnOf(battle)) };
    this.#waiting = true;
    return { number: this.sockets[side], id, text: JSON.stringify(command) };
  }

  get isOver() {
    return this.#stateOf(0)?.over === true;
  }

  #stateOf(side) {
    const state = this.#states[side];
    if (typeof state === 'string') this.#states[side] = JSON.parse(state).state;
    return this.#states[side];
  }
}
