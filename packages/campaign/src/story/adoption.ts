import { counted } from '@muster/kernel';
import { titleOf } from '../ruleset/index.ts';
import { fractionText } from '../standings/fraction.ts';
import { isAveraged, scoreOf } from '../standings/standings.ts';
import type { Campaign, CampaignUnit } from '../state/campaign.ts';
import { armyValue, rulesOf, valueOf } from '../state/find.ts';

/** Returns lines that show a campaign adopted from paper, for the organiser to check before it is saved. */
export const adoptionReview = (campaign: Campaign): string[] => {
  const { name, type, limit, played, begun, armies } = campaign;
  const length = limit === undefined ? type : `${type} (limit ${limit})`;
  return [
    `${name}: ${rulesOf(campaign).name}, ${length}, begun on ${begun}, ${counted(played, 'match', 'matches')} played.`,
    ...armies.flatMap((army) => {
      const { player, vp, matches, bank, units } = army;
      const score = isAveraged(campaign) ? `, score ${fractionText(scoreOf(campaign, army))}` : '';
      return [
        `${army.name}, led by ${player}: ${vp} VP, ${counted(matches, 'match', 'matches')}${score}, ${bank} points in the bank, army worth ${armyValue(army)} points.`,
        ...units.map(unitLine),
      ];
    }),
  ];
};

const unitLine = (unit: CampaignUnit): string => {
  const { name, hero, xp, level, traits, skills, injuries, talents, items, upgrades, sitOut, kit } = unit;
  const gains = [...traits, ...skills, ...injuries, ...talents].map(titleOf);
  const notes = [
    `${xp} XP, level ${level}`,
    ...(gains.length + items.length > 0 ? [[...gains, ...items].join(', ')] : []),
    ...(upgrades.length > 0 ? [`upgrades: ${upgrades.map((one) => one.name).join(', ')}`] : []),
    ...(sitOut > 0 ? [`sits out ${counted(sitOut, 'match', 'matches')}`] : []),
    ...(kit ? [] : ['no profile']),
  ];
  return `  ${name}, ${valueOf(unit)} points${hero ? ', hero' : ''}: ${notes.join('; ')}.`;
};
