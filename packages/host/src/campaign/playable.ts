import { type Campaign, isAvailable, type Match } from '@muster/campaign';
import { BATTLE_LIMITS } from '@muster/engine';
import { listText, plural } from '@muster/kernel';

/** The units that each army brings to a match, by its id, or all that can come. */
export type BroughtUnits = Readonly<Record<string, 'all' | readonly string[]>>;

/** Why Muster cannot play a match, so that it must be played at a table. */
export type Unplayable =
  | { code: 'too-many-armies'; sentence: string }
  | { code: 'no-profile'; sentence: string; army: string; bare: readonly string[]; others: readonly string[] };

/** Returns the units that the armies of a match have brought. */
export const broughtUnits = ({ armies }: Match): BroughtUnits =>
  Object.fromEntries(armies.map(({ army, brought }) => [army, Object.keys(brought)]));

/** Returns why Muster cannot play a match with these units: too many armies, or units without a profile. */
export const whyUnplayable = (campaign: Campaign, bring: BroughtUnits): Unplayable | undefined => {
  const { length } = Object.keys(bring);
  if (length > BATTLE_LIMITS.sides)
    return {
      code: 'too-many-armies',
      sentence: `Muster plays matches of up to ${BATTLE_LIMITS.sides} armies, and this one has ${length}.`,
    };
  for (const { id, name, units } of campaign.armies.filter((army) => Object.hasOwn(bring, army.id))) {
    const wanted = bring[id];
    const coming = units.filter((unit) => (wanted === 'all' ? isAvailable(unit) : wanted.includes(unit.id)));
    const bare = coming.filter(({ kit }) => kit === undefined);
    if (bare.length === 0) continue;
    const names = listText(bare.map((unit) => unit.name));
    return {
      code: 'no-profile',
      sentence: `${names} of ${name} ${plural(bare.length, 'has', 'have')} a name and a price, but no profile, so Muster cannot play this match.`,
      army: id,
      bare: bare.map((unit) => unit.id),
      others: coming.filter(({ kit }) => kit).map((unit) => unit.id),
    };
  }
  return undefined;
};
