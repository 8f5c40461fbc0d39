import {
  armyOf,
  armyValue,
  type Campaign,
  type Fact,
  fractionText,
  isAveraged,
  type Match,
  rulesOf,
  type Standing,
  standings,
} from '@muster/campaign';
import { element, text } from '../cards/markup.ts';
import type { Links } from './links.ts';
import { heading, ledgerPage, link, type PagePlace, ruledTable } from './page.ts';

/** Returns the standings of a campaign and its matches as a page. */
export const standingsPage = (
  { campaign, facts }: { campaign: Campaign; facts: readonly Fact[] },
  progress: string,
  place: PagePlace = {},
): string => {
  const { name, matches } = campaign;
  return ledgerPage(
    `${name}, standings`,
    place,
    element(
      'main',
      'sheet leaf standings',
      heading(name, `Standings · ${rulesOf(campaign).name}`),
      element('p', 'progress', text(progress)),
      campaign.armies.length === 0
        ? element('p', 'none', 'No army has joined yet.')
        : rankTable(campaign, standings(campaign), place.links),
      matches.length === 0 ? '' : element('h2', '', 'Matches'),
      matches.length === 0 ? '' : matchTable(campaign, facts, place.links),
    ),
  );
};

const rankTable = (campaign: Campaign, rows: readonly Standing[], links: Links | undefined): string => {
  const averaged = isAveraged(campaign);
  return ruledTable(
    'ranks',
    ['Place', 'Army', 'VP', ...(averaged ? ['VP per match'] : []), 'Matches', 'Won', 'Bank', 'Value'],
    rows.map(({ army: id, name, player, vp, matches, score, rank }) => {
      const army = armyOf(campaign, id);
      const won = campaign.matches.filter(({ winner, void: broken }) => winner === id && !broken).length;
      return [
        element('b', 'rank', String(rank)),
        `${element('span', `army side-${campaign.armies.findIndex((one) => one.id === id) % 8}`, link(links?.sheet(id), name))} ${element('small', '', text(player))}`,
        element('b', '', String(vp)),
        ...(averaged ? [fractionText(score)] : []),
        String(matches),
        String(won),
        String(army?.bank ?? 0),
        String(army ? armyValue(army) : 0),
      ];
    }),
  );
};

const matchTable = (campaign: Campaign, facts: readonly Fact[], links: Links | undefined): string =>
  ruledTable(
    'matches',
    ['Match', 'Armies', 'Result'],
    campaign.matches.map((match) => [
      `${link(links?.chronicle(match.id), `Match ${match.number}`)} ${element('small', '', text(dayOf(facts, match)))}`,
      text(match.armies.map(({ army }) => nameOf(campaign, army)).join(', ')),
      text(resultOf(campaign, match)),
    ]),
  );

const nameOf = (campaign: Campaign, army: string): string => armyOf(campaign, army)?.name ?? army;

const dayOf = (facts: readonly Fact[], { id }: Match): string =>
  facts.find(({ command }) => command.type === 'set-up' && command.match === id)?.at.slice(0, 10) ?? '';

const resultOf = (campaign: Campaign, { winner, step, void: broken }: Match): string => {
  if (broken) return 'broken off';
  if (winner === undefined) return 'not played yet';
  return `${nameOf(campaign, winner)} won${step === 'closed' ? '' : ` (open step: ${step})`}`;
};
