import type { Finding } from '@muster/kernel';
import type { ArmyList } from '../list.ts';
import type { SelectedList } from './roster.ts';

/** A list that was read: the selections, the army if its game can be played, and what could not be read. */
export interface ReadList {
  selected?: SelectedList;
  list?: ArmyList;
  /** What is outdated or unusual, but not an error. */
  notes: readonly Finding[];
  /** What could not be read and was left out. */
  lost: readonly Finding[];
  /** Why there is no army. */
  hindrances: readonly Finding[];
}
