import { type Battle, battleAt, type BattlePlan, type StepFrame, Game, makeFrameRecorder } from '@muster/engine';
import { unknownNotes } from '@muster/host';
import { type MapActions, mapActionsOf } from '@muster/picture';
import { type BattleMatch, type BattleOptions, demandRecordAlone, matchFor } from './battle-options.ts';
import { CommandError } from './findings.ts';
import { loadRecord, problemSentence, replayRecord } from './records.ts';

/** A battle that can be viewed step by step. */
export interface BattlePlayback {
  readonly plan: BattlePlan;
  readonly game: Game;
  readonly players: readonly string[];
  /** Notes for the viewer. */
  readonly notes: readonly string[];
  /** The steps so far. */
  readonly frames: readonly StepFrame[];
  /** Plays the next step; returns false at the end. */
  next: () => boolean;
  /** The problem of a record after its last valid step. */
  readonly problem: string | undefined;
}

/** Returns a battle from a record, or a new one that is played while it is viewed. */
export const playbackFor = (file: string | undefined, options: BattleOptions): BattlePlayback => {
  if (file === undefined) return playbackOfMatch(matchFor(options));
  demandRecordAlone(file, options);
  return reelOfRecord(file);
};

/** Returns a battle that is played while it is viewed. */
export const playbackOfMatch = ({ plan, seed, names, players, notes }: BattleMatch): BattlePlayback => {
  const game = new Game({ plan, seed, players, keepEvents: true });
  const frames: StepFrame[] = [];
  const camera = makeFrameRecorder(game, frames);
  camera();
  const next = (): boolean => {
    if (!game.playStep()) return false;
    camera();
    return true;
  };
  return { plan, game, players: names, notes, frames, next, problem: undefined };
};

/** Returns a recorded battle. */
const reelOfRecord = (file: string): BattlePlayback => {
  const { record, ruleset, refusal } = loadRecord(file);
  if (!ruleset)
    throw new CommandError(`${refusal} No picture can be drawn, but "muster battle replay" can show the log.`);
  const frames: StepFrame[] = [];
  let camera: (() => void) | undefined;
  const after = (game: Game): void => {
    camera ??= makeFrameRecorder(game, frames);
    camera();
  };
  const replayed = replayRecord(record, ruleset, { keepEvents: true, after });
  const { game } = replayed;
  const problem = problemSentence(record, replayed, `Step ${replayed.matching + 1}`);
  const { plan } = game;
  return { plan, game, players: record.players, notes: unknownNotes(plan), frames, next: () => false, problem };
};

/** Plays a battle to its end and returns all its frames. */
export const playToEnd = (reel: BattlePlayback): readonly StepFrame[] => {
  while (reel.next());
  return reel.frames;
};

/** Returns the battle before or after a step. */
export const battleOf = ({ plan }: Pick<BattlePlayback, 'plan'>, block: Int32Array): Battle => battleAt(plan, block);

/** Returns what a step did, as far as a map can show it. */
export const actionsOfFrame = (reel: BattlePlayback, { before, events, after }: StepFrame): MapActions =>
  mapActionsOf(battleOf(reel, before), events, battleOf(reel, after));
