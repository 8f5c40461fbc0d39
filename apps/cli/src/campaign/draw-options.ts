import { randomBytes } from 'node:crypto';
import {
  type Campaign,
  type ChoiceNeed,
  type ChoiceValue,
  EMPTY_DRAW_SOURCE,
  firstOf,
  keyedSource,
  isAllowedChoice,
  type DrawNeed,
  policySource,
  seedOf,
  type DrawSource,
  type Typed,
} from '@muster/campaign';
import { type Command, Option } from 'commander';
import { CommandError } from '../findings.ts';
import { collectValues, splitAtCommas } from '../options.ts';
import { readName } from './naming.ts';
import { stopWith } from './refusals.ts';

/** Where the dice, random draws and decisions of a command come from, other than the campaign's seed. */
export interface DrawOptions {
  dice?: readonly number[];
  lots?: readonly string[];
  realDice?: boolean;
  choose?: readonly string[];
  /** Whether Muster decides for players, or which decisions it takes. */
  auto?: boolean | ((need: ChoiceNeed) => boolean);
}

/** Adds the options for dice, random draws and decisions to a command. */
export const withDraws = (command: Command): Command =>
  withDice(command)
    .addOption(new Option('--dice <faces>', 'the faces of real dice, in order, separated by commas').argParser(facesOf))
    .addOption(
      new Option('--lots <names>', 'the results of real random draws, in order, separated by commas').argParser(
        splitAtCommas,
      ),
    );

/** Adds those of the options that make sense for a whole match. */
export const withDice = (command: Command): Command =>
  command
    .option('--real-dice', 'ask for every die and every random draw instead of rolling them')
    .option('--choose <what=how>', 'a decision, such as "guard ransom=pay" (repeatable)', collectValues)
    .option('--auto', 'let Muster make the decisions of players');

/** Returns the seed of a new campaign: the given one, or a random one. */
export const newSeed = ({ seed }: { seed?: string }): string =>
  seed === undefined ? randomBytes(16).toString('hex') : readName(seed, 'The seed');

/** Reads faces of dice from a text; refuses anything other than 1 to 6. */
const facesOf = (text: string): number[] =>
  splitAtCommas(text).map((word) => {
    const face = Number(word);
    if (/^\d+$/.test(word) && face >= 1 && face <= 6) return face;
    throw stopWith('bad-die', `A die shows 1 to 6, not "${word}". Enter what the dice show, such as --dice 3,5,1.`, {
      have: word,
    });
  });

/** Something that was asked for and answered at the terminal. */
export interface AnsweredNeed {
  need: DrawNeed;
  value: number | ChoiceValue;
}

/** The source of one attempt, and the options that it has not used. */
export interface Attempt {
  source: DrawSource;
  /** Typed dice, draws and decisions that were not needed. */
  spare: () => { dice: readonly number[]; lots: readonly string[]; choices: readonly string[] };
}

/** Returns a function that makes sources for attempts; every attempt draws the same. */
export const attemptsFor = (
  options: DrawOptions,
): ((campaign: Campaign, answered: readonly AnsweredNeed[]) => Attempt) => {
  const { dice = [], lots = [], choose = [], auto, realDice } = options;
  const choices = choose.map(readChoice);
  return (campaign, answered) => {
    const left = { dice: [...dice], lots: [...lots], choices: [...choices] };
    const typed: DrawSource = {
      die: () => typedIn(left.dice.shift()),
      pick: (_label, among) =>
        among.length === 1 && left.lots[0] !== among[0] ? undefined : typedIn(left.lots.shift()),
      choose: (need) => {
        const at = left.choices.findIndex((one) => one.for === need.for.toLowerCase());
        return at < 0 ? undefined : valueFor(need, left.choices.splice(at, 1)[0]);
      },
    };
    const keyed = keyedSource(seedOf(campaign));
    // Once real dice are used, Muster does not roll any.
    const drawn: DrawSource = {
      ...EMPTY_DRAW_SOURCE,
      die: (label, key) => (realDice || options.dice ? undefined : keyed.die(label, key)),
      pick: (label, among, key) => (realDice || options.lots ? undefined : keyed.pick(label, among, key)),
    };
    return {
      source: firstOf(typed, answeredSource(answered), drawn, auto ? policyFor(campaign, auto) : EMPTY_DRAW_SOURCE),
      spare: () => ({ dice: left.dice, lots: left.lots, choices: left.choices.map((one) => `${one.for}=${one.text}`) }),
    };
  };
};

