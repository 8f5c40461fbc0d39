import { createHash } from 'node:crypto';
import type { BattleEvent } from '@muster/engine';
import type { Problem, ServerMessage, SpectatorInfo } from '@muster/protocol';
import { LiveBattle } from './live-battle.ts';
import { Recent } from './recent.ts';
import type { Stage } from './stage.ts';
import { Throttle } from './throttle.ts';

/** A page that shows a battle to a player or a spectator. */
export interface Viewer {
  person: string | undefined;
  /** Nothing for a spectator without a name. */
  name: string;
  hasAccount: boolean;
  /** The token of the link for watching, where the page was opened by one. */
  watch: string | undefined;
  /** Sends a message as text. */
  send(text: string): void;
  /** Closes the connection; the page reconnects. */
  close(): void;
  /** Ends the connection for good. */
  dismiss(problem: Problem): void;
}

/** A battle and what every page is sent about it. */
export interface Shown {
  battle: Stage;
  created: number;
  version: number;
}

/** The shortest time between two messages about people who come and go, in milliseconds. */
const PACE = 1000;

/** Spectators that are listed by name. */
const LISTED = 100;

/** The last greetings: a page that comes again soon, or many pages of one person, are greeted with the same text. */
export type Hellos = Recent<string, string>;

/** Greetings that are remembered. */
const GREETINGS = 8;

/** Returns an empty memory of greetings. */
export const newHellos = (): Hellos => new Recent(GREETINGS);

const SIGHT_LOST: Problem = {
  code: 'sight-lost',
  sentence:
    'You can no longer see this battle: the host made a new link or freed your seat. Ask the host for a new link.',
};

/** The pages that show a battle, and what each of them is sent. */
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

  /** The person with this id in the list of spectators. */
  spectator(id: string): string | undefined {
    for (const viewer of this.#spectators())
      if (viewer.person !== undefined && this.#idOf(viewer.person) === id) return viewer.person;
    return undefined;
  }

  /** Sends what has happened; the text is made once for all who play the same sides. */
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

  /** Sends everything; the text is made once for all spectators. */
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

  /** Sends nothing from now on. */
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

  /** The id of a person in the list of spectators: it says nothing about them in other battles. */
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

  /** Sends who is there, where that has changed. */
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
