import { EMPTY_REPORT, type MatchKill, type MatchReport, NEUTRALS } from '@muster/campaign';
import { DEPARTURES, fail, type Finding, ok, Reader, type Result } from '@muster/kernel';
import { type Check, listOf, optional, shape, truth, whole, word } from '../record/shape.ts';
import { byId, count, id, ids } from './shapes.ts';

const oneOrSeveral: Check = (reader) => {
  if (typeof reader.value === 'string') id(reader);
  else ids(reader);
};

const report: Check = shape({
  destroyed: optional(ids),
  routed: optional(ids),
  modelsKilled: optional(byId(count)),
  kills: optional(
    listOf(
      shape({
        by: oneOrSeveral,
        victim: optional(id),
        victims: optional(ids),
        joined: optional(truth),
        round: optional(whole(1, 99)),
        melee: optional(truth),
        victimShaken: optional(truth),
        shaken: optional(truth),
        neutral: optional(truth),
      }),
    ),
  ),
  left: optional(byId(word(...DEPARTURES))),
  conceded: optional(ids),
  order: optional(ids),
  rounds: optional(whole(1, 99)),
});

/** A kill as written by hand. */
interface WrittenKill {
  by: string | readonly string[];
  victim?: string;
  victims?: readonly string[];
  round?: number;
  melee?: boolean;
  victimShaken?: boolean;
  shaken?: boolean;
  /** The victim is in no army. */
  neutral?: boolean;
}

/** The report of a battle as written by hand. */
export type WrittenReport = Partial<Omit<MatchReport, 'kills'>> & { kills?: readonly WrittenKill[] };

/** Parses a battle report written by hand. Everything that did not happen may be left out. */
export const parseMatchReport = (value: unknown): Result<MatchReport, Finding[]> => {
  const reader = new Reader(value);
  report(reader);
  if (reader.findings.length > 0) return fail(reader.findings);
  const written = value as WrittenReport;
  const bare = (written.kills ?? []).findIndex(
    ({ victim, victims = [], neutral }) => !neutral && victim === undefined && victims.length === 0,
  );
  if (bare >= 0) return fail([{ path: `kills[${bare}]`, message: 'has no victim' }]);
  return ok(wholeReport(written));
};

/** Returns a complete report, as the campaign needs it. */
export const wholeReport = ({ kills = [], ...rest }: WrittenReport): MatchReport => ({
  ...EMPTY_REPORT,
  ...rest,
  kills: kills.map(killOf),
});

const killOf = (kill: WrittenKill): MatchKill => {
  const { by, victim, victims, round, melee, victimShaken, shaken = victimShaken, neutral } = kill;
  return {
    by: typeof by === 'string' ? [by] : by,
    victims: neutral ? [NEUTRALS[0]] : (victims ?? (victim === undefined ? [] : [victim])),
    ...(round === undefined ? {} : { round }),
    ...(melee === undefined ? {} : { melee }),
    ...(shaken === undefined ? {} : { shaken }),
  };
};
