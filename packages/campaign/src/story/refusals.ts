import { counted } from '@muster/kernel';
import type { CampaignRefusal, CampaignRefusalCode } from '../contract/refusal.ts';
import type { Campaign } from '../state/campaign.ts';
import { rulesOf } from '../state/find.ts';
import { reportFirstSentence, uncalledSentence } from './event-refusals.ts';
import { objectiveSentence } from './objectives.ts';
import { isSeveral } from './words.ts';

type Sentence = (refusal: CampaignRefusal, campaign: Campaign) => string;

/** What has to be done first, by the step that a match is at. */
const STEP_WORDS: Readonly<Record<string, string>> = {
  mission: 'the battle itself',
  casualties: 'the casualties',
  experience: 'the experience',
  upgrade: 'upgrades',
  recruit: 'recruiting',
};

const stepWords = (step: string | number | undefined): string =>
  step === undefined ? 'something else' : (STEP_WORDS[String(step)] ?? String(step));

const steps = (text: string | number | undefined): string =>
  String(text ?? 'another step')
    .split(' or ')
    .map((step) => `the ${step} step`)
    .join(' or ');

/** An army or unit with its verb, as its name has it: Reds are, The Watch is. */
const does = (who: string | number | undefined, many: string, one: string): string =>
  `${who ?? 'The match'} ${isSeveral(String(who)) ? many : one}`;

