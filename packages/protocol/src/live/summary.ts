import type { Table } from '@muster/engine';

/** What a list of battles shows about each battle. */
export interface BattleSummary {
  title: string;
  system: string;
  points: number;
  /** By side. */
  armies: readonly string[];
  players: readonly string[];
  round: number;
  phase: string;
  /** The sides that must act or answer. */
  waiting: readonly number[];
  markers: readonly number[];
  over: boolean;
  /** The side that won; none in a draw. */
  winner?: number;
}

/** One battle in a list. */
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
  /** Empty for a free seat. */
  player: string;
  /** Whether the player has an account. */
  account?: true;
}

/** What a person with a link to a seat may know before taking it. */
export interface Invitation {
  title: string;
  system: string;
  /** The person who set up the battle. */
  host: string;
  /** Whether the host has an account. */
  hostAccount?: true;
  /** The side that the seat is for. */
  side: number;
  /** Whether the seat is still free. */
  free: boolean;
  /** The sides that the recipient already plays. */
  mine: readonly number[];
  sides: readonly InvitedSide[];
  table: Table;
}
