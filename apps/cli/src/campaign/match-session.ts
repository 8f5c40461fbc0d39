import { playerNames } from '@muster/ai';
import type { ArmyBook } from '@muster/army';
import {
  armyOf,
  battleSeed,
  type Campaign,
  type Command as CampaignCommand,
  decideCommand,
  type BattleDigest,
  firstOf,
  keyedSource,
  type Match,
  matchOf,
  policySource,
  seedOf,
  type MatchStep,
  stepLines,
} from '@muster/campaign';
import type { Table } from '@muster/engine';
import { type BroughtUnits, seasonTable, nextCampaignCommand } from '@muster/host';
import { Dice, listText } from '@muster/kernel';
import { EXIT, CommandError } from '../findings.ts';
import { printLine } from '../screen.ts';
import { openDialogue, type Dialogue, untilLeft } from './ask.ts';
import { rollFor } from './bring-options.ts';
import { dayOf, decideAll, openCampaign, type Step, type WriteOptions, writeFacts } from './run-and-write.ts';
import { askTrade } from './trades.ts';
import { playMatchBattles, type Seat } from './battles.ts';
import { deleteSavedBattles, savedBattleFile } from './kept-battle.ts';
import { NEXT_COMMANDS } from './next-commands.ts';
import { searchedBooks } from './book-search.ts';

/** A match to play at this computer, from its setup to recruiting. */
export interface MatchSession {
  file: string;
  match: string;
  /** The units that the armies bring, unless the match is already set up. */
  bring?: BroughtUnits;
  /** The player of each army, in the order of the match. */
  seats: ReadonlyMap<string, Seat>;
  /** The table (default: a new one). */
  table?: Table;
  /** The file for the record of the battle. */
  out?: string;
  /** Prints no log of the battle. */
  silent: boolean;
  /**
   * Whether armies buy and recruit afterwards. By default, people at the terminal are asked, computer players buy for
   * their own armies, and Muster spends no points of other players.
   */
  dealings?: boolean;
  /** Additional army books for upgrades and recruits. */
  book?: readonly string[];
  options: WriteOptions;
}

type Playing = MatchSession & { talk: Dialogue };

/**
 * Plays a match from its current step. Every part is saved, so that a player who leaves in the middle can continue later.
 * Returns the result of the battle, if there was one to play.
 */
export const playMatchSession = async (evening: MatchSession): Promise<BattleDigest | undefined> => {
  const talk = openDialogue(`You left. The match is saved up to here. ${again(evening)} continues it.`);
  const playing = { ...evening, talk };
  try {
    await setUp(playing);
    const digest = nowAt(playing).step === 'mission' ? await battle(playing) : undefined;
    await rollAfterBattle(playing);
    if (evening.dealings !== false && (await dealStep(playing, 'upgrade'))) await dealStep(playing, 'recruit');
    announceNext(playing);
    return digest;
  } finally {
    talk.end();
  }
};

const again = ({ file }: MatchSession): string => `"muster campaign play ${file}"`;

const nowAt = ({ file, match }: MatchSession): Match => matchOf(openCampaign(file).campaign, match) as Match;

/** Decides and saves the next commands; computer players decide at once, people are asked. */
const write = async (playing: Playing, ...steps: readonly Step[]): Promise<void> => {
  const { file, seats, talk, options } = playing;
  const opened = openCampaign(file);
  const decided = await decideAll(opened.campaign, steps, {
    ...options,
    talk,
    continues: true,
    auto: ({ army, pay }) =>
      options.auto === true || (seats.get(army) !== 'human' && (!pay || maySpend(playing, army))),
  });
  writeFacts(opened, decided, { ...options, continues: true });
};

/** Whether Muster may spend the points of an army: the options allow it, or the army belongs to a computer player. */
const maySpend = ({ file, dealings }: MatchSession, army: string): boolean =>
  dealings === true || isComputerLed(openCampaign(file).campaign, army);

/** Names of players that are computer players. */
const COMPUTERS: readonly string[] = ['computer', ...playerNames];

const isComputerLed = (campaign: Campaign, army: string): boolean =>
  COMPUTERS.includes((armyOf(campaign, army)?.player ?? '').toLowerCase());

