import { playerNames } from '@muster/ai';
import type { ArmyBook } from '@muster/army';
import {
  armyOf,
  battleSeed,
  type Campaign,
  type Command as CampaignCommand,
  decide,
  type Digest,
  firstOf,
  keyedSource,
  type Match,
  matchOf,
  policySource,
  seedOf,
  type Step as MatchStep,
  stepLines,
} from '@muster/campaign';
import type { Table } from '@muster/engine';
import { type Bring, seasonTable, stewardCommand } from '@muster/host';
import { Dice, listed } from '@muster/kernel';
import { EXIT, Stop } from '../findings.ts';
import { say } from '../screen.ts';
import { openTalk, type Talk, untilLeft } from './ask.ts';
import { rollFor } from './bringing.ts';
import { dayOf, decideAll, openCampaign, type Step, type WriteOptions, writeDown } from './carry.ts';
import { askWish } from './dealing.ts';
import { fight, type Seat } from './fighting.ts';
import { forgetBattles, keptFile } from './kept-battle.ts';
import { NEXT_COMMANDS } from './next-commands.ts';
import { shelfOf } from './shelf.ts';

/** A match that is played at this computer, from its setup to recruiting. */
export interface Evening {
  file: string;
  match: string;
  /** What the armies bring, unless the match is set up already. */
  bring?: Bring;
  /** Who plays each army, in the order of the match. */
  seats: ReadonlyMap<string, Seat>;
  /** A new one unless told. */
  table?: Table;
  /** Where the record of the battle goes. */
  out?: string;
  /** Tells nothing of the battle on the way. */
  silent: boolean;
  /**
   * Whether armies buy and recruit afterwards. Without a word, people at the terminal are asked, computer players deal for
   * their own armies, and the bank of any other player is left alone.
   */
  dealings?: boolean;
  /** Further books to deal from. */
  book?: readonly string[];
  options: WriteOptions;
}

type Playing = Evening & { talk: Talk };

/**
 * Plays a match from the step that it is at. It is written down after every part of it, so that whoever leaves in the
 * middle can go on later. Tells what the battle came to, if there was one to fight.
 */
export const playEvening = async (evening: Evening): Promise<Digest | undefined> => {
  const talk = openTalk(`You left. What was written stays, and ${again(evening)} goes on from there.`);
  const playing = { ...evening, talk };
  try {
    await setUp(playing);
    const told = nowAt(playing).step === 'mission' ? await battle(playing) : undefined;
    await keepBooks(playing);
    if (evening.dealings !== false && (await dealStep(playing, 'upgrade'))) await dealStep(playing, 'recruit');
    announceNext(playing);
    return told;
  } finally {
    talk.end();
  }
};

const again = ({ file }: Evening): string => `"muster campaign play ${file}"`;

const nowAt = ({ file, match }: Evening): Match => matchOf(openCampaign(file).campaign, match) as Match;

/** Decides and writes down what comes next; computer players decide at once, people are asked. */
const write = async (playing: Playing, ...steps: readonly Step[]): Promise<void> => {
  const { file, seats, talk, options } = playing;
  const opened = openCampaign(file);
  const decided = await decideAll(opened.campaign, steps, {
    ...options,
    talk,
    goesOn: true,
    auto: ({ army, pay }) =>
      options.auto === true || (seats.get(army) !== 'human' && (!pay || maySpend(playing, army))),
  });
  writeDown(opened, decided, { ...options, goesOn: true });
};

/** Whether Muster may spend the points of an army: it was asked to, or the army's player is a computer player. */
const maySpend = ({ file, dealings }: Evening, army: string): boolean =>
  dealings === true || isComputerLed(openCampaign(file).campaign, army);

/** Names that say that no person leads an army. */
const COMPUTERS: readonly string[] = ['computer', ...playerNames];

const isComputerLed = (campaign: Campaign, army: string): boolean =>
  COMPUTERS.includes((armyOf(campaign, army)?.player ?? '').toLowerCase());

/** Says what comes next where the match is not over, and whose it is. */
const announceNext = (playing: Playing): void => {
  if (playing.options.silent) return;
  const { step } = nowAt(playing);
  if (step === 'closed') return;
  for (const line of stepLines(step, NEXT_COMMANDS)) say(line);
  const { campaign } = openCampaign(playing.file);
  const waiting = waitingFor(playing).flatMap((id) => armyOf(campaign, id) ?? []);
  if (playing.dealings === false || waiting.length === 0) return;
  const whose = listed(waiting.map(({ name, player }) => `${player} (${name})`));
  say(`The points are for ${whose} to spend. With --dealings, Muster spends them.`);
};

