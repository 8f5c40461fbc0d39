import {
  type Action,
  type Answer,
  type Battle,
  battleAt,
  type BattleEvent,
  type BattlePlan,
  type Question,
  type StoryLine,
  type Wish,
  Storyteller,
} from '@muster/engine';
import type { MapActions } from '@muster/picture';
import type {
  BattleInfo,
  BattleLinks,
  HostOrder,
  LiveState,
  Problem,
  SeatInfo,
  ServerMessage,
  TerrainOrder,
} from '@muster/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type ConnectionState, LiveConnection } from '../api/live.ts';
import { effectsSince } from './effects-since.ts';
import { type Beat, beatsOf } from '../beats/beat.ts';
import { BeatPlayer } from '../beats/beat-player.ts';
import { lengthOf, pauseBetween } from '../beats/pace.ts';
import { playSound, soundsOf } from '../beats/sound.ts';
import { currentSpeed } from '../beats/speed.ts';
import type { Spectating } from '../people/watching.ts';
import type { TerrainView } from './terrain-view.ts';
import { planOf } from './plan-of.ts';
import { takeBackNews } from './screen/taking-back.ts';

/** A battle as a page knows it. */
export interface BattleView {
  line: ConnectionState;
  /** What ended the connection for good. */
  bye?: Problem;
  info?: BattleInfo;
  plan?: BattlePlan;
  state?: LiveState;
  /** The state that this player may see; a new object with every change. */
  battle?: Battle;
  /** Everything that happened, as events and as lines of the log. */
  events: readonly BattleEvent[];
  story: readonly StoryLine[];
  /** The effects of the last activation, for the map. */
  deeds?: MapActions | undefined;
  /** What is being shown, in pictures and in words, while anything is. */
  beat?: Beat | undefined;
  beatLines?: readonly StoryLine[];
  /** Why the last command was refused, until the next one. */
  problem?: Problem | undefined;
  /** A message about the last change, until the next one. */
  note?: string | undefined;
  /** Whether a command is on its way. */
  busy: boolean;
  /** Terrain placement by turns, until the battle begins. */
  terrain?: TerrainView | undefined;
  /** Who watches, for the host. */
  watching?: Spectating;
}

/** The store of a battle: its view, and the commands to the server. */
export interface BattleStore extends StoreApi<BattleView> {
  act(side: number, action: Action): Promise<boolean>;
  answer(question: Question, answer: Answer): Promise<boolean>;
  takeBack(side: number): Promise<boolean>;
  allow(side: number, allow: boolean): Promise<boolean>;
  /** Sends how a side wants to read a rule. */
  wish(side: number, wish: Wish): Promise<boolean>;
  /** Lets dice decide between the proposals. */
  roll(side: number): Promise<boolean>;
  withdraw(side: number): Promise<boolean>;
  concede(side: number): Promise<boolean>;
  /** A move of terrain placement by turns. */
  terrain(side: number, move: TerrainOrder): Promise<boolean>;
  /** What only the host may do. */
  host(order: HostOrder): Promise<boolean>;
  /** Continues with the next beat, or to the end of all that wait. */
  skip(): void;
  finishBeats(): void;
  /** Forgets the last refusal. */
  forgive(): void;
  end(): void;
}

const battleOf = (plan: BattlePlan, words: readonly number[]): Battle => battleAt(plan, Int32Array.from(words));

