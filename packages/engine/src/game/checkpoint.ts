import type { Decision, LossNote } from '../contract/play.ts';
import { type Battle, rewind } from '../state/battle.ts';

/** The state at the start of a step, and whether the step showed dice or opened sealed answers. */
export interface Checkpoint {
  block: Int32Array;
  /** Losses and decisions until then. */
  losses: number;
  decisions: number;
  revealed: boolean;
}

/** The start of a game that stores nothing. */
export const NO_CHECKPOINT: Checkpoint = { block: new Int32Array(0), losses: 0, decisions: 0, revealed: false };

/** What a checkpoint covers. */
interface Standing {
  readonly battle: Battle;
  readonly losses: LossNote[];
  readonly decisions: Decision[];
}

/** Returns a checkpoint of the current state. */
export const checkpointOf = ({ battle, losses, decisions }: Standing): Checkpoint => ({
  block: battle.block.slice(),
  losses: losses.length,
  decisions: decisions.length,
  revealed: false,
});

/** Restores a checkpoint. */
export const restoreCheckpoint = ({ battle, losses, decisions }: Standing, checkpoint: Checkpoint): void => {
  rewind(battle, checkpoint.block);
  losses.length = checkpoint.losses;
  decisions.length = checkpoint.decisions;
};
