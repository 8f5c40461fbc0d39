import { counted } from '@muster/kernel';
import type { CampaignRefusal, CampaignRefusalCode } from '../contract/refusal.ts';
import type { Campaign } from '../state/campaign.ts';
import { rulesOf } from '../state/find.ts';
import { reportFirstSentence, uncalledSentence } from './event-refusals.ts';
import { objectiveRefusalText } from './objectives.ts';
import { isPluralName } from './grammar.ts';

type Sentence = (refusal: CampaignRefusal, campaign: Campaign) => string;

/** What must be finished first, by the step of the match. */
const STEP_TEXTS: Readonly<Record<string, string>> = {
  mission: 'the battle itself',
  casualties: 'the casualties',
  experience: 'the experience',
  upgrade: 'upgrades',
  recruit: 'recruiting',
};

const stepText = (step: string | number | undefined): string =>
  step === undefined ? 'something else' : (STEP_TEXTS[String(step)] ?? String(step));

const steps = (text: string | number | undefined): string =>
  String(text ?? 'another step')
    .split(' or ')
    .map((step) => `the ${step} step`)
    .join(' or ');

/** Returns an army or unit with the verb that fits its name: Reds are, The Watch is. */
const does = (who: string | number | undefined, many: string, one: string): string =>
  `${who ?? 'The match'} ${isPluralName(String(who)) ? many : one}`;

