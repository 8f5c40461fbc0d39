import type { ClientMessage, Problem, ServerMessage } from '@muster/protocol';
import { waitBefore } from './reconnect.ts';

/** What a command is about; the connection adds its id and the state that was seen. */
export type Order = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'id' | 'seq'> : never) : never;

/** How a connection is. */
export type Line = 'connecting' | 'open' | 'lost' | 'ended';

/** Hears what comes over a connection. */
export interface LiveListener {
  message(message: ServerMessage): void;
  line(line: Line): void;
}

/** How long a command may stay unconfirmed before the connection is given up for another, in milliseconds. */
const PATIENCE = 10_000;

/** A connection that nobody looked at for so long may be dead without a sign, in milliseconds. */
const DOZE = 60_000;

/** The line to a battle: it comes back by itself, and says a command again that was not confirmed. */
export class LiveLine {
  readonly #address: string;
  readonly #listener: LiveListener;
  /** The state that the page knows, if it knows one. */
  readonly #known: () => number | undefined;
  #socket: WebSocket | undefined;
  /** Tries in a row that came to nothing. */
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
    listener: LiveListener,
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

  /** Whoever comes back after a while wants to see what is so, not what was. */
  #look(): void {
    if (document.hidden) {
      this.#hiddenSince = Date.now();
      return;
    }
    if (Date.now() - this.#hiddenSince > DOZE) this.#giveUp();
    this.#comeBack();
  }

  /** Lets a connection go without waiting for it to notice. */
  #giveUp(): void {
    const socket = this.#socket;
    if (!socket || this.#ended) return;
    this.#socket = undefined;
    socket.close();
    this.#lost();
  }

  /** Tries again at once instead of waiting. */
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
    // Only a server that lets this page in has come back.
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

  /** Says a command; the result is nothing when it is kept, or what is wrong with it. */
  say(order: Order, seq: number): Promise<Problem | undefined> {
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