/** Opens the connection to a battle. */
export const openBattle = (id: string, watch: string): BattleStore => {
  const store = createStore<BattleView>(() => ({ line: 'connecting', events: [], story: [], busy: false }));
  let teller: Storyteller | undefined;
  /** Returns the number of the shown state: decisions refer to it. */
  const shown = (): number | undefined => {
    const { state, terrain } = store.getState();
    return (terrain?.state ?? state)?.seq;
  };
  /** The newest state from the server; the shown state may be a little older. */
  let newest = 0;
  /** The state that must be shown before the next command: older decisions are over. */
  let due = 0;
  const isBehind = (): boolean => (shown() ?? 0) < due;
  const catchUp = (): void => {
    if (due === 0 || isBehind()) return;
    due = 0;
    store.setState({ busy: false });
  };
  const tell = (events: readonly BattleEvent[]): StoryLine[] => events.flatMap((event) => teller?.tell(event) ?? []);

  /** The newest state of the battle; what is shown may be a little behind. */
  let known: Battle | undefined;

  const showBeat = (beat: Beat): void => {
    const { events, story, deeds } = store.getState();
    const beatLines = tell(beat.events);
    store.setState({
      beat,
      beatLines,
      battle: beat.after,
      deeds: effectsSince(deeds, beat.before, beat.events, beat.after),
      events: [...events, ...beat.events],
      story: [...story, ...beatLines],
    });
    soundsOf(beat).forEach(playSound);
  };
  const beats = new BeatPlayer<Beat>({
    show: showBeat,
    length: (beat) => lengthOf(beat, currentSpeed()),
    pause: (last, next) => pauseBetween(last, next, store.getState().info?.mine ?? [], currentSpeed()),
    rest: () => store.setState({ beat: undefined }),
  });

  /** Shows what has happened beat by beat, then the state that it led to. */
  const learn = ({ state, events }: Extract<ServerMessage, { type: 'news' }>): void => {
    const { plan } = store.getState();
    if (!plan || !known) return;
    const before = known;
    const battle = battleOf(plan, state.words);
    known = battle;
    beats.add(beatsOf(before, events, battle), () => {
      const { state: old, info } = store.getState();
      store.setState({ state, battle, note: old && takeBackNews(old, state, info?.mine ?? []) });
      catchUp();
    });
  };

  const hear = (message: ServerMessage): void => {
    switch (message.type) {
      case 'terrain':
        store.setState({ terrain: message });
        newest = message.state.seq;
        catchUp();
        break;
      case 'hello': {
        beats.clear();
        const plan = store.getState().plan ?? planOf(message.battle);
        const { battle: info, state, story: events } = message;
        teller = new Storyteller(plan, info.start && battleOf(plan, info.start));
        const story = tell(events);
        const { state: old } = store.getState();
        known = battleOf(plan, state.words);
        store.setState({
          note: old && takeBackNews(old, state, info.mine),
          info,
          plan,
          state,
          battle: known,
          events,
          story,
          beat: undefined,
          deeds: undefined,
          terrain: undefined,
        });
        newest = state.seq;
        catchUp();
        break;
      }
      case 'news':
        newest = message.state.seq;
        learn(message);
        break;
      case 'seats':
        setSeats(message.seats);
        break;
      case 'links':
        setLinks(message);
        break;
      case 'spectators':
        store.setState({ watching: message });
        break;
      case 'bye':
        store.setState({ bye: message });
        break;
      default:
        // The sender of a command gets its result directly.
        break;
    }
  };
  const setSeats = (seats: readonly SeatInfo[]): void => {
    const { state, terrain } = store.getState();
    if (state) store.setState({ state: { ...state, seats } });
    if (terrain) store.setState({ terrain: { ...terrain, state: { ...terrain.state, seats } } });
  };

  const setLinks = ({ invites, watch: token }: BattleLinks): void => {
    const { info } = store.getState();
    const links = { invites, ...(token === undefined ? {} : { watch: token }) };
    if (info) store.setState({ info: { ...info, ...links } });
  };

  const live = new LiveConnection(
    id,
    watch,
    { message: hear, line: (line) => store.setState({ line }) },
    () => newest || undefined,
  );
  const say = async (order: Parameters<LiveConnection['say']>[0], seen = newest): Promise<boolean> => {
    if (shown() === undefined) return false;
    due = 0;
    store.setState({ busy: true, problem: undefined, note: undefined });
    const problem = await live.say(order, seen);
    due = problem ? 0 : newest;
    store.setState({ busy: isBehind(), problem });
    return problem === undefined;
  };

  return Object.assign(store, {
    act: (side: number, action: Action) =>
      say({ type: 'act', side, action: action as unknown as Record<string, unknown> }, shown()),
    answer: ({ side }: Question, answer: Answer) => say({ type: 'answer', side, answer }, shown()),
    takeBack: (side: number) => say({ type: 'take-back', side }),
    allow: (side: number, allow: boolean) => say({ type: 'allow', side, allow }),
    wish: (side: number, wish: Wish) => say({ type: 'wish', side, wish }),
    roll: (side: number) => say({ type: 'roll', side }),
    withdraw: (side: number) => say({ type: 'withdraw', side }),
    concede: (side: number) => say({ type: 'concede', side }),
    host: (order: HostOrder) => say({ type: 'host', order }),
    terrain: (side: number, move: TerrainOrder) => say({ type: 'terrain', side, move }, shown()),
    forgive: () => store.setState({ problem: undefined, note: undefined }),
    skip: () => beats.skip(),
    finishBeats: () => beats.finish(),
    end: () => {
      beats.clear();
      live.end();
    },
  });
};
