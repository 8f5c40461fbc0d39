import { createInterface } from 'node:readline';
import {
  type Campaign,
  type ChoiceNeed,
  type ChoiceValue,
  missingDiceText,
  type MissingDraw,
  type Need,
  objectiveQuestion,
} from '@muster/campaign';
import { armyOf, effectOf, labelText, rulesOf, titleOf, unitOf } from '@muster/campaign';
import type { Choice, Prompt } from '@muster/guide';
import { paint } from '../colours.ts';
import { EXIT, Stop } from '../findings.ts';
import { LeftTheTable, makePrompt } from '../human/prompt.ts';
import { say } from '../screen.ts';
import { choiceFrom, optionsText, optionText } from './drawing.ts';

/** Whether there is somebody at the terminal who can be asked. */
export const canAsk = (json = false): boolean => !json && process.stdin.isTTY;

/** A talk with somebody at the terminal. */
export interface Talk {
  /** What they type; nothing is read before it is asked for. */
  lines: AsyncIterator<string>;
  /** Asks something; who leaves there ends the command with the farewell. */
  ask: <T>(about: (prompt: Prompt) => Promise<T>) => Promise<T>;
  end: () => void;
}

/** Begins a talk. */
export const openTalk = (farewell = 'You left; nothing was written.'): Talk => {
  let input: ReturnType<typeof createInterface> | undefined;
  let typed: AsyncIterator<string> | undefined;
  const lines: AsyncIterator<string> = {
    next: () => {
      input ??= createInterface({ input: process.stdin });
      typed ??= input[Symbol.asyncIterator]();
      return typed.next();
    },
  };
  const write = (text: string): void => {
    process.stdout.write(text);
  };
  const leave = (word: string): boolean => {
    if (word === 'quit' || word === 'exit') throw new LeftTheTable();
    return false;
  };
  return {
    lines,
    ask: (about) => untilLeft(() => about(makePrompt(lines, say, write, paint(), leave, 'quit')), farewell),
    end: () => input?.close(),
  };
};

/** Does something with a person, who may leave in the middle of it: then the command ends with the farewell. */
export const untilLeft = async <T>(what: () => Promise<T>, farewell: string): Promise<T> => {
  try {
    return await what();
  } catch (error) {
    throw error instanceof LeftTheTable ? new Stop(farewell, EXIT.no) : error;
  }
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

/** An option as it is offered: its name, and what it does where that is known. */
const nameIn = (campaign: Campaign, option: ChoiceValue): string => {
  const text = optionText(option);
  const name = unitOf(campaign, text)?.name ?? armyOf(campaign, text)?.name;
  if (name !== undefined && name.toLowerCase() !== text) return `${name} (${text})`;
  const does = name === undefined ? effectOf(rulesOf(campaign), text) : '';
  return `${titleOf(text)}${does === '' ? '' : `: ${does}`}`;
};

/** Asks for one thing that is missing. */
export const askNeed = (talk: Talk, campaign: Campaign, need: Need): Promise<number | ChoiceValue> =>
  talk.ask((prompt): Promise<number | ChoiceValue> => {
    if (need.kind === 'die')
      return prompt.read(
        `Roll a die: ${labelText(campaign, need.for)}.`,
        (text) => (/^[1-6]$/.test(text) ? Number(text) : undefined),
        'Type what it shows, 1 to 6.',
      );
    const labelled = <T extends ChoiceValue>(values: readonly T[]): Choice<T>[] =>
      values.map((value) => ({ label: nameIn(campaign, value), value }));
    if (need.kind === 'pick')
      return prompt.choose(`Draw at random: ${labelText(campaign, need.for)}.`, labelled(need.among));
    const question = `${nameOf(campaign, need)} must decide: ${labelText(campaign, need.for)}${priceText(need)}`;
    if (need.several === undefined)
      return prompt.choose(
        objectiveQuestion(campaign, need, nameOf(campaign, need)) ?? `${question}.`,
        labelled(need.options),
      );
    return prompt.read(
      `${question}, ${optionsText(need)}.`,
      (text) => choiceFrom(need, text),
      'Type the names with commas between them.',
    );
  });

/** What a decision costs and what there is to pay it from, where it is about points. */
const priceText = ({ pay }: ChoiceNeed): string => (pay ? ` for ${pay.price} points (bank ${pay.bank})` : '');

const nameOf = (campaign: Campaign, { army }: ChoiceNeed): string => armyOf(campaign, army)?.name ?? army;

/** Ends a command with what is missing, where no one can be asked. */
export const needStop = (campaign: Campaign, need: Need, missing: readonly MissingDraw[]): Stop =>
  new Stop(missingText(campaign, need, missing), EXIT.badInput, [], {
    refusal: { code: 'missing', what: need.for },
    need,
    ...(missing.length === 0 ? {} : { missing }),
  });

/** What a player may note down in secret. */
const SECRET = 'marked unit';

const DICE_OPTIONS =
  'Type what they show with --dice, let Muster ask for each of them with --real-dice, or leave both out so that Muster rolls.';

const missingText = (campaign: Campaign, need: Need, missing: readonly MissingDraw[]): string => {
  if (need.kind === 'die') return `${missingDiceText(campaign, missing)} ${DICE_OPTIONS}`;
  if (need.kind === 'pick')
    return `A random draw is missing: ${labelText(campaign, need.for)}, one of ${need.among.join(', ')}. Name it with --lots, let Muster ask for it with --real-dice, or leave both out so that Muster draws.`;
  const objective = objectiveQuestion(campaign, need, nameOf(campaign, need));
  if (objective !== undefined)
    return `${objective} The report does not say. Add --objective ${need.army} or --objective-missed ${need.army}.`;
  const question = `${nameOf(campaign, need)} must decide: ${labelText(campaign, need.for)}${priceText(need)}, ${optionsText(need)}.`;
  return `${question}${effectLines(campaign, need) || ' '}Say --choose "${need.for}=${several(need)}", or --auto to let Muster decide.${need.for === SECRET ? ' To keep it secret say --later, and then "muster campaign seal".' : ''}`;
};

/** What the options do, a line each, where that is known. */
const effectLines = (campaign: Campaign, { options }: ChoiceNeed): string => {
  const lines = options.flatMap((option) => {
    const does = typeof option === 'string' ? effectOf(rulesOf(campaign), option) : '';
    return does === '' ? [] : [`\n  ${titleOf(String(option))}: ${does}`];
  });
  return lines.length === 0 ? '' : `${lines.join('')}\n`;
};

const several = ({ options, several: many }: ChoiceNeed): string =>
  many === undefined ? optionText(options[0]) : options.slice(0, many).map(optionText).join('+');
