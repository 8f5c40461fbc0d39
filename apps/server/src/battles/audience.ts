import { createHash } from 'node:crypto';
import type { BattleEvent } from '@muster/engine';
import type { Problem, ServerMessage, SpectatorInfo } from '@muster/protocol';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import { LiveBattle } from './live-battle.ts';
import { Recent } from './recent.ts';
import type { LiveStage } from './stage.ts';
import { Throttle } from './throttle.ts';

/** A page that shows a battle to a player or a spectator. */
export interface Viewer {
  person: string | undefined;
  /** `undefined` for a spectator without a name. */
  name: string;
  hasAccount: boolean;
  /** The token of the watch link, if the page was opened by one. */
  watch: string | undefined;
  /** Sends a message as text. */
  send(text: string): void;
  /** Closes the connection; the page reconnects. */
  close(): void;
  /** Ends the connection for good. */
  dismiss(problem: Problem): void;
}

/** A battle and the data that every page gets. */
export interface Shown {
  battle: LiveStage;
  created: number;
  version: number;
}

/** The least time between two messages about people who come and go, in milliseconds. */
const PACE = 1000;

/** The most spectators listed by name. */
const LISTED = 100;

/** The last greetings: a page that soon returns, or several pages of one person, get the same text. */
export type Hellos = Recent<string, string>;

/** The most remembered greetings. */
const GREETINGS = 8;

/** Returns an empty memory of greetings. */
export const newHellos = (): Hellos => new Recent(GREETINGS);

const SIGHT_LOST: Problem = {
  code: 'sight-lost',
  sentence: REFUSAL_TEXTS.sightLost,
};

/** The pages that show a battle, and the messages that they get. */
export class Audience {
  readonly #viewers = new Set<Viewer>();
  readonly #shown: () => Shown;
  readonly #hellos: Hellos;
  readonly #presence = new Throttle(PACE, () => this.#sendPresence());
  #seatsSent = '';
  #spectatorsSent = '';

  constructor(shown: () => Shown, hellos: Hellos) {
    this.#shown = shown;
    this.#hellos = hellos;
  }

  get size(): number {
    return this.#viewers.size;
  }

  add(viewer: Viewer): void {
    this.#viewers.add(viewer);
    viewer.send(this.#hello(viewer));
    // The host's page has no list of spectators yet.
    if (this.#isHost(viewer)) this.#spectatorsSent = '';
    this.#presence.ask();
  }

  remove(viewer: Viewer): void {
    if (this.#viewers.delete(viewer)) this.#presence.ask();
  }

  isOnline = (person: string): boolean => {
    for (const viewer of this.#viewers) if (viewer.person === person) return true;
    return false;
  };

  /** Returns the person with this id in the list of spectators. */
  spectator(id: string): string | undefined {
    for (const viewer of this.#spectators())
      if (viewer.person !== undefined && this.#idOf(viewer.person) === id) return viewer.person;
    return undefined;
  }

  /** Sends new events; the text is made once for all pages of the same sides. */
  sendNews(events: readonly BattleEvent[]): void {
    const { battle, version } = this.#shown();
    if (!(battle instanceof LiveBattle)) return;
    const texts = new Map<string, string>();
    for (const viewer of this.#viewers) {
      const mine = battle.sidesOf(viewer.person);
      const key = mine.join(' ');
      const text =
        texts.get(key) ?? textOf({ type: 'news', state: battle.stateFor(mine, version, this.isOnline), events });
      texts.set(key, text);
      viewer.send(text);
    }
  }

  /** Sends the whole battle; the text is made once for all spectators. */
  sendAll(): void {
    const texts = new Map<string, string>();
    for (const viewer of this.#viewers) {
      const key = this.#isSpectator(viewer) ? '' : (viewer.person ?? '');
      const text = texts.get(key) ?? this.#hello(viewer);
      texts.set(key, text);
      viewer.send(text);
    }
  }

  /** Sends the links to the host and the players after one has changed. */
  sendLinks(): void {
    const { battle } = this.#shown();
    for (const viewer of this.#viewers)
      if (!this.#isSpectator(viewer)) viewer.send(textOf({ type: 'links', ...battle.linksFor(viewer.person) }));
    this.#presence.ask();
  }

  /** Closes the pages of people who may no longer see the battle. */
  dismissStrangers(): void {
    const { battle } = this.#shown();
    for (const viewer of this.#viewers) {
      if (battle.maySee(viewer.person, viewer.watch)) continue;
      this.remove(viewer);
      viewer.dismiss(SIGHT_LOST);
    }
  }

  /** Closes all connections; pages reconnect. */
  closeAll(): void {
    for (const viewer of this.#viewers) viewer.close();
  }

  /** Stops sending messages. */
  end(): void {
    this.#presence.end();
  }

  #isHost({ person }: Viewer): boolean {
    return person !== undefined && person === this.#shown().battle.header.by;
  }

  #isSpectator(viewer: Viewer): boolean {
    return !this.#isHost(viewer) && this.#shown().battle.sidesOf(viewer.person).length === 0;
  }

  #spectators(): Viewer[] {
    return [...this.#viewers].filter((viewer) => this.#isSpectator(viewer));
  }

  /** Returns the id of a person in the list of spectators, which differs in every battle. */
  #idOf(person: string): string {
    return createHash('sha256').update(`${this.#shown().battle.id} ${person}`).digest('base64url').slice(0, 22);
  }

  #hello({ person }: Viewer): string {
    const { battle, created, version } = this.#shown();
    const seats = JSON.stringify(battle.seatInfos(this.isOnline));
    return this.#hellos.get(`${battle.id} ${version} ${person} ${seats}`, () =>
      textOf(battle.helloFor(person, created, version, this.isOnline)),
    );
  }

  /** Sends the people present, if they have changed. */
  #sendPresence(): void {
    const seats = textOf({ type: 'seats', seats: this.#shown().battle.seatInfos(this.isOnline) });
    if (seats !== this.#seatsSent) for (const viewer of this.#viewers) viewer.send(seats);
    this.#seatsSent = seats;
    const hosts = [...this.#viewers].filter((viewer) => this.#isHost(viewer));
    if (hosts.length === 0) return;
    const spectators = textOf(this.#spectatorList());
    if (spectators !== this.#spectatorsSent) for (const viewer of hosts) viewer.send(spectators);
    this.#spectatorsSent = spectators;
  }

  #spectatorList(): Extract<ServerMessage, { type: 'spectators' }> {
    const people = new Map<string, SpectatorInfo>();
    let unnamed = 0;
    for (const { person, name, hasAccount } of this.#spectators()) {
      if (person === undefined || people.size >= LISTED) unnamed++;
      else people.set(person, { id: this.#idOf(person), name, ...(hasAccount ? { account: true } : {}) });
    }
    return { type: 'spectators', spectators: [...people.values()], unnamed };
  }
}

const textOf = (message: ServerMessage): string => JSON.stringify(message);
