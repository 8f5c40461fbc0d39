import type { Prompt } from '@muster/guide';
import { PAPER_TYPES } from '@muster/protocol';
import { CAMPAIGN_RULESETS } from '@muster/rules';
import { openDialogue } from './ask.ts';

/** Asks for a campaign that was kept on paper, and returns the answers as the lines of a paper file. */
export const askPaper = async (): Promise<string> => {
  const talk = openDialogue();
  try {
    return await talk.ask(async (prompt) => {
      const lines = await askFrame(prompt);
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop
        const army = await askText(prompt, 'Name of the next army? (Enter when there are no more)', true);
        if (army === '') return lines.join('\n');
        // oxlint-disable-next-line no-await-in-loop
        lines.push(`Army: ${army}`, ...(await askArmy(prompt)));
      }
    });
  } finally {
    talk.end();
  }
};

const askText = (prompt: Prompt, question: string, mayBeEmpty = false): Promise<string> =>
  prompt.read(question, (text) => (text === '' && !mayBeEmpty ? undefined : text), 'Type some text.');

const askCount = (prompt: Prompt, question: string): Promise<string> =>
  prompt.read(question, (text) => (/^\d{1,6}$/.test(text) ? text : undefined), 'Type a whole number.');

const askWord = <W extends string>(prompt: Prompt, question: string, words: readonly W[]): Promise<W> =>
  prompt.choose(
    question,
    words.map((value) => ({ label: value, value })),
  );

const askFrame = async (prompt: Prompt): Promise<string[]> => {
  const name = await askText(prompt, 'Name of the campaign?');
  const rules = await askWord(prompt, 'Which rules?', CAMPAIGN_RULESETS);
  const type = await askWord(prompt, 'What limits it?', PAPER_TYPES);
  const limit = type === 'endless' ? '' : ` ${await askCount(prompt, `Limit (${type})?`)}`;
  const begun = await askText(prompt, 'First day, such as 2025-03-09? (Enter for today)', true);
  const played = await askCount(prompt, 'How many matches have been played?');
  return [
    `Campaign: ${name}`,
    `Rules: ${rules}`,
    `Type: ${type}${limit}`,
    ...(begun === '' ? [] : [`Begun: ${begun}`]),
    `Played: ${played}`,
  ];
};

const askArmy = async (prompt: Prompt): Promise<string[]> => {
  const lines: string[] = [];
  const add = (key: string, text: string): void => {
    if (text !== '') lines.push(`${key}: ${text}`);
  };
  add('Player', await askText(prompt, 'Player?'));
  add('VP', await askCount(prompt, 'VP?'));
  add('Matches', await askCount(prompt, 'Matches played?'));
  add('Points', await askCount(prompt, 'Points in the bank?'));
  add('List', await askText(prompt, 'File of its list? (Enter for none)', true));
  add('Book', await askText(prompt, 'File or id of its army book? (Enter for none)', true));
  prompt.say(
    'Now its units, line by line: first "Unit: Guard", then lines such as "XP: 7" and "Traits: Agile, Elite".',
  );
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const line = await askText(prompt, 'Next line? (Enter when the army is complete)', true);
    if (line === '') return lines;
    lines.push(line);
  }
};
