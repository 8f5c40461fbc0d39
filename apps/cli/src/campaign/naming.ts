import { instead } from '@muster/army';
import {
  type Campaign,
  type CampaignArmy,
  type CampaignUnit,
  type Match,
  plainName,
  type Step,
} from '@muster/campaign';
import { Stop } from '../findings.ts';
import { stopWith } from './refusals.ts';

/** Signs that are no letters and that would turn or break the lines of whoever prints them. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const LONGEST = 80;

/** A typed name or note: printable and not too long. */
export const readName = (text: string, what: string, longest: number = LONGEST): string => {
  const name = text.trim();
  if (UNPRINTABLE.test(name)) throw new Stop(`${what} holds a control character: names are letters, digits and signs.`);
  if (name.length > longest) throw new Stop(`${what} is ${name.length} characters long (limit ${longest}).`);
  return name;
};

const namedBy =
  (word: string) =>
  ({ id, name }: { id: string; name: string }): boolean =>
    id === word || plainName(name) === plainName(word);

/** The army that somebody means, by its id or name. */
export const findArmy = ({ armies }: Campaign, word: string): CampaignArmy => {
  const army = armies.find(({ id }) => id === word) ?? armies.find(namedBy(word));
  if (army) return army;
  throw stopWith('unknown-army', sentence('army', word, armies), { what: word });
};

/** The unit that somebody means, by its id, or by a name that only one unit has. */
export const findUnit = ({ armies }: Campaign, word: string): { unit: CampaignUnit; army: CampaignArmy } => {
  const all = armies.flatMap((army) => army.units.map((unit) => ({ army, unit })));
  const exact = all.find(({ unit }) => unit.id === word);
  const named = all.filter(({ unit }) => namedBy(word)(unit));
  if (exact ?? (named.length === 1 && named[0])) return exact ?? named[0];
  if (named.length > 1)
    throw stopWith(
      'unknown-unit',
      `Several units are called "${word}": say ${named.map(({ unit }) => unit.id).join(' or ')}.`,
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
 * The id of a unit where anything may be said: known names become ids, others stay for the rules to refuse. In a match
 * those count that were brought, whoever else has that name.
 */
export const unitId = (campaign: Campaign, word: string, match?: Match): string => {
  const all = campaign.armies.flatMap(({ units }) => units);
  if (all.some(({ id }) => id === word)) return word;
  const named = all.filter(
    (unit) => namedBy(word)(unit) && (!match || match.armies.some(({ brought }) => Object.hasOwn(brought, unit.id))),
  );
  return named.length === 1 ? named[0].id : word;
};

/** The same for armies. */
export const armyId = ({ armies }: Campaign, word: string): string =>
  armies.find(({ id }) => id === word)?.id ?? armies.find(namedBy(word))?.id ?? word;

const sentence = (kind: string, word: string, all: readonly { id: string }[]): string =>
  `There is no ${kind} "${word}" here; ${instead(
    word,
    all.map(({ id }) => id),
  )}.`.replace('?.', '?');

/** The match that is meant: the named one, or the only one that is open, at one of these steps if several are. */
export const findMatch = ({ matches }: Campaign, wanted?: string, ...steps: readonly Step[]): Match => {
  if (wanted !== undefined) {
    const match = matches.find(({ id }) => id === wanted) ?? matches.find(({ number }) => String(number) === wanted);
    if (match) return match;
    throw stopWith(
      'unknown-match',
      matches.length === 0
        ? `There is no match "${wanted}": none has been set up yet ("muster campaign setup").`
        : sentence('match', wanted, matches),
      { what: wanted },
    );
  }
  const open = matches.filter(({ step }) => step !== 'closed');
  const fitting = open.filter(({ step }) => steps.length === 0 || steps.includes(step));
  if (fitting.length === 1) return fitting[0];
  if (open.length === 1) return open[0];
  if (open.length === 0)
    throw stopWith('no-match', 'No match is open: "muster campaign setup" begins one.', { have: 'none' });
  throw stopWith('which-match', `Several matches are open: say --match ${open.map(({ id }) => id).join(' or ')}.`);
};
