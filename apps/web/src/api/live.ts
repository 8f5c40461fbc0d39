import type { ClientMessage, Problem, ServerMessage } from '@muster/protocol';
import { waitBefore } from './reconnect.ts';

/** A command without its id and the number of the state it is about; the connection adds both. */
export type UnsentCommand = ClientMessage extends infer M
  ? M extends ClientMessage
    ? Omit<M, 'id' | 'seq'>
    : never
  : never;

/** The state of a connection. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'ended';

/** Receives the messages and the state of a connection. */
export interface ConnectionListener {
  message(message: ServerMessage): void;
  line(line: ConnectionState): void;
}

/** How long a command may stay unconfirmed before the connection is replaced, in milliseconds. */
const PATIENCE = 10_000;

/** After a page was hidden for so long, its connection may be dead without notice, in milliseconds. */
const DOZE = 60_000;

/** The connection to a battle. It reconnects by itself and sends unconfirmed commands again. */
export class LiveConnection {
  readonly #address: string;
  readonly #listener: ConnectionListener;
  /** Returns the number of the state that the page knows, if any. */
  readonly #known: () => number | undefined;
  #socket: WebSocket | undefined;
  /** Failed attempts in a row. */
  #failed = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #hiddenSince = 0;
  readonly #stopListening = new AbortController();
  /** Commands that are not confirmed yet. */
  readonly #open = new Map<string, { message: ClientMessage; settle: (problem: Problem | undefined) => void }>();

  constructor(
    battle: string,
    watch: string,
    listener: ConnectionListener,
    known: () => number | undefined = () => undefined,
  ) {
    this.#known = known;
    const { protocol, host } = window.location;
    this.#address = `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/api/battles/${battle}/live?watch=${watch}`;
    this.#listener = listener;
    const { signal } = this.#stopListening;
    window.addEventListener('offline', () => this.#giveUp(), { signal });
    window.addEventListener('online', () => this.#comeBack(), { signal });
    document.addEventListener('visibilitychange', () => this.#look(), { signal });
    this.#connect();
  }

  /** Reconnects when the page is shown again after a while, so that it shows the current state. */
  #look(): void {
    if (document.hidden) {
      this.#hiddenSince = Date.now();
      return;
    }
    if (Date.now() - this.#hiddenSince > DOZE) this.#giveUp();
    this.#comeBack();
  }

  /** Drops the connection without waiting for it to close. */
  #giveUp(): void {
    const socket = this.#socket;
    if (!socket || this.#ended) return;
    this.#socket = undefined;
    socket.close();
    this.#lost();
  }

  /** Reconnects at once instead of waiting. */
  #comeBack(): void {
    if (this.#timer === undefined || this.#ended) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #connect(): void {
    this.#timer = undefined;
    this.#listener.line('connecting');
    const known = this.#known();
    const socket = new WebSocket(known === undefined ? this.#address : `${this.#address}&seq=${known}`);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (socket !== this.#socket) return;
      this.#listener.line('open');
      for (const { message } of this.#open.values()) socket.send(JSON.stringify(message));
    });
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as ServerMessage);
    });
    socket.addEventListener('close', ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
    });
  }

  #lost(code?: number): void {
    if (this.#ended) return;
    this.#socket = undefined;
    this.#listener.line('lost');
    this.#timer = setTimeout(() => this.#connect(), waitBefore(this.#failed, code, Math.random()));
    this.#failed++;
  }

  #hear(message: ServerMessage): void {
    // Only a server that has accepted this page counts as reconnected.
    this.#failed = 0;
    if (message.type === 'done') this.#settle(message.id, undefined);
    else if (message.type === 'refused') this.#settle(message.id, message);
    else if (message.type === 'bye') this.#ended = true;
    this.#listener.message(message);
    if (message.type === 'bye') this.#listener.line('ended');
  }

  #settle(id: string, problem: Problem | undefined): void {
    this.#open.get(id)?.settle(problem);
    this.#open.delete(id);
  }

  /** Sends a command. Returns undefined when the server has accepted it, else what is wrong with it. */
  say(order: UnsentCommand, seq: number): Promise<Problem | undefined> {
    const message = { ...order, id: crypto.randomUUID(), seq } as ClientMessage;
    return new Promise((settle) => {
      this.#open.set(message.id, { message, settle });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
      setTimeout(() => {
        if (this.#open.has(message.id) && this.#socket?.readyState === WebSocket.OPEN) this.#giveUp();
      }, PATIENCE);
    });
  }

  end(): void {
    this.#ended = true;
    this.#stopListening.abort();
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