/** Prints the next step if the match is not over, and the players who must take it. */
const announceNext = (playing: Playing): void => {
  if (playing.options.silent) return;
  const { step } = nowAt(playing);
  if (step === 'closed') return;
  for (const line of stepLines(step, NEXT_COMMANDS)) printLine(line);
  const { campaign } = openCampaign(playing.file);
  const waiting = waitingFor(playing).flatMap((id) => armyOf(campaign, id) ?? []);
  if (playing.dealings === false || waiting.length === 0) return;
  const whose = listText(waiting.map(({ name, player }) => `${player} (${name})`));
  printLine(`${whose} can now spend points. With --dealings, Muster spends them.`);
};

/** Returns the armies whose points Muster may not spend, because computer players only play their battles. */
const waitingFor = (playing: Playing): string[] =>
  [...playing.seats].flatMap(([army, seat]) => (seat === 'human' || maySpend(playing, army) ? [] : [army]));

/** Returns a step that gives a command if the match is at this step. */
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

const battle = async (playing: Playing): Promise<BattleDigest> => {
  const { file, match: id, seats, talk, options } = playing;
  const { campaign } = openCampaign(file);
  const seed = battleSeed(campaign, matchOf(campaign, id) as Match);
  const order = {
    table: playing.table ?? seasonTable(campaign, seed, seats.size),
    seed,
    seats: [...seats.values()],
    silent: playing.silent,
    out: playing.out,
    keep: (part: string) => savedBattleFile(file, id, part),
    lines: talk.lines,
    ...(options.realDice ? { dice: 'asked' as const } : {}),
  };
  const digest = await untilLeft(
    () => playMatchBattles(campaign, matchOf(campaign, id) as Match, order),
    `You left the table. ${again(playing)} continues the battle of match ${id}.`,
  );
  await write(playing, (now) => ({ type: 'conclude', match: id, ...digest, at: dayOf(options, now) }));
  deleteSavedBattles(file, id);
  return digest;
};

const rollAfterBattle = (playing: Playing): Promise<void> => {
  const { match } = playing;
  return write(
    playing,
    atStep(match, 'casualties', { type: 'check-casualties', match }),
    atStep(match, 'experience', { type: 'earn-experience', match }),
  );
};

/** Lets the armies buy upgrades or recruit, one after the other. Returns whether the step is over: it waits for players who are absent. */
const dealStep = async (playing: Playing, step: 'upgrade' | 'recruit'): Promise<boolean> => {
  if (nowAt(playing).step !== step) return true;
  const { campaign } = openCampaign(playing.file);
  const waiting = waitingFor(playing);
  for (const [army, seat] of playing.seats) {
    if (waiting.includes(army)) continue;
    const books = searchedBooks(campaign, armyOf(campaign, army), playing.book);
    // oxlint-disable-next-line no-await-in-loop
    await (seat === 'human' ? dealInPerson : dealAlone)(playing, army, books);
  }
  if (waiting.length > 0) return false;
  await write(playing, atStep(playing.match, step, { type: 'end-step', match: playing.match }));
  return true;
};

const MOST_TRADES = 3;

/** Lets a computer player make a few trades, as long as the rules allow them. */
const dealAlone = async (playing: Playing, army: string, books: readonly ArmyBook[]): Promise<void> => {
  for (let deal = 0; deal < MOST_TRADES; deal++) {
    const { campaign, facts } = openCampaign(playing.file);
    const match = matchOf(campaign, playing.match) as Match;
    const dice = new Dice(JSON.stringify([battleSeed(campaign, match), match.step, army]), deal);
    const command = nextCampaignCommand({ campaign, facts, books, dice }, army);
    if (!command || !isLawful(campaign, command)) return;
    // oxlint-disable-next-line no-await-in-loop
    await write(playing, () => command);
  }
};

const isLawful = (campaign: Campaign, command: CampaignCommand): boolean =>
  decideCommand(campaign, command, firstOf(policySource(campaign), keyedSource(seedOf(campaign)))).status === 'done';

/** Lets a person make as many trades as they like. */
const dealInPerson = async (playing: Playing, army: string, books: readonly ArmyBook[]): Promise<void> => {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const wish = await askTrade(playing.talk, openCampaign(playing.file), army, books);
    if (wish === 'done') return;
    // oxlint-disable-next-line no-await-in-loop
    if (wish !== 'nothing') await tryWish(playing, wish);
  }
};

/** Carries out a chosen trade, or prints why the rules refuse it. */
const tryWish = async (playing: Playing, wish: CampaignCommand): Promise<void> => {
  try {
    await write(playing, () => wish);
  } catch (error) {
    if (!(error instanceof CommandError) || error.code === EXIT.no) throw error;
    printLine(error.message);
  }
};
