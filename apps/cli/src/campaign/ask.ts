import { createInterface } from 'node:readline';
import {
  type Campaign,
  type ChoiceNeed,
  type ChoiceValue,
  missingDiceText,
  type MissingDraw,
  type DrawNeed,
  objectiveQuestion,
} from '@muster/campaign';
import { armyOf, effectOf, labelText, rulesOf, titleOf, unitOf } from '@muster/campaign';
import type { PromptChoice, Prompt } from '@muster/guide';
import { paint } from '../colours.ts';
import { EXIT, CommandError } from '../findings.ts';
import { PlayerQuit, makePrompt } from '../human/prompt.ts';
import { printLine } from '../screen.ts';
import { choiceFrom, optionsText, optionText } from './draw-options.ts';

/** Whether a person at the terminal can be asked. */
export const canAsk = (json = false): boolean => !json && process.stdin.isTTY;

/** A dialogue with a person at the terminal. */
export interface Dialogue {
  /** The lines that the person types; input is read only when it is needed. */
  lines: AsyncIterator<string>;
  /** Asks something; a person who leaves ends the command with the farewell. */
  ask: <T>(about: (prompt: Prompt) => Promise<T>) => Promise<T>;
  end: () => void;
}

/** Opens a dialogue. */
export const openDialogue = (farewell = 'You left. Nothing was saved.'): Dialogue => {
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
    if (word === 'quit' || word === 'exit') throw new PlayerQuit();
    return false;
  };
  return {
    lines,
    ask: (about) => untilLeft(() => about(makePrompt(lines, printLine, write, paint(), leave, 'quit')), farewell),
    end: () => input?.close(),
  };
};

/** Runs a dialogue; if the person leaves in the middle, the command ends with the farewell. */
export const untilLeft = async <T>(what: () => Promise<T>, farewell: string): Promise<T> => {
  try {
    return await what();
  } catch (error) {
    throw error instanceof PlayerQuit ? new CommandError(farewell, EXIT.no) : error;
  }
};

/** Asks a yes-or-no question. */
export const confirm = async (question: string): Promise<boolean> => {
  const talk = openDialogue();
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

/** Returns an option as text: its name, and what it does if that is known. */
const nameIn = (campaign: Campaign, option: ChoiceValue): string => {
  const text = optionText(option);
  const name = unitOf(campaign, text)?.name ?? armyOf(campaign, text)?.name;
  if (name !== undefined && name.toLowerCase() !== text) return `${name} (${text})`;
  const does = name === undefined ? effectOf(rulesOf(campaign), text) : '';
  return `${titleOf(text)}${does === '' ? '' : `: ${does}`}`;
};

/** Asks for one missing die, random draw or decision. */
export const askNeed = (talk: Dialogue, campaign: Campaign, need: DrawNeed): Promise<number | ChoiceValue> =>
  talk.ask((prompt): Promise<number | ChoiceValue> => {
    if (need.kind === 'die')
      return prompt.read(
        `Roll a die: ${labelText(campaign, need.for)}.`,
        (text) => (/^[1-6]$/.test(text) ? Number(text) : undefined),
        'Type what the die shows, 1 to 6.',
      );
    const labelled = <T extends ChoiceValue>(values: readonly T[]): PromptChoice<T>[] =>
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
      'Type the names, separated by commas.',
    );
  });

/** Returns the price of a decision and the points in the bank, if it costs points. */
const priceText = ({ pay }: ChoiceNeed): string => (pay ? ` for ${pay.price} points (bank ${pay.bank})` : '');

const nameOf = (campaign: Campaign, { army }: ChoiceNeed): string => armyOf(campaign, army)?.name ?? army;

/** Returns the error for something that is missing if no person can be asked. */
export const needStop = (campaign: Campaign, need: DrawNeed, missing: readonly MissingDraw[]): CommandError =>
  new CommandError(missingText(campaign, need, missing), EXIT.badInput, [], {
    refusal: { code: 'missing', what: need.for },
    need,
    ...(missing.length === 0 ? {} : { missing }),
  });

/** The decision that a player may note in secret. */
const SECRET = 'marked unit';

const DICE_OPTIONS =
  'Enter the faces with --dice, let Muster ask for each die with --real-dice, or leave both out and Muster rolls.';

const missingText = (campaign: Campaign, need: DrawNeed, missing: readonly MissingDraw[]): string => {
  if (need.kind === 'die') return `${missingDiceText(campaign, missing)} ${DICE_OPTIONS}`;
  if (need.kind === 'pick')
    return `A random draw is missing: ${labelText(campaign, need.for)}, one of ${need.among.join(', ')}. Enter it with --lots, let Muster ask for it with --real-dice, or leave both out and Muster draws.`;
  const objective = objectiveQuestion(campaign, need, nameOf(campaign, need));
  if (objective !== undefined)
    return `${objective} The report does not show that. Add --objective ${need.army} or --objective-missed ${need.army}.`;
  const question = `${nameOf(campaign, need)} must decide: ${labelText(campaign, need.for)}${priceText(need)}, ${optionsText(need)}.`;
  return `${question}${effectLines(campaign, need) || ' '}Add --choose "${need.for}=${several(need)}", or --auto to let Muster decide.${need.for === SECRET ? ' To keep it secret, add --later and then use "muster campaign seal".' : ''}`;
};

/** Returns a line for each option whose effect is known. */
const effectLines = (campaign: Campaign, { options }: ChoiceNeed): string => {
  const lines = options.flatMap((option) => {
    const does = typeof option === 'string' ? effectOf(rulesOf(campaign), option) : '';
    return does === '' ? [] : [`\n  ${titleOf(String(option))}: ${does}`];
  });
  return lines.length === 0 ? '' : `${lines.join('')}\n`;
};

const several = ({ options, several: many }: ChoiceNeed): string =>
  many === undefined ? optionText(options[0]) : options.slice(0, many).map(optionText).join('+');
