import { NEUTRALS } from '../contract/command.ts';
import type { Fact } from '../contract/fact.ts';
import type { Campaign, CampaignArmy } from '../state/campaign.ts';
import { comparableName } from '../state/find.ts';

/** Ids and names that are taken, while units are added. */
export interface TakenNames {
  readonly ids: Set<string>;
  /** Names on the sheet of the army, as names are compared. */
  readonly names: Set<string>;
}

/** Returns what is taken for new units: every id that was ever used in the campaign, and the names on their army's sheet. */
export const takenNamesFor = (campaign: Campaign, facts: readonly Fact[], army?: CampaignArmy): TakenNames => ({
  ids: takenIds(campaign, facts),
  names: new Set(army?.units.map(({ name }) => comparableName(name))),
});

/** The word for all units where units are named. */
const ALL_UNITS = 'all';

const takenIds = ({ armies }: Campaign, facts: readonly Fact[]): Set<string> => {
  const taken = new Set([ALL_UNITS, ...NEUTRALS]);
  for (const change of facts.flatMap(({ changes }) => changes)) {
    if (change.type === 'unit-added') taken.add(change.unit.id);
    if (change.type === 'army-joined') taken.add(change.army.id);
  }
  for (const { id, units } of armies) for (const one of [id, ...units.map((unit) => unit.id)]) taken.add(one);
  return taken;
};

/** Adds a unit with the wanted name, numbered if that is taken, and a new id. */
export const takeName = ({ ids, names }: TakenNames, wanted: string): { id: string; name: string } => {
  const name = numbered(wanted.trim(), ' ', (one) => names.has(comparableName(one)));
  const id = freeId(wanted, ids, 'unit');
  names.add(comparableName(name));
  ids.add(id);
  return { id, name };
};

/** Returns a short free id for a name; uses the other word if nothing of the name can be in an id. */
export const freeId = (name: string, taken: ReadonlySet<string>, otherwise: string): string =>
  numbered(slugOf(name) || otherwise, '-', (id) => taken.has(id));

const numbered = (wanted: string, gap: string, isTaken: (name: string) => boolean): string => {
  let name = wanted;
  for (let number = 2; isTaken(name); number++) name = `${wanted}${gap}${number}`;
  return name;
};

const LONGEST_ID = 40;

/** Returns a name as an id: lowercase letters, digits and hyphens. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, LONGEST_ID)
    .replace(/-+$/, '');
