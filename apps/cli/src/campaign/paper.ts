import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ArmyBook } from '@muster/army';
import {
  type AdoptionFault,
  adoptionFaults,
  type Campaign,
  CAMPAIGN_TYPES,
  type CampaignArmy,
  campaignRef,
  type CampaignType,
  defaultOptions,
  freeId,
  storedBook,
  newestCampaignRules,
  NO_CAMPAIGN,
  type TakenNames,
  takenNamesFor,
  rulesOf,
} from '@muster/campaign';
import { shipped } from '@muster/host/disk';
import type { Finding } from '@muster/kernel';
import type { Paper, PaperArmy, ReadPaper } from '@muster/protocol';
import { textOfList } from '../army-load.ts';
import { loadBooks, readListOf } from '../list-files.ts';
import { demandGame, enlist, type Enlisted } from './enlisting.ts';
import { type PlacedUnit, unitsOnPaper } from './paper-units.ts';
import { refusalSentence } from './refusals.ts';

/** A campaign that was read from a paper file, its errors, and notes for its organiser. */
export interface Adopted {
  campaign: Campaign;
  findings: readonly Finding[];
  notes: readonly string[];
}

/** The folder of the files that a paper file names, the seed of the campaign, and today. */
interface Surroundings {
  folder: string;
  seed: string;
  today: string;
}

/** Makes a campaign from a paper file, with the lists and books that it names. */
export const campaignOnPaper = async ({ paper, placeOf }: ReadPaper, around: Surroundings): Promise<Adopted> => {
  const findings: Finding[] = frameFindings(paper);
  const empty = frameOf(paper, around);
  const { ids } = takenNamesFor(NO_CAMPAIGN, []);
  const notes: string[] = [];
  const placed: { army: CampaignArmy; units: readonly PlacedUnit[] }[] = [];
  for (const [i, written] of paper.armies.entries()) {
    const register: TakenNames = { ids, names: new Set() };
    const id = freeId(written.army, ids, 'army');
    ids.add(id);
    // oxlint-disable-next-line no-await-in-loop
    const made = await enlisted(empty, written, register, around.folder);
    const own = unitsOnPaper({
      rules: newestCampaignRules(paper.rules),
      written,
      path: `armies[${i}]`,
      register,
      ...made,
    });
    findings.push(...own.findings);
    notes.push(...own.notes);
    placed.push({ army: armyOf(id, written, made, own.units), units: own.units });
  }
  const campaign = { ...empty, armies: placed.map(({ army }) => army) };
  const faults = adoptionFaults(campaign).map((fault) => faultFinding(campaign, placed, fault));
  const at = ({ path, message }: Finding): Finding => ({ path: placeOf(path), message });
  return { campaign, findings: [...findings, ...faults].map(at), notes };
};

const typeOf = ({ type }: Paper): CampaignType => CAMPAIGN_TYPES.find((one) => one.startsWith(type)) as CampaignType;

const frameOf = (paper: Paper, { seed, today }: Surroundings): Campaign => {
  const matches = paper.armies.map((army) => army.matches ?? 0);
  const options = { ...defaultOptions(), ...paper.options };
  return {
    ...NO_CAMPAIGN,
    name: paper.campaign.trim(),
    ruleset: campaignRef(paper.rules),
    type: typeOf(paper),
    ...(paper.limit === undefined || paper.type === 'endless' ? {} : { limit: paper.limit }),
    options,
    begun: paper.begun ?? today,
    played: paper.played ?? Math.max(...matches),
    // From the first late joiner on, scores are averages (campaign:C9).
    averaged: options.lateJoiners && new Set(matches).size > 1,
    seed,
  };
};

/** Returns what is missing in the lines about the campaign itself. */
const frameFindings = ({ type, limit, begun, played, options = {} }: Paper): Finding[] => [
  ...(type !== 'endless' && limit === undefined
    ? [{ path: 'limit', message: `is missing: add the number to the type, such as "Type: ${type} 8"` }]
    : []),
  ...(type === 'time' && begun === undefined
    ? [
        {
          path: 'begun',
          message: 'is needed for a campaign limited by weeks: add the first day, such as "Begun: 2025-03-09"',
        },
      ]
    : []),
  ...(options.parallelPlay && played === undefined
    ? [{ path: 'played', message: 'is needed with parallelPlay: add the number of all matches played' }]
    : []),
];

const armyOf = (
  id: string,
  { army, player = 'unknown', vp = 0, matches = 0, points = 0 }: PaperArmy,
  { spells, kept }: { spells: Enlisted['spells']; kept: readonly ArmyBook[] },
  units: readonly PlacedUnit[],
): CampaignArmy => ({
  id,
  name: army.trim(),
  player,
  bank: points,
  vp,
  matches,
  units: units.map(({ unit }) => unit),
  spells,
  books: kept.map(storedBook),
});

/** Reads the list and the books of an army on paper. */
const enlisted = async (
  campaign: Campaign,
  { list, books: named = [] }: PaperArmy,
  register: TakenNames,
  folder: string,
): Promise<Pick<Enlisted, 'spells' | 'records'> & { listed: Enlisted['units']; kept: readonly ArmyBook[] }> => {
  const { system } = rulesOf(campaign);
  const given = named.flatMap((name) => booksNamed(name, system, folder));
  if (list === undefined) return { listed: [], records: [], spells: [], kept: given };
  const file = resolve(folder, list);
  const read = readListOf(list, await textOfList(existsSync(file) ? file : list), given);
  demandGame(list, read, system);
  const { units: listed, spells, books, records } = enlist(campaign, read, register, given);
  return { listed, records, spells, kept: books.map((book) => ({ ...book, rules: [], spells: [] })) };
};

const booksNamed = (name: string, system: string, folder: string): ArmyBook[] => {
  const own = shipped.books().filter((book) => book.uid === name && book.system === system);
  return own.length > 0 ? own : loadBooks([resolve(folder, name)]).filter((book) => book.system === system);
};

/** The names of fields in a paper file, by their names in a campaign. */
const PAPER_FIELDS: Readonly<Record<string, string>> = {
  bank: 'points',
  items: 'finds',
  skillSets: 'skills',
  level: 'xp',
  id: 'unit',
};

const faultFinding = (
  campaign: Campaign,
  placed: readonly { army: CampaignArmy; units: readonly PlacedUnit[] }[],
  { army, unit: id, fields: [field], refusal }: AdoptionFault,
): Finding => {
  const i = placed.findIndex((one) => one.army.id === army);
  const found = placed.flatMap(({ units }) => units).find(({ unit }) => unit.id === id);
  const sentence = refusalSentence(refusal, campaign);
  const written = PAPER_FIELDS[field] ?? field;
  if (!found)
    return { path: i < 0 ? written : `armies[${i}].${written === 'name' ? 'army' : written}`, message: sentence };
  const { unit, path, isListed } = found;
  const message = sentence.includes(unit.name) ? sentence : `${unit.name}: ${sentence}`;
  return isListed
    ? { path, message: `${message} To correct it, add lines below "Unit: ${unit.name}".` }
    : { path: `${path}.${written}`, message };
};
