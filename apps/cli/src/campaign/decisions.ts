import {
  armyOf,
  type Campaign,
  decideCommand,
  EMPTY_DRAW_SOURCE,
  labelText,
  type Match,
  type MatchEvent,
  mayBegin,
  openPrices,
  type OpenPrice,
  ownerOf,
  rulesOf,
  unitOf,
} from '@muster/campaign';
import { freeArmies } from './bring-options.ts';
import { optionsText } from './draw-options.ts';

/** Something that players must do or decide next. */
export interface OpenDecision {
  /** The army whose player decides; undefined if all players decide together. */
  army?: string;
  match?: string;
  what: string;
  /** The command for it: its name, and the options after the file. */
  command: readonly [name: string, options: string];
}

/** Returns everything that players must do or decide, in the order in which it is due. */
export const openDecisions = (campaign: Campaign, today: string): OpenDecision[] => {
  const open = campaign.matches.filter(({ step }) => step !== 'closed');
  const decisions = open.flatMap((match) => matchDecisions(campaign, match, open.length > 1));
  if (campaign.armies.length < 2)
    return [{ what: 'two armies must join', command: ['join', '--army NAME --player NAME --list LIST'] }];
  return [...decisions, ...beginnings(campaign, today, open.length)];
};

/** Returns the ways to begin a new match, if one may begin. */
const beginnings = (campaign: Campaign, today: string, open: number): OpenDecision[] => {
  if (!mayBegin(campaign, today)) return [];
  const { parallelPlay } = campaign.options;
  if (parallelPlay ? freeArmies(campaign).length < 2 : open > 0) return [];
  const [bring, armies] = parallelPlay ? ['--bring ARMY --bring ARMY', '--armies ARMY,ARMY'] : ['', ''];
  return [
    { what: 'set up the next match to play at a table', command: ['setup', bring] },
    { what: 'or let Muster play it', command: ['play', armies] },
  ];
};

const matchDecisions = (campaign: Campaign, match: Match, several: boolean): OpenDecision[] => {
  const which = several ? `--match ${match.id}` : '';
  return STEP_DECISIONS[match.step](campaign, match, which).map((decision) => ({ ...decision, match: match.id }));
};

type Deciding = (campaign: Campaign, match: Match, which: string) => OpenDecision[];

const spaced = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

const STEP_DECISIONS: Readonly<Record<Match['step'], Deciding>> = {
  mission: (campaign, match, which) => [
    ...dueEvents(campaign, match, which),
    ...match.events.flatMap((event) => eventDecisions(campaign, event, which)),
    ...prices(campaign, match, ['record', spaced(which, '--winner ARMY …')]),
    ...(match.due.length > 0 ? [] : [{ what: `begin round ${match.round + 1}`, command: ['round', which] } as const]),
    { what: 'record the result of the battle', command: ['record', spaced('--winner ARMY', which, '…')] },
    ...(match.round === 0 ? [{ what: 'or let Muster play the battle', command: ['play', which] } as const] : []),
  ],
  casualties: (campaign, match, which) => [
    ...prices(campaign, match, ['casualties', which]),
    { what: 'roll for casualties', command: ['casualties', which] },
  ],
  experience: (campaign, match, which) => [
    ...choices(campaign, match, which),
    { what: 'hand out XP', command: ['experience', which] },
  ],
  upgrade: (campaign, match, which) => [
    ...match.armies.map(({ army }) => ({
      army,
      what: `buy and sell upgrades (${bankOf(campaign, army)} points in the bank)`,
      command: ['upgrade', '--unit UNIT --list'] as const,
    })),
    { what: 'end the upgrades when all players have finished', command: ['next', which] },
  ],
  recruit: (campaign, match, which) => [
    ...match.armies.map(({ army }) => ({
      army,
      what: `recruit and disband (${bankOf(campaign, army)} points in the bank)`,
      command: ['recruit', `--army ${army} --list`] as const,
    })),
    { what: 'close the match when all players have finished', command: ['next', which] },
  ],
  closed: () => [],
};

const bankOf = (campaign: Campaign, army: string): number => armyOf(campaign, army)?.bank ?? 0;

const dueEvents: Deciding = (campaign, { due }, which) =>
  due.map(({ number, round }) => {
    const { name, summary } = rulesOf(campaign).events[number];
    return { what: `resolve random event ${number} of round ${round}, ${name}: ${summary}`, command: ['event', which] };
  });

/** Returns open decisions about an event: secret notes to seal or reveal, and unknown outcomes. */
const eventDecisions = (campaign: Campaign, event: MatchEvent, which: string): OpenDecision[] => {
  const { id, number, army, targets, seal, noted, done, dead, settled } = event;
  const { name, picks, books } = rulesOf(campaign).events[number];
  if (dead) return [];
  const owner = army ?? (targets.length > 0 ? ownerOf(campaign, targets[0])?.id : undefined);
  const own = owner === undefined ? {} : { army: owner };
  const secret = spaced(`--event ${id} --note NOTE --word WORD`, which);
  if (picks.of === 'player' && seal === undefined && noted === undefined)
    return [{ ...own, what: `seal a secret note for event ${id}, ${name}`, command: ['seal', secret] }];
  if (seal !== undefined && noted === undefined)
    return [
      {
        ...own,
        what: `reveal the secret note of event ${id}, ${name}, when the event says so`,
        command: ['reveal', secret],
      },
    ];
  const waits = books.some((entry) => entry.keep === 'duel' || ('when' in entry && entry.when === 'done'));
  if (!waits || settled || done !== undefined) return [];
  return [
    {
      ...own,
      what: `report the outcome of event ${id}, ${name}`,
      command: ['outcome', spaced(`--event ${id} --done (or --failed)`, which)],
    },
  ];
};

/** Returns what armies may have to pay for. */
const prices = (campaign: Campaign, match: Match, command: OpenDecision['command']): OpenDecision[] =>
  openPrices(campaign, match).map((price) => ({ army: price.army, what: priceText(campaign, price), command }));

const priceText = (campaign: Campaign, { what, unit, least, most, bank }: OpenPrice): string => {
  const cost = least === most ? `${least}` : `${least} to ${most}`;
  const subject = what === 'ransom' ? `the ransom for ${unitOf(campaign, unit ?? '')?.name ?? unit}` : 'field medics';
  const when = what === 'ransom' ? 'when the battle is recorded' : 'before the casualty rolls';
  return `pay ${cost} points for ${subject} or decline, ${when} (bank ${bank})`;
};

/** Returns the first decision about experience that does not depend on dice: which unit gets a kill. */
const choices: Deciding = (campaign, { id }, which) => {
  const decision = decideCommand(campaign, { type: 'earn-experience', match: id }, EMPTY_DRAW_SOURCE);
  if (decision.status !== 'needs' || decision.need.kind !== 'choice') return [];
  const { need } = decision;
  return [
    {
      army: need.army,
      what: `decide the ${labelText(campaign, need.for)}: ${optionsText(need)}`,
      command: ['experience', spaced(which, `--choose "${need.for}=…"`)],
    },
  ];
};
