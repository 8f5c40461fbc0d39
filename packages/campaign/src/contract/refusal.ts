import type { RulesetRefusal } from '@muster/rules';

/** Why a command was not carried out. */
export const REFUSALS = [
  'unknown-army',
  'unknown-unit',
  'unknown-match',
  'unknown-upgrade',
  'unknown-event',
  'event-not-called',
  'report-first',
  'unknown-ruleset',
  'unknown-version',
  'changed-rules',
  'already-founded',
  'not-founded',
  'campaign-over',
  'name-taken',
  'no-name',
  'id-taken',
  'too-expensive',
  'too-many-heroes',
  'not-your-unit',
  'sits-out',
  'nobody-brought',
  'gap-too-wide',
  'too-few-armies',
  'too-many-armies',
  'not-everybody',
  'army-busy',
  'wrong-step',
  'wrong-round',
  'bad-report',
  'bad-objective',
  'bad-winner',
  'no-winner',
  'bad-die',
  'bad-pick',
  'bad-choice',
  'not-for-sale',
  'tried-already',
  'bought-just-now',
  'no-veteran',
  'late-joiners-closed',
  'not-offered',
  'not-in-books',
  'no-underdog-points',
  'one-point-per-roll',
  'cannot-concede',
  'bad-seal',
  'bad-value',
  'bad-date',
  'bad-xp',
  'bad-level',
  'unknown-gain',
  'gain-twice',
  'too-many-gains',
  'too-many-matches',
  'skill-without-set',
  'heroes-only',
  'limit-reached',
  'has-played',
] as const;
export type CampaignRefusalCode = (typeof REFUSALS)[number];

/** Why a command is not allowed: a code, what it is about, and the numbers. */
export interface CampaignRefusal {
  code: CampaignRefusalCode;
  /** The name of the army, unit, match or upgrade that it is about. */
  what?: string;
  /** The owner of that, or the round or objective that it belongs to. */
  of?: number | string;
  /** What the rule requires. */
  need?: number | string;
  /** The actual value, in the same unit. */
  have?: number | string;
}

/** Thrown when a rule refuses a command; caught only by `decide`. */
export class RefusalSignal extends Error {
  readonly refusal: CampaignRefusal;
  constructor(refusal: CampaignRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Returns the details of a refusal of rules that cannot be played: their id and version, and the known ones. */
export const rulesFault = ({ id, version, known }: RulesetRefusal): Omit<CampaignRefusal, 'code'> => ({
  what: `${id}@${version}`,
  need: known.join(', '),
});

/** Refuses a command. */
export const refuse = (code: CampaignRefusalCode, details: Omit<CampaignRefusal, 'code'> = {}): never => {
  throw new RefusalSignal({ code, ...details });
};
