import { upgradeError } from '../book/upgrade-errors.ts';
import { findCampaignRules } from '../ruleset/index.ts';
import type { Campaign, CampaignArmy, CampaignUnit } from '../state/campaign.ts';
import { comparableName, rulesOf } from '../state/find.ts';
import { levelGainFaults, unitFaults } from './check-unit.ts';
import type { Command } from '../contract/command.ts';
import type { CommandState } from './command-state.ts';
import { type CampaignRefusal, refuse, RefusalSignal, rulesFault } from '../contract/refusal.ts';

/** An error in a campaign from paper: in the campaign itself, an army, or a unit. */
export interface AdoptionFault {
  army?: string;
  unit?: string;
  /** The fields that it is about. */
  fields: readonly string[];
  refusal: CampaignRefusal;
}

/** Continues a campaign from paper, if it has no errors. */
export const adopt = (desk: CommandState, { campaign }: Extract<Command, { type: 'adopt' }>): void => {
  if (desk.campaign.name !== '') refuse('already-founded', { what: desk.campaign.name });
  const [fault] = adoptionFaults(campaign);
  if (fault) throw new RefusalSignal(fault.refusal);
  desk.change({ type: 'adopted', campaign });
};

/** Returns all errors in a campaign from paper. */
export const adoptionFaults = (campaign: Campaign): AdoptionFault[] => {
  const { name, ruleset, type, limit, armies } = campaign;
  const rules = findCampaignRules(ruleset);
  if (!rules.ok) return [{ fields: ['ruleset'], refusal: { code: rules.error.code, ...rulesFault(rules.error) } }];
  return [
    ...(name.trim() === '' ? [{ fields: ['name'], refusal: { code: 'no-name' } as const }] : []),
    ...(type !== 'endless' && (limit === undefined || limit < 1)
      ? [{ fields: ['limit'], refusal: { code: 'bad-value', what: 'limit', have: limit ?? 'none' } as const }]
      : []),
    ...sameNames(armies).map(({ id, name: twin }): AdoptionFault => ({
      army: id,
      fields: ['name'],
      refusal: { code: 'name-taken', what: twin },
    })),
    ...armies.flatMap((army) => armyFaults(campaign, army)),
  ];
};

/** Returns those whose name is already the name of an earlier one (campaign:C12). */
const sameNames = <T extends { name: string }>(all: readonly T[]): T[] =>
  all.filter(({ name }, i) => all.findIndex((one) => comparableName(one.name) === comparableName(name)) < i);

const armyFaults = (campaign: Campaign, army: CampaignArmy): AdoptionFault[] => {
  const { id, name, bank, vp, matches, units } = army;
  const { heroesAtOnce } = rulesOf(campaign);
  const heroes = units.filter(({ hero }) => hero).length;
  const counts = Object.entries({ bank, vp, matches }).filter(([, have]) => !Number.isInteger(have) || have < 0);
  return [
    ...counts.map(([field, have]): AdoptionFault => ({
      army: id,
      fields: [field],
      refusal: { code: 'bad-value', what: `${name}: ${field}`, have },
    })),
    ...(matches > campaign.played
      ? [
          {
            army: id,
            fields: ['matches'],
            refusal: { code: 'too-many-matches', what: name, need: campaign.played, have: matches } as const,
          },
        ]
      : []),
    ...(heroes > heroesAtOnce
      ? [
          {
            army: id,
            fields: ['units'],
            refusal: { code: 'too-many-heroes', what: name, need: heroesAtOnce, have: heroes } as const,
          },
        ]
      : []),
    ...units.flatMap((unit) => unitFaultsOf(campaign, army, unit)),
  ];
};

const unitFaultsOf = (campaign: Campaign, { id: army, units }: CampaignArmy, unit: CampaignUnit): AdoptionFault[] => {
  const ids = campaign.armies.flatMap((one) => one.units.map(({ id }) => id));
  const unlawfully = upgradeError(unit, unit.upgrades);
  const faults = [...unitFaults(rulesOf(campaign), unit), ...levelGainFaults(unit)];
  return [
    ...(sameNames(units).includes(unit)
      ? [{ army, unit: unit.id, fields: ['name'], refusal: { code: 'name-taken', what: unit.name } as const }]
      : []),
    ...(ids.filter((id) => id === unit.id).length > 1
      ? [{ army, unit: unit.id, fields: ['id'], refusal: { code: 'id-taken', what: unit.id } as const }]
      : []),
    ...(unlawfully === undefined
      ? []
      : [{ army, unit: unit.id, fields: ['upgrades'], refusal: { code: 'not-offered', what: unlawfully } as const }]),
    ...faults.map(({ fields, refusal }): AdoptionFault => ({ army, unit: unit.id, fields, refusal })),
  ];
};
