import type { Decision, LossNote } from '../contract/play.ts';
import { type Battle, rewind } from '../state/battle.ts';

/** Where a step began, and whether it showed dice or opened sealed answers. */
export interface Checkpoint {
  block: Int32Array;
  /** Losses and decisions until then. */
  losses: number;
  decisions: number;
  revealed: boolean;
}

/** Where a game that keeps nothing began. */
export const NOWHERE: Checkpoint = { block: new Int32Array(0), losses: 0, decisions: 0, revealed: false };

/** What a checkpoint is about. */
interface Standing {
  readonly battle: Battle;
  readonly losses: LossNote[];
  readonly decisions: Decision[];
}

/** Notes how things stand. */
export const checkpointOf = ({ battle, losses, decisions }: Standing): Checkpoint => ({
  block: battle.block.slice(),
  losses: losses.length,
  decisions: decisions.length,
  revealed: false,
});

/** Puts everything back to a checkpoint. */
export const goBackTo = ({ battle, losses, decisions }: Standing, checkpoint: Checkpoint): void => {
  rewind(battle, checkpoint.block);
  losses.length = checkpoint.losses;
  decisions.length = checkpoint.decisions;
};
