import { type Battle, battleAt, type BattlePlan, type Frame, Game, makeCamera } from '@muster/engine';
import { unknownNotes } from '@muster/host';
import { type Deeds, deedsOf } from '@muster/picture';
import { type BattleMatch, type BattleOptions, demandRecordAlone, matchFor } from './battle-options.ts';
import { Stop } from './findings.ts';
import { loadRecord, problemSentence, replayRecord } from './records.ts';

/** A battle that can be looked at step by step. */
export interface Reel {
  readonly plan: BattlePlan;
  readonly game: Game;
  readonly players: readonly string[];
  /** What its players should know. */
  readonly notes: readonly string[];
  /** The steps that there are so far. */
  readonly frames: readonly Frame[];
  /** Makes the next step; false when there is none. */
  next: () => boolean;
  /** What is wrong with a record, from the step after the last on. */
  readonly problem: string | undefined;
}

/** A battle out of a record, or one that is played while it is looked at. */
export const reelFor = (file: string | undefined, options: BattleOptions): Reel => {
  if (file === undefined) return reelOfMatch(matchFor(options));
  demandRecordAlone(file, options);
  return reelOfRecord(file);
};

/** A battle that is played while it is looked at. */
export const reelOfMatch = ({ plan, seed, names, players, notes }: BattleMatch): Reel => {
  const game = new Game({ plan, seed, players, keepEvents: true });
  const frames: Frame[] = [];
  const camera = makeCamera(game, frames);
  camera();
  const next = (): boolean => {
    if (!game.playStep()) return false;
    camera();
    return true;
  };
  return { plan, game, players: names, notes, frames, next, problem: undefined };
};

/** A battle that was played. */
const reelOfRecord = (file: string): Reel => {
  const { record, ruleset, refusal } = loadRecord(file);
  if (!ruleset)
    throw new Stop(`${refusal} "muster battle replay" can tell the battle, but no picture can be made of it here.`);
  const frames: Frame[] = [];
  let camera: (() => void) | undefined;
  const after = (game: Game): void => {
    camera ??= makeCamera(game, frames);
    camera();
  };
  const replayed = replayRecord(record, ruleset, { keepEvents: true, after });
  const { game } = replayed;
  const problem = problemSentence(record, replayed, `Step ${replayed.matching + 1}`);
  const { plan } = game;
  return { plan, game, players: record.players, notes: unknownNotes(plan), frames, next: () => false, problem };
};

/** All frames of a battle, played to its end. */
export const wholeReel = (reel: Reel): readonly Frame[] => {
  while (reel.next());
  return reel.frames;
};

/** The battle before or after a step. */
export const battleOf = ({ plan }: Pick<Reel, 'plan'>, block: Int32Array): Battle => battleAt(plan, block);

/** What a step did, as far as a map can show it. */
export const deedsOfFrame = (reel: Reel, { before, events, after }: Frame): Deeds =>
  deedsOf(battleOf(reel, before), events, battleOf(reel, after));
