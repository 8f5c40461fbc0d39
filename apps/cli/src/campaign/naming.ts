import { suggestionText } from '@muster/army';
import {
  type Campaign,
  type CampaignArmy,
  type CampaignUnit,
  type Match,
  comparableName,
  type MatchStep,
} from '@muster/campaign';
import { CommandError } from '../findings.ts';
import { stopWith } from './refusals.ts';

/** Control characters that would reverse or break printed lines. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const LONGEST = 80;

/** Reads a typed name or note; refuses control characters and texts that are too long. */
export const readName = (text: string, what: string, longest: number = LONGEST): string => {
  const name = text.trim();
  if (UNPRINTABLE.test(name))
    throw new CommandError(`${what} contains a control character. Use only printable characters.`);
  if (name.length > longest)
    throw new CommandError(`${what} is too long: ${name.length} characters (limit ${longest}).`);
  return name;
};

const namedBy =
  (word: string) =>
  ({ id, name }: { id: string; name: string }): boolean =>
    id === word || comparableName(name) === comparableName(word);

/** Returns the army with this id or name. */
export const findArmy = ({ armies }: Campaign, word: string): CampaignArmy => {
  const army = armies.find(({ id }) => id === word) ?? armies.find(namedBy(word));
  if (army) return army;
  throw stopWith('unknown-army', sentence('army', word, armies), { what: word });
};

/** Returns the unit with this id, or with this name if only one unit has it. */
export const findUnit = ({ armies }: Campaign, word: string): { unit: CampaignUnit; army: CampaignArmy } => {
  const all = armies.flatMap((army) => army.units.map((unit) => ({ army, unit })));
  const exact = all.find(({ unit }) => unit.id === word);
  const named = all.filter(({ unit }) => namedBy(word)(unit));
  if (exact ?? (named.length === 1 && named[0])) return exact ?? named[0];
  if (named.length > 1)
    throw stopWith(
      'unknown-unit',
      `Several units are called "${word}". Use an id: ${named.map(({ unit }) => unit.id).join(' or ')}.`,
      { what: word },
    );
  throw stopWith(
    'unknown-unit',
    sentence(
      'unit',
      word,
      all.map(({ unit }) => unit),
    ),
    { what: word },
  );
};

/**
 * Returns the id of a unit by its id or name; unknown words stay as they are, and the rules refuse them. With a match,
 * only the units that were brought to it count.
 */
export const unitId = (campaign: Campaign, word: string, match?: Match): string => {
  const all = campaign.armies.flatMap(({ units }) => units);
  if (all.some(({ id }) => id === word)) return word;
  const named = all.filter(
    (unit) => namedBy(word)(unit) && (!match || match.armies.some(({ brought }) => Object.hasOwn(brought, unit.id))),
  );
  return named.length === 1 ? named[0].id : word;
};

/** Returns the id of an army by its id or name; unknown words stay as they are, and the rules refuse them. */
export const armyId = ({ armies }: Campaign, word: string): string =>
  armies.find(({ id }) => id === word)?.id ?? armies.find(namedBy(word))?.id ?? word;

const sentence = (kind: string, word: string, all: readonly { id: string }[]): string =>
  `There is no ${kind} "${word}" here; ${suggestionText(
    word,
    all.map(({ id }) => id),
  )}.`.replace('?.', '?');

/** Returns the match with this id, or the only open one; if several are open, the only one at these steps. */
export const findMatch = ({ matches }: Campaign, wanted?: string, ...steps: readonly MatchStep[]): Match => {
  if (wanted !== undefined) {
    const match = matches.find(({ id }) => id === wanted) ?? matches.find(({ number }) => String(number) === wanted);
    if (match) return match;
    throw stopWith(
      'unknown-match',
      matches.length === 0
        ? `There is no match "${wanted}": none has been set up yet. Use "muster campaign setup".`
        : sentence('match', wanted, matches),
      { what: wanted },
    );
  }
  const open = matches.filter(({ step }) => step !== 'closed');
  const fitting = open.filter(({ step }) => steps.length === 0 || steps.includes(step));
  if (fitting.length === 1) return fitting[0];
  if (open.length === 1) return open[0];
  if (open.length === 0)
    throw stopWith('no-match', 'No match is open. "muster campaign setup" begins one.', { have: 'none' });
  throw stopWith('which-match', `Several matches are open. Add --match ${open.map(({ id }) => id).join(' or ')}.`);
};
