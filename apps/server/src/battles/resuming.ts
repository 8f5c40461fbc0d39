import {
  battleAt,
  battleOfStored,
  type BattleEvent,
  type BattlePlan,
  GAME,
  Game,
  type GameOptions,
  hasNamesOf,
  readWithCurrentNames,
  replay,
  type StepRecord,
  turnOf,
} from '@muster/engine';
import { baseOf } from '@muster/kernel';
import type { BattleEntry, KeptStep, BattleLedger, RulesChange } from './entry.ts';
import { type BattleHeader, rulesetOfHeader, type HeaderSeat } from './header.ts';
import { recordHead } from './showing.ts';
import { rulesPrint } from './rules-print.ts';
import { ageOf, type BattleSnapshot, changeSentence, isKeyOf, type StoredBattle } from './snapshot.ts';

/** A battle to open. */
export interface GameToOpen {
  header: BattleHeader;
  plan: BattlePlan;
  seats: readonly HeaderSeat[];
  ledger: BattleLedger;
  options: Pick<GameOptions, 'players' | 'listen' | 'keepEvents'>;
  /** Called after each finished step. */
  stepped: () => void;
}

/** An opened game. */
export interface OpenedGame {
  game: Game;
  /** Whose turn it was when each step began. */
  turns: number[];
  /** The entry to store next, because the rules have changed. */
  change?: RulesChange;
  /** Why the battle can only be viewed. */
  frozen?: string;
}

/** Opens a battle: from its stored state under the same rules, otherwise by its steps, otherwise from its stored state under other rules. */
export const openGame = (
  open: GameToOpen,
  entries: readonly BattleEntry[],
  { stories, snapshot, summary, replays }: StoredBattle,
): OpenedGame => {
  const { plan, ledger } = open;
  const told = stepsWithEvents(ledger, entries, stories);
  const age = snapshot ? ageOf(entries, snapshot) : 'void';
  const isSame =
    snapshot !== undefined &&
    isKeyOf(snapshot.rules, plan.ruleset) &&
    hasNamesOf(plan, (snapshot.body as BattleSnapshot).state);
  if (!replays && snapshot && isSame && age === 'current' && told.every(({ events }) => events)) {
    const resumed = resume(open, snapshot.body as BattleSnapshot, told);
    if (resumed) return resumed;
  }
  const replayed = ledger.changes.length === 0 ? replayAll(open) : undefined;
  if (replayed && replayed.matching === ledger.steps.length)
    return ledger.draft && !replayed.game.unfinished ? changed(open, replayed) : replayed;
  if (snapshot && age !== 'void') {
    const resumed = resume(open, snapshot.body as BattleSnapshot, told);
    const isKnown = isSame && age === 'current' && !(replays && replayed);
    if (resumed) return isKnown ? resumed : changed(open, resumed);
  }
  return stopped(open, replayed ?? replayAll(open), (summary as { over?: boolean } | undefined)?.over === true);
};

/** Returns the steps of a battle with their events, if stored. */
const stepsWithEvents = (
  { steps }: BattleLedger,
  entries: readonly BattleEntry[],
  stories: StoredBattle['stories'],
): StepRecord[] => {
  const heard = new Map<KeptStep, string | undefined>();
  entries.forEach((entry, i) => entry.kind === 'step' && heard.set(entry.step, stories[i]));
  return steps.map((step) => {
    const story = heard.get(step);
    return story === undefined ? step : { ...step, events: readWithCurrentNames(JSON.parse(story) as BattleEvent[]) };
  });
};

const diceOf = ({ dice }: BattleHeader): Pick<GameOptions, 'dice'> => (dice === 'asked' ? { dice } : {});

