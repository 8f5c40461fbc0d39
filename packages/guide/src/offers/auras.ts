import { AURA_PICKS, type Battle } from '@muster/engine';

/** An aura whose bearer picks whom it reaches beside its own unit: what it gives, to how many, and to whom it may. */
export interface AuraOffer {
  bearer: number;
  words: string;
  most: number;
  units: number[];
}

/** The auras of a side that are picked; heroes who have joined others are picked with those. */
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
