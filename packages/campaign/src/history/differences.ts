import { fractionText } from '../standings/fraction.ts';
import { scoreOf } from '../standings/standings.ts';
import type { Campaign, CampaignArmy, CampaignUnit } from '../state/campaign.ts';
import { armyOf, valueOf } from '../state/find.ts';

/** One figure or name that differs between two campaigns. */
export interface Difference {
  army: string;
  /** The unit, if it is about one. */
  unit?: string;
  what: string;
  before: string;
  after: string;
}

const NOTHING = 'none';

/** Returns everything that differs on the sheets of two campaigns. */
export const differences = (before: Campaign, after: Campaign): Difference[] => {
  const ids = [...new Set([...before.armies, ...after.armies].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const [old, now] = [armyOf(before, id), armyOf(after, id)];
    const name = now?.name ?? old?.name ?? id;
    return [
      ...compare(figuresOf(before, old), figuresOf(after, now)).map((one) => ({ army: name, ...one })),
      ...unitDifferences(old, now).map((one) => ({ army: name, ...one })),
    ];
  });
};

type Figures = Readonly<Record<string, string | undefined>>;

const figuresOf = (campaign: Campaign, army: CampaignArmy | undefined): Figures =>
  army
    ? {
        name: army.name,
        VP: String(army.vp),
        points: String(army.bank),
        matches: String(army.matches),
        score: fractionText(scoreOf(campaign, army)),
        notes: notesOf(army.notes),
      }
    : {};

const unitDifferences = (old: CampaignArmy | undefined, now: CampaignArmy | undefined): Omit<Difference, 'army'>[] => {
  const ids = [...new Set([...(old?.units ?? []), ...(now?.units ?? [])].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const [was, is] = [old, now].map((army) => army?.units.find((unit) => unit.id === id));
    const unit = is?.name ?? was?.name ?? id;
    if (!was || !is) return [{ unit, what: 'on the sheet', before: was ? 'yes' : 'no', after: is ? 'yes' : 'no' }];
    return compare(sheetOf(was), sheetOf(is)).map((one) => ({ unit, ...one }));
  });
};

const sheetOf = (unit: CampaignUnit): Figures => ({
  name: unit.name,
  XP: String(unit.xp),
  value: String(valueOf(unit)),
  traits: namesOf(unit.traits),
  injuries: namesOf(unit.injuries),
  talents: namesOf(unit.talents),
  skills: namesOf(unit.skills),
  items: namesOf(unit.items),
  upgrades: namesOf(unit.upgrades.map(({ name }) => name)),
  'sits out': String(unit.sitOut),
  notes: notesOf(unit.notes),
});

const notesOf = (notes: readonly string[] = []): string => (notes.length === 0 ? NOTHING : notes.join(' / '));

const namesOf = (names: readonly string[]): string => (names.length === 0 ? NOTHING : [...names].sort().join(', '));

const compare = (before: Figures, after: Figures): { what: string; before: string; after: string }[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((what) => {
    const [old = NOTHING, now = NOTHING] = [before[what], after[what]];
    return old === now ? [] : [{ what, before: old, after: now }];
  });