/** Continues from a stored state. */
const resume = (open: GameToOpen, snapshot: BattleSnapshot, told: readonly StepRecord[]): OpenedGame | undefined => {
  const { header, plan, ledger, options, stepped } = open;
  const from = battleOfStored(plan, snapshot.state);
  if (!from) return undefined;
  from.game[GAME.takeBacks] = ledger.takeBacks;
  const { steps, turns } = snapshot;
  const decisions = readWithCurrentNames(snapshot.decisions);
  const make = (): Game =>
    new Game({
      plan,
      seed: header.seed,
      ...options,
      ...diceOf(header),
      from,
      ...(header.decisions ? { decisions: header.decisions } : {}),
      before: { steps: told.slice(0, steps), decisions },
    });
  stepped();
  const game = make();
  const { draft } = ledger;
  if (!draft || steps < ledger.steps.length || waits(game, draft, ledger.takeBacks)) return { game, turns: [...turns] };
  stepped();
  return { game: make(), turns: [...turns] };
};

/** Returns whether a waiting step waits for answers again. */
const waits = (game: Game, draft: NonNullable<BattleLedger['draft']>, takeBacks: number): boolean => {
  try {
    return game.repeat({ ...draft, takeBacks }).status === 'pending';
  } catch {
    return false;
  }
};

/** Repeats the steps while their results match, and then the waiting step. */
export const replayAll = (open: GameToOpen): OpenedGame & { matching: number } => {
  const { header, plan, seats, ledger, options, stepped } = open;
  const { steps, draft, takeBacks } = ledger;
  const turns: number[] = [];
  if (steps.length === 0 && !header.start && !draft)
    return { game: new Game({ plan, seed: header.seed, ...options, ...diceOf(header) }), turns, matching: 0 };
  const record = {
    ...recordHead(header, plan, seats),
    takeBacks,
    steps,
  };
  if (header.start) turns[0] = turnOf(battleAt(plan, Int32Array.from(header.start)));
  let matching = 0;
  const after = (played: Game): void => {
    matching = played.steps.length;
    turns[matching] = turnOf(played.battle);
    stepped();
  };
  const play = (to?: number): ReturnType<typeof replay> =>
    replay({ ...record, ...(draft && to === undefined ? { unfinished: draft } : {}) }, rulesetOfHeader(header), {
      ...options,
      plan,
      after,
      ...(to === undefined ? {} : { to }),
    });
  try {
    const { game, problem } = play();
    if (!problem && (!draft || game.unfinished)) return { game, turns, matching };
  } catch {
    // Other rules may not know the parts of a step.
  }
  const { game } = play(matching);
  turns.length = matching + 1;
  return { game, turns, matching };
};

/** Continues a battle under changed rules, with a sentence for the players. */
const changed = (open: GameToOpen, opened: OpenedGame): OpenedGame => {
  const { header, plan, ledger } = open;
  const { ruleset } = plan;
  const { game } = opened;
  const lost = ledger.steps.length - game.steps.length;
  const sentence = changeSentence({
    began: baseOf(header.ruleset).version,
    before: ledger.changes.at(-1)?.rules ?? header.rules,
    ruleset,
    battle: game.battle,
    lost,
  });
  const change: RulesChange = {
    kind: 'rules',
    steps: game.steps.length,
    lost,
    draft: game.unfinished !== undefined,
    sentence,
    rules: rulesPrint(ruleset, header.armies),
  };
  game.battle.game[GAME.takeBacks] = ledger.takeBacks + lost;
  return { ...opened, change };
};

/** Continues a battle without a stored state from its last matching step, or makes it view-only. */
const stopped = (open: GameToOpen, replayed: OpenedGame & { matching: number }, isOver: boolean): OpenedGame => {
  const { matching, ...opened } = replayed;
  if (matching > 0 && !isOver) return changed(open, opened);
  const { header, plan, ledger } = open;
  const { name } = plan.ruleset;
  const frozen =
    `The rules have changed. This battle was played under ${name}, version ${baseOf(header.ruleset).version}, ` +
    `and only ${matching} of its ${ledger.steps.length} steps can be repeated. You can view it, but not continue it.`;
  return { ...opened, frozen };
};