/** One sentence for each refusal. The program that shows it adds how to fix it. */
const SENTENCES: Readonly<Record<CampaignRefusalCode, Sentence>> = {
  'unknown-army': ({ what }, { armies }) =>
    armies.length === 0
      ? `There is no army "${what}": no army has joined yet.`
      : `There is no army "${what}". Armies: ${armies.map(({ id }) => id).join(', ')}.`,
  'unknown-unit': ({ what }) => `There is no unit "${what}" on any sheet.`,
  'unknown-match': ({ what }, { matches }) =>
    matches.length === 0
      ? `There is no match${what === undefined ? '' : ` "${what}"`}: none has been set up yet.`
      : `There is no such match${what === undefined ? '' : ` "${what}"`}. Matches: ${matches.map(({ id }) => id).join(', ')}.`,
  'unknown-upgrade': ({ what, of }) => `${of ?? 'That unit'} has no upgrade "${what}".`,
  'unknown-event': ({ what }) =>
    `There is no random event ${what}: its number is two dice, 11 to 66. The events of a match are counted from 1.`,
  'event-not-called': uncalledSentence,
  'report-first': reportFirstSentence,
  'unknown-ruleset': ({ what, need }) => `There is no campaign ruleset "${what}" (known: ${need}).`,
  'unknown-version': ({ what, need }) =>
    `There is no version of a campaign ruleset "${what}" (known versions: ${need}). Update Muster, or choose a known version.`,
  'changed-rules': () => 'This version of Muster cannot play changed rules. Update Muster.',
  'already-founded': ({ what }) => `The campaign "${what}" has already begun.`,
  'not-founded': () => 'No campaign has begun.',
  'campaign-over': () => 'The campaign is over, so no more matches can begin.',
  'name-taken': ({ what }) => `The name "${what}" is taken. Choose another one.`,
  'no-name': ({ what }) =>
    what === 'override'
      ? 'An override needs a name and a reason.'
      : what === 'approval'
        ? 'An approval needs a name and a reason.'
        : 'The name is empty. Enter a name.',
  'id-taken': ({ what }) => `The id "${what}" is taken. Choose another one.`,
  'too-expensive': ({ what, need, have }) =>
    `${does(what ?? 'The list', 'cost', 'costs')} ${need} points (limit ${have}). Choose fewer or cheaper units or upgrades.`,
  'too-many-heroes': ({ what, need, have }) =>
    what === undefined
      ? `The list has ${have} heroes (limit ${need} for a first list). Leave one out.`
      : need === 1
        ? `${what} already recruited a hero after this match (limit 1). Wait for the next match.`
        : `${what} already has ${have} heroes (limit ${need}). Disband one first.`,
  'not-your-unit': ({ what, of }) => `"${what}" is not on the sheet of ${of}. Choose units of that army.`,
  'sits-out': ({ what, have }) =>
    `${does(what, 'sit', 'sits')} out for ${counted(Number(have), 'more match', 'more matches')}. Leave that unit at home.`,
  'nobody-brought': ({ what }) =>
    `${does(what, 'bring', 'brings')} no units. Choose at least one unit that is available, or recruit first.`,
  'gap-too-wide': ({ need, have }) =>
    `The armies are ${have} points apart (limit ${need}). The stronger army must leave units at home.`,
  'too-few-armies': ({ need, have }) =>
    `A match needs at least ${need} armies (now ${have}). Choose more armies, let another army join, or finish the open match.`,
  'too-many-armies': ({ need, have }) => `Too many armies: ${have} (limit ${need}). Choose fewer.`,
  'not-everybody': ({ what }) =>
    `${does(what, 'are', 'is')} missing. All armies must play in every match, unless the campaign allows matches at the same time.`,
  'army-busy': ({ what, have }) => `${does(what, 'are', 'is')} still in match ${have}. Finish its steps first.`,
  'wrong-step': ({ what, need, have }) => {
    if (have === 'closed') return `${what ?? 'The match'} is over.`;
    if (have === 'none')
      return `${does(what, 'are', 'is')} not in an open match. You need ${steps(need)}, which comes after a match.`;
    return need === undefined
      ? `This is not possible yet. First finish ${stepText(have)} in ${what}.`
      : `${does(what, 'are', 'is')} not at ${steps(need)}. First finish ${stepText(have)}.`;
  },
  'wrong-round': ({ need, have }) => `Round ${have} cannot begin now. The next round is ${need}.`,
  'bad-report': ({ what, need, have }) =>
    need === undefined
      ? `"${what}" is not in this match, or has no special objective in it.`
      : `The report says that ${what} lost ${have} models (limit ${need}). Correct the report.`,
  'bad-objective': objectiveRefusalText,
  'bad-winner': ({ what }) => `"${what}" cannot have won. Choose an army of this match that did not concede.`,
  'no-winner': () => 'The winner is missing. A campaign match continues until one army wins: choose that army.',
  'bad-die': ({ what, have }) => `A die shows 1 to 6, not ${have} (${what}). Enter what it shows.`,
  'bad-pick': ({ what, have }) => `"${have}" cannot be drawn here (${what}).`,
  'bad-choice': ({ what, have }) => `"${have}" cannot be chosen here (${what}).`,
  'not-for-sale': ({ what }) => `${what} cannot be sold: it was found, not bought.`,
  'tried-already': ({ what }) => `You already tried to sell ${what} after this match. Try again after the next match.`,
  'bought-just-now': ({ what }) => `${what} was bought after this match. You can sell it after the next match.`,
  'no-veteran': ({ what }) =>
    `${what} cannot be a veteran. Each army may recruit one veteran after a match, and it cannot be a hero.`,
  'late-joiners-closed': () =>
    'No army can join: the first match has been set up, and this campaign does not allow late joiners.',
  'not-offered': ({ what }) => `"${what}" is not available here.`,
  'not-in-books': ({ what, of }) => `${what} is not in ${of}. Other units need the organiser's approval.`,
  'no-underdog-points': ({ what }) => `${does(what, 'have', 'has')} no underdog points left in this match.`,
  'one-point-per-roll': ({ what }) =>
    `An underdog point has already been spent on "${what}" (limit 1 per roll, for all armies together).`,
  'cannot-concede': ({ what }) => `${what} cannot concede: it has already conceded, or it is the last army left.`,
  'bad-seal': () => 'The seal does not match: the note or the secret word is not the original one.',
  'bad-value': ({ what, have }) => `${what} cannot be "${have}". Enter a valid value.`,
  'bad-date': ({ need, have }) => `${have} is before the campaign began (${need}). Choose that day or a later one.`,
  'bad-xp': ({ what, need, have }) => `${what} cannot have ${have} XP (limit ${need}).`,
  'bad-level': ({ what, need, have }) => `${what} cannot be at level ${have}: its XP are enough for level ${need}.`,
  'unknown-gain': ({ what, need }) =>
    what === 'specialist'
      ? 'Specialist needs a mode: write Specialist (melee) or Specialist (shooting).'
      : `"${what}" is not in the tables of this campaign. Choose from: ${need}.`,
  'gain-twice': ({ what, have }) => `${what} can have ${have} only once.`,
  'too-many-gains': ({ what, need, have }) =>
    `${what} has ${have} traits, skills or skill sets (limit ${need}). A unit has one trait per level; a hero also has one skill per level and at most two skill sets.`,
  'too-many-matches': ({ what, need, have }) =>
    `${what} has played ${have} matches (limit ${need}, the matches of the campaign). Correct one of the two.`,
  'skill-without-set': ({ what, of, need }) => `${what} belongs to the skill set ${need}, which ${of} does not have.`,
  'heroes-only': ({ what, have }) => `${what} cannot have ${have}: only heroes have injuries, talents and skills.`,
  'limit-reached': ({ what, need, have }) =>
    `${what} has played ${have} matches (limit ${need}). Let other armies play, or change the limit.`,
  'has-played': ({ what }) =>
    `${does(what, 'still have', 'still has')} units, points or matches. Disband the army first.`,
};

/** Returns a refusal as text that says what is wrong, without naming commands or buttons. */
export const campaignRefusalSentence = (refusal: CampaignRefusal, campaign: Campaign): string => {
  const sentence: Sentence | undefined = SENTENCES[refusal.code];
  const { words } = rulesOf(campaign);
  const text = sentence ? sentence(refusal, campaign) : `This is not possible (${refusal.code}).`;
  return words.army === 'army'
    ? text
    : text.replaceAll(/\barmy\b/g, words.army).replaceAll(/\barmies\b/g, `${words.army}s`);
};