/** Armies whose points Muster leaves alone, because computer players only fight for them. */
const waitingFor = (playing: Playing): string[] =>
  [...playing.seats].flatMap(([army, seat]) => (seat === 'human' || maySpend(playing, army) ? [] : [army]));

/** A command that is given when the match is at this step. */
const atStep =
  (match: string, step: MatchStep, command: CampaignCommand): Step =>
  (now) =>
    matchOf(now, match)?.step === step ? command : undefined;

const setUp = (playing: Playing): Promise<void> => {
  const { match, bring, seats, options } = playing;
  const isNew = (now: Campaign): boolean => {
    const { step, round } = matchOf(now, match) as Match;
    return step === 'mission' && round === 0;
  };
  return write(
    playing,
    (now) => bring && { type: 'set-up', match, bring, at: dayOf(options, now) },
    ...[...seats.keys()].map((army) => (now: Campaign) => (isNew(now) ? rollFor(now, match, army) : undefined)),
  );
};

const battle = async (playing: Playing): Promise<Digest> => {
  const { file, match: id, seats, talk, options } = playing;
  const { campaign } = openCampaign(file);
  const seed = battleSeed(campaign, matchOf(campaign, id) as Match);
  const order = {
    table: playing.table ?? seasonTable(campaign, seed, seats.size),
    seed,
    seats: [...seats.values()],
    silent: playing.silent,
    out: playing.out,
    keep: (part: string) => keptFile(file, id, part),
    lines: talk.lines,
    ...(options.realDice ? { dice: 'asked' as const } : {}),
  };
  const told = await untilLeft(
    () => fight(campaign, matchOf(campaign, id) as Match, order),
    `You left the table. ${again(playing)} continues the battle of match ${id}.`,
  );
  await write(playing, (now) => ({ type: 'conclude', match: id, ...told, at: dayOf(options, now) }));
  forgetBattles(file, id);
  return told;
};

const keepBooks = (playing: Playing): Promise<void> => {
  const { match } = playing;
  return write(
    playing,
    atStep(match, 'casualties', { type: 'check-casualties', match }),
    atStep(match, 'experience', { type: 'earn-experience', match }),
  );
};

/** Upgrades or recruits of one army after the other. Returns whether the step is over: it waits for players who are not here. */
const dealStep = async (playing: Playing, step: 'upgrade' | 'recruit'): Promise<boolean> => {
  if (nowAt(playing).step !== step) return true;
  const { campaign } = openCampaign(playing.file);
  const waiting = waitingFor(playing);
  for (const [army, seat] of playing.seats) {
    if (waiting.includes(army)) continue;
    const books = shelfOf(campaign, armyOf(campaign, army), playing.book);
    // oxlint-disable-next-line no-await-in-loop
    await (seat === 'human' ? dealInPerson : dealAlone)(playing, army, books);
  }
  if (waiting.length > 0) return false;
  await write(playing, atStep(playing.match, step, { type: 'end-step', match: playing.match }));
  return true;
};

const MOST_DEALS = 3;

/** A computer player makes a few deals, as long as the rules allow them. */
const dealAlone = async (playing: Playing, army: string, books: readonly ArmyBook[]): Promise<void> => {
  for (let deal = 0; deal < MOST_DEALS; deal++) {
    const { campaign, facts } = openCampaign(playing.file);
    const match = matchOf(campaign, playing.match) as Match;
    const dice = new Dice(JSON.stringify([battleSeed(campaign, match), match.step, army]), deal);
    const command = stewardCommand({ campaign, facts, books, dice }, army);
    if (!command || !isLawful(campaign, command)) return;
    // oxlint-disable-next-line no-await-in-loop
    await write(playing, () => command);
  }
};

const isLawful = (campaign: Campaign, command: CampaignCommand): boolean =>
  decide(campaign, command, firstOf(policySource(campaign), keyedSource(seedOf(campaign)))).status === 'done';

/** A person makes as many deals as they like. */
const dealInPerson = async (playing: Playing, army: string, books: readonly ArmyBook[]): Promise<void> => {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const wish = await askWish(playing.talk, openCampaign(playing.file), army, books);
    if (wish === 'done') return;
    // oxlint-disable-next-line no-await-in-loop
    if (wish !== 'nothing') await tryWish(playing, wish);
  }
};

/** Carries a wish out; one that the rules refuse is explained and forgotten. */
const tryWish = async (playing: Playing, wish: CampaignCommand): Promise<void> => {
  try {
    await write(playing, () => wish);
  } catch (error) {
    if (!(error instanceof Stop) || error.code === EXIT.no) throw error;
    say(error.message);
  }
};
