import type { Table } from '@muster/engine';

/** What a list of battles shows of one. */
export interface BattleSummary {
  title: string;
  system: string;
  points: number;
  /** By side. */
  armies: readonly string[];
  players: readonly string[];
  round: number;
  phase: string;
  /** The sides that something is expected of. */
  waiting: readonly number[];
  markers: readonly number[];
  over: boolean;
  /** The side that won; none in a draw. */
  winner?: number;
}

/** One battle of a list. */
export interface BattleListing {
  id: string;
  created: number;
  updated: number;
  mine: readonly number[];
  /** Whether the person who asked may remove it: the host, while no other person plays. */
  removable?: true;
  summary: BattleSummary;
}

/** A side of a battle as an invitation shows it. */
export interface InvitedSide {
  army: string;
  points: number;
  units: readonly string[];
  /** Nothing for a free seat. */
  player: string;
  /** Whether the player has an account. */
  account?: true;
}

/** What whoever comes by a link to a seat may know before taking it. */
export interface Invitation {
  title: string;
  system: string;
  /** Who set the battle up. */
  host: string;
  /** Whether the host has an account. */
  hostAccount?: true;
  /** The side that the seat is for. */
  side: number;
  /** Whether nobody has taken it yet. */
  free: boolean;
  /** The sides that the one who asks plays already. */
  mine: readonly number[];
  sides: readonly InvitedSide[];
  table: Table;
}