/** Every refusal as a sentence. How to put it right is added by the program that shows it. */
const SENTENCES: Readonly<Record<CampaignRefusalCode, Sentence>> = {
  'unknown-army': ({ what }, { armies }) =>
    `There is no army "${what}" here; there ${armies.length === 0 ? 'is none yet' : `are ${armies.map(({ id }) => id).join(', ')}`}.`,
  'unknown-unit': ({ what }) => `There is no unit "${what}" on any sheet.`,
  'unknown-match': ({ what }, { matches }) =>
    `There is no match "${what ?? 'of that name'}"; ${matches.length === 0 ? 'none has been set up yet' : `there are ${matches.map(({ id }) => id).join(', ')}`}.`,
  'unknown-upgrade': ({ what, of }) => `${of ?? 'That unit'} has no upgrade "${what}".`,
  'unknown-event': ({ what }) =>
    `There is no event ${what} here: numbers are two dice, 11 to 66, and events of a match are counted from 1.`,
  'event-not-called': uncalledSentence,
  'report-first': reportFirstSentence,
  'unknown-ruleset': ({ what, need }) => `There is no campaign ruleset "${what}" (known: ${need}).`,
  'unknown-version': ({ what, need }) =>
    `There is no version of a campaign ruleset "${what}" (known versions: ${need}). Update Muster, or choose a known version.`,
  'changed-rules': () => 'This version of Muster cannot play changed rules. Update Muster.',
  'already-founded': ({ what }) => `The campaign "${what}" has begun already.`,
  'not-founded': () => 'No campaign has begun.',
  'campaign-over': () => 'The campaign is over: no more matches begin.',
  'name-taken': ({ what }) => `The name "${what}" is taken: choose another one.`,
  'no-name': ({ what }) =>
    what === 'override'
      ? 'An override needs a name and a reason.'
      : what === 'approval'
        ? 'An approval needs a name and a reason.'
        : 'A name is missing: it must not be empty.',
  'id-taken': ({ what }) => `"${what}" is there already: choose another one.`,
  'too-expensive': ({ what, need, have }) =>
    `${does(what ?? 'The list', 'cost', 'costs')} ${need} points, and only ${have} are there: take something cheaper or less.`,
  'too-many-heroes': ({ what, need, have }) =>
    what === undefined
      ? `The list has ${have} heroes, and a first list may have ${need}: leave one out.`
      : need === 1
        ? `One hero may be recruited after each match, and ${what} had one after this: wait for the next match.`
        : `${need} heroes are the most: disband one of ${what} first.`,
  'not-your-unit': ({ what, of }) => `"${what}" is not on the sheet of ${of}: name units of that army.`,
  'sits-out': ({ what, have }) =>
    `${does(what, 'sit', 'sits')} out for ${counted(Number(have), 'more match', 'more matches')}: leave that unit at home.`,
  'nobody-brought': ({ what }) =>
    `${does(what, 'bring', 'brings')} nobody: name at least one unit that can come, or recruit first.`,
  'gap-too-wide': ({ need, have }) =>
    `The armies are ${have} points apart, and ${need} are allowed: let the stronger army leave units at home.`,
  'too-few-armies': ({ need, have }) =>
    `A match needs ${need} armies, and there ${have === 1 ? 'is' : 'are'} ${have}: name those that fight, let another army join, or finish the match that is open.`,
  'too-many-armies': ({ need, have }) => `A match has ${need} armies at the most, and ${have} were named.`,
  'not-everybody': ({ what }) =>
    `${does(what, 'are', 'is')} missing: all armies are in every match, unless the campaign allows matches side by side.`,
  'army-busy': ({ what, have }) => `${does(what, 'are', 'is')} still in match ${have}: finish its steps first.`,
  'wrong-step': ({ what, need, have }) => {
    if (have === 'closed') return `${what ?? 'The match'} is over.`;
    if (have === 'none')
      return `${does(what, 'are', 'is')} in no match that is open: ${steps(need)} comes after a match.`;
    return need === undefined
      ? `That must wait: what is open in ${what} is ${stepWords(have)}.`
      : `${does(what, 'are', 'is')} not at ${steps(need)}; what is open is ${stepWords(have)}.`;
  },
  'wrong-round': ({ need, have }) => `Round ${have} cannot begin now: the next one is round ${need}.`,
  'bad-report': ({ what, need, have }) =>
    need === undefined
      ? `"${what}" is not in this match, or has no objective there.`
      : `The report says that ${what} lost ${have}, but it has ${need} models: correct the report.`,
  'bad-objective': objectiveSentence,
  'bad-winner': ({ what }) =>
    `"${what}" cannot have won: name one army of the match, by its id or name, and one that did not concede.`,
  'no-winner': () => 'Somebody must have won: name the winner (campaign matches go on until there is one).',
  'bad-die': ({ what, have }) => `A die shows 1 to 6, not ${have} (${what}): type what it shows.`,
  'bad-pick': ({ what, have }) => `"${have}" is not among those that lots are drawn of (${what}).`,
  'bad-choice': ({ what, have }) => `"${have}" cannot be chosen here (${what}).`,
  'not-for-sale': ({ what }) => `${what} was found, not bought: it cannot be sold.`,
  'tried-already': ({ what }) => `The sale of ${what} was tried after this match already: try again after the next.`,
  'bought-just-now': ({ what }) => `${what} was bought after this very match: it can be sold after the next one.`,
  'no-veteran': ({ what }) =>
    `${what} cannot be a veteran: each army may recruit one after a match, and heroes are none.`,
  'late-joiners-closed': () => 'The first match has been set up, and this campaign takes no late joiners.',
  'not-offered': ({ what }) => `"${what}" is not on offer here.`,
  'not-in-books': ({ what, of }) => `${what} is not in ${of}. Any other unit needs the organiser's approval.`,
  'no-underdog-points': ({ what }) => `${does(what, 'have', 'has')} no underdog points left in this match.`,
  'one-point-per-roll': ({ what }) =>
    `A point has been spent on "${what}" already: one for each roll, over all armies.`,
  'cannot-concede': ({ what }) => `${what} cannot concede: that happened already, or no other army is left.`,
  'bad-seal': () => 'The seal does not fit: this is not what was noted down, or the word is another one.',
  'bad-value': ({ what, have }) => `${what} cannot be "${have}": look at its kind and try again.`,
  'bad-date': ({ need, have }) =>
    `${have} is before the campaign was founded (${need}): choose that day or a later one.`,
  'bad-xp': ({ what, need, have }) => `${what} cannot have ${have} XP: units have 0 to ${need}.`,
  'bad-level': ({ what, need, have }) => `${what} cannot be at level ${have}: its XP reach level ${need}.`,
  'unknown-gain': ({ what, need }) =>
    what === 'specialist'
      ? 'A Specialist has a mode: write Specialist (melee) or Specialist (shooting).'
      : `"${what}" is not in the tables of this campaign. Choose from: ${need}.`,
  'gain-twice': ({ what, have }) => `${what} can have ${have} only once.`,
  'too-many-gains': ({ what, need, have }) =>
    `${what} has ${have} of them (limit ${need}): one trait for each level, and for heroes one skill for each level and two skill sets.`,
  'too-many-matches': ({ what, need, have }) =>
    `${what} has played ${have} matches, and the campaign had only ${need}: correct one of both.`,
  'skill-without-set': ({ what, of, need }) => `${what} is a skill of ${need}, and ${of} does not have that set.`,
  'heroes-only': ({ what, have }) =>
    `${what} is not a hero, so it cannot have ${have}: only heroes have injuries, talents and skills.`,
  'limit-reached': ({ what, need, have }) =>
    `${what} has played ${have} matches (limit ${need}): let other armies play, or change the limit.`,
  'has-played': ({ what }) =>
    `${does(what, 'still have', 'still has')} units, points or matches: disband the army first.`,
};

/** A refusal in one sentence, which says what is wrong but names no command or button. */
export const campaignRefusalSentence = (refusal: CampaignRefusal, campaign: Campaign): string => {
  const sentence: Sentence | undefined = SENTENCES[refusal.code];
  const { words } = rulesOf(campaign);
  const said = sentence ? sentence(refusal, campaign) : `That cannot be done (${refusal.code}).`;
  return words.army === 'army'
    ? said
    : said.replaceAll(/\barmy\b/g, words.army).replaceAll(/\barmies\b/g, `${words.army}s`);
};
