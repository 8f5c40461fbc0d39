import { type ArmyList, checkOrganisation, costOfList } from '@muster/army';
import type { Ruleset, Table } from '@muster/engine';
import { checkTableFor, roomProblem, rulesetOf, gameName } from '@muster/rules';
import type { BattleDraft } from './draft.ts';

/** What is to be said before a battle begins: what stops it, and what is good to know. */
export interface Checks {
  stops: readonly string[];
  notes: readonly string[];
}

/** Armies that differ by more than this many parts of a hundred are worth a word. */
const UNEVEN = 10;

const seatStops = ({ sides, ready, dice }: BattleDraft): string[] => [
  ...sides.flatMap(({ army, seat }, side) => [
    ...(army ? [] : [`Choose an army for side ${side + 1}.`]),
    ...(seat.kind === 'here' && seat.name.trim() === '' ? [`Say who plays side ${side + 1}.`] : []),
  ]),
  ...(ready && dice === 'asked'
    ? ['Real dice decide who places first: place everything yourselves, or let Muster roll.']
    : []),
];

const organisationStops = (draft: BattleDraft, ruleset: Ruleset, lists: readonly (ArmyList | undefined)[]): string[] =>
  draft.settings.forceOrganisation === true
    ? lists.flatMap((list) =>
        list ? checkOrganisation(ruleset, list).map(({ message }) => `${list.army.name}: ${message}.`) : [],
      )
    : [];

const armyNotes = (draft: BattleDraft, lists: readonly (ArmyList | undefined)[]): string[] => {
  const known = lists.filter((list) => list !== undefined);
  const strange = known
    .filter(({ system }) => system !== draft.system)
    .map(({ army, system }) => `${army.name} was made for ${gameName(system)}.`);
  const points = known.map(costOfList);
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const uneven =
    known.length > 1 && (most - least) * 100 > most * UNEVEN
      ? [`The armies are uneven: ${least} points against ${most}.`]
      : [];
  return [...strange, ...uneven];
};

const seatNotes = ({ sides }: BattleDraft): string[] => {
  const kinds = sides.map(({ seat }) => seat.kind);
  if (kinds.every((kind) => kind === 'bot')) return ['Nobody but the computer plays: you watch.'];
  if (!kinds.includes('me') && !kinds.includes('here')) return ['You play no side yourself.'];
  return [];
};

const tableNotes = (draft: BattleDraft, ruleset: Ruleset, table: Table): string[] => {
  if (draft.table.from === 'seed' || draft.table.from === 'turns') return [];
  const broken = checkTableFor(ruleset, draft.sides.length, table);
  if (broken.length === 0) return [];
  return [
    `The table leaves ${broken.length === 1 ? 'one guideline' : `${broken.length} guidelines`} for terrain unkept; it can be played all the same.`,
  ];
};

/** Everything that is to be said about a battle that is being set up; what is not known yet is passed over. */
export const checksOf = (
  draft: BattleDraft,
  lists: readonly (ArmyList | undefined)[],
  table: Table | undefined,
): Checks => {
  const ruleset = rulesetOf(draft.system);
  if (!ruleset) return { stops: ['Choose a game.'], notes: [] };
  const room = table && roomProblem(ruleset, draft.sides.length, table);
  return {
    stops: [
      ...seatStops(draft),
      ...(table ? [] : ['Choose a table.']),
      ...(room === undefined ? [] : [room]),
      ...organisationStops(draft, ruleset, lists),
    ],
    notes: [
      ...armyNotes(draft, lists),
      ...seatNotes(draft),
      ...(table && !room ? tableNotes(draft, ruleset, table) : []),
    ],
  };
};
