import type { Prompt } from '@muster/guide';
import { PAPER_TYPES } from '@muster/protocol';
import { CAMPAIGN_RULESETS } from '@muster/rules';
import { openTalk } from './ask.ts';

/** Asks a person for a campaign that was kept on paper; the answers are the lines of such a paper. */
export const askPaper = async (): Promise<string> => {
  const talk = openTalk();
  try {
    return await talk.ask(async (prompt) => {
      const lines = await askFrame(prompt);
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop
        const army = await askText(prompt, 'Name of the next army? (nothing when all are entered)', true);
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
  prompt.read(question, (text) => (text === '' && !mayBeEmpty ? undefined : text), 'Type a text.');

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
  const type = await askWord(prompt, 'What ends it?', PAPER_TYPES);
  const limit = type === 'endless' ? '' : ` ${await askCount(prompt, `After how many (${type})?`)}`;
  const begun = await askText(prompt, 'First day, as 2025-03-09? (nothing for today)', true);
  const played = await askCount(prompt, 'How many matches were played?');
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
  add('Player', await askText(prompt, 'Its player?'));
  add('VP', await askCount(prompt, 'Its VP?'));
  add('Matches', await askCount(prompt, 'Matches that it played?'));
  add('Points', await askCount(prompt, 'Points in the bank?'));
  add('List', await askText(prompt, 'File of its list? (nothing if there is none)', true));
  add('Book', await askText(prompt, 'File or id of its army book? (nothing if there is none)', true));
  prompt.say('Now its units, one line each: "Unit: Guard", then lines such as "XP: 7" and "Traits: Agile, Elite".');
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const line = await askText(prompt, 'Next line? (nothing when the army is done)', true);
    if (line === '') return lines;
    lines.push(line);
  }
};
