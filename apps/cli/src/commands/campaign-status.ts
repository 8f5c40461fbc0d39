import { counted } from '@muster/kernel';
import {
  armyOf,
  armyValue,
  type Campaign,
  effectOf,
  type Match,
  openPrices,
  rulesOf,
  statusOf,
  titleOf,
  eventTargetsText,
} from '@muster/campaign';
import type { Command } from 'commander';
import { dayOf, openCampaign } from '../campaign/run-and-write.ts';
import { openDecisions, type OpenDecision } from '../campaign/decisions.ts';
import { paint } from '../colours.ts';
import { printLine, printJson } from '../screen.ts';
import { lineWidth, wrapIndented } from '../text-table.ts';
import { headLine, standLine, view, type ViewOptions } from './campaign-views.ts';

/** Makes `muster campaign status`, which shows the open decisions and the state of the campaign. */
export const statusCommand = (): Command =>
  view('status', 'show the open decisions and the state of the campaign').action(
    (file: string, options: ViewOptions): void => {
      const { campaign, book } = openCampaign(file);
      const today = dayOf(options, campaign);
      const open = campaign.matches.filter(({ step }) => step !== 'closed');
      const decisions = openDecisions(campaign, today);
      const commandLine = ({ command: [name, rest] }: OpenDecision): string =>
        `muster campaign ${name} ${file} ${rest}`.trimEnd();
      if (options.json)
        return printJson({
          ok: true,
          name: campaign.name,
          ruleset: rulesOf(campaign).id,
          decisions: decisions.map(({ army, match, what, ...decision }) => ({
            ...(army === undefined ? {} : { army, player: armyOf(campaign, army)?.player }),
            ...(match === undefined ? {} : { match }),
            what,
            command: commandLine({ what, ...decision }),
          })),
          entries: book.entries.length,
          status: statusOf(campaign, today),
          open: open.map(({ id, step, round, due }) => ({
            match: id,
            step,
            round,
            due: due.map(({ number }) => number),
          })),
          prices: open.flatMap((match) => openPrices(campaign, match).map((price) => ({ match: match.id, ...price }))),
          next: [...new Set(decisions.map(commandLine))],
        });
      const { bold, dim } = paint();
      const width = lineWidth(WIDTH);
      printLine(bold(headLine(campaign)));
      if (decisions.length > 0) printLine(bold('Open decisions'));
      for (const decision of decisions) {
        for (const line of wrapIndented(`${whose(campaign, decision)}: ${decision.what}`.replace(/\.?$/, '.'), width))
          printLine(line);
        printLine(dim(`    → ${commandLine(decision)}`));
      }
      printLine(bold(standLine(campaign, today)));
      for (const army of campaign.armies)
        printLine(
          `  ${army.name} (${army.id}), ${army.player}: ${counted(army.units.length, 'unit')}, ${armyValue(army)} points; ${army.vp} VP, ${army.bank} points in the bank`,
        );
      for (const match of open) for (const line of matchLines(campaign, match, width)) printLine(line);
    },
  );

const WIDTH = 110;

/** Returns the player of a decision: `Ada (The Long Watch)`, or all players. */
const whose = (campaign: Campaign, { army, match }: OpenDecision): string => {
  const owner = army === undefined ? undefined : armyOf(campaign, army);
  if (owner) return `${owner.player} (${owner.name})`;
  const { number } = campaign.matches.find(({ id }) => id === match) ?? {};
  return number === undefined ? 'All players' : `All players of match ${number}`;
};

const matchLines = (campaign: Campaign, match: Match, width: number): string[] => {
  const { id, number, step, round, armies, due, events } = match;
  const rules = rulesOf(campaign);
  const below = (text: string): string[] => wrapIndented(text, width - 2).map((line) => `  ${line}`);
  return [
    `Match ${number} (${id}): ${step}${step === 'mission' && round > 0 ? `, round ${round}` : ''}`,
    ...armies.flatMap(({ army, value, underdog, objective, conceded }) => {
      const notes = [
        ...(objective === undefined ? [] : [`special objective ${titleOf(objective)}`]),
        ...(underdog > 0 ? [counted(underdog, 'underdog point')] : []),
        ...(conceded === undefined ? [] : [`conceded in round ${conceded}`]),
      ];
      const part = `  ${armyOf(campaign, army)?.name ?? army}, ${value} points${notes.map((one) => `, ${one}`).join('')}`;
      return [part, ...(objective === undefined ? [] : below(effectOf(rules, objective)))];
    }),
    ...events.flatMap((event) => {
      const { id: which, number: of, round: when, dead, seal, noted } = event;
      const targets = dead ? ', without a target' : `, for ${eventTargetsText(campaign, match, event)}`;
      const sealed = seal !== undefined && noted === undefined ? ', sealed' : '';
      return [
        `  event ${which}: ${of}, ${rules.events[of].name}, round ${when}${targets}${sealed}`,
        ...below(rules.events[of].summary),
      ];
    }),
    ...(step === 'mission' ? due : []).map(
      ({ number: of, round: when }) => `  due: ${of}, ${rules.events[of]?.name ?? ''}, round ${when}`,
    ),
  ];
};
