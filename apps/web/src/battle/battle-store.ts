import {
  type Action,
  type Answer,
  type Battle,
  type BattleEvent,
  type BattlePlan,
  newBattle,
  type Question,
  rewind,
  type StoryLine,
  Storyteller,
} from '@muster/engine';
import type { BattleInfo, LiveState, Problem, SeatInfo, ServerMessage } from '@muster/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Line, LiveLine } from '../api/live.ts';
import { planOf } from './plan-of.ts';

export { planOf } from './plan-of.ts';

/** A battle as a page knows it. */
export interface BattleView {
  line: Line;
  /** What ended the connection for good. */
  bye?: Problem;
  info?: BattleInfo;
  plan?: BattlePlan;
  state?: LiveState;
  /** The state that the side may see; a new object with every change. */
  battle?: Battle;
  /** Everything that happened, as events and in words. */
  events: readonly BattleEvent[];
  story: readonly StoryLine[];
  /** Events of the last message, to be shown moving. */
  fresh: readonly BattleEvent[];
  /** Why the last command was refused, until the next one. */
  problem?: Problem;
  /** Whether a command is on its way. */
  busy: boolean;
}

/** A battle of a page: what it knows, and what may be said. */
export interface BattleStore extends StoreApi<BattleView> {
  act(side: number, action: Action): Promise<boolean>;
  answer(question: Question, answer: Answer): Promise<boolean>;
  takeBack(side: number): Promise<boolean>;
  allow(side: number, allow: boolean): Promise<boolean>;
  concede(side: number): Promise<boolean>;
  /** Forgets the last refusal. */
  forgive(): void;
  end(): void;
}

const battleOf = (plan: BattlePlan, words: readonly number[]): Battle => {
  const battle = newBattle(plan);
  rewind(battle, Int32Array.from(words));
  return battle;
};

/** Opens the line to a battle. */
export const openBattle = (id: string, watch: string): BattleStore => {
  const store = createStore<BattleView>(() => ({ line: 'connecting', events: [], story: [], fresh: [], busy: false }));
  let teller: Storyteller | undefined;
  const tell = (events: readonly BattleEvent[]): StoryLine[] => events.flatMap((event) => teller?.tell(event) ?? []);

  const hear = (message: ServerMessage): void => {
    switch (message.type) {
      case 'hello': {
        const plan = store.getState().plan ?? planOf(message.battle);
        teller = new Storyteller(plan);
        const { battle: info, state, story: events } = message;
        const story = tell(events);
        store.setState({ info, plan, state, battle: battleOf(plan, state.words), events, story, fresh: [] });
        break;
      }
      case 'news': {
        const { plan, events, story } = store.getState();
        if (!plan) return;
        const { state, events: fresh } = message;
        const battle = battleOf(plan, state.words);
        store.setState({
          state,
          battle,
          fresh,
          events: [...events, ...fresh],
          story: [...story, ...tell(fresh)],
        });
        break;
      }
      case 'seats':
        setSeats(message.seats);
        break;
      case 'bye':
        store.setState({ bye: message });
        break;
      default:
        // Whoever sent the command hears of it.
        break;
    }
  };
  const setSeats = (seats: readonly SeatInfo[]): void => {
    const { state } = store.getState();
    if (state) store.setState({ state: { ...state, seats } });
  };

  const live = new LiveLine(id, watch, { message: hear, line: (line) => store.setState({ line }) });
  const say = async (order: Parameters<LiveLine['say']>[0]): Promise<boolean> => {
    const { state } = store.getState();
    if (!state) return false;
    store.setState({ busy: true, problem: undefined });
    const problem = await live.say(order, state.seq);
    store.setState({ busy: false, problem });
    return problem === undefined;
  };

  return Object.assign(store, {
    act: (side: number, action: Action) =>
      say({ type: 'act', side, action: action as unknown as Record<string, unknown> }),
    answer: ({ side }: Question, answer: Answer) => say({ type: 'answer', side, answer }),
    takeBack: (side: number) => say({ type: 'take-back', side }),
    allow: (side: number, allow: boolean) => say({ type: 'allow', side, allow }),
    concede: (side: number) => say({ type: 'concede', side }),
    forgive: () => store.setState({ problem: undefined }),
    end: () => live.end(),
  });
};
