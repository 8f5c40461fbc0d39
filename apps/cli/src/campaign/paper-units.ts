import { type ArmyBook, parseWeapon, type Purchase } from '@muster/army';
import {
  type CampaignRuleset,
  type CampaignUnit,
  takeName,
  freeId,
  newCampaignUnit,
  type NewUnit,
  NO_RECORD,
  comparableName,
  purchasesFor,
  type TakenNames,
  type ServiceRecord,
  sortedRecord,
  unitOfBook,
  valueOf,
  withRecord,
} from '@muster/campaign';
import type { Finding } from '@muster/kernel';
import type { PaperArmy, PaperUnit } from '@muster/protocol';
import type { ListRecord } from './enlisting.ts';
import { hasName } from './book-search.ts';

/** A unit that was read from a paper file, and its place there. */
export interface PlacedUnit {
  unit: CampaignUnit;
  path: string;
  /** Whether only the list of its army mentions it. */
  isListed: boolean;
}

/** Where the units of an army come from. */
interface Sources {
  rules: CampaignRuleset;
  written: PaperArmy;
  /** The place of the army in the paper file. */
  path: string;
  register: TakenNames;
  /** The units of its list, with their experience there. */
  listed: readonly NewUnit[];
  records: readonly ListRecord[];
  kept: readonly ArmyBook[];
}

/** Returns the units of an army on paper: first those of its list, then those of its books, then those with only a price. */
export const unitsOnPaper = (
  sources: Sources,
): { units: PlacedUnit[]; findings: readonly Finding[]; notes: readonly string[] } => {
  const { listed, written, path } = sources;
  const findings: Finding[] = [];
  const notes: string[] = [];
  const open = new Set(listed);
  const entries = (written.units ?? []).map((entry, i) => {
    const own = [...open].find(({ id, name = id }) => isNamed(entry.unit, id, name));
    if (own) open.delete(own);
    return { entry, own, path: `${path}.units[${i}]` };
  });
  const fromList = listed.map((unit, i): PlacedUnit => {
    const about = entries.find(({ own }) => own === unit);
    const place = about?.path ?? `${path}.list`;
    return placed(sources, unit, { entry: about?.entry, record: sources.records[i], path: place }, notes);
  });
  const others = entries
    .filter(({ own }) => !own)
    .flatMap(({ entry, path: place }): PlacedUnit[] => {
      const made = newUnit(sources, entry, place, findings);
      return made ? [placed(sources, made, { entry, path: place }, notes)] : [];
    });
  return { units: [...fromList, ...others], findings, notes };
};

const isNamed = (word: string, id: string, name: string): boolean =>
  id === word || comparableName(name) === comparableName(word);

interface Written {
  entry?: PaperUnit;
  record?: ListRecord;
  path: string;
}

/** Returns a unit with its record from the paper; what the paper leaves out comes from the list. */
const placed = ({ rules }: Sources, made: NewUnit, { entry, record, path }: Written, notes: string[]): PlacedUnit => {
  const known = record ? sortedRecord(rules, record.xp, record.traits) : NO_RECORD;
  const service: ServiceRecord = {
    xp: entry?.xp ?? known.xp,
    traits: entry?.traits ?? known.traits,
    skills: entry?.skills ?? known.skills,
    injuries: entry?.injuries ?? known.injuries,
    talents: entry?.talents ?? known.talents,
    items: entry?.finds ?? [],
    sitOut: entry?.sitOut ?? 0,
  };
  const fresh = newCampaignUnit({ ...made, ...(entry?.name === undefined ? {} : { name: entry.name }) });
  const unit = withRecord(rules, fresh, service);
  // A list of Muster without a book has one price for everything, including experience.
  const based = record?.isPriced ? { ...unit, base: Math.max(0, unit.base - unit.delta) } : unit;
  if (entry?.value === undefined || entry.value === valueOf(based)) return { unit: based, path, isListed: !entry };
  notes.push(
    `${unit.name} is worth ${entry.value} points on paper (${valueOf(based)} by the rules). The paper counts.`,
  );
  return { unit: { ...based, delta: based.delta + entry.value - valueOf(based) }, path, isListed: false };
};

/** Returns a unit that is not in the list: from a book, or by its price. */
const newUnit = (
  { kept, register, written }: Sources,
  entry: PaperUnit,
  path: string,
  findings: Finding[],
): NewUnit | undefined => {
  const { unit: word, price, models, hero, caster, upgrades = [] } = entry;
  for (const book of kept) {
    const own = book.units.find(({ id, name }) => isNamed(word, id, name));
    if (own && price === undefined) return fromBook(book, own, { upgrades, path, register }, findings);
  }
  if (price !== undefined)
    return {
      ...takeName(register, word),
      base: price,
      ...(models === undefined ? {} : { models }),
      ...(hero ? { hero } : {}),
      ...(caster ? { casts: true } : {}),
      upgrades: byHand(upgrades, path, findings),
    };
  const where =
    written.list === undefined && kept.length === 0 ? 'has no list and no book' : 'is not in the list or the books';
  findings.push({
    path: `${path}.unit`,
    message: `"${word}" ${where}: add a List or a Book to the army, or a Price and Models to the unit`,
  });
  return undefined;
};

const fromBook = (
  book: ArmyBook,
  unit: ArmyBook['units'][number],
  { upgrades, path, register }: { upgrades: readonly string[]; path: string; register: TakenNames },
  findings: Finding[],
): NewUnit => {
  const offers = purchasesFor(book, unit);
  const found = (word: string): Purchase | undefined =>
    offers.find(({ option }) => option.uid === word) ?? offers.find(({ option }) => hasName(option.label, word));
  const purchases = upgrades.flatMap((word) => found(word) ?? []);
  const others = upgrades.filter((word) => !found(word));
  const made = unitOfBook({ unit, purchases }, register);
  return { ...made, upgrades: [...(made.upgrades ?? []), ...byHand(others, path, findings)] };
};

/** Returns upgrades that are not in a book: a name and its price, such as `Flag 10`. */
const byHand = (upgrades: readonly string[], path: string, findings: Finding[]): NonNullable<NewUnit['upgrades']> => {
  const taken = new Set<string>();
  return upgrades.flatMap((text) => {
    const [, name, cost] = /^(.*\S)\s+(-?\d{1,4})$/.exec(text) ?? [];
    if (name === undefined) {
      findings.push({
        path: `${path}.upgrades`,
        message: `"${text}" is not in a book: add its price, such as "Flag 10"`,
      });
      return [];
    }
    const weapon = /\(.*(?:"|\bA\d)/.test(name) ? parseWeapon(name) : undefined;
    if (weapon && !weapon.ok)
      findings.push(...weapon.error.map(({ message }) => ({ path: `${path}.upgrades`, message })));
    const id = freeId(name.replace(/\s*\(.*$/, ''), taken, 'upgrade');
    taken.add(id);
    return [{ id, name, cost: Number(cost) }];
  });
};
