import { randomUUID } from 'node:crypto';
import { type Battle, type BattlePlan, planOfRecord, newBattle, type Player, rewind, turnOf } from '@muster/engine';
import type {
  BattleInfo,
  BattleLinks,
  ClientMessage,
  LiveState,
  CurrentPerson,
  NewBattle,
  ServerMessage,
} from '@muster/protocol';
import { findRuleset } from '@muster/rules';
import { type ClientOptions, WebSocket } from 'ws';

/** The reply to a request. */
export interface TestReply {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

/** A client of a server, such as a page. */
export class Client {
  readonly address: string;
  cookie = '';
  me: CurrentPerson | undefined;

  constructor(address: string) {
    this.address = address;
  }

  /** Creates a client with a name. */
  static async named(address: string, name: string): Promise<Client> {
    const client = new Client(address);
    const { body } = await client.post('/api/me', { name });
    client.me = body.me as CurrentPerson;
    return client;
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<TestReply> {
    const response = await fetch(this.address + path, {
      method,
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';')[0];
    const text = await response.text();
    return {
      status: response.status,
      body: text.startsWith('{') ? JSON.parse(text) : { text },
      headers: response.headers,
    };
  }

  get(path: string): Promise<TestReply> {
    return this.ask('GET', path);
  }

  post(path: string, body: unknown): Promise<TestReply> {
    return this.ask('POST', path, body);
  }

  /** Sets up a battle. */
  async battle(order: NewBattle): Promise<string> {
    const { status, body } = await this.post('/api/battles', order);
    if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body.id as string;
  }

  /** Opens the socket of a battle. */
  async enter(id: string, watch = ''): Promise<TestSeat> {
    const seat = new TestSeat(this, id, watch);
    await seat.ready;
    return seat;
  }
}

/** How often a seat checks a condition, in milliseconds. */
const LOOK = 20;

/** The server's reply to a command. */
type Confirmation = Extract<ServerMessage, { type: 'done' | 'refused' }>;

/** A battle as seen by a player. */
export class TestSeat {
  readonly id: string;
  readonly #client: Client;
  readonly #socket: WebSocket;
  readonly #open = new Map<string, { done: (message: Confirmation) => void; lost: (error: Error) => void }>();
  readonly #changed = new Set<() => void>();
  readonly heard: ServerMessage[] = [];
  readonly ready: Promise<void>;
  info: BattleInfo | undefined;
  state: LiveState | undefined;
  plan: BattlePlan | undefined;
  /** The state while terrain is placed in turns. */
  terrain: Extract<ServerMessage, { type: 'terrain' }> | undefined;
  bye: ServerMessage | undefined;
  closed = false;
  /** Why the socket was closed, as a number. */
  closeCode: number | undefined;
  /** The events received. */
  events = 0;

  constructor(client: Client, id: string, watch: string, options: ClientOptions = {}) {
    this.id = id;
    this.#client = client;
    const address = `${client.address.replace('http', 'ws')}/api/battles/${id}/live?watch=${watch}`;
    this.#socket = new WebSocket(address, { ...options, headers: { cookie: client.cookie, ...options.headers } });
    this.ready = new Promise((resolve, reject) => {
      this.#changed.add(resolve);
      this.#socket.on('error', reject);
    });
    this.#socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString('utf8')) as ServerMessage));
    this.#socket.on('close', (code) => {
      this.closed = true;
      this.closeCode = code;
      for (const { lost } of this.#open.values()) lost(new Error('the connection is lost'));
      this.#tell();
    });
  }

  #hear(message: ServerMessage): void {
    this.heard.push(message);
    if (message.type === 'terrain') this.terrain = message;
    if (message.type === 'hello') {
      this.terrain = undefined;
      this.info = message.battle;
      this.plan ??= planOf(message.battle);
    }
    if (message.type === 'hello' || message.type === 'news') this.state = message.state;
    if (message.type === 'seats' && this.state) this.state = { ...this.state, seats: message.seats };
    if (message.type === 'news') this.events += message.events.length;
    if (message.type === 'links') this.#relink(message);
    if (message.type === 'bye') this.bye = message;
    if (message.type === 'done' || message.type === 'refused') {
      this.#open.get(message.id)?.done(message);
      this.#open.delete(message.id);
    }
    this.#tell();
  }

  #relink({ invites, watch }: BattleLinks): void {
    if (this.info) this.info = { ...this.info, invites, watch };
    if (this.terrain) this.terrain = { ...this.terrain, battle: { ...this.terrain.battle, invites, watch } };
  }

  #tell(): void {
    const waiting = [...this.#changed];
    this.#changed.clear();
    for (const changed of waiting) changed();
  }

  /** The visible battle. */
  get battle(): Battle {
    if (!this.plan || !this.state) throw new Error('no state received yet');
    const battle = newBattle(this.plan);
    rewind(battle, Int32Array.from(this.state.words));
    return battle;
  }

  /** Waits for a condition. */
  async until(is: (seat: TestSeat) => boolean, within = 300_000): Promise<void> {
    const end = performance.now() + within;
    while (!is(this)) {
      if (performance.now() > end) throw new Error('the condition was not met in time');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LOOK);
        this.#changed.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** Sends a command, by default with a new id and the current state. */
  say(message: Record<string, unknown>): Promise<Confirmation> {
    const full = {
      id: randomUUID(),
      seq: this.state?.seq ?? this.terrain?.state.seq ?? 0,
      ...message,
    } as ClientMessage;
    return new Promise((done, lost) => {
      this.#open.set(full.id, { done, lost });
      this.#socket.send(JSON.stringify(full));
    });
  }

  /** Sends any message. */
  shout(text: string): void {
    this.#socket.send(text);
  }

  /** Returns the next command of a side, if one is expected. */
  next(
    player: Player,
    sides: readonly number[] = this.info?.mine ?? [],
    id: string = randomUUID(),
  ): Record<string, unknown> | undefined {
    const { state } = this;
    if (!state || state.over) return undefined;
    const { battle } = this;
    const { seq } = state;
    const question = state.questions.at(0);
    if (question) {
      const answer =
        question.kind === 'dice'
          ? Array.from({ length: question.count }, (_, i) => 1 + ((i + seq) % 6))
          : question.kind === 'pick'
            ? 0
            : player.answer(battle, question);
      return { type: 'answer', id, seq, side: question.side, answer };
    }
    const side = turnOf(battle);
    if (!sides.includes(side) || !state.awaited.includes(side)) return undefined;
    return { type: 'act', id, seq, side, action: player.act(battle, side) };
  }

  /** Sends the next command of a side; false if none is expected or it is refused. */
  async play(player: Player, sides?: readonly number[], id?: string): Promise<boolean> {
    const message = this.next(player, sides, id);
    return message !== undefined && (await this.say(message)).type === 'done';
  }

  leave(): void {
    this.#socket.close();
  }

  /** Breaks the connection. */
  cut(): void {
    this.#socket.terminate();
  }

  get client(): Client {
    return this.#client;
  }
}

const planOf = (info: BattleInfo): BattlePlan => {
  const found = findRuleset(info.ruleset);
  if (!found.ok) throw new Error(`no rules ${info.ruleset.base}`);
  return planOfRecord(info, found.value);
};
