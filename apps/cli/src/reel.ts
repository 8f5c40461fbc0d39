import { type Battle, battleAt, type BattlePlan, type Frame, Game, makeCamera } from '@muster/engine';
import { unknownNotes } from '@muster/host';
import { type Deeds, deedsOf } from '@muster/picture';
import { type BattleMatch, type BattleOptions, demandRecordAlone, matchFor } from './battle-options.ts';
import { Stop } from './findings.ts';
import { loadRecord, problemSentence, replayRecord } from './records.ts';

/** A battle that can be viewed step by step. */
export interface Reel {
  readonly plan: BattlePlan;
  readonly game: Game;
  readonly players: readonly string[];
  /** Notes for the viewer. */
  readonly notes: readonly string[];
  /** The steps so far. */
  readonly frames: readonly Frame[];
  /** Plays the next step; returns false at the end. */
  next: () => boolean;
  /** The problem of a record after its last valid step. */
  readonly problem: string | undefined;
}

/** Returns a battle from a record, or a new one that is played while it is viewed. */
export const reelFor = (file: string | undefined, options: BattleOptions): Reel => {
  if (file === undefined) return reelOfMatch(matchFor(options));
  demandRecordAlone(file, options);
  return reelOfRecord(file);
};

/** Returns a battle that is played while it is viewed. */
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

/** Returns a recorded battle. */
const reelOfRecord = (file: string): Reel => {
  const { record, ruleset, refusal } = loadRecord(file);
  if (!ruleset) throw new Stop(`${refusal} No picture can be drawn, but "muster battle replay" can show the log.`);
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

/** Plays a battle to its end and returns all its frames. */
export const wholeReel = (reel: Reel): readonly Frame[] => {
  while (reel.next());
  return reel.frames;
};

/** Returns the battle before or after a step. */
export const battleOf = ({ plan }: Pick<Reel, 'plan'>, block: Int32Array): Battle => battleAt(plan, block);

/** Returns what a step did, as far as a map can show it. */
export const deedsOfFrame = (reel: Reel, { before, events, after }: Frame): Deeds =>
  deedsOf(battleOf(reel, before), events, battleOf(reel, after));