/** Returns a source in which Muster makes all decisions, or some of them. */
const policyFor = (campaign: Campaign, auto: true | ((need: ChoiceNeed) => boolean)): DrawSource => {
  const policy = policySource(campaign);
  return {
    ...policy,
    choose: (need) => (auto === true || auto(need) ? policy.choose(need) : undefined),
  };
};

const typedIn = <T>(value: T | undefined): Typed<T> | undefined => (value === undefined ? undefined : { typed: value });

/** Returns a source of the answers from the terminal, each used once, in the order of the questions. */
const answeredSource = (answered: readonly AnsweredNeed[]): DrawSource => {
  const left = [...answered];
  const take = (kind: DrawNeed['kind'], label: string): AnsweredNeed['value'] | undefined => {
    const at = left.findIndex(({ need }) => need.kind === kind && need.for === label);
    return at < 0 ? undefined : left.splice(at, 1)[0].value;
  };
  return {
    die: (label) => typedIn(take('die', label) as number | undefined),
    pick: (label) => typedIn(take('pick', label) as string | undefined),
    choose: ({ for: label }) => take('choice', label) as ChoiceValue | undefined,
  };
};

interface TypedChoice {
  for: string;
  text: string;
}

const readChoice = (pair: string): TypedChoice => {
  const at = pair.lastIndexOf('=');
  if (at < 1)
    throw new CommandError(
      `"${pair}" is not a decision. Write what is decided, =, and the choice, such as "guard ransom=pay".`,
    );
  return { for: pair.slice(0, at).trim().toLowerCase(), text: pair.slice(at + 1).trim() };
};

/** Words for choices that are not names. */
const CHOICE_WORDS: Readonly<Record<string, ChoiceValue>> = {
  yes: true,
  true: true,
  no: false,
  false: false,
  nobody: null,
  none: null,
};

/** Reads a typed decision: a name, yes or no, none, or several names separated by commas. */
export const choiceFrom = (need: ChoiceNeed, text: string): ChoiceValue | undefined => {
  const plain = text.toLowerCase();
  const named = (word: string): string | undefined =>
    need.options.find((option): option is string => typeof option === 'string' && option.toLowerCase() === word);
  if (need.several !== undefined) {
    const names = splitAtCommas(plain.replaceAll('+', ',')).map(named);
    return names.every((one) => one !== undefined) && isAllowedChoice(need, names) ? names : undefined;
  }
  const value = named(plain) ?? (Object.hasOwn(CHOICE_WORDS, plain) ? CHOICE_WORDS[plain] : undefined);
  return value !== undefined && isAllowedChoice(need, value) ? value : undefined;
};

const valueFor = (need: ChoiceNeed, { text }: TypedChoice): ChoiceValue => {
  const value = choiceFrom(need, text);
  if (value !== undefined) return value;
  throw stopWith('bad-choice', `"${text}" cannot be chosen for "${need.for}". Choose ${optionsText(need)}.`, {
    what: need.for,
    have: text,
  });
};

/** Returns a choice as players type it. */
export const optionText = (option: ChoiceValue): string => {
  if (option === null) return 'none';
  if (typeof option === 'boolean') return option ? 'yes' : 'no';
  return typeof option === 'string' ? option : option.join('+');
};

/** Returns the choices of a decision: `one of pay, decline`. */
export const optionsText = ({ options, several }: ChoiceNeed): string =>
  `${several === undefined ? 'one' : several} of ${options.map(optionText).join(', ')}`;
