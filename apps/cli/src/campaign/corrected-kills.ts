import type { MatchKill, MatchReport } from '@muster/campaign';
import { stopWith } from './refusals.ts';

/** Refuses to remove kills that were not recorded. */
export const demandKilled = ({ kills }: MatchReport, spared: readonly string[]): void => {
  const unknown = spared.find((unit) => !kills.some(({ victims }) => victims.includes(unit)));
  if (unknown !== undefined)
    throw stopWith('bad-report', `No kill of "${unknown}" was recorded. --not-killed removes only recorded kills.`, {
      what: unknown,
    });
};

/** Returns recorded kills with those of the named victims corrected; a new killer replaces the old one. */
export const correctedKills = (
  old: readonly MatchKill[],
  reported: readonly MatchKill[],
  spared: readonly string[],
): MatchKill[] => {
  const named = [...spared, ...reported.flatMap(({ victims }) => victims)];
  const placed = new Set<MatchKill>();
  const kills = old.flatMap((kill) => {
    const victims = kill.victims.filter((unit) => !named.includes(unit));
    const now = reported.filter((one) => !placed.has(one) && one.victims.some((unit) => kill.victims.includes(unit)));
    for (const one of now) placed.add(one);
    return [...(victims.length === 0 ? [] : [{ ...kill, victims }]), ...now];
  });
  return [...kills, ...reported.filter((one) => !placed.has(one))];
};
