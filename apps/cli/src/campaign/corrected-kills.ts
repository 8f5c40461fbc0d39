import type { MatchKill, MatchReport } from '@muster/campaign';
import { stopWith } from './refusals.ts';

/** Only a kill that was recorded can be taken out. */
export const demandKilled = ({ kills }: MatchReport, spared: readonly string[]): void => {
  const unknown = spared.find((unit) => !kills.some(({ victims }) => victims.includes(unit)));
  if (unknown !== undefined)
    throw stopWith('bad-report', `No kill of "${unknown}" was recorded: --not-killed takes out a kill that was.`, {
      what: unknown,
    });
};

/** Old kills, of which only those of the named victims change; a new killer takes the place of the old one. */
export const correctedKills = (
  old: readonly MatchKill[],
  told: readonly MatchKill[],
  spared: readonly string[],
): MatchKill[] => {
  const named = [...spared, ...told.flatMap(({ victims }) => victims)];
  const placed = new Set<MatchKill>();
  const kills = old.flatMap((kill) => {
    const victims = kill.victims.filter((unit) => !named.includes(unit));
    const now = told.filter((one) => !placed.has(one) && one.victims.some((unit) => kill.victims.includes(unit)));
    for (const one of now) placed.add(one);
    return [...(victims.length === 0 ? [] : [{ ...kill, victims }]), ...now];
  });
  return [...kills, ...told.filter((one) => !placed.has(one))];
};
