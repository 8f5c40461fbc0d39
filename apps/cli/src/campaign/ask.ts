import { createInterface } from 'node:readline';
import type { Campaign, ChoiceValue, Need } from '@muster/campaign';
import { armyOf, titleOf, unitOf } from '@muster/campaign';
import { paint } from '../colours.ts';
import { EXIT, Stop } from '../findings.ts';
import { type Choice, LeftTheTable, makePrompt, type Prompt } from '../human/prompt.ts';
import { say } from '../screen.ts';
import { choiceFrom, optionsText, optionText } from './drawing.ts';

/** Whether there is somebody at the terminal who can be asked. */
export const canAsk = (json = false): boolean => !json && process.stdin.isTTY;

/** A talk with somebody at the terminal. */
export interface Talk {
  /** Asks something; who leaves there leaves everything as it was. */
  ask: <T>(about: (prompt: Prompt) => Promise<T>) => Promise<T>;
  end: () => void;
}

/** Begins a talk; nothing is read before the first question. */
export const openTalk = (): Talk => {
  let input: ReturnType<typeof createInterface> | undefined;
  let prompt: Prompt | undefined;
  const write = (text: string): void => {
    process.stdout.write(text);
  };
  const leave = (word: string): boolean => {
    if (word === 'quit' || word === 'exit') throw new LeftTheTable();
    return false;
  };
  return {
    ask: async (about) => {
      input ??= createInterface({ input: process.stdin });
      prompt ??= makePrompt(input[Symbol.asyncIterator](), say, write, paint(), leave, 'quit');
      try {
        return await about(prompt);
      } catch (error) {
        if (error instanceof LeftTheTable) throw new Stop('You left; nothing was written.', EXIT.no);
        throw error;
      }
    },
    end: () => input?.close(),
  };
};

/** Yes or no. */
export const confirm = async (question: string): Promise<boolean> => {
  const talk = openTalk();
  try {
    return await talk.ask((prompt) =>
      prompt.read(
        `${question} (yes or no)`,
        (text) => (/^(y|yes)$/i.test(text) ? true : /^(n|no)$/i.test(text) ? false : undefined),
        'Type yes or no.',
      ),
    );
  } finally {
    talk.end();
  }
};

const nameIn = (campaign: Campaign, option: ChoiceValue): string => {
  const text = optionText(option);
  const name = unitOf(campaign, text)?.name ?? armyOf(campaign, text)?.name;
  return name === undefined || name.toLowerCase() === text ? titleOf(text) : `${name} (${text})`;
};

/** Asks for one thing that is missing. */
export const askNeed = (talk: Talk, campaign: Campaign, need: Need): Promise<number | ChoiceValue> =>
  talk.ask((prompt): Promise<number | ChoiceValue> => {
    if (need.kind === 'die')
      return prompt.read(
        `Throw a die: ${need.for}.`,
        (text) => (/^[1-6]$/.test(text) ? Number(text) : undefined),
        'Type what it shows, 1 to 6.',
      );
    const labelled = <T extends ChoiceValue>(values: readonly T[]): Choice<T>[] =>
      values.map((value) => ({ label: nameIn(campaign, value), value }));
    if (need.kind === 'pick') return prompt.choose(`Draw a lot: ${need.for}.`, labelled(need.among));
    const question = `${nameOf(campaign, need)} decides: ${need.for}`;
    if (need.several === undefined) return prompt.choose(`${question}.`, labelled(need.options));
    return prompt.read(
      `${question}, ${optionsText(need)}.`,
      (text) => choiceFrom(need, text),
      'Type the names with commas between them.',
    );
  });

const nameOf = (campaign: Campaign, { army }: Extract<Need, { kind: 'choice' }>): string =>
  armyOf(campaign, army)?.name ?? army;

/** What is missing, for whoever cannot be asked. */
export const needStop = (campaign: Campaign, need: Need): Stop =>
  new Stop(missing(campaign, need), EXIT.badInput, [], { refusal: { code: 'missing', what: need.for }, need });

const missing = (campaign: Campaign, need: Need): string => {
  if (need.kind === 'die')
    return `A die is missing: ${need.for}. Give one more face with --dice, or leave --dice and --real-dice out so that Muster throws.`;
  if (need.kind === 'pick')
    return `A lot is missing: ${need.for}, one of ${need.among.join(', ')}. Name it with --lots, or leave --lots and --real-dice out so that Muster draws.`;
  return `${nameOf(campaign, need)} must decide: ${need.for}, ${optionsText(need)}. Say --choose "${need.for}=${several(need)}", or --auto to let Muster decide.`;
};

const several = ({ options, several: many }: Extract<Need, { kind: 'choice' }>): string =>
  many === undefined ? optionText(options[0]) : options.slice(0, many).map(optionText).join('+');
