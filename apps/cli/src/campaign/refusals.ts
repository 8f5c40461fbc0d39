import {
  type Campaign,
  type CampaignRefusal,
  type CampaignRefusalCode,
  campaignRefusalSentence,
  type Uncalled,
} from '@muster/campaign';
import { withHow } from '@muster/kernel';
import { EXIT, Stop } from '../findings.ts';

type How = (refusal: CampaignRefusal) => string;

/** The commands that do what a step of a match asks for. */
const STEP_COMMANDS: Readonly<Record<string, string>> = {
  mission: ' ("muster campaign record" ends it)',
  casualties: ' ("muster campaign casualties")',
  experience: ' ("muster campaign experience")',
  upgrade: ' ("muster campaign upgrade", then "muster campaign next")',
  recruit: ' ("muster campaign recruit", then "muster campaign next")',
  closed: ': "muster campaign amend" corrects what was written',
  none: ' ("muster campaign setup" begins one)',
};

const APPROVAL = ': add --approved-by NAME --reason TEXT.';

/** What shows why an event was not called. */
const UNCALLED_COMMANDS: Partial<Record<Uncalled, string>> = {
  'before-round-1': ' "muster campaign round" begins it.',
  'not-begun': ' "muster campaign round" begins it.',
  'another-event': ' "muster campaign status" shows which.',
};

const TABLE_OPTIONS: Readonly<Record<string, string>> = {
  destroyed: '--destroyed',
  shaken: '--shaken',
  inTerrain: '--in-terrain',
  nearElevation: '--near-elevation',
};

const tableOptions: How = ({ what }) => {
  const flag = TABLE_OPTIONS[what ?? ''];
  return `. Add ${flag} unit,unit. If there are none, add ${flag} none: then the event has no effect.`;
};

const objectiveOptions: How = ({ have }) =>
  have === 'reached'
    ? ': leave --objective-missed out, or correct the report.'
    : `${have === 'no-kill' ? ' (add the kill with --killed)' : ''}. Leave --objective out, or correct the report.`;

const NAME_OPTIONS: Readonly<Record<string, string>> = {
  override: ': --by and --reason must not be empty.',
  approval: ': --approved-by and --reason must not be empty.',
};

/** How to put a refusal right at this command line, in the place of its full stop. */
const HOW: Partial<Record<CampaignRefusalCode, string | How>> = {
  'unknown-unit': '; "muster campaign sheet" shows which there are.',
  'unknown-upgrade': '; "muster campaign upgrade --list" shows what it has.',
  'event-not-called': ({ what }) => `${APPROVAL}${UNCALLED_COMMANDS[what as Uncalled] ?? ''}`,
  'report-first': tableOptions,
  'already-founded': ': a new one needs a file of its own.',
  'not-founded': ' in this file: "muster campaign new" begins one.',
  'campaign-over': '. "muster campaign standings" says who has won.',
  'no-name': ({ what }) => NAME_OPTIONS[what ?? ''] ?? '.',
  'gap-too-wide': ' (--bring ARMY=unit,unit, or --fit).',
  'too-few-armies': ' ("muster campaign status").',
  'not-everybody': ' (parallelPlay=true).',
  'wrong-step': ({ have }) => `${STEP_COMMANDS[have ?? ''] ?? ''}.`,
  'bad-report': ({ need }) =>
    need === undefined ? ': name units and armies as "muster campaign status" and the sheets do.' : '.',
  'bad-objective': objectiveOptions,
  'late-joiners-closed': ': it was begun without lateJoiners=true.',
  'not-in-books': `${APPROVAL} "muster campaign recruit --army ARMY --list" shows what is in its books.`,
  'bad-level': '. Set XP and level together, such as xp=10 level=2.',
  'skill-without-set': ': add it to skillSets.',
  'limit-reached': ' with "muster campaign override".',
};

/** A refusal in one sentence, with what to do about it here. */
export const refusalSentence = (refusal: CampaignRefusal, campaign: Campaign): string => {
  const how = HOW[refusal.code];
  return withHow(campaignRefusalSentence(refusal, campaign), typeof how === 'function' ? how(refusal) : how);
};

/** Ends a command with a refusal. */
export const refusalStop = (refusal: CampaignRefusal, campaign: Campaign): Stop =>
  new Stop(refusalSentence(refusal, campaign), EXIT.badInput, [], { refusal });

/** Ends a command with a refusal of the command line itself. */
export const stopWith = (code: string, sentence: string, more: Readonly<Record<string, unknown>> = {}): Stop =>
  new Stop(sentence, EXIT.badInput, [], { refusal: { code, ...more } });
