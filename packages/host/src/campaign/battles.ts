import { type Campaign, digest, type BattleDigest, type Match, type Unready } from '@muster/campaign';
import { type BattleSetup, type Table, withDuel } from '@muster/engine';
import type { BattleReport } from '@muster/kernel';
import { duelsOf, matchBattle } from './match.ts';

/** A battle of a match: the battle of all armies, or a duel. */
export interface MatchPart {
  kind: 'match' | 'duel';
  /** Its name among the battles of the match. */
  name: string;
  setup: BattleSetup;
  seed: string;
  /** The side of the match that plays each side of this battle. */
  sides: readonly number[];
}

/** The result of a match. */
export interface MatchOutcome {
  report: BattleReport;
  digest: BattleDigest;
}

/**
 * Yields each battle of a match, and takes its report. Returns the result for the campaign, or the unit that has no
 * profile and cannot fight.
 */
export function* battlesOfMatch(
  campaign: Campaign,
  match: Match,
  { table, seed }: { table: Table; seed: string },
): Generator<MatchPart, MatchOutcome | Unready, BattleReport> {
  const battle = matchBattle(campaign, match, table);
  if ('unit' in battle) return battle;
  const sides = battle.armies.map((_, side) => side);
  let report = yield { kind: 'match', name: 'battle', setup: battle.setup, seed, sides };
  for (const { row, setup, champion, opponent } of duelsOf(battle, report, seed)) {
    const part = { kind: 'duel', name: `duel-${row}`, setup, seed: `${seed} duel ${row}` } as const;
    const duel = yield { ...part, sides: [champion, opponent] };
    report = withDuel(report, row, duel.winner === 0);
  }
  return { report, digest: digest(campaign, match, report, battle.armies) };
}
