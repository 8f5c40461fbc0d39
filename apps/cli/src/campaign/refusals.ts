import {
  type Campaign,
  type CampaignRefusal,
  type CampaignRefusalCode,
  campaignRefusalSentence,
  type UncalledReason,
} from '@muster/campaign';
import { EXIT, CommandError } from '../findings.ts';

/** Advice that follows a refusal: one or two whole sentences, or an empty text. */
type Advice = (refusal: CampaignRefusal) => string;

/** The commands that finish each step of a match. */
const STEP_COMMANDS: Readonly<Record<string, string>> = {
  mission: '"muster campaign record" ends the battle.',
  casualties: 'Use "muster campaign casualties".',
  experience: 'Use "muster campaign experience".',
  upgrade: 'Use "muster campaign upgrade", then "muster campaign next".',
  recruit: 'Use "muster campaign recruit", then "muster campaign next".',
  closed: '"muster campaign amend" corrects it.',
  none: '"muster campaign setup" begins a match.',
};

const APPROVAL = 'Add --approved-by NAME --reason TEXT.';

/** The commands that help when no die called for an event. */
const UNCALLED_COMMANDS: Partial<Record<UncalledReason, string>> = {
  'before-round-1': ' "muster campaign round" begins it.',
  'not-begun': ' "muster campaign round" begins it.',
  'another-event': ' "muster campaign status" shows that event.',
};

const TABLE_OPTIONS: Readonly<Record<string, string>> = {
  destroyed: '--destroyed',
  shaken: '--shaken',
  inTerrain: '--in-terrain',
  nearElevation: '--near-elevation',
};

const tableOptions: Advice = ({ what }) => {
  const flag = TABLE_OPTIONS[what ?? ''];
  return `Add ${flag} unit,unit. If there are none, add ${flag} none: then the event has no effect.`;
};

const objectiveOptions: Advice = ({ have }) => {
  if (have === 'reached') return 'Leave --objective-missed out, or correct the report.';
  return have === 'no-kill'
    ? 'Add the kill with --killed, or leave --objective out.'
    : 'Leave --objective out, or correct the report.';
};

const NAME_OPTIONS: Readonly<Record<string, string>> = {
  override: '--by and --reason must not be empty.',
  approval: '--approved-by and --reason must not be empty.',
};

/** What to do about a refusal on this command line. */
const ADVICE: Partial<Record<CampaignRefusalCode, string | Advice>> = {
  'unknown-unit': '"muster campaign sheet" shows all units.',
  'unknown-upgrade': '"muster campaign upgrade --list" shows its upgrades.',
  'event-not-called': ({ what }) => `${APPROVAL}${UNCALLED_COMMANDS[what as UncalledReason] ?? ''}`,
  'report-first': tableOptions,
  'already-founded': 'Use another file for a new campaign.',
  'not-founded': '"muster campaign new" begins one.',
  'campaign-over': '"muster campaign standings" shows the winner.',
  'no-name': ({ what }) => NAME_OPTIONS[what ?? ''] ?? '',
  'gap-too-wide': 'Add --bring ARMY=unit,unit, or --fit.',
  'too-few-armies': 'See "muster campaign status".',
  'not-everybody': 'The option parallelPlay=true allows that.',
  'wrong-step': ({ have }) => STEP_COMMANDS[have ?? ''] ?? '',
  'bad-report': ({ need }) =>
    need === undefined ? '"muster campaign status" and the sheets show the names of armies and units.' : '',
  'bad-objective': objectiveOptions,
  'late-joiners-closed': 'Only a campaign with lateJoiners=true does.',
  'not-in-books': `${APPROVAL} "muster campaign recruit --army ARMY --list" shows what is in its books.`,
  'bad-level': 'Set XP and level together, such as xp=10 level=2.',
  'skill-without-set': 'Add it to skillSets.',
  'limit-reached': '"muster campaign override" changes the limit.',
};

/** Returns a refusal as text, with what to do about it on this command line. */
export const refusalSentence = (refusal: CampaignRefusal, campaign: Campaign): string => {
  const advice = ADVICE[refusal.code] ?? '';
  return `${campaignRefusalSentence(refusal, campaign)} ${typeof advice === 'function' ? advice(refusal) : advice}`.trim();
};

/** Returns the error that ends a command with a refusal of the campaign. */
export const refusalStop = (refusal: CampaignRefusal, campaign: Campaign): CommandError =>
  new CommandError(refusalSentence(refusal, campaign), EXIT.badInput, [], { refusal });

/** Returns the error that ends a command with a refusal of the command line itself. */
export const stopWith = (code: string, sentence: string, more: Readonly<Record<string, unknown>> = {}): CommandError =>
  new CommandError(sentence, EXIT.badInput, [], { refusal: { code, ...more } });
