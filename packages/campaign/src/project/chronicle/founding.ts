import { countedOrNo, inSentence, listText } from '@muster/kernel';
import type { Command } from '../../contract/command.ts';
import { LABEL } from '../../contract/labels.ts';
import { type Campaign, defaultOptions } from '../../state/campaign.ts';
import { armyOf, armyValue } from '../../state/find.ts';
import { changedOptions } from '../../story/option-texts.ts';
import type { ChronicleLine, ChronicleContext } from './chronicle-context.ts';
import { isPluralName, withArticle } from '../../story/grammar.ts';

/** Returns the lines about the start of a campaign: its rules, its length and its options. */
export const foundingLines = (telling: ChronicleContext): ChronicleLine[] => {
  const { name, begun } = telling.after;
  return [
    telling.all(0, `${name} begins on ${begun}: ${withArticle(telling.rules.name)}.`, 'act'),
    telling.all(1, lengthText(telling.after)),
    ...telling.dice(telling.all(2, ''), [['length', LABEL.length]]),
    ...agreedLines(telling),
  ];
};

/** Returns the sentence that says when a campaign ends. */
const lengthText = ({ type, limit = 0, options }: Campaign): string => {
  switch (type) {
    case 'game-limited':
      return options.limitCounts === 'army'
        ? `It ends when every army has played ${limit} missions.`
        : `It ends after ${limit} missions.`;
    case 'point-limited':
      return `It ends when a single army leads with ${limit} VP or more.`;
    case 'time-limited':
      return `It ends after ${limit} weeks.`;
    default:
      return 'It has no limit.';
  }
};

/** Returns a line for each option that differs from the default. */
const agreedLines = (telling: ChronicleContext): ChronicleLine[] =>
  changedOptions(defaultOptions(), telling.after.options).map((text) => telling.all(1, text));

/** Returns the line about a campaign that was adopted from paper. */
export const adoptionLines = (telling: ChronicleContext): ChronicleLine[] => {
  const { name, armies, played } = telling.after;
  const { army } = telling.rules.words;
  return [
    telling.all(
      0,
      `${name} continues from paper: ${withArticle(telling.rules.name)} with ${countedOrNo(armies.length, army, army === 'army' ? 'armies' : `${army}s`)} after ${countedOrNo(played, 'match', 'matches')}.`,
      'act',
    ),
  ];
};

/** Returns the lines about a player who joins, or starts over, with a first list. */
export const firstListLines = (
  telling: ChronicleContext,
  { army: id, type }: Extract<Command, { type: 'join' | 'restart' }>,
): ChronicleLine[] => {
  const army = armyOf(telling.after, id);
  if (!army) return [];
  const { name, player, units, bank } = army;
  const late = telling.changes('army-joined').some((change) => change.late);
  const how = type === 'restart' ? 'starts over with' : late ? 'joins late with' : 'joins with';
  const { startingPoints } = telling.rules;
  const lost = startingPoints - armyValue(army) - bank;
  const purse = [`${bank} points saved`, ...(lost > 0 ? [`${lost} lost`] : [])].join(', ');
  const roster = units.map((unit) => `${unit.name}${unit.hero ? ' (hero)' : ''}`);
  return [
    telling.about(
      id,
      0,
      `${player} ${how} ${inSentence(name)}: ${countedOrNo(units.length, 'unit')} worth ${armyValue(army)} points, ${purse}.`,
      'act',
    ),
    ...(roster.length === 0 ? [] : [telling.about(id, 1, `${listText(roster)}.`)]),
  ];
};

/** Returns the line about a disbanded army. */
export const disbandedArmyLines = (telling: ChronicleContext, army: string): ChronicleLine[] => {
  const name = armyOf(telling.before, army)?.name ?? army;
  const what = `${name} ${isPluralName(name) ? 'are' : 'is'} disbanded. Its units, points, VP and matches are deleted.`;
  return [telling.about(army, 0, what, 'loss')];
};
