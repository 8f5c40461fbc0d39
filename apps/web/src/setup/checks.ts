import { type ArmyList, checkOrganisation, costOfList } from '@muster/army';
import type { Ruleset, Table } from '@muster/engine';
import { checkTableFor, roomProblem, rulesetOf, gameName } from '@muster/rules';
import type { BattleDraft } from './draft.ts';
import { SETUP_TEXTS } from './texts.ts';

const { checks: TEXTS } = SETUP_TEXTS;

/** The sentences shown before a battle starts: what prevents it, and what is good to know. */
export interface Checks {
  stops: readonly string[];
  notes: readonly string[];
}

/** Armies whose points differ by more than this percentage are called uneven. */
const UNEVEN = 10;

const seatStops = ({ sides, ready, dice }: BattleDraft): string[] => [
  ...sides.flatMap(({ army, seat }, side) => [
    ...(army ? [] : [TEXTS.chooseArmy(side + 1)]),
    ...(seat.kind === 'here' && seat.name.trim() === '' ? [TEXTS.choosePlayer(side + 1)] : []),
  ]),
  ...(ready && dice === 'asked' ? [TEXTS.realDice] : []),
];

const organisationStops = (draft: BattleDraft, ruleset: Ruleset, lists: readonly (ArmyList | undefined)[]): string[] =>
  draft.settings.forceOrganisation === true
    ? lists.flatMap((list) =>
        list ? checkOrganisation(ruleset, list).map(({ message }) => TEXTS.organisation(list.army.name, message)) : [],
      )
    : [];

const armyNotes = (draft: BattleDraft, lists: readonly (ArmyList | undefined)[]): string[] => {
  const known = lists.filter((list) => list !== undefined);
  const foreign = known
    .filter(({ system }) => system !== draft.system)
    .map(({ army, system }) => TEXTS.otherGame(army.name, gameName(system)));
  const points = known.map(costOfList);
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const uneven = known.length > 1 && (most - least) * 100 > most * UNEVEN ? [TEXTS.uneven(least, most)] : [];
  return [...foreign, ...uneven];
};

const seatNotes = ({ sides }: BattleDraft): string[] => {
  const kinds = sides.map(({ seat }) => seat.kind);
  if (kinds.every((kind) => kind === 'bot')) return [TEXTS.onlyComputers];
  if (!kinds.includes('me') && !kinds.includes('here')) return [TEXTS.noSide];
  return [];
};

const tableNotes = (draft: BattleDraft, ruleset: Ruleset, table: Table): string[] => {
  if (draft.table.from === 'seed' || draft.table.from === 'turns') return [];
  const broken = checkTableFor(ruleset, draft.sides.length, table);
  return broken.length === 0 ? [] : [TEXTS.guidelines(broken.length)];
};

/** Returns all checks of a battle that is being set up. Checks of what is not loaded yet are left out. */
export const checksOf = (
  draft: BattleDraft,
  lists: readonly (ArmyList | undefined)[],
  table: Table | undefined,
): Checks => {
  const ruleset = rulesetOf(draft.system);
  if (!ruleset) return { stops: [TEXTS.chooseGame], notes: [] };
  const room = table && roomProblem(ruleset, draft.sides.length, table);
  return {
    stops: [
      ...seatStops(draft),
      ...(table ? [] : [TEXTS.chooseTable]),
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
