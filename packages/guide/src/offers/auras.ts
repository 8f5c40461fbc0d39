import { AURA_PICKS, type Battle } from '@muster/engine';

/** An aura whose bearer picks other units that it affects: what it gives, how many units at most, and which are possible. */
export interface AuraOffer {
  bearer: number;
  words: string;
  most: number;
  units: number[];
}

/** Returns the auras of a side for which units are picked. Heroes that joined a unit are picked with that unit. */
export const aurasOf = (battle: Battle, side: number, joined: readonly number[]): AuraOffer[] => {
  const { auraBearers, models, ruleset, sides, units } = battle.plan;
  if (ruleset.ways.auras !== 'picked') return [];
  return auraBearers
    .filter((model) => models[model].side === side)
    .map((bearer) => ({
      bearer,
      words: models[bearer].auras.map(({ label }) => label).join(' and '),
      most: AURA_PICKS,
      units: sides[side].units.filter(
        (unit) => unit !== models[bearer].unit && !units[unit].comes && !joined.includes(unit),
      ),
    }));
};
